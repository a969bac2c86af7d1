/**
 * Animation of one step: plays the motions that the engine has listed for it, event by event.
 *
 * The table is drawn in its new state at once. Copies fly above it, and the elements they stand for are hidden until
 * the copies land. A click therefore always acts on the new state, and ends all animations.
 *
 * @typedef {import("../types.js").View} View
 */
import { removeAll } from "./flying-copies.js";
import { StepPlan } from "./motion-schedule.js";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Time allowed for painting the table before anything flies, in milliseconds (a rough figure). */
const PAINTING = 50;

/** Whether motion is allowed by the settings. */
export let motionAllowedBySettings = true;
/** Time for which a step is shown before the next one, in milliseconds. */
let pace = 900;
/** Resolves when the current step has been shown. @type {Promise<unknown>} */
let shown = Promise.resolve();
/** End the animations that run now. */
let end = () => {};
/** Animation plan prepared for a step that may come next. @type {{earlier: View, now: View, plan: StepPlan} | null} */
let prepared = null;

/** @param {boolean} allowed @param {number} [wanted] milliseconds that a step stays on the table */
export function allowMotion(allowed, wanted = pace) {
  motionAllowedBySettings = allowed;
  pace = wanted;
  if (!allowed) finishMotion();
}

/** Whether a motion would be seen now. */
export const motionVisible = () => motionAllowedBySettings && !reduced.matches && !document.hidden;

/** Resolves when all animations have finished. */
export const settled = () => shown;

/** End all animations now. */
export function finishMotion() {
  end();
}

addEventListener("pointerdown", finishMotion, { capture: true, passive: true });
addEventListener("keydown", finishMotion, { capture: true, passive: true });
addEventListener("resize", () => {
  prepared = null;
});

/**
 * Whether `now` is one decision after `earlier` for the same viewer; only then do its motions apply. One decision takes
 * several steps where a set, or the choices of several seats, are played at once.
 *
 * @param {View | null} earlier
 * @param {View} now
 */
const follows = (earlier, now) =>
  earlier !== null &&
  earlier.viewer === now.viewer &&
  earlier.step + (now.steps ?? 1) === now.step &&
  earlier.next.kind !== "curtain" &&
  now.next.kind !== "curtain";

/**
 * Take the measurements for a step that may come next; `captureStep` uses them if it does come.
 *
 * @param {HTMLElement} root
 * @param {View | null} earlier the view that is drawn
 * @param {View} now the view that would be drawn
 */
export function planSpeculativeMotion(root, earlier, now) {
  if (earlier && motionVisible() && follows(earlier, now)) {
    prepared = { earlier, now, plan: new StepPlan(root, earlier, now) };
  }
}

/**
 * Measure everything that will move, before the table is redrawn.
 *
 * @param {HTMLElement} root
 * @param {View | null} earlier the view that is drawn
 * @param {View | null} now the view that will be drawn
 * @returns {() => void} starts the animations; call it once the table is redrawn
 */
export function captureStep(root, earlier, now) {
  const ready = prepared;
  prepared = null; // its measurements hold for one drawing only
  if (!now || earlier === now) return () => {};
  finishMotion();
  if (!motionVisible() || !follows(earlier, now)) return () => {};
  const fits = ready?.earlier === earlier && ready.now === now;
  const plan = fits ? ready.plan : new StepPlan(root, /** @type {View} */ (earlier), now);
  return () => {
    if (root.isConnected) start(plan.play(pace));
  };
}

/**
 * Start the animations once the table is painted. Painting a new table takes longer than a frame, and anything already
 * in flight would jump.
 *
 * @param {ReturnType<StepPlan["play"]>} playing
 */
function start({ animations, duration }) {
  for (const one of animations) one.pause();
  let waiting = requestAnimationFrame(() => {
    waiting = requestAnimationFrame(() => {
      for (const one of animations) one.play();
    });
  });
  shown = new Promise((resolve) => {
    const timer = setTimeout(resolve, duration + PAINTING);
    const mine = () => {
      end = () => {};
      cancelAnimationFrame(waiting);
      clearTimeout(timer);
      for (const one of animations) one.cancel();
      removeAll();
      resolve(undefined);
    };
    end = mine;
    Promise.allSettled(animations.map((one) => one.finished)).then(() => {
      if (end === mine) mine();
    });
  });
}
