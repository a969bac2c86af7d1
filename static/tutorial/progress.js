/** Progress in the first voyages, kept in this browser: the step of each, and which are done. */
import { read, write } from "../session/storage.js";

const KEY = "voyages";
/** @typedef {{step: number, done?: boolean}} Progress */

/** @returns {Record<string, Progress>} */
function readAll() {
  const known = read(KEY);
  return known && typeof known === "object" ? /** @type {Record<string, Progress>} */ (known) : {};
}

/** @param {string} game @param {string} tutorial @returns {Progress} */
export function readProgress(game, tutorial) {
  const { step, done } = readAll()[`${game}/${tutorial}`] ?? { step: 0 };
  return { step: Number.isSafeInteger(step) && step > 0 ? step : 0, done: done === true };
}

/** @param {string} game @param {string} tutorial @param {Progress} progress */
export function saveProgress(game, tutorial, progress) {
  write(KEY, { ...readAll(), [`${game}/${tutorial}`]: progress });
}

/** Whether any tutorial of the game was begun. @param {string} game */
export const hasProgress = (game) => Object.keys(readAll()).some((key) => key.startsWith(`${game}/`));
