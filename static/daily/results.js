/**
 * The results of the games of the day in this browser, one for each day: the first that ended or was given up.
 *
 * @typedef {object} DayResult
 * @property {string} game
 * @property {string} release of rules and bots that it was begun with
 * @property {string} [later] the release that it ended with, where that is another
 * @property {number} at when it ended
 * @property {number} place
 * @property {number} of how many seats
 * @property {number} score
 * @property {boolean} together whether all won or lost together
 * @property {boolean} gaveUp
 */
import * as storage from "../session/storage.js";
import { dayOf, daysLater, isDay } from "./schedule.js";

const KEY = "daily";
/** Days that are kept; the earliest make room. */
export const MAX_DAYS = 1500;
const MAX_SEATS = 12;

/** The results by day. @returns {Record<string, DayResult>} */
export function dayResults() {
  const known = storage.read(KEY);
  return isRecord(known) ? soundOnes(known) : {};
}

/** Whether the game of today is over. @param {Date} now */
export const isTodayOver = (now) => dayOf(now) in dayResults();

/** Whether a result is a win. @param {DayResult} result */
export const hasWon = ({ place, gaveUp }) => place === 1 && !gaveUp;

/**
 * Note the result of a day, unless there is one.
 *
 * @param {string} day
 * @param {DayResult} result
 */
export function noteResult(day, result) {
  addResults({ [day]: result });
}

/**
 * Add results from elsewhere where there are none.
 *
 * @param {unknown} value
 * @returns {boolean} false where it is damaged, and nothing is changed
 */
export function addResults(value) {
  if (!isRecord(value)) return false;
  const fresh = soundOnes(value);
  if (Object.keys(fresh).length < Object.keys(value).length) return false;
  const all = Object.entries({ ...fresh, ...dayResults() }).sort(([one], [other]) => (one < other ? -1 : 1));
  storage.write(KEY, Object.fromEntries(all.slice(-MAX_DAYS)));
  return true;
}

/**
 * Days in a row, up to today or yesterday, that were played to the end, and the most there ever were.
 *
 * @param {Record<string, DayResult>} results
 * @param {string} today
 */
export function streaks(results, today) {
  const isPlayed = (/** @type {string} */ day) => results[day]?.gaveUp === false;
  let longest = 0;
  for (const day of Object.keys(results)) {
    if (!isPlayed(day) || isPlayed(daysLater(day, -1))) continue;
    let length = 1;
    while (isPlayed(daysLater(day, length))) length++;
    longest = Math.max(longest, length);
  }
  const last = isPlayed(today) ? today : daysLater(today, -1);
  let current = 0;
  while (isPlayed(daysLater(last, -current))) current++;
  return { current, longest };
}

/** @param {Record<string, unknown>} value @returns {Record<string, DayResult>} */
function soundOnes(value) {
  const entries = Object.entries(value).filter(([day, result]) => isDay(day) && isDayResult(result));
  return Object.fromEntries(
    entries.map(([day, result]) => [day, withoutForeignFields(/** @type {DayResult} */ (result))]),
  );
}

/** @param {DayResult} result @returns {DayResult} */
const withoutForeignFields = ({ game, release, later, at, place, of, score, together, gaveUp }) => ({
  game,
  release,
  ...(later === undefined ? {} : { later }),
  at,
  place,
  of,
  score,
  together,
  gaveUp,
});

/** @param {unknown} one @returns {one is Record<string, unknown>} */
const isRecord = (one) => typeof one === "object" && one !== null && !Array.isArray(one);
/** @param {unknown} one */
const isWord = (one) => typeof one === "string" && one.length > 0 && one.length <= 40;
/** @param {unknown} one */
const isRelease = (one) => typeof one === "string" && /^[0-9a-z]{1,16}$/.test(one);
/** @param {unknown} one */
const isCount = (one) => Number.isSafeInteger(one) && Math.abs(Number(one)) <= 8.64e15;

/** @param {unknown} one */
function isDayResult(one) {
  if (!isRecord(one)) return false;
  const { game, release, later, at, place, of, score, together, gaveUp } = one;
  return (
    isWord(game) &&
    isRelease(release) &&
    (later === undefined || isRelease(later)) &&
    [at, place, of, score].every(isCount) &&
    Number(of) <= MAX_SEATS &&
    Number(place) >= 1 &&
    Number(place) <= Number(of) &&
    typeof together === "boolean" &&
    typeof gaveUp === "boolean"
  );
}
