/** Keyboard focus on the table: arrow keys move between elements, and each area is one tab stop. */

const TABBABLE = "button:not([disabled]):not(.peek), a[href]";

/**
 * Nearest element in the direction of an arrow key.
 *
 * @param {HTMLElement} from
 * @param {Iterable<HTMLElement>} others candidates
 * @param {string} key "ArrowUp", "ArrowDown", "ArrowLeft" or "ArrowRight"
 * @returns {HTMLElement | null} null if there is none in that direction
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

/** Elements that can be focused. @param {Element} root @returns {HTMLElement[]} */
const tabbable = (root) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(TABBABLE))];

/**
 * Give each area of the table one tab stop: its focused element, else its first legal one, else the last tab stop.
 *
 * @param {HTMLElement} root
 */
export function updateTabStops(root) {
  // Measure first: a measurement after a write would force another layout.
  const parts = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-scrolls]")]);
  const large = parts.map((part) => part.scrollHeight > part.clientHeight + 1);
  for (const area of root.querySelectorAll("[data-rove]")) {
    const elements = tabbable(area);
    const current =
      elements.find((element) => element === document.activeElement) ??
      elements.find((element) => element.hasAttribute("data-legal")) ??
      elements.find((element) => element.tabIndex === 0) ??
      elements[0];
    for (const element of elements) setTabStop(element, element === current);
  }
  for (const [index, part] of parts.entries()) setScrollStop(part, large[index] ?? false);
}

/**
 * Set or clear an element's tab stop. Writes only changes, since each write recomputes styles.
 *
 * @param {HTMLElement} element
 * @param {boolean} is
 */
function setTabStop(element, is) {
  const to = is ? 0 : -1;
  if (element.tabIndex !== to || !element.hasAttribute("tabindex")) element.tabIndex = to;
}

/** Make an overflowing part a tab stop, so that keys can scroll it. @param {HTMLElement} part @param {boolean} large */
function setScrollStop(part, large) {
  if (large === part.hasAttribute("tabindex")) return;
  if (large) part.tabIndex = 0;
  else part.removeAttribute("tabindex");
}

/**
 * Move the focus with an arrow key.
 *
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
 * Next legal element in document order. It is used if there is no element in an arrow's direction, so that arrow keys
 * reach all legal elements.
 *
 * @param {HTMLElement} from
 * @param {HTMLElement[]} all
 * @param {string} key
 */
function nextInOrder(from, all, key) {
  const legal = all.filter((element) => element === from || element.hasAttribute("data-legal"));
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : legal.length - 1;
  const next = legal[(legal.indexOf(from) + step) % legal.length];
  return next === from ? null : next;
}

/** Focus an element and scroll it into view. @param {HTMLElement} element */
export function focusAndReveal(element) {
  focusInPlace(element);
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Focus an element without scrolling. @param {HTMLElement} element */
export function focusInPlace(element) {
  const area = element.closest("[data-rove]");
  if (area) for (const other of tabbable(area)) setTabStop(other, other === element);
  element.focus({ preventScroll: true });
}

/**
 * Focus the next legal element.
 *
 * @param {HTMLElement} root
 * @param {number} step 1 or -1
 */
export function focusNextLegal(root, step) {
  const elements = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-legal]")]);
  const now = elements.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = elements[(now + step + elements.length) % elements.length];
  if (next) focusAndReveal(next);
}

/** Whether a key is pressed in a text field or a select. @param {KeyboardEvent} event */
export function isTyping({ target }) {
  return (
    (target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "checkbox") ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Whether Ctrl, Alt or Meta is held, so that the key is a command of the browser. @param {KeyboardEvent} event */
export const hasCtrlAltOrMeta = (event) => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Name of a pressed key as a shortcut: the letter in lower case, whatever Caps Lock does, after `shift+` if Shift is
 * held. On a keyboard for another script, such as Cyrillic, it is the Latin letter of the same key.
 *
 * @param {KeyboardEvent} event
 */
export function shortcutKeyName({ key, code, shiftKey }) {
  const [, place = ""] = /^Key([A-Z])$/.exec(code) ?? [];
  const isForeign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  const letter = (isForeign && place ? place : key).toLowerCase();
  return shiftKey && /^\p{L}$/u.test(letter) ? `shift+${letter}` : letter;
}

/** Stop held-down keys from pressing a button repeatedly. */
export function ignoreHeldKeys() {
  const stop = (/** @type {KeyboardEvent} */ event) => {
    const onButton = event.target instanceof Element && event.target.closest("button, a, summary, [role=button]");
    if (event.repeat && onButton && [" ", "Enter"].includes(event.key)) event.preventDefault();
  };
  addEventListener("keydown", stop, true);
}
