/** Progress in the first voyages, kept in this browser: the step of each, and which are done. */
import { read, write } from "../session/storage.js";

const KEY = "voyages";
const TUTORIAL = /^[a-z]{1,20}\/[a-z0-9-]{1,40}$/;
/** More tutorials, and more steps of one, than there are. */
const MAX_TUTORIALS = 500;
const MAX_STEP = 10_000;
/** @typedef {{step: number, done?: boolean}} Progress */

/** @returns {Record<string, Progress>} */
function readAll() {
  const known = read(KEY);
  return known && typeof known === "object" ? /** @type {Record<string, Progress>} */ (known) : {};
}

/** @param {string} game @param {string} tutorial */
export const readProgress = (game, tutorial) => progressIn(readAll()[`${game}/${tutorial}`]);

/** @param {unknown} value @returns {Required<Progress>} */
function progressIn(value) {
  const { step, done } = /** @type {Record<string, unknown>} */ (value ?? {});
  return { step: Number.isSafeInteger(step) && Number(step) > 0 ? Number(step) : 0, done: done === true };
}

/** @param {string} game @param {string} tutorial @param {Progress} progress */
export function saveProgress(game, tutorial, progress) {
  write(KEY, { ...readAll(), [`${game}/${tutorial}`]: progress });
}

/** All progress, as `<game>/<tutorial>`. */
export const allProgress = () => readAll();

/** Take progress from elsewhere: of each tutorial, whatever is further. @param {unknown} value @returns {boolean} false where it is damaged */
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

/** Whether any tutorial of the game was begun. @param {string} game */
export const hasProgress = (game) => Object.keys(readAll()).some((key) => key.startsWith(`${game}/`));
