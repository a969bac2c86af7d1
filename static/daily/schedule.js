/**
 * Schedule of the game of the day: the game, set-up and seed for each date.
 *
 * Each game declares periods in its file `daily.json`. A period has a first day, and the set-ups that the game offers
 * from then on. Only periods that have begun influence a day, so adding a game later does not change earlier days.
 *
 * @typedef {import("../types.js").Setup} Setup
 *
 * @typedef {object} OfferedSetup
 * @property {string[]} seats controller of each seat
 * @property {Setup["options"]} [options] options that differ from the defaults
 *
 * @typedef {{from: string, setups: OfferedSetup[]}} Period `from`: first day
 * @typedef {Record<string, Period[]>} Schedule periods of each game, the earliest first
 */
import { checksumOfBytes } from "../session/byte-checksum.js";

const DAY = 86_400_000;

/** Date in local time, such as 2026-11-26. @param {Date} time */
export function dayOf(time) {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part, index) => String(part).padStart(index ? 2 : 4, "0")).join("-");
}

/** Whether a text is a valid date, such as 2026-11-26. @param {string} text */
export function isDay(text) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Number of a date: days since 1970-01-01. @param {string} day */
export const numberOf = (day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** Date that is `days` days later. @param {string} day @param {number} days may be negative */
export const daysLater = (day, days) => new Date((numberOf(day) + days) * DAY).toISOString().slice(0, 10);

/** First day of the schedule; "" if it is empty. @param {Schedule} schedule */
export const firstDay = (schedule) =>
  Object.values(schedule)
    .flatMap((periods) => periods.slice(0, 1).map(({ from }) => from))
    .sort()[0] ?? "";

/**
 * Set-up of a day. The games take turns, and so do the set-ups of each game. A date before the first day, which comes
 * from a wrong clock, is treated as if all games had begun.
 *
 * @param {string} day
 * @param {Schedule} schedule
 * @returns {Setup | null} null if the schedule is empty
 */
export function setupOfDay(day, schedule) {
  const games = Object.keys(schedule).sort();
  const begun = games.filter((game) => schedule[game]?.some(({ from }) => from <= day));
  const taking = begun.length ? begun : games;
  const number = numberOf(day);
  const game = taking[modulo(number, taking.length)];
  const periods = (game && schedule[game]) || [];
  const setups = (periods.filter(({ from }) => from <= day).at(-1) ?? periods[0])?.setups ?? [];
  const offered = setups[modulo(Math.floor(number / taking.length), setups.length)];
  if (!game || !offered) return null;
  return {
    game,
    seats: offered.seats.map((kind) => ({ name: "", kind })),
    options: offered.options ?? {},
    seed: checksumOfBytes(new TextEncoder().encode(`${day} ${game}`)),
  };
}

/** Remainder that is never negative. @param {number} number @param {number} by */
const modulo = (number, by) => ((number % by) + by) % by;
