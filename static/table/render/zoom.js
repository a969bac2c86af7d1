/**
 * Zoom of a board: its levels, zooming about a point, and scrolling to legal elements and to the viewer's own pieces.
 * The board grows inside its frame; the page keeps its size.
 *
 * @typedef {import("../../types.js").View} View
 */
import { PHONE } from "./breakpoints.js";
import { elementsOf } from "./scene-traversal.js";

const STEPS = [1, 1.4, 2, 2.8, 4];
const MOST = STEPS[STEPS.length - 1] ?? 4;
/** Least width and height, in pixels, of a space that can be chosen. */
const PRESSABLE = 24;

/** Whether a board can be zoomed in (1) or out (-1) any further. @param {number} zoom @param {1 | -1} way */
export const canStep = (zoom, way) => (way > 0 ? zoom < MOST - 0.01 : zoom > 1.01);

/**
 * Next zoom level from any zoom.
 *
 * @param {number} zoom
 * @param {1 | -1} way
 */
function nextStep(zoom, way) {
  const next =
    way > 0 ? STEPS.find((step) => step > zoom + 0.01) : [...STEPS].reverse().find((step) => step < zoom - 0.01);
  return next ?? zoom;
}

/** Board inside a scrolling frame. @param {Element} view */
const boardOf = (view) => /** @type {HTMLElement} */ (view.querySelector(".board"));

/** Current zoom of the board in a frame; 1 fits the frame. @param {Element} view */
export const zoomOf = (view) => Number(boardOf(view).style.getPropertyValue("--zoom")) || 1;

/**
 * Zoom a board so that its point at `from` on the screen moves to `to`.
 *
 * @param {Element} view
 * @param {number} zoom
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} [to]
 * @returns {number} zoom after clamping to the allowed range
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

/** Centre of all legal elements on a board, or null. @param {Element} view */
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
 * Zoom in or out by one level, about the legal elements where possible, else about the visible centre.
 *
 * @param {Element} view
 * @param {1 | -1} way
 */
export function zoomByOneStep(view, way) {
  const seen = middle(view.getBoundingClientRect());
  return zoomAt(view, nextStep(zoomOf(view), way), (way > 0 && legalMiddle(view)) || seen, seen);
}

/**
 * On phones, enlarge boards with zoom buttons on which a legal space is too small to press.
 *
 * @param {Element} root
 * @param {(id: string, zoom: number) => void} keep stores the new zoom of the board in area `id`
 * @param {ReadonlySet<string>} zoomed ids of areas whose zoom somebody has chosen; their boards keep it
 */
export function enlargeSmallSpaces(root, keep, zoomed) {
  if (!PHONE.matches) return;
  for (const view of root.querySelectorAll(".board-frame:has(> .board-tools) .board-view")) {
    const id = view.closest("[data-area]")?.getAttribute("data-area") ?? "";
    const boxes = [...view.querySelectorAll(".space[data-legal]")].map((thing) => thing.getBoundingClientRect());
    const least = Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
    if (zoomed.has(id) || least === 0 || least >= PRESSABLE) continue;
    const seen = middle(view.getBoundingClientRect());
    const zoom = Math.ceil((10 * zoomOf(view) * PRESSABLE) / least) / 10;
    keep(id, zoomAt(view, zoom, legalMiddle(view) ?? seen, seen));
  }
}

/**
 * Whether the centre of one of these elements lies within a frame.
 *
 * @param {readonly Element[]} things
 * @param {DOMRect} frame
 */
const isOneInside = (things, frame) =>
  things.some((thing) => {
    const { x, y } = middle(thing.getBoundingClientRect());
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  });

/** Scroll boards so that one of the viewer's own pieces is visible. @param {Element} root @param {View} view */
export function showOwnPiecesOnBoards(root, { scene, viewer }) {
  // A piece is a visible physical object, which has a key; counts and dice of a seat on a board have none.
  const own = [...elementsOf(scene.areas)].filter(({ seat, key }) => key && seat === viewer);
  for (const view of root.querySelectorAll(".board-view")) {
    const things = own.flatMap(({ id }) => view.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? []);
    const frame = view.getBoundingClientRect();
    const [first] = things;
    if (!first || isOneInside(things, frame)) continue;
    const [from, to] = [middle(first.getBoundingClientRect()), middle(frame)];
    view.scrollBy({ left: from.x - to.x, top: from.y - to.y, behavior: "instant" });
  }
}

/** Scroll zoomed boards so that a legal element is visible. @param {Element} root */
export function showLegalOnBoards(root) {
  for (const view of root.querySelectorAll(".board-view")) {
    const things = [...view.querySelectorAll("[data-legal]")];
    const frame = view.getBoundingClientRect();
    if (!things.length || isOneInside(things, frame)) continue;
    const to = middle(frame);
    const from = legalMiddle(view) ?? to;
    view.scrollBy({ left: from.x - to.x, top: from.y - to.y, behavior: "instant" });
    const [first] = things;
    if (first && things.length > 1) {
      // If the elements are far apart, none may be visible around their common centre.
      const { x, y } = middle(first.getBoundingClientRect());
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)
        view.scrollBy({ left: x - to.x, top: y - to.y, behavior: "instant" });
    }
  }
}
