/**
 * Overlapping labels on a board. Hints are kept inside the board. A hint that would cover a piece, such as one in the
 * space below, is raised into its own space. A label that would still overlap a more important one is hidden until asked
 * for, and so is a hint that would still cover a piece.
 */

const GAP = 1;
/** Selectors of labels, most important first: names of legal elements, hints, other names. */
const RANKS = [".is-legal > .thing .name", ".hint", ".element:not(.is-legal) > .thing .name"];

const PIECES = ".element-figure, .element-die, .element-token";

/** Whether two boxes overlap or nearly touch. @param {DOMRect} a @param {DOMRect} b */
const touches = (a, b) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** Shift of a label from its own place, in pixels. @param {HTMLElement} label */
function shiftOf(label) {
  const [across = 0, down = 0] = label.style.translate.split(" ").map((one) => Number.parseFloat(one) || 0);
  return { across, down };
}

/**
 * Box of a label without its shift.
 *
 * @param {HTMLElement} label
 */
function homeOf(label) {
  const { x, y, width, height } = label.getBoundingClientRect();
  const { across, down } = shiftOf(label);
  return new DOMRect(x - across, y - down, width, height);
}

/** Shift a label from its own place. @param {HTMLElement} label @param {number} across @param {number} down */
function shift(label, across, down) {
  const now = shiftOf(label);
  if (now.across !== across || now.down !== down) label.style.translate = `${across}px ${down}px`;
}

/** Box shifted sideways into a frame. @param {DOMRect} box @param {DOMRect} frame */
const inside = ({ left, right, y, width, height }, frame) =>
  new DOMRect(left + Math.round(Math.max(frame.left - left, Math.min(0, frame.right - right))), y, width, height);

/**
 * Box of a hint raised above the pieces that it would cover, if there is room for it in its own space.
 *
 * @param {HTMLElement} hint
 * @param {DOMRect} box
 * @param {readonly DOMRect[]} covered
 */
function raised(hint, box, covered) {
  const space = hint.closest(".element")?.getBoundingClientRect();
  const top = Math.floor(Math.min(...covered.map((one) => one.top)) - 2 * GAP - box.height);
  return space && top >= space.top ? new DOMRect(box.x, top, box.width, box.height) : box;
}

/** Arrange the labels on all boards; called after each drawing. @param {Element} root */
export function hideOverlappingLabels(root) {
  for (const board of root.querySelectorAll(".board")) {
    const words = RANKS.flatMap((rank) => [.../** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll(rank))]);
    const edge = board.getBoundingClientRect();
    const homes = words.map(homeOf);
    const pieces = [...board.querySelectorAll(PIECES)].map((piece) => ({ piece, box: piece.getBoundingClientRect() }));
    /** @type {DOMRect[]} */
    const taken = [];
    words.forEach((word, place) => {
      const home = /** @type {DOMRect} */ (homes[place]);
      const isHint = word.matches(".hint");
      const coveredBy = (/** @type {DOMRect} */ box) =>
        isHint ? pieces.filter((one) => !one.piece.contains(word) && touches(box, one.box)).map((one) => one.box) : [];
      let box = isHint ? inside(home, edge) : home;
      if (coveredBy(box).length) box = raised(word, box, coveredBy(box));
      if (isHint) shift(word, box.x - home.x, box.y - home.y);
      const out = coveredBy(box).length > 0 || taken.some((other) => touches(box, other));
      word.classList.toggle("is-crowded-out", out);
      if (!out) taken.push(box);
    });
  }
}
