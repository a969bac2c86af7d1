/**
 * Presses that come before a person can have seen what the last one led to: the second half of a double click, a key
 * pressed twice. They are ignored, since they were not meant for the new table.
 */

/** Milliseconds from the deciding press, and from the first painting of the table that it led to. */
const SINCE_PRESS = 400;
const SINCE_PAINTED = 250;
/** Distance of presses that count as one place, in pixels. */
const SAME_PLACE = 24;
/** Keys that decide nothing by themselves. */
const HARMLESS_KEYS = /^(Arrow|Tab|Escape|Shift|Control|Alt|Meta|CapsLock|F\d)/;

/**
 * Ignore hasty presses: those at the place of the press that decided, wherever that was on the screen, and keys. Presses
 * elsewhere count at once.
 *
 * @param {import("../../session/session.js").Session} session tells what a press decided ("requested"), and what came of it ("change")
 * @param {boolean} unhurried false: a new table is enough, for tools that know what they press
 * @param {AbortSignal} signal
 */
export function ignoreHastyPresses(session, unhurried, signal) {
  /** The last press; without a place where it was a key's. @type {{at: number, x?: number, y?: number}} */
  let press = { at: 0 };
  /** The last press that decided, and when its table was painted. @type {(typeof press & {painted: number}) | null} */
  let decided = null;
  let hastyPointer = false;
  let hastyKey = "";

  /** @param {number} now @param {number} [x] @param {number} [y] both missing for a key */
  const isHasty = (now, x, y) => {
    if (!decided) return false;
    const { at, painted, x: fromX, y: fromY } = decided;
    if (now >= Math.max(at + SINCE_PRESS, painted + SINCE_PAINTED)) {
      decided = null;
      return false;
    }
    if (x === undefined || y === undefined) return true;
    return fromX !== undefined && fromY !== undefined && Math.hypot(x - fromX, y - fromY) <= SAME_PLACE;
  };
  const swallow = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** @param {"pointerdown" | "click" | "keydown" | "keyup"} type @param {(event: any) => void} act */
  const listen = (type, act) => addEventListener(type, act, { signal, capture: true });

  // By the time of the events, which may wait while the page is busy.
  listen("pointerdown", ({ timeStamp: at, clientX: x, clientY: y }) => {
    hastyPointer = isHasty(at, x, y);
    if (!hastyPointer) press = { at, x, y };
  });
  listen("click", (event) => {
    if (hastyPointer && event.detail !== 0) swallow(event);
  });
  listen("keydown", (event) => {
    if (HARMLESS_KEYS.test(event.key)) return;
    hastyKey = isHasty(event.timeStamp) ? event.key : "";
    if (hastyKey) swallow(event);
    else if (!event.repeat) press = { at: event.timeStamp };
  });
  // Firefox presses a button when the space bar comes up.
  listen("keyup", (event) => {
    if (event.key === hastyKey) swallow(event);
  });
  session.addEventListener(
    "requested",
    () => {
      decided = { ...press, painted: Number.POSITIVE_INFINITY };
    },
    { signal },
  );
  session.addEventListener(
    "change",
    () => {
      const mine = decided;
      if (!unhurried && !session.busy) decided = null;
      if (!mine || mine.painted !== Number.POSITIVE_INFINITY || session.busy) return;
      // After the frame that draws it; a hidden page has none.
      const painted = () => {
        mine.painted = Math.min(mine.painted, performance.now());
      };
      requestAnimationFrame(() => setTimeout(painted));
      setTimeout(painted, SINCE_PAINTED);
    },
    { signal },
  );
}
