/** Placement of the question to the player: it may cover its surroundings, but nothing that can be chosen. */

/**
 * CSS classes of the ways to grow, in order of preference: downwards; downwards, but held in the window until the page
 * is scrolled; upwards; or not at all but with a scrollbar.
 */
const WAYS = ["", "is-held", "is-up", "is-bound"];

/**
 * Place the question where it covers nothing legal, and inside the window if possible.
 *
 * @param {Element} root
 */
export function placeQuestion(root) {
  const ask = root.querySelector(".table-question");
  const body = ask?.firstElementChild;
  if (!ask || !body) return;
  const legal = [...root.querySelectorAll("[data-legal]")]
    .filter((thing) => !ask.contains(thing))
    .map((thing) => thing.getBoundingClientRect());
  const seen = (root.querySelector(".deck")?.getBoundingClientRect().top ?? 0) - scrollY;
  const free = (/** @type {boolean} */ whole) => (/** @type {string} */ way) => {
    ask.classList.remove(...WAYS.filter(Boolean));
    if (way) ask.classList.add(way);
    const { left, top, right, bottom } = body.getBoundingClientRect();
    if (whole && (bottom + scrollY > innerHeight || top < seen)) return false;
    return !legal.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  };
  // Once the page is scrolled, a question held in the window is where it would have grown downwards.
  const whole = ["", ...(free(false)("") ? ["is-held"] : []), "is-up"];
  if (!whole.some(free(true)) && !["", "is-up"].some(free(false))) free(false)("is-bound");
}
