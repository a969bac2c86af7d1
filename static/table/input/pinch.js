/** Zoom gestures of a board: two fingers, or the mouse wheel with Ctrl. */
import { zoomAt, zoomOf } from "../render/zoom.js";

/** Distance between two touches and the point midway between them. @param {TouchList} touches */
function spread(touches) {
  const [a, b] = touches;
  if (!a || !b) return null;
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    at: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}

/**
 * Zoom a board by two fingers or by the wheel with Ctrl.
 *
 * @param {(id: string, zoom: number) => void} set stores the new zoom of the board in area `id`
 * @param {AbortSignal} signal
 */
export function onPinch(set, signal) {
  /** @type {{view: Element, zoom: number, apart: number, at: {x: number, y: number}} | null} */
  let pinch = null;
  const viewAt = (/** @type {EventTarget | null} */ target) =>
    target instanceof Element ? target.closest(".table .board-view") : null;
  const keep = (/** @type {Element} */ view) =>
    set(view.closest("[data-area]")?.getAttribute("data-area") ?? "", zoomOf(view));
  addEventListener(
    "touchstart",
    (event) => {
      const view = viewAt(event.target);
      const now = spread(event.touches);
      pinch = view && now && event.touches.length === 2 ? { view, zoom: zoomOf(view), ...now } : null;
    },
    { signal, passive: true },
  );
  addEventListener(
    "touchmove",
    (event) => {
      const now = spread(event.touches);
      if (!pinch || !now) return;
      event.preventDefault();
      zoomAt(pinch.view, (pinch.zoom * now.apart) / pinch.apart, pinch.at, now.at);
      // Measure the next movement from here.
      pinch = { view: pinch.view, zoom: zoomOf(pinch.view), ...now };
    },
    { signal, passive: false },
  );
  for (const kind of /** @type {const} */ (["touchend", "touchcancel"]))
    addEventListener(
      kind,
      () => {
        if (pinch) keep(pinch.view);
        pinch = null;
      },
      { signal, passive: true },
    );
  addEventListener(
    "wheel",
    (event) => {
      const view = event.ctrlKey ? viewAt(event.target) : null;
      if (!view) return;
      event.preventDefault();
      zoomAt(view, zoomOf(view) * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
      keep(view);
    },
    { signal, passive: false },
  );
}
