/**
 * Movement: what has a key flies from where it lay to where it lies now, a card turns over, a die rolls; by the
 * browser's own means. What is hidden has no key, so it never moves as itself.
 *
 * @typedef {import("./sound.js").Name} SoundName
 */
import { play } from "./sound.js";

const DURATION = 240;
const ROLL = 420;
/** What is heard when a thing of a kind moves. @type {Record<string, SoundName>} */
const HEARD = { card: "card", pile: "card", die: "die", token: "token", figure: "figure" };
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
  /** @type {Map<string, {rect: DOMRect, looks: string}>} */
  const places = new Map();
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-key]"))) {
    const { key = "", looks = "" } = thing.dataset;
    places.set(key, { rect: thing.getBoundingClientRect(), looks });
  }
  /** @type {Map<string, DOMRect>} */
  const origins = new Map();
  for (const thing of root.querySelectorAll("[data-id]")) {
    origins.set(/** @type {HTMLElement} */ (thing).dataset.id ?? "", thing.getBoundingClientRect());
  }
  return () => {
    for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-key]"))) {
      const { key = "", origin = "", looks = "" } = thing.dataset;
      const known = places.get(key);
      const from = known?.rect ?? origins.get(origin);
      const kind = Object.keys(HEARD).find((name) => thing.classList.contains(`place-${name}`)) ?? "";
      const flew = from !== undefined && fly(thing, from, root);
      const turned = known !== undefined && known.looks !== looks && show(thing.querySelector(".thing"), kind);
      const sound = HEARD[kind];
      if (sound && (flew || turned)) play(sound);
    }
  };
}

/**
 * A card shows another face, a die another number.
 *
 * @param {Element | null} thing
 * @param {string} kind
 * @returns {boolean} whether that is seen
 */
function show(thing, kind) {
  if (!thing) return false;
  if (kind === "die") {
    const turns = [0, 200, 390, 360].map((degrees, step) => ({
      rotate: `${degrees}deg`,
      scale: String([1, 1.25, 1.05, 1][step]),
    }));
    thing.animate(turns, { duration: ROLL, easing: "ease-out" });
  } else if (kind === "card" || kind === "pile") {
    thing.animate([{ rotate: "y 90deg" }, { rotate: "y 0deg" }], { duration: DURATION, easing: "ease-out" });
  } else return false;
  return true;
}

/**
 * @param {HTMLElement} thing
 * @param {DOMRect} from
 * @param {HTMLElement} root
 * @returns {boolean} whether it lies elsewhere now
 */
function fly(thing, from, root) {
  const to = thing.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 3 || !to.width || !from.width) return false;
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
  return true;
}

/** A loss shakes the table once. @param {Element | null} place */
export function shake(place) {
  if (!place || !moving || reduced.matches) return;
  place.animate(
    [0, -9, 8, -6, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 420, easing: "ease-out" },
  );
}
