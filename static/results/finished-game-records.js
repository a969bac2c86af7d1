/**
 * Finished games of this browser for the statistics: a short record of each, stored separately from the saves.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Save} Save
 *
 * @typedef {object} PlayedGame
 * @property {string} id id of the saved game; each id is recorded only once
 * @property {string} game
 * @property {number} at time of its end, in milliseconds
 * @property {number} spent playing time in seconds
 * @property {string[]} seats controller of each seat: "human", "guest", or a rank of bots
 * @property {Record<string, string>} options options of the whole table, without those of seats
 * @property {number[]} places
 * @property {number[]} scores
 * @property {boolean} together whether the game was cooperative
 * @property {boolean} practice
 * @property {[number, string][]} feats achievements as seat and name
 * @property {boolean} [rated] whether the game counts for the estimate of playing strength: dealt and finished in this
 *   browser, equal terms for all seats, and bots with the thinking time of their rank; missing in old records
 */
import * as storage from "../session/storage.js";

const KEY = "statistics";
const FORMAT = 1;
/** Number of stored games; beyond it the oldest are removed. */
export const MAX_GAMES = 4000;
/** Largest accepted file of games, in bytes. */
export const MAX_FILE_SIZE = 2_000_000;

/** All recorded games, the oldest first. @returns {PlayedGame[]} */
export function playedGames() {
  const known = storage.read(KEY);
  return Array.isArray(known) ? known.filter(isPlayedGame) : [];
}

/** Store games. @param {PlayedGame[]} games */
const store = (games) => storage.write(KEY, games.sort((a, b) => a.at - b.at).slice(-MAX_GAMES));

/**
 * Record a game that was finished here, if a person played in it. Only a game's first end is recorded: undoing it and
 * finishing in another way changes nothing.
 *
 * @param {string} id of the saved game
 * @param {View} view
 * @param {Save} save
 * @param {{seat: number, name: string}[]} achievements
 * @param {import("../types.js").SaveEntry | null} entry of the saved game
 */
export function recordGame(id, view, save, achievements, entry) {
  const { outcome } = view;
  const games = playedGames();
  const seats = view.seats.map(({ kind }) => (kind === "heuristic" ? "sailor" : kind));
  if (!outcome || !seats.includes("human") || games.some((one) => one.id === id)) return;
  /** @type {Record<string, string>} */
  const options = {};
  for (const [name, value] of Object.entries(save.options)) if (typeof value === "string") options[name] = value;
  /** @type {PlayedGame} */
  const played = {
    id,
    game: view.game,
    at: Date.now(),
    spent: Math.round((entry?.spent ?? 0) / 1000),
    seats,
    options,
    places: outcome.places,
    scores: outcome.scores,
    together: view.cooperative,
    practice: view.practice,
    feats: achievements.map(({ seat, name }) => [seat, name]),
    rated: entry?.rated === true && !entry.link && isEven(save),
  };
  store([...games, played]);
}

/** Whether all seats had the same options and no seat changed its controller. @param {Save} save */
const isEven = ({ options, entries }) =>
  Object.values(options).every((value) => typeof value === "string" || new Set(value).size === 1) &&
  !entries.some((one) => /** @type {{do?: string} | null} */ (one)?.do === "seat");

export const clearStatistics = () => storage.remove(KEY);

/** Text of a file with all recorded games. */
export const exportGames = () => JSON.stringify({ "kajuta-statistics": FORMAT, games: playedGames() });

/**
 * Add the games of a file to those of this browser.
 *
 * @param {string} text
 * @returns {number | null} number of new games; null if the text is not a valid file, and then nothing is changed
 */
