/** What is asked may reach over what lies around its place, but never over what can be chosen there. */

/** The ways to lie: down from its place, up from it, or held within it, to be scrolled. */
const WAYS = ["", "is-up", "is-bound"];

/**
 * Lays the question where it covers nothing lit, and on the screen if it can.
 *
 * @param {Element} root
 */
export function placeQuestion(root) {
  const ask = root.querySelector(".table-question");
  const body = ask?.firstElementChild;
  if (!ask || !body) return;
  const lit = [...root.querySelectorAll("[data-legal]")]
    .filter((thing) => !ask.contains(thing))
    .map((thing) => thing.getBoundingClientRect());
  const seen = (root.querySelector(".deck")?.getBoundingClientRect().top ?? 0) - scrollY;
  const free = (/** @type {boolean} */ whole) => (/** @type {string} */ way) => {
    ask.classList.remove(...WAYS.filter(Boolean));
    if (way) ask.classList.add(way);
    const { left, top, right, bottom } = body.getBoundingClientRect();
    if (whole && (bottom + scrollY > innerHeight || top < seen)) return false;
    return !lit.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  };
  const open = WAYS.slice(0, 2);
  if (!open.some(free(true)) && !open.some(free(false))) free(false)("is-bound");
}
