/**
 * Movement: what has a key flies from where it lay to where it lies now, by the browser's own means.
 */

const DURATION = 240;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether anything may move. */
export let moving = true;

/** @param {boolean} allowed */
export function allowMotion(allowed) {
  moving = allowed;
}

/**
 * Remembers where things lie, and lets them fly when they lie elsewhere.
 *
 * @param {HTMLElement} root
 * @returns {() => void} to be called when the table was drawn anew
 */
export function before(root) {
  if (!moving || reduced.matches) return () => {};
  /** @type {Map<string, DOMRect>} */
  const places = new Map();
  for (const thing of root.querySelectorAll("[data-key]")) {
    places.set(/** @type {HTMLElement} */ (thing).dataset.key ?? "", thing.getBoundingClientRect());
  }
  /** @type {Map<string, DOMRect>} */
  const origins = new Map();
  for (const thing of root.querySelectorAll("[data-id]")) {
    origins.set(/** @type {HTMLElement} */ (thing).dataset.id ?? "", thing.getBoundingClientRect());
  }
  return () => {
    for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-key]"))) {
      const { key = "", origin = "" } = thing.dataset;
      const from = places.get(key) ?? origins.get(origin);
      if (from) fly(thing, from, root);
    }
  };
}

/**
 * @param {HTMLElement} thing
 * @param {DOMRect} from
 * @param {HTMLElement} root
 */
function fly(thing, from, root) {
  const to = thing.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 3 || !to.width || !from.width) return;
  const scale = Math.max(0.2, Math.min(4, from.width / to.width));
  /** @type {HTMLElement[]} */
  const raised = [];
  for (let above = thing.parentElement; above && above !== root; above = above.parentElement) raised.push(above);
  for (const above of raised) above.classList.add("is-above");
  const flight = thing.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 40, pointerEvents: "none" },
      { transform: "none", zIndex: 40, pointerEvents: "none" },
    ],
    { duration: DURATION, easing: "cubic-bezier(.2,.7,.25,1)" },
  );
  const land = () => {
    for (const above of raised) above.classList.remove("is-above");
  };
  flight.finished.then(land, land);
}

/** A loss shakes the table once. @param {Element | null} place */
export function shake(place) {
  if (!place || !moving || reduced.matches) return;
  place.animate(
    [0, -9, 8, -6, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 420, easing: "ease-out" },
  );
}
