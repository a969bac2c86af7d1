/**
 * Presses that are not plain clicks. A long press or a right click opens the details of an element, even of one that
 * ignores clicks. The start of any other press on a legal element predicts a click on it.
 */

/** Duration of a long press, in milliseconds. */
const LONG = 450;
/** Largest movement of the finger during a long press, in pixels. */
const STRAY = 10;

/** Suppress the click or the menu that follows a long press. @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Id of the smallest element at a point, since elements may overlap.
 *
 * @param {EventTarget | null} target target of the browser's event
 * @param {{clientX: number, clientY: number}} at
 * @returns {string} "" where there is no element
 */
function thingAt(target, { clientX: x, clientY: y }) {
  const hit = target instanceof Element ? target : null;
  const around = hit?.closest(".board, .area, .contents, [data-area]") ?? null;
  if (!hit?.closest(".table, .contents") || hit.closest(".peek")) return "";
  const own = hit.closest("[data-id]");
  let found = own;
  let least = own ? size(own.getBoundingClientRect()) : Number.POSITIVE_INFINITY;
  for (const thing of around?.querySelectorAll("[data-id]") ?? []) {
    const box = thing.getBoundingClientRect();
    const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (inside && size(box) < least) {
      found = thing;
      least = size(box);
    }
  }
  return found?.getAttribute("data-id")?.replace(/:large$/, "") ?? "";
}

/** Area of a box, in square pixels. @param {DOMRect} box */
const size = ({ width, height }) => width * height;

/**
 * Call `act` with the id of a legal element when a pointer goes down on it.
 *
 * @param {(id: string) => void} act
 * @param {AbortSignal} signal
 */
export function onLegalPointerDown(act, signal) {
  addEventListener(
    "pointerdown",
    ({ target, isPrimary, button }) => {
      const legal = target instanceof Element ? target.closest(".table [data-legal]") : null;
      const id = legal?.getAttribute("data-id");
      if (id && isPrimary && button === 0) act(id);
    },
    { signal, capture: true, passive: true },
  );
}

/**
 * Call `act` with the id of the element under a right click.
 *
 * @param {(id: string) => boolean} act returns true to suppress the browser's own menu
 * @param {AbortSignal} signal
 */
export function onRightButton(act, signal) {
  addEventListener(
    "contextmenu",
    (event) => {
      const id = thingAt(event.target, event);
      if (id && act(id)) event.preventDefault();
    },
    { signal },
  );
}

/**
 * Call `act` with the id of the element under a long press.
 *
 * @param {(id: string) => boolean} act returns true to suppress the click that follows
 * @param {AbortSignal} signal
 */
export function onLongPress(act, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const free = () => {
    removeEventListener("click", swallow, true);
    removeEventListener("contextmenu", swallow, true);
  };
  /** @type {AddEventListenerOptions} */
  const watching = { signal, capture: true, passive: true };
  addEventListener(
    "pointerdown",
    (event) => {
      stop();
      free();
      const id = event.pointerType === "touch" && event.isPrimary ? thingAt(event.target, event) : "";
      if (!id) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        if (!act(id)) return;
        for (const kind of ["click", "contextmenu"]) addEventListener(kind, swallow, true);
      }, LONG);
    },
    watching,
  );
  addEventListener(
    "pointermove",
    (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
    },
    watching,
  );
  for (const kind of ["pointerup", "pointercancel", "contextmenu"]) addEventListener(kind, stop, watching);
  signal.addEventListener("abort", () => {
    stop();
    free();
  });
}
