/**
 * Movement: plays what the last step moved, event by event, as the engine tells it; by the browser's own means.
 *
 * The table is drawn at once as it is after the step. Over it ghosts fly, and what they become is seen when they land:
 * a click finds the table as it is, however much still flies, and hurries all that to its end.
 *
 * @typedef {import("../types.js").View} View
 */
import { clear } from "./ghosts.js";
import { Show } from "./show.js";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** About how long the table is painted before anything flies, in milliseconds. */
const PAINTING = 50;

/** Whether anything may move. */
export let moving = true;
/** How long a step stays on the table, in milliseconds. */
let pace = 900;
/** Kept when what moves now has been seen. @type {Promise<unknown>} */
let shown = Promise.resolve();
/** Brings what moves now to its end. */
let end = () => {};
/** What a step would move that may be about to come. @type {{then: View, now: View, show: Show} | null} */
let foreseen = null;

/** @param {boolean} allowed @param {number} [wanted] milliseconds that a step stays on the table */
export function allowMotion(allowed, wanted = pace) {
  moving = allowed;
  pace = wanted;
  if (!allowed) hurry();
}

/** Whether something would be seen to move now. */
export const seen = () => moving && !reduced.matches && !document.hidden;

/** Kept when nothing moves any more. */
export const settled = () => shown;

/** Brings all that moves to its end. */
export function hurry() {
  end();
}

addEventListener("pointerdown", hurry, { capture: true, passive: true });
addEventListener("keydown", hurry, { capture: true, passive: true });
addEventListener("resize", () => {
  foreseen = null;
});

/**
 * Whether `now` is what one step made of `then`, for the same eyes, so that what it moved can be seen.
 *
 * @param {View | null} then
 * @param {View} now
 */
const follows = (then, now) =>
  then !== null &&
  then.viewer === now.viewer &&
  then.step + 1 === now.step &&
  then.next.kind !== "curtain" &&
  now.next.kind !== "curtain";

/**
 * Remembers what is going to move if a step is made that may be about to come: then it need not be looked at later.
 *
 * @param {HTMLElement} root
 * @param {View | null} then what is drawn
 * @param {View} now what would be drawn
 */
export function foresee(root, then, now) {
  if (then && seen() && follows(then, now)) foreseen = { then, now, show: new Show(root, then, now) };
}

/**
 * Remembers what is going to move, and plays it when the table was drawn anew.
 *
 * @param {HTMLElement} root
 * @param {View | null} then what is drawn
 * @param {View | null} now what will be drawn
 * @returns {() => void} to be called when the table was drawn anew
 */
export function before(root, then, now) {
  const ready = foreseen;
  foreseen = null; // the table that is drawn now may lie otherwise
  if (!now || then === now) return () => {};
  hurry();
  if (!seen() || !follows(then, now)) return () => {};
  const show = ready?.then === then && ready.now === now ? ready.show : new Show(root, /** @type {View} */ (then), now);
  return () => {
    if (root.isConnected) begin(show.play(pace));
  };
}

/**
 * Lets all of it go once the table is painted: to paint a new table takes longer than a frame, and what flew meanwhile
 * would leap.
 *
 * @param {ReturnType<Show["play"]>} playing
 */
function begin({ animations, long }) {
  for (const one of animations) one.pause();
  let waiting = requestAnimationFrame(() => {
    waiting = requestAnimationFrame(() => {
      for (const one of animations) one.play();
    });
  });
  shown = new Promise((resolve) => {
    const timer = setTimeout(resolve, long + PAINTING);
    const mine = () => {
      end = () => {};
      cancelAnimationFrame(waiting);
      clearTimeout(timer);
      for (const one of animations) one.cancel();
      clear();
      resolve(undefined);
    };
    end = mine;
    Promise.allSettled(animations.map((one) => one.finished)).then(() => {
      if (end === mine) mine();
    });
  });
}
