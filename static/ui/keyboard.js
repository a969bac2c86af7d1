/** Keys: arrows among the things of the table, one tab stop to each area, and letters for what is often wanted. */

const STOPS = "button:not([disabled]):not(.peek), a[href]";

/**
 * The thing that lies in the direction of an arrow, seen from `from`.
 *
 * @param {HTMLElement} from
 * @param {Iterable<HTMLElement>} others
 * @param {string} key
 * @returns {HTMLElement | null}
 */
export function nearestInDirection(from, others, key) {
  const a = from.getBoundingClientRect();
  const ax = a.left + a.width / 2;
  const ay = a.top + a.height / 2;
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    if (other === from) continue;
    const b = other.getBoundingClientRect();
    if (!b.width) continue;
    const dx = b.left + b.width / 2 - ax;
    const dy = b.top + b.height / 2 - ay;
    const [ahead, aside] =
      key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
    if (ahead < 4) continue;
    const distance = ahead + 2.5 * Math.abs(aside);
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

/** @param {Element} root @returns {HTMLElement[]} */
const tabbable = (root) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(STOPS))];

/**
 * Gives each area of the table one tab stop: what was focused in it last, else what is lit, else the first.
 *
 * @param {HTMLElement} root
 */
export function updateTabStops(root) {
  // Sizes are read before anything is written, which would have them reckoned anew.
  const parts = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-scrolls]")]);
  const large = parts.map((part) => part.scrollHeight > part.clientHeight + 1);
  for (const area of root.querySelectorAll("[data-rove]")) {
    const things = tabbable(area);
    const current =
      things.find((thing) => thing === document.activeElement) ??
      things.find((thing) => thing.hasAttribute("data-legal")) ??
      things.find((thing) => thing.tabIndex === 0) ??
      things[0];
    for (const thing of things) setTabStop(thing, thing === current);
  }
  for (const [place, part] of parts.entries()) setScrollStop(part, large[place] ?? false);
}

/** Only what changes is written: each attribute that is set has styles looked up anew. @param {HTMLElement} thing @param {boolean} is */
function setTabStop(thing, is) {
  const to = is ? 0 : -1;
  if (thing.tabIndex !== to || !thing.hasAttribute("tabindex")) thing.tabIndex = to;
}

/** A part that is larger than its window can be scrolled with keys. @param {HTMLElement} part @param {boolean} large */
function setScrollStop(part, large) {
  if (large === part.hasAttribute("tabindex")) return;
  if (large) part.tabIndex = 0;
  else part.removeAttribute("tabindex");
}

/**
 * @param {HTMLElement} root the table
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key moved the focus
 */
export function moveByArrow(root, event) {
  if (!event.key.startsWith("Arrow")) return false;
  const from = /** @type {HTMLElement} */ (document.activeElement);
  const area = from?.closest?.("[data-rove]");
  if (!area) {
    if (from !== document.body && from?.id !== "status" && from !== root) return false;
    focusNextLegal(root, 1);
    return true;
  }
  const all = [...root.querySelectorAll("[data-rove]")].flatMap(tabbable);
  const to =
    nearestInDirection(from, tabbable(area), event.key) ??
    nearestInDirection(from, all, event.key) ??
    nextInOrder(from, all, event.key);
  if (!to) return false;
  focusAndReveal(to);
  return true;
}

/**
 * The next lit thing in the order of the page, where nothing lies in the arrow's direction: so arrows come everywhere.
 *
 * @param {HTMLElement} from
 * @param {HTMLElement[]} all
 * @param {string} key
 */
function nextInOrder(from, all, key) {
  const lit = all.filter((thing) => thing === from || thing.hasAttribute("data-legal"));
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : lit.length - 1;
  const next = lit[(lit.indexOf(from) + step) % lit.length];
  return next === from ? null : next;
}

/** @param {HTMLElement} thing */
export function focusAndReveal(thing) {
  focusInPlace(thing);
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Gives a thing the focus and leaves the page where it is. @param {HTMLElement} thing */
export function focusInPlace(thing) {
  const area = thing.closest("[data-rove]");
  if (area) for (const other of tabbable(area)) setTabStop(other, other === thing);
  thing.focus({ preventScroll: true });
}

/**
 * Goes on to the next thing that is lit.
 *
 * @param {HTMLElement} root
 * @param {number} step 1 or -1
 */
export function focusNextLegal(root, step) {
  const things = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-legal]")]);
  const now = things.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = things[(now + step + things.length) % things.length];
  if (next) focusAndReveal(next);
}

/** Whether a key belongs to what is being typed. @param {KeyboardEvent} event */
export function isTyping(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "checkbox") ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
