/**
 * Overlapping labels on a board. Hints are kept inside the board. A label that would overlap a more important one is
 * hidden until asked for, and so is a hint that would cover a piece.
 */

const GAP = 1;
/** Selectors of labels, most important first: names of legal elements, hints, other names. */
const RANKS = [".is-legal > .thing .name", ".hint", ".element:not(.is-legal) > .thing .name"];

const PIECES = ".element-figure, .element-die, .element-token";

/** Whether two boxes overlap or nearly touch. @param {DOMRect} a @param {DOMRect} b */
const touches = (a, b) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/**
 * Shift a hint sideways so that it stays inside its board.
 *
 * @param {HTMLElement} hint
 * @param {DOMRect} edge
 * @returns {DOMRect} the shifted box
 */
function within(hint, edge) {
  const { x, y, width, height } = hint.getBoundingClientRect();
  const shifted = Number.parseFloat(hint.style.translate) || 0;
  const left = x - shifted;
  const wanted = Math.round(Math.max(edge.left - left, Math.min(0, edge.right - left - width)));
  if (wanted !== shifted) hint.style.translate = wanted ? `${wanted}px` : "";
  return new DOMRect(left + wanted, y, width, height);
}

/** Hide overlapping labels on all boards, and keep hints inside; called after each drawing. @param {Element} root */
export function hideOverlappingLabels(root) {
  for (const board of root.querySelectorAll(".board")) {
    const words = RANKS.flatMap((rank) => [.../** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll(rank))]);
    const edge = board.getBoundingClientRect();
    const boxes = words.map((word) => (word.matches(".hint") ? within(word, edge) : word.getBoundingClientRect()));
    const pieces = [...board.querySelectorAll(PIECES)].map((piece) => ({ piece, box: piece.getBoundingClientRect() }));
    /** @type {DOMRect[]} */
    const taken = [];
    words.forEach((word, place) => {
      const box = /** @type {DOMRect} */ (boxes[place]);
      const hides = pieces.some((one) => !one.piece.contains(word) && touches(box, one.box));
      const out = taken.some((other) => touches(box, other)) || (word.matches(".hint") && hides);
      word.classList.toggle("is-crowded-out", out);
      if (!out) taken.push(box);
    });
  }
}
