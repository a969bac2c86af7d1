/** Zoom of a board: its steps, zooming about a point, and scrolling to what is legal. Only the board grows, never the page. */

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
function nextStep(zoom, way) {
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

/** The middle of everything legal on a board, or null. @param {Element} view */
function legalMiddle(view) {
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
 * One step larger or smaller, about the middle of what is legal, else of what is visible.
 *
 * @param {Element} view
 * @param {1 | -1} way
 */
export function zoomByOneStep(view, way) {
  const seen = middle(view.getBoundingClientRect());
  return zoomAt(view, nextStep(zoomOf(view), way), (way > 0 && legalMiddle(view)) || seen, seen);
}

/** Scroll enlarged boards so that something legal is in their frames. @param {Element} root */
export function showLegalOnBoards(root) {
  for (const view of root.querySelectorAll(".board-view")) {
    const things = [...view.querySelectorAll("[data-legal]")];
    const frame = view.getBoundingClientRect();
    const inside = things.some((thing) => {
      const { x, y } = middle(thing.getBoundingClientRect());
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    });
    if (!things.length || inside) continue;
    const to = middle(frame);
    const from = legalMiddle(view) ?? to;
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
