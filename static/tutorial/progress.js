/** How far the first voyages have come, kept in this browser: the step of each, and which are done. */
import { read, write } from "../session/storage.js";

const KEY = "voyages";
/** @typedef {{step: number, done?: boolean}} Progress */

/** @returns {Record<string, Progress>} */
function all() {
  const known = read(KEY);
  return known && typeof known === "object" ? /** @type {Record<string, Progress>} */ (known) : {};
}

/** @param {string} game @param {string} voyage @returns {Progress} */
export function reached(game, voyage) {
  const { step, done } = all()[`${game}/${voyage}`] ?? { step: 0 };
  return { step: Number.isSafeInteger(step) && step > 0 ? step : 0, done: done === true };
}

/** @param {string} game @param {string} voyage @param {Progress} progress */
export function keep(game, voyage, progress) {
  write(KEY, { ...all(), [`${game}/${voyage}`]: progress });
}

/** Whether a voyage of the game was begun. @param {string} game */
export const isBegun = (game) => Object.keys(all()).some((key) => key.startsWith(`${game}/`));
