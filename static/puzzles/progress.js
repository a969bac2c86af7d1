/**
 * Results of the puzzles, stored in this browser: how the first decision in each went. They reveal no answers.
 *
 * @typedef {"solved" | "hinted" | "missed"} Result "hinted": solved with a hint
 */
import { read, remove, write } from "../session/storage.js";

const KEY = "puzzles";
const PUZZLE = /^[a-z]{1,20}\/[0-9a-f]{8}$/;
/** Upper bound for imported data, well above the real number of puzzles. */
const MAX_PUZZLES = 2000;
/** All results, from best to worst. @type {readonly Result[]} */
export const RESULTS = ["solved", "hinted", "missed"];

/** Whether a value is a result. @param {unknown} value @returns {value is Result} */
const isResult = (value) => RESULTS.includes(/** @type {Result} */ (value));

/** Stored results by `<game>/<puzzle>`. @returns {Record<string, Result>} */
export function allResults() {
  const known = read(KEY);
  if (!known || typeof known !== "object" || Array.isArray(known)) return {};
  return Object.fromEntries(Object.entries(known).filter(([name, result]) => PUZZLE.test(name) && isResult(result)));
}

/** Result of a puzzle; null where it is not decided yet. @param {string} game @param {string} id */
export const resultOf = (game, id) => allResults()[`${game}/${id}`] ?? null;

/**
 * Store the first result of a puzzle. Later ones are ignored, since the answer is known by then.
 *
 * @param {string} game
 * @param {string} id
 * @param {Result} result
 */
export function keepResult(game, id, result) {
  const known = allResults();
  if (!known[`${game}/${id}`]) write(KEY, { ...known, [`${game}/${id}`]: result });
}

/**
 * Number of the listed puzzles of a game with each result; puzzles that are no longer listed do not count.
 *
 * @param {string} game
 * @param {readonly {id: string}[]} puzzles
 * @returns {Record<Result, number>}
 */
export function countResults(game, puzzles) {
  const known = allResults();
  const results = puzzles.map(({ id }) => known[`${game}/${id}`]);
  const count = (/** @type {Result} */ wanted) => results.filter((result) => result === wanted).length;
  return { solved: count("solved"), hinted: count("hinted"), missed: count("missed") };
}

/**
 * Merge imported results, such as those of a backup; the better result of each puzzle wins.
 *
 * @param {unknown} value
 * @returns {boolean} false where `value` is malformed
 */
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

/** Delete all results. */
export const clearResults = () => remove(KEY);
