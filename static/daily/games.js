/**
 * Saved games that were played as the game of the day.
 *
 * The save itself says whether it counts. An imported save never counts: the engine marks it as practice when it checks
 * it.
 *
 * @typedef {import("../types.js").Setup} Setup
 */
import * as records from "../session/save-record-storage.js";
import * as saves from "../session/saved-games.js";

/**
 * Whether a game counts as the game of its day.
 *
 * @param {{daily?: Setup["daily"], practice?: boolean}} game set-up or save
 */
export const counts = ({ daily, practice }) => Boolean(daily && !daily.practice && !practice);

/**
 * Saved games of a day that count, the last played first.
 *
 * @param {string} day
 * @returns {{id: string, over: boolean, release: string}[]} `release`: release of rules
 *   and bots with which the game was begun
 */
export function gamesOfDay(day) {
  return saves.list().flatMap(({ id, over }) => {
    const found = records.readWithoutPieces(id);
    const setup = found && records.setupOf(found);
    return setup?.daily?.day === day && counts(setup) ? [{ id, over, release: setup.daily.release }] : [];
  });
}
