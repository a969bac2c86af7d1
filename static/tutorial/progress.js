/**
 * Progress in the tutorials ("first voyages"), stored in this browser: the current step of each, and whether it is
 * done.
 */
import { read, write } from "../session/storage.js";

const KEY = "voyages";
const TUTORIAL = /^[a-z]{1,20}\/[a-z0-9-]{1,40}$/;
/** Upper bounds for imported data, well above the real numbers of tutorials and of steps. */
const MAX_TUTORIALS = 500;
const MAX_STEP = 10_000;
/** @typedef {{step: number, done?: boolean}} Progress */

/** @returns {Record<string, Progress>} */
function readAll() {
  const known = read(KEY);
  return known && typeof known === "object" ? /** @type {Record<string, Progress>} */ (known) : {};
}

/** Progress in one tutorial; step 0 when it was never begun. @param {string} game @param {string} tutorial */
export const readProgress = (game, tutorial) => progressIn(readAll()[`${game}/${tutorial}`]);

/** Progress read from an unchecked value. @param {unknown} value @returns {Required<Progress>} */
function progressIn(value) {
  const { step, done } = /** @type {Record<string, unknown>} */ (value ?? {});
  return { step: Number.isSafeInteger(step) && Number(step) > 0 ? Number(step) : 0, done: done === true };
}

/** @param {string} game @param {string} tutorial @param {Progress} progress */
export function saveProgress(game, tutorial, progress) {
  write(KEY, { ...readAll(), [`${game}/${tutorial}`]: progress });
}

/** All stored progress, by `<game>/<tutorial>`. */
export const allProgress = () => readAll();

/**
 * Merge imported progress, such as that of a backup, into the stored one; the further step of each tutorial wins.
 *
 * @param {unknown} value
 * @returns {boolean} false where `value` is malformed
 */
export function mergeProgress(value) {
  if (!value || typeof value !== "object" || Array.isArray(value)) return false;
  const brought = Object.entries(value);
  if (brought.length > MAX_TUTORIALS || !brought.every(([name]) => TUTORIAL.test(name))) return false;
  const here = readAll();
  const merged = brought.map(([name, there]) => {
    const known = progressIn(here[name]);
    const { step, done } = progressIn(there);
    return [name, { step: Math.max(known.step, Math.min(step, MAX_STEP)), done: known.done || done }];
  });
  write(KEY, { ...here, ...Object.fromEntries(merged) });
  return true;
}

/** Whether any tutorial of the game has been begun. @param {string} game */
export const hasProgress = (game) => Object.keys(readAll()).some((key) => key.startsWith(`${game}/`));
