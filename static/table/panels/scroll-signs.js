/** Signs of what scrolls beside the table: lists show whole rows only, and boxes fade out where they continue. */

/** Boxes that may continue above or below their edges. */
const LISTS = ".region-side[data-scrolls], .region-own .seat-areas, .log-view";
/** Pixels of content below a box that do not count as more, such as its padding. */
const REST = 10;
/** Greatest height of a line of text, in pixels. */
const LINE = 60;

/** Boxes of the lines of text in a scrolling box, without those of whole areas. @param {Element} view */
function linesOf(view) {
  const all = document.createRange();
  all.selectNodeContents(view);
  return [...all.getClientRects()].filter(({ width, height }) => width > 0 && height > 0 && height < LINE);
}

/**
 * Hide the parts of lines at the upper and lower edges of a scrolling box.
 *
 * @param {HTMLElement} view
 */
export function showWholeLines(view) {
  const clip = wholeLines(view);
  if (view.style.clipPath !== clip) view.style.clipPath = clip;
}

/** Value of `clip-path` that hides the parts of lines; empty where all is shown. @param {HTMLElement} view */
function wholeLines(view) {
  if (view.scrollHeight <= view.clientHeight) return "";
  const { top, bottom } = view.getBoundingClientRect();
  let [from, to] = [top, bottom];
  // Icons are higher than the text beside them, so hiding a line may uncover the part of an icon.
  const lines = linesOf(view);
  for (const line of lines.sort((a, b) => a.top - b.top)) {
    if (line.top < from - 1 && line.bottom > from + 1) from = line.bottom;
  }
  for (const line of lines.sort((a, b) => b.bottom - a.bottom)) {
    if (line.bottom > to + 1 && line.top < to - 1) to = line.top;
  }
  if (!lines.some((line) => line.top > from - 1 && line.bottom < to + 1)) return "";
  return `inset(${Math.ceil(from - top)}px 0px ${Math.ceil(bottom - to)}px)`;
}

/** Mark whether a box continues above or below its edges. @param {Element} list */
function markMore(list) {
  if (getComputedStyle(list).overflowY === "visible") return;
  const more = list.scrollHeight - list.clientHeight - list.scrollTop > REST;
  const before = list.scrollTop > REST;
  if (more !== list.hasAttribute("data-more")) list.toggleAttribute("data-more", more);
  if (before !== list.hasAttribute("data-before")) list.toggleAttribute("data-before", before);
  if (list.matches(".side-column > .region-side")) showWholeLines(/** @type {HTMLElement} */ (list));
}

/** Mark the boxes that continue; called after each drawing. @param {Element} root */
export const markScrollingLists = (root) => root.querySelectorAll(LISTS).forEach(markMore);

/** Scroll the viewer's own seat to its top, for a new turn or the end of the game. @param {Element} root */
export function showTopOfOwnSeat(root) {
  root.querySelector(".region-own .seat-areas")?.scrollTo({ top: 0, behavior: "instant" });
}

const onScroll = (/** @type {Event} */ { target }) => {
  if (target instanceof Element && target.matches(LISTS)) markMore(target);
};
addEventListener("scroll", onScroll, { capture: true, passive: true });
addEventListener("resize", () => markScrollingLists(document.body));
