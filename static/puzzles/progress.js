/**
 * Progress in the puzzles, kept in this browser: how the first decision of each went. Nothing of it tells an answer.
 *
 * @typedef {"solved" | "hinted" | "missed"} Result "hinted": solved with a hint
 */
import { read, write } from "../session/storage.js";

const KEY = "puzzles";
const PUZZLE = /^[a-z]{1,20}\/[0-9a-f]{8}$/;
/** More puzzles than there are. */
const MAX_PUZZLES = 2000;
/** Results from the best to the worst. @type {readonly Result[]} */
export const RESULTS = ["solved", "hinted", "missed"];

/** @param {unknown} value @returns {value is Result} */
const isResult = (value) => RESULTS.includes(/** @type {Result} */ (value));

/** The results by `<game>/<puzzle>`. @returns {Record<string, Result>} */
export function allResults() {
  const known = read(KEY);
  if (!known || typeof known !== "object" || Array.isArray(known)) return {};
  return Object.fromEntries(Object.entries(known).filter(([name, result]) => PUZZLE.test(name) && isResult(result)));
}

/** The result of a puzzle; null where nothing was decided yet. @param {string} game @param {string} id */
export const resultOf = (game, id) => allResults()[`${game}/${id}`] ?? null;

/** Keep the result of a puzzle, unless it was decided before: then its answer was known. @param {string} game @param {string} id @param {Result} result */
export function keepResult(game, id, result) {
  const known = allResults();
  if (!known[`${game}/${id}`]) write(KEY, { ...known, [`${game}/${id}`]: result });
}

/** Number of puzzles of a game by result. @param {string} game @returns {Record<Result, number>} */
export function countResults(game) {
  const results = Object.entries(allResults()).flatMap(([name, result]) => (name.startsWith(`${game}/`) ? result : []));
  const count = (/** @type {Result} */ wanted) => results.filter((result) => result === wanted).length;
  return { solved: count("solved"), hinted: count("hinted"), missed: count("missed") };
}

/** Take results from elsewhere: of each puzzle the better one. @param {unknown} value @returns {boolean} false where they are damaged */
export function mergeResults(value) {
  if (!value || typeof value !== "object" || Array.isArray(value)) return false;
  const brought = Object.entries(value);
  if (brought.length > MAX_PUZZLES) return false;
  if (!brought.every(([name, result]) => PUZZLE.test(name) && isResult(result))) return false;
  const merged = allResults();
  for (const [name, result] of brought) {
    const here = merged[name];
    if (!here || RESULTS.indexOf(result) < RESULTS.indexOf(here)) merged[name] = result;
  }
  write(KEY, merged);
  return true;
}

/** Forget all results. */
export const clearResults = () => write(KEY, {});
