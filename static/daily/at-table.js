/**
 * The game of the day at its table: its result, and what is said where it goes on after an update.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Save} Save
 */
import * as data from "../ui/fetch-game-data.js";
import { counts } from "./games.js";
import { noteResult } from "./results.js";

/** Note the result of a game of the day that counts and is over. @param {View} view @param {Save} save */
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
 * Say that a game of the day goes on under another release than it was begun with.
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

/** The release of rules and bots that is played here; null where it cannot be told. */
const currentRelease = () =>
  data.loadDaily().then(
    ({ release }) => release,
    () => null,
  );
