/**
 * Filter for hasty presses: those made before a person can have seen the result of the previous one, such as the second
 * half of a double click. They are swallowed, since they were not meant for the new state of the table.
 */

/**
 * Time in which a press counts as hasty, in milliseconds: since the press that made the last decision, and since the
 * first painting of its result.
 */
const SINCE_PRESS = 400;
const SINCE_PAINTED = 250;
/** Distance within which two presses count as the same place, in pixels. */
const SAME_PLACE = 24;
/** Keys that never trigger an action. */
const HARMLESS_KEYS = /^(Arrow|Tab|Escape|Shift|Control|Alt|Meta|CapsLock|F\d)/;

/**
 * Ignore presses that follow too soon on the one that made a decision: keys, and pointer presses at the same place.
 * Pointer presses elsewhere always count.
 *
 * @param {import("../../session/session.js").Session} session fires "requested" when a press makes
 *   a decision, and "change" with its result
 * @param {boolean} unhurried false for tools: presses count again as soon as the
 *   table has changed
 * @param {AbortSignal} signal
 */
export function ignoreHastyPresses(session, unhurried, signal) {
  /** Last press; it has no coordinates when it was a key. @type {{at: number, x?: number, y?: number}} */
  let press = { at: 0 };
  /**
   * Last press that made a decision, and when its result was painted (infinity: not yet).
   *
   * @type {(typeof press & {painted: number}) | null}
   */
  let decided = null;
  let hastyPointer = false;
  let hastyKey = "";

  /** Whether a press comes too soon to be meant for the new table. @param {number} now @param {number} [x] missing for a key @param {number} [y] missing for a key */
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

  // Compare the events' own timestamps, since events may queue up while the page is busy.
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
  // Firefox clicks a button on keyup of the space bar.
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
      // Runs after the frame that paints the table; the second timer is for a hidden page, which paints no frames.
      const painted = () => {
        mine.painted = Math.min(mine.painted, performance.now());
      };
      requestAnimationFrame(() => setTimeout(painted));
      setTimeout(painted, SINCE_PAINTED);
    },
    { signal },
  );
}
