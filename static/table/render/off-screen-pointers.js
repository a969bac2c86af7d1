/** Arrows at the edge of a board or of the screen that point to legal elements scrolled out of view. */
import { html } from "lit-html";
import { icon } from "../../ui/icons.js";

/** @typedef {"up" | "down" | "left" | "right"} Side */

/** Selector of the parts of the table, besides boards, that scroll by themselves. */
const SCROLLED = ".rest-view, .side-column > .table-question, .has-panel .region-own .seat-areas";

/**
 * Tests whether a point lies beyond a side of a frame.
 *
 * @type {Record<Side, (x: number, y: number, frame: {left: number, top: number, right: number, bottom: number}) => boolean>}
 */
const OFF_SCREEN = {
  up: (_, y, { top }) => y < top,
  down: (_, y, { bottom }) => y > bottom,
  left: (x, _, { left }) => x < left,
  right: (x, _, { right }) => x > right,
};

/**
 * Arrows for the given sides of a frame; hidden until `updatePointers` shows those that are needed.
 *
 * @param {import("../../ui/texts.js").Texts} texts
 * @param {readonly Side[]} sides
 */
export const drawPointers = (texts, sides) =>
  html`<div class="pointers">${sides.map(
    (side) =>
      html`<button type="button" class="pointer pointer-${side}" tabindex="-1" hidden data-side=${side}
        title=${texts.ui("lit-beyond")} aria-label=${texts.ui("lit-beyond")} @click=${go}>${icon("plain-arrow")}</button>`,
  )}</div>`;

/** Centre of an element on the screen, as [x, y]. @param {Element} thing */
function middle(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Frame whose edges a set of arrows belongs to: a board or the screen. @param {Element} pointers */
function frameOf(pointers) {
  const view = pointers.closest(".board-frame")?.querySelector(".board-view");
  const box = view?.getBoundingClientRect();
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  return {
    within: view ?? pointers.closest(".table") ?? document.body,
    // A board's arrows use the board's own frame; beyond the edges of the screen the table's arrows take over.
    box: box ?? { left: 0, top: bar, right: innerWidth, bottom: innerHeight },
    inner: view ? null : ".board-view",
  };
}

/** Boxes of all scrolling parts around an element. @param {Element} thing */
function scrolledAround(thing) {
  const boxes = [];
  for (let part = thing.closest(SCROLLED); part; part = part.parentElement?.closest(SCROLLED) ?? null)
    boxes.push(part.getBoundingClientRect());
  return boxes;
}

/**
 * Legal elements in the frame of a set of arrows, each with a test for the side on which it is out of view.
 *
 * @param {Element} pointers
 */
function legalAround(pointers) {
  const { within, box, inner } = frameOf(pointers);
  return [...within.querySelectorAll("[data-legal]")].map((thing) => {
    // For the frame of the screen, a board counts as one element.
    const [x = 0, y = 0] = middle((inner && thing.closest(inner)) || thing);
    const frames = [box, ...(inner ? scrolledAround(thing) : [])];
    return {
      thing,
      isOffScreen: (/** @type {Side} */ side) => frames.some((frame) => OFF_SCREEN[side](x, y, frame)),
    };
  });
}

/** Show the arrows that point to something, and hide the others. @param {Element} root */
export function updatePointers(root) {
  const found = [...root.querySelectorAll(".pointers")].flatMap((pointers) => {
    const legal = legalAround(pointers);
    const all = /** @type {NodeListOf<HTMLElement>} */ (pointers.querySelectorAll("[data-side]"));
    return [...all].map((pointer) => ({
      pointer,
      points: legal.some(({ isOffScreen }) => isOffScreen(/** @type {Side} */ (pointer.dataset.side))),
    }));
  });
  // Reads come before all writes, since alternating them would force a layout each time.
  for (const { pointer, points } of found) if (pointer.hidden === points) pointer.hidden = !points;
}

/**
 * Scroll to the first legal element if none is visible.
 *
 * @param {Element} root
 */
export function ensureLegalVisible(root) {
  const legal = [...root.querySelectorAll("[data-legal]")];
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const seen = legal.some((thing) => {
    const [x = 0, y = 0] = middle(thing);
    const screen = new DOMRect(0, bar, innerWidth, innerHeight - bar);
    const board = thing.closest(".board-view")?.getBoundingClientRect() ?? screen;
    return [screen, board, ...scrolledAround(thing)].every(
      ({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom,
    );
  });
  if (!seen) legal[0]?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
}

/** Scroll to the nearest element in the direction of a clicked arrow. @param {Event} event */
function go(event) {
  const pointer = /** @type {HTMLElement} */ (event.currentTarget);
  const pointers = /** @type {Element} */ (pointer.parentElement);
  const side = /** @type {Side} */ (pointer.dataset.side);
  const things = legalAround(pointers).flatMap(({ thing, isOffScreen }) => (isOffScreen(side) ? [thing] : []));
  const way = side === "up" || side === "left" ? -1 : 1;
  const along = side === "up" || side === "down" ? 1 : 0;
  const nearest = things.sort((a, b) => way * ((middle(a)[along] ?? 0) - (middle(b)[along] ?? 0)))[0];
  nearest?.scrollIntoView({ block: "center", inline: "center" });
}

/**
 * Update the arrows on scrolling and resizing.
 *
 * @param {() => Element | null} root
 * @param {AbortSignal} signal
 */
export function onScroll(root, signal) {
  let waiting = false;
  const look = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      const table = root();
      if (table?.isConnected) updatePointers(table);
    });
  };
  addEventListener("scroll", look, { signal, capture: true, passive: true });
  addEventListener("resize", look, { signal, passive: true });
}
