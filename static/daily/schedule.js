/**
 * The schedule of the game of the day: which game, with which set-up and seed, is played on a date.
 *
 * Each game declares periods (`daily.json` in its folder): the first day of each, and the set-ups that it offers from then
 * on. A day is made of the periods that hold on it alone, so a game that joins later changes no earlier day.
 *
 * @typedef {import("../types.js").Setup} Setup
 *
 * @typedef {object} OfferedSetup
 * @property {string[]} seats who controls each
 * @property {Setup["options"]} [options] those that are not the default
 *
 * @typedef {{from: string, setups: OfferedSetup[]}} Period `from`: its first day
 * @typedef {Record<string, Period[]>} Schedule the periods of each game, the earliest first
 */
import { checksumOfBytes } from "../session/byte-checksum.js";

const DAY = 86_400_000;

/** The date of a local time, as in 2026-11-26. @param {Date} time */
export function dayOf(time) {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part, index) => String(part).padStart(index ? 2 : 4, "0")).join("-");
}

/** Whether a text is a date, as in 2026-11-26. @param {string} text */
export function isDay(text) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The number of a date, those after it count up. @param {string} day */
export const numberOf = (day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** The date so many days later. @param {string} day @param {number} days */
export const daysLater = (day, days) => new Date((numberOf(day) + days) * DAY).toISOString().slice(0, 10);

/** The first day of all; "" where no game takes part. @param {Schedule} schedule */
export const firstDay = (schedule) =>
  Object.values(schedule)
    .flatMap((periods) => periods.slice(0, 1).map(({ from }) => from))
    .sort()[0] ?? "";

/**
 * The set-up of a day: the games take turns, and so do the set-ups of each. Where the clock is wrong and no game took part
 * yet, all do.
 *
 * @param {string} day
 * @param {Schedule} schedule
 * @returns {Setup | null} null where no game takes part at all
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

/** @param {number} number @param {number} by */
const modulo = (number, by) => ((number % by) + by) % by;
