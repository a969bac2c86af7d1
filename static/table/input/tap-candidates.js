/** Disambiguation of taps: finds the legal elements that an inexact tap may mean. */

/** Smallest size of a touch target, in pixels. */
export const FINGER = 40;

/**
 * Whether a point lies outside a box. A smaller box is first enlarged to the size of a touch target.
 *
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 */
function misses(box, x, y) {
  const across = Math.max(box.width, FINGER) / 2;
  const down = Math.max(box.height, FINGER) / 2;
  return Math.abs(x - box.left - box.width / 2) > across || Math.abs(y - box.top - box.height / 2) > down;
}

/**
 * Whether a point is within half a touch target of a box's centre.
 *
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 */
const nearMiddle = (box, x, y) =>
  Math.abs(x - box.left - box.width / 2) < FINGER / 2 && Math.abs(y - box.top - box.height / 2) < FINGER / 2;

/** Whether a box is smaller than a touch target. @param {DOMRect} box */
const isSmall = (box) => Math.min(box.width, box.height) < FINGER - 0.5;

/** Box of an element; null where its board's frame clips the centre of it. @param {Element} thing */
function seen(thing) {
  const box = thing.getBoundingClientRect();
  const frame = thing.closest(".board-view")?.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const inside = !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
  return inside ? box : null;
}

/**
 * Legal elements that a tap at a point may mean; a single one where it is clear.
 *
 * @param {Element} root
 * @param {Element | null} target topmost element at the point
 * @param {number} x
 * @param {number} y
 * @returns {HTMLElement[]}
 */
export function tapCandidates(root, target, x, y) {
  const top = /** @type {HTMLElement | null} */ (target?.closest("[data-legal]") ?? null);
  /** @type {[HTMLElement, DOMRect][]} */
  const near = [];
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-legal]"))) {
    const box = seen(thing);
    if (thing === top) near.push([thing, thing.getBoundingClientRect()]);
    else if (box && !misses(box, x, y)) near.push([thing, box]);
  }
  const own = near.find(([thing]) => thing === top);
  const clear =
    own && !isSmall(own[1]) && !near.some(([thing, box]) => thing !== top && (isSmall(box) || nearMiddle(box, x, y)));
  return clear ? [own[0]] : near.map(([thing]) => thing);
}

/**
 * Whether the hint of an element is hidden for lack of room, and tells it from others that can be chosen.
 *
 * @param {Element} root
 * @param {Element} thing
 */
const keepsHint = (root, thing) =>
  thing.parentElement?.querySelector(".hint.is-crowded-out") &&
  root.querySelectorAll("[data-id][data-legal]").length > 1;

/**
 * Resolve inexact taps. A tap that may mean several legal elements, or one with a hidden hint, is handed to `ask`. A
 * near miss of a small element counts as a hit. Mouse and keyboard are exact and pass unchanged.
 *
 * @param {(ids: string[]) => void} ask lets the player choose
 * @param {AbortSignal} signal
 */
export function onAmbiguousTap(ask, signal) {
  /**
   * Point where the finger came down. The click event is no use: browsers move it to the element they guess.
   *
   * @type {{x: number, y: number} | null}
   */
  let finger = null;
  /** @type {AddEventListenerOptions} */
  const watching = { signal, capture: true, passive: true };
  addEventListener(
    "pointerdown",
    (event) => {
      finger = event.pointerType === "touch" ? { x: event.clientX, y: event.clientY } : null;
    },
    watching,
  );
  addEventListener(
    "touchstart",
    ({ touches: [touch] }) => {
      if (touch) finger = { x: touch.clientX, y: touch.clientY };
    },
    watching,
  );
  addEventListener(
    "click",
    (event) => {
      const target = /** @type {Element} */ (event.target);
      const root = target.closest(".table");
      // Exact clicks pass: those without a pointer (keys, scripts), and those on the button that opens a pile's
      // contents.
      if (!root || !finger || event.detail === 0 || target.closest(".peek") || document.querySelector("dialog[open]"))
        return;
      // Other buttons need no help.
      if (!target.closest("[data-id]") && target.closest("button, a, label, input")) return;
      const things = tapCandidates(root, document.elementFromPoint(finger.x, finger.y), finger.x, finger.y);
      const [first] = things;
      if (!first || (things.length === 1 && first.contains(target) && !keepsHint(root, first))) return;
      event.preventDefault();
      event.stopPropagation();
      if (things.length === 1 && !keepsHint(root, first)) first.click();
      else ask(things.map((thing) => thing.dataset.id ?? ""));
    },
    { signal, capture: true },
  );
}
