/** A board under a glass: fingers, keys and wheels enlarge the board and never the page. */

const STEPS = [1, 1.4, 2, 2.8, 4];
const MOST = STEPS[STEPS.length - 1] ?? 4;

/** Whether a board can be drawn a step larger (1) or smaller (-1). @param {number} zoom @param {1 | -1} way */
export const canStep = (zoom, way) => (way > 0 ? zoom < MOST - 0.01 : zoom > 1.01);

/**
 * The next step from any zoom.
 *
 * @param {number} zoom
 * @param {1 | -1} way
 */
export function stepped(zoom, way) {
  const next =
    way > 0 ? STEPS.find((step) => step > zoom + 0.01) : [...STEPS].reverse().find((step) => step < zoom - 0.01);
  return next ?? zoom;
}

/** @param {Element} view */
const boardOf = (view) => /** @type {HTMLElement} */ (view.querySelector(".board"));

/** @param {Element} view */
export const zoomOf = (view) => Number(boardOf(view).style.getPropertyValue("--zoom")) || 1;

/**
 * Draws a board at `zoom` so that the point of it at (x, y) of the screen comes to lie at `to`.
 *
 * @param {Element} view
 * @param {number} zoom
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} [to]
 * @returns {number} the zoom it is drawn at
 */
export function zoomAt(view, zoom, from, to = from) {
  const board = boardOf(view);
  const now = Math.min(MOST, Math.max(1, zoom));
  const before = board.getBoundingClientRect();
  const across = (from.x - before.left) / before.width;
  const down = (from.y - before.top) / before.height;
  board.style.setProperty("--zoom", String(now));
  const after = board.getBoundingClientRect();
  view.scrollLeft += after.left + across * after.width - to.x;
  view.scrollTop += after.top + down * after.height - to.y;
  return now;
}

/** The middle of a box. @param {{left: number, top: number, width: number, height: number}} box */
const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** The middle of all that is lit on a board, or null. @param {Element} view */
function litMiddle(view) {
  const boxes = [...view.querySelectorAll("[data-legal]")].map((thing) => thing.getBoundingClientRect());
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return middle({
    left,
    top,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  });
}

/**
 * One step larger or smaller, about the middle of what is lit, else of what is seen.
 *
 * @param {Element} view
 * @param {1 | -1} way
 */
export function step(view, way) {
  const seen = middle(view.getBoundingClientRect());
  return zoomAt(view, stepped(zoomOf(view), way), (way > 0 && litMiddle(view)) || seen, seen);
}

/** Brings what is lit on enlarged boards into their frames where none of it is seen. @param {Element} root */
export function showLit(root) {
  for (const view of root.querySelectorAll(".board-view")) {
    const things = [...view.querySelectorAll("[data-legal]")];
    const frame = view.getBoundingClientRect();
    const inside = things.some((thing) => {
      const { x, y } = middle(thing.getBoundingClientRect());
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    });
    if (!things.length || inside) continue;
    const to = middle(frame);
    const from = litMiddle(view) ?? to;
    view.scrollBy({ left: from.x - to.x, top: from.y - to.y, behavior: "instant" });
    const [first] = things;
    if (first && things.length > 1) {
      // Where the things lie far apart their middle may show none of them.
      const { x, y } = middle(first.getBoundingClientRect());
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)
        view.scrollBy({ left: x - to.x, top: y - to.y, behavior: "instant" });
    }
  }
}

/** @param {TouchList} touches */
function spread(touches) {
  const [a, b] = touches;
  if (!a || !b) return null;
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    at: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}

/**
 * Two fingers on a board, or the wheel with Ctrl, enlarge it.
 *
 * @param {(id: string, zoom: number) => void} set keeps the zoom of a board
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
      // From here on: the next movement begins where this one ended.
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
