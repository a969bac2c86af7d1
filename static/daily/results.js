/**
 * Results of the games of the day in this browser. Each day has one: that of the first game that was finished or given
 * up.
 *
 * @typedef {object} DayResult
 * @property {string} game
 * @property {string} release release of rules and bots with which the game was begun
 * @property {string} [later] release with which it ended, if that is another one
 * @property {number} at time of its end, in milliseconds
 * @property {number} place
 * @property {number} of number of seats
 * @property {number} score
 * @property {boolean} together whether the game was cooperative
 * @property {boolean} gaveUp
 */
import * as storage from "../session/storage.js";
import { dayOf, daysLater, isDay } from "./schedule.js";

const KEY = "daily";
/** Number of stored days; beyond it the earliest are removed. */
export const MAX_DAYS = 1500;
const MAX_SEATS = 12;

/** Stored results by day. @returns {Record<string, DayResult>} */
export function dayResults() {
  const known = storage.read(KEY);
  return isRecord(known) ? soundOnes(known) : {};
}

/** Whether today's game is finished or given up. @param {Date} now */
export const isTodayOver = (now) => dayOf(now) in dayResults();

/** Whether a result is a win. @param {DayResult} result */
export const hasWon = ({ place, gaveUp }) => place === 1 && !gaveUp;

/**
 * Store the result of a day, unless there already is one.
 *
 * @param {string} day
 * @param {DayResult} result
 */
export function noteResult(day, result) {
  addResults({ [day]: result });
}

/**
 * Add results from a backup for days without a result.
 *
 * @param {unknown} value results by day
 * @returns {boolean} false if any result is invalid, and then nothing is changed
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
 * Lengths of streaks: consecutive days on which the game was finished. `current` ends today or yesterday.
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

/** Valid results in an untrusted object. @param {Record<string, unknown>} value @returns {Record<string, DayResult>} */
function soundOnes(value) {
  const entries = Object.entries(value).filter(([day, result]) => isDay(day) && isDayResult(result));
  return Object.fromEntries(
    entries.map(([day, result]) => [day, withoutForeignFields(/** @type {DayResult} */ (result))]),
  );
}

/** Copy of a result without unknown fields. @param {DayResult} result @returns {DayResult} */
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

/** Whether a value is an object. @param {unknown} one @returns {one is Record<string, unknown>} */
const isRecord = (one) => typeof one === "object" && one !== null && !Array.isArray(one);
/** Whether a value is a short text. @param {unknown} one */
const isWord = (one) => typeof one === "string" && one.length > 0 && one.length <= 40;
/** Whether a value looks like a release's name. @param {unknown} one */
const isRelease = (one) => typeof one === "string" && /^[0-9a-z]{1,16}$/.test(one);
/** Whether a value is a whole number of reasonable size. @param {unknown} one */
const isCount = (one) => Number.isSafeInteger(one) && Math.abs(Number(one)) <= 8.64e15;

/** Whether an untrusted value is a result. @param {unknown} one */
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
