/**
 * The finished games of this browser: one short record for each, kept apart from the saves.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Save} Save
 *
 * @typedef {object} PlayedGame
 * @property {string} id the saved game's: finished once more it is the same game
 * @property {string} game
 * @property {number} at when it ended
 * @property {number} spent seconds
 * @property {string[]} seats who played each seat: "human", or a rank of bots
 * @property {Record<string, string>} options those that are not one a seat
 * @property {number[]} places
 * @property {number[]} scores
 * @property {boolean} together whether all won or lost together
 * @property {boolean} practice
 * @property {[number, string][]} feats achievements, each with its seat
 * @property {boolean} [rated] whether it was played to its end here as it was dealt, on equal terms, and all bots thought
 *   as long as their rank does; earlier releases did not tell
 */
import * as storage from "../session/storage.js";

const KEY = "statistics";
const FORMAT = 1;
/** Games that are kept; the oldest make room. */
export const MAX_GAMES = 4000;
/** Bytes of a file of games at most. */
export const MAX_FILE_SIZE = 2_000_000;

/** @returns {PlayedGame[]} the oldest first */
export function playedGames() {
  const known = storage.read(KEY);
  return Array.isArray(known) ? known.filter(isPlayedGame) : [];
}

/** @param {PlayedGame[]} games */
const store = (games) => storage.write(KEY, games.sort((a, b) => a.at - b.at).slice(-MAX_GAMES));

/**
 * Record a game that was finished here, if a person played it. A game counts once, as it ended first: undoing its end
 * and finishing it otherwise changes nothing.
 *
 * @param {string} id
 * @param {View} view
 * @param {Save} save
 * @param {{seat: number, name: string}[]} achievements
 * @param {import("../types.js").SaveEntry | null} entry
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

/** Whether nobody chose a role of its own and no seat changed hands. @param {Save} save */
const isEven = ({ options, entries }) =>
  Object.values(options).every((value) => typeof value === "string" || new Set(value).size === 1) &&
  !entries.some((one) => /** @type {{do?: string} | null} */ (one)?.do === "seat");

export const clearStatistics = () => storage.remove(KEY);

/** All games as the text of a file. */
export const exportGames = () => JSON.stringify({ "kajuta-statistics": FORMAT, games: playedGames() });

/**
 * Add the games of a file to those of this browser.
 *
 * @param {string} text
 * @returns {number | null} number of new games; null where the text is no such file, and nothing is changed
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
 * Add games from elsewhere to those of this browser.
 *
 * @param {unknown} games
 * @returns {number | null} number of new games; null where anything is wrong, and nothing is changed
 */
export function addGames(games) {
  if (!Array.isArray(games) || games.length > MAX_GAMES || !games.every(isPlayedGame)) return null;
  const here = playedGames();
  const known = new Set(here.map(({ id }) => id));
  const fresh = games.map(withoutForeignFields).filter(({ id }) => !known.has(id) && known.add(id));
  store([...here, ...fresh]);
  return fresh.length;
}

/** Fields of a record; `rated` is missing in older ones. */
const FIELDS = "id game at spent seats options places scores together practice feats rated".split(" ");

/** @param {PlayedGame} game */
const withoutForeignFields = (game) =>
  /** @type {PlayedGame} */ (Object.fromEntries(Object.entries(game).filter(([field]) => FIELDS.includes(field))));

/** @param {unknown} one @returns {one is Record<string, unknown>} */
const isRecord = (one) => typeof one === "object" && one !== null && !Array.isArray(one);
/** @param {unknown} one */
const isWord = (one) => typeof one === "string" && one.length <= 40;
/** @param {unknown} one */
const isCount = (one) => Number.isSafeInteger(one) && Math.abs(Number(one)) <= 8.64e15;

/**
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

/** The seat of the only person, or of a crew; null where several people played against each other. @param {PlayedGame} game */
export function ownSeat({ seats, together }) {
  const people = seats.flatMap((kind, seat) => (kind === "human" ? [seat] : []));
  return together || people.length === 1 ? (people[0] ?? null) : null;
}

/** Whether the person, or the crew, has won; null where several people played against each other. @param {PlayedGame} game */
export function hasWon(game) {
  const seat = ownSeat(game);
  return seat === null ? null : game.places[seat] === 1;
}

/** Who played against, or with, the only person: a rank, "mixed", "people" or "alone". @param {PlayedGame} game */
export function opponentKind({ seats }) {
  const bots = [...new Set(seats.filter((kind) => kind !== "human" && kind !== "guest"))];
  if (bots.length > 1) return "mixed";
  return bots[0] ?? (seats.length > 1 ? "people" : "alone");
}

/**
 * Totals of some games.
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
