/** Words on a board: those that would lie on others, or hints on what stands there, stay away until asked for. */

const GAP = 1;
/** What there is first room for: names of what is lit, what it leads to, other names. */
const RANKS = [".is-lit > .thing .name", ".hint", ".place:not(.is-lit) > .thing .name"];

const PIECES = ".place-figure, .place-die, .place-token";

/** @param {DOMRect} a @param {DOMRect} b */
const touches = (a, b) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** To be called after each drawing. @param {Element} root */
export function arrangeHints(root) {
  for (const board of root.querySelectorAll(".board")) {
    const words = RANKS.flatMap((rank) => [...board.querySelectorAll(rank)]);
    const boxes = words.map((word) => word.getBoundingClientRect());
    const pieces = [...board.querySelectorAll(PIECES)].map((piece) => ({ piece, box: piece.getBoundingClientRect() }));
    /** @type {DOMRect[]} */
    const taken = [];
    words.forEach((word, place) => {
      const box = /** @type {DOMRect} */ (boxes[place]);
      const hides = pieces.some((one) => !one.piece.contains(word) && touches(box, one.box));
      const out = taken.some((other) => touches(box, other)) || (word.matches(".hint") && hides);
      word.classList.toggle("is-out", out);
      if (!out) taken.push(box);
    });
  }
}
