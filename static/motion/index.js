/**
 * Animation of one step: plays the motions that the engine has named for it, event by event.
 *
 * The table is drawn at once as it is after the step. Copies fly above it, and what they become shows when they land. A
 * click therefore finds the table as it is, however much still flies, and ends all animations.
 *
 * @typedef {import("../types.js").View} View
 */
import { removeAll } from "./flying-copies.js";
import { StepPlan } from "./motion-schedule.js";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** About how long the table is painted before anything flies, in milliseconds. */
const PAINTING = 50;

/** Whether motion is allowed by the settings. */
export let motionAllowedBySettings = true;
/** How long a step stays on the table, in milliseconds. */
let pace = 900;
/** Resolves when the step that is animated now has been seen. @type {Promise<unknown>} */
let shown = Promise.resolve();
/** Ends the animations that run now. */
let end = () => {};
/** The plan of a step that may be about to come. @type {{earlier: View, now: View, plan: StepPlan} | null} */
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
 * Whether `now` is one decision after `earlier` for the same viewer, so that its motions make sense. A decision takes several
 * steps where a set, or the choices of several seats, are played at once.
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
 * Measure ahead what would move in a step that may be about to come; `captureStep` then uses it.
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
 * Measure what will move, before the table is drawn anew.
 *
 * @param {HTMLElement} root
 * @param {View | null} earlier the view that is drawn
 * @param {View | null} now the view that will be drawn
 * @returns {() => void} starts the animations; to be called once the table is drawn anew
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
 * Let the animations run once the table is painted: painting a new table takes longer than a frame, and whatever flew
 * meanwhile would leap.
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
