/**
 * The saved games of a day.
 *
 * A save says itself whether it counts. One that comes from outside never does: the engine marks it where it is checked.
 *
 * @typedef {import("../types.js").Setup} Setup
 */
import * as records from "../session/save-record-storage.js";
import * as saves from "../session/saved-games.js";

/** Whether a game counts as that of its day. @param {{daily?: Setup["daily"], practice?: boolean}} game a set-up or a save */
export const counts = ({ daily, practice }) => Boolean(daily && !daily.practice && !practice);

/**
 * The saved games of a day that count, the one played last first.
 *
 * @param {string} day
 * @returns {{id: string, over: boolean, release: string}[]} `release`: that it was begun with
 */
export function gamesOfDay(day) {
  return saves.list().flatMap(({ id, over }) => {
    const found = records.readWithoutPieces(id);
    const setup = found && records.setupOf(found);
    return setup?.daily?.day === day && counts(setup) ? [{ id, over, release: setup.daily.release }] : [];
  });
}
