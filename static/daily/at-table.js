/**
 * Game of the day at the table: record its result, and tell the player about an update during the game.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Save} Save
 */
import * as data from "../ui/fetch-game-data.js";
import { counts } from "./games.js";
import { noteResult } from "./results.js";

/** Record the result of a finished game of the day, unless it is practice. @param {View} view @param {Save} save */
export async function recordDay({ outcome, seats, cooperative, game }, save) {
  const seat = seats.findIndex(({ kind }) => kind === "human");
  if (!save.daily || !counts(save) || !outcome || seat < 0) return;
  const { day, release } = save.daily;
  const now = await currentRelease();
  noteResult(day, {
    game,
    release,
    ...(now && now !== release ? { later: now } : {}),
    at: Date.now(),
    place: outcome.places[seat] ?? seats.length,
    of: seats.length,
    score: outcome.scores[seat] ?? 0,
    together: cooperative,
    gaveUp: seats[seat]?.conceded === true,
  });
}

/**
 * Show a notice if the rules and bots have been updated since the game of the day was begun.
 *
 * @param {import("../session/session.js").Session} session
 */
export async function tellUpdate(session) {
  const { save, view } = session;
  if (!save?.daily || !counts(save) || view?.next.kind === "over") return;
  const release = await currentRelease();
  if (!release || release === save.daily.release || session.notice) return;
  session.notice = { id: "ui-daily-updated", args: { begun: save.daily.release, release } };
  session.changed();
}

/** Present release of rules and bots; null if it cannot be fetched. */
const currentRelease = () =>
  data.loadDaily().then(
    ({ release }) => release,
    () => null,
  );