export function importGames(text) {
  if (text.length > MAX_FILE_SIZE) return null;
  /** @type {unknown} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  return isRecord(data) && data["kajuta-statistics"] === FORMAT ? addGames(data.games) : null;
}

/**
 * Add games from a file or backup to those of this browser.
 *
 * @param {unknown} games
 * @returns {number | null} number of new games; null if any game is invalid, and then nothing is changed
 */
export function addGames(games) {
  if (!Array.isArray(games) || games.length > MAX_GAMES || !games.every(isPlayedGame)) return null;
  const here = playedGames();
  const known = new Set(here.map(({ id }) => id));
  const fresh = games.map(withoutForeignFields).filter(({ id }) => !known.has(id) && known.add(id));
  store([...here, ...fresh]);
  return fresh.length;
}

/** Names of a record's fields. Old records have no `rated`. */
const FIELDS = "id game at spent seats options places scores together practice feats rated".split(" ");

/** Copy of a record without unknown fields. @param {PlayedGame} game */
const withoutForeignFields = (game) =>
  /** @type {PlayedGame} */ (Object.fromEntries(Object.entries(game).filter(([field]) => FIELDS.includes(field))));

/** Whether a value is an object. @param {unknown} one @returns {one is Record<string, unknown>} */
const isRecord = (one) => typeof one === "object" && one !== null && !Array.isArray(one);
/** Whether a value is a short text. @param {unknown} one */
const isWord = (one) => typeof one === "string" && one.length <= 40;
/** Whether a value is a whole number of reasonable size. @param {unknown} one */
const isCount = (one) => Number.isSafeInteger(one) && Math.abs(Number(one)) <= 8.64e15;

/**
 * Whether an untrusted value is a record of a game.
 *
 * @param {unknown} one
 * @returns {one is PlayedGame}
 */
function isPlayedGame(one) {
  if (!isRecord(one)) return false;
  const { id, game, at, spent, seats, options, places, scores, together, practice, feats, rated } = one;
  const alike = (/** @type {unknown} */ all, /** @type {(one: unknown) => boolean} */ test) =>
    Array.isArray(all) && Array.isArray(seats) && all.length === seats.length && all.every(test);
  return (
    [id, game].every(isWord) &&
    [at, spent].every(isCount) &&
    alike(seats, isWord) &&
    /** @type {unknown[]} */ (seats).length <= 8 &&
    alike(places, isCount) &&
    alike(scores, isCount) &&
    isRecord(options) &&
    Object.entries(options).length <= 20 &&
    Object.entries(options).flat().every(isWord) &&
    typeof together === "boolean" &&
    typeof practice === "boolean" &&
    ["boolean", "undefined"].includes(typeof rated) &&
    Array.isArray(feats) &&
    feats.length <= 60 &&
    feats.every((feat) => Array.isArray(feat) && feat.length === 2 && isCount(feat[0]) && isWord(feat[1]))
  );
}

/**
 * Seat of the only person, or a person's seat in a cooperative game; null if several people played against each other.
 *
 * @param {PlayedGame} game
 */
export function ownSeat({ seats, together }) {
  const people = seats.flatMap((kind, seat) => (kind === "human" ? [seat] : []));
  return together || people.length === 1 ? (people[0] ?? null) : null;
}

/** Whether the seat of `ownSeat` has won; null if there is no such seat. @param {PlayedGame} game */
export function hasWon(game) {
  const seat = ownSeat(game);
  return seat === null ? null : game.places[seat] === 1;
}

/**
 * Kind of the other players: a rank of bots, "mixed" ranks, "people", or "alone" if there are none.
 *
 * @param {PlayedGame} game
 */
export function opponentKind({ seats }) {
  const bots = [...new Set(seats.filter((kind) => kind !== "human" && kind !== "guest"))];
  if (bots.length > 1) return "mixed";
  return bots[0] ?? (seats.length > 1 ? "people" : "alone");
}

/**
 * Totals of games: wins, best and average score, streaks of wins, playing time in seconds.
 *
 * @param {readonly PlayedGame[]} games in the order in which they were played
 */
export function summarize(games) {
  const scores = games.flatMap((game) => {
    const seat = ownSeat(game);
    return seat === null ? [] : [game.scores[seat] ?? 0];
  });
  let streak = 0;
  let longest = 0;
  let wins = 0;
  let decided = 0;
  for (const game of games) {
    const success = hasWon(game);
    if (success === null) continue;
    decided++;
    wins += success ? 1 : 0;
    streak = success ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    games: games.length,
    decided,
    wins,
    best: scores.length ? Math.max(...scores) : null,
    average: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    streak,
    longest,
    spent: games.reduce((sum, game) => sum + game.spent, 0),
  };
}
