/**
 * How strong a person plays: one number on the scale of the ranks of bots, from the games that count.
 *
 * A game's table of ranks says how often one bot of a rank wins among bots of the rank below, so how far the ranks are
 * apart at that number of seats. As in the Plackett-Luce model, a player wins with a probability in proportion to the
 * exponential of its strength. Every possible strength of the person is weighed by how probable it makes the games, for
 * several tables of ranks that the leagues' intervals allow.
 *
 * @typedef {import("./finished-game-records.js").PlayedGame} PlayedGame
 * @typedef {{rank: string, games: number, mean: number, low: number, high: number}} RankShare share of wins
 * @typedef {{seats: number, options: Record<string, string>, crew: boolean, ranks: RankShare[]}} RankTable
 *   `options`: those that differ from their defaults; `ranks`: of a crew what each rank won, among rivals what one of a
 *   rank won among those of the rank before it, from the second rank on
 * @typedef {{tables: RankTable[], alike?: string[]}} GameRanks `alike`: options that change nothing for the ranks
 * @typedef {{points: number, low: number, high: number, ranks: string[]}} Strength `ranks`: which the person plays like,
 *   weakest first
 * @typedef {{table: RankTable, latest: PlayedGame, games: number, mean: number, low: number, high: number}} CrewShare
 *   `latest`: the last of the games
 */
import { hasWon, opponentKind, ownSeat } from "./finished-game-records.js";

/** The ranks of bots, weakest first. */
export const RANKS = ["boy", "sailor", "mate", "captain"];
/** Games from which on a number is told. */
export const FEWEST_GAMES = 10;
/** The latest games that the number comes from: people learn. */
export const LATEST_GAMES = 100;
/** Points of a rank above the one below it; the weakest has as many. */
export const POINTS = 100;

/** Possible strengths, counted in ranks from the weakest (0); they end a rank beyond either end. */
const GRID = Array.from({ length: 101 }, (_, n) => n / 20 - 1);
/** Quantiles of the normal distribution at 1/32, 3/32 ...: a few tables stand for all that are possible. */
const QUANTILES = [-1.863, -1.318, -1.01, -0.776, -0.579, -0.402, -0.237, -0.078];
const DRAWS = [...QUANTILES, ...QUANTILES.map((value) => -value)];
/** Standard deviations from the middle of a 95 % interval to its end. */
const NORMAL = 1.96;
/** A rank is at least so much stronger than the one below it, in logits. */
const SMALLEST_STEP = 0.02;
/** Probability that the named ranks hold the person's. */
const SURE = 0.8;

/**
 * The table of ranks that a game was played at; undefined where none was measured.
 *
 * @param {PlayedGame} game
 * @param {GameRanks} ranks
 * @param {Record<string, string>} defaults of the options
 */
export function tableOf({ seats, options, together }, { tables, alike = [] }, defaults) {
  const unusual = Object.entries(options).filter(
    ([name, value]) => name in defaults && defaults[name] !== value && !alike.includes(name),
  );
  return tables.find(
    (table) =>
      table.seats === seats.length &&
      table.crew === together &&
      Object.keys(table.options).length === unusual.length &&
      unusual.every(([name, value]) => table.options[name] === value),
  );
}

/** Whether one person played with bots alone, as they play by their rank, and nothing was taken back or hinted. @param {PlayedGame} game */
export const isRated = (game) =>
  game.rated === true &&
  !game.practice &&
  game.seats.filter((kind) => kind === "human").length === 1 &&
  game.seats.every((kind) => kind === "human" || RANKS.includes(kind));

/** Logits by which one of a rank is stronger than each of the others, of which it wins this share. @param {number} share @param {number} seats */
function logits(share, seats) {
  const inside = Math.min(0.995, Math.max(0.005, share));
  return Math.log((inside * (seats - 1)) / (1 - inside));
}

/**
 * Strengths of the ranks at a table, in logits, the weakest first.
 *
 * @param {RankTable} table
 * @param {(step: number) => number} deviation standard deviations that a step is away from its mean
 */
export function ladder({ seats, ranks }, deviation = () => 0) {
  const strengths = [0];
  for (const [step, { mean, low, high }] of ranks.entries()) {
    const spread = (logits(high, seats) - logits(low, seats)) / (2 * NORMAL);
    const height = Math.max(SMALLEST_STEP, logits(mean, seats) + deviation(step) * spread);
    strengths.push((strengths[step] ?? 0) + height);
  }
  return strengths;
}

/** Strength in logits of a player at a position among the ranks. @param {readonly number[]} strengths @param {number} position */
export function strengthAt(strengths, position) {
  const top = strengths.length - 1;
  const usual = (strengths[top] ?? 0) / Math.max(1, top);
  if (position <= 0) return position * usual;
  if (position >= top) return (strengths[top] ?? 0) + (position - top) * usual;
  const below = Math.floor(position);
  const [low = 0, high = 0] = strengths.slice(below);
  return low + (position - below) * (high - low);
}

/** Probability that a player wins against others. @param {number} strength @param {readonly number[]} others */
const winProbability = (strength, others) =>
  1 / (1 + others.reduce((sum, other) => sum + Math.exp(other - strength), 0));

/**
 * Games that are alike for the number: same table, same opponents.
 *
 * @typedef {{table: RankTable, opponents: number[], won: number, lost: number}} Group
 * @param {readonly PlayedGame[]} games
 * @param {(game: PlayedGame) => RankTable | undefined} table
 * @returns {Group[]}
 */
function grouped(games, table) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const game of games) {
    const own = ownSeat(game) ?? 0;
    const opponents = game.seats.filter((_, seat) => seat !== own).map((kind) => RANKS.indexOf(kind));
    const at = /** @type {RankTable} */ (table(game));
    const key = [JSON.stringify(at.options), ...opponents.sort()].join();
    const group = groups.get(key) ?? { table: at, opponents, won: 0, lost: 0 };
    const share = game.places[own] === 1 ? 1 / game.places.filter((place) => place === 1).length : 0;
    groups.set(key, { ...group, won: group.won + share, lost: group.lost + 1 - share });
  }
  return [...groups.values()];
}

/** Probability of each strength of the grid. @param {readonly Group[]} groups */
function posterior(groups) {
  const tables = [...new Set(groups.map(({ table }) => table))];
  const weights = GRID.map(() => 0);
  const logs = DRAWS.map((_, draw) => {
    // Odd factors permute the draws, so the steps vary independently of each other.
    const ladders = tables.map((table, n) =>
      ladder(table, (step) => DRAWS[(draw * (2 * (step + 3 * n) + 1) + 5 * n) % DRAWS.length] ?? 0),
    );
    return GRID.map((position) =>
      groups.reduce((sum, { table, opponents, won, lost }) => {
        const strengths = ladders[tables.indexOf(table)] ?? [];
        const others = opponents.map((rank) => strengths[rank] ?? 0);
        const win = winProbability(strengthAt(strengths, position), others);
        return sum + won * Math.log(win) + lost * Math.log(1 - win);
      }, 0),
    );
  });
  const most = Math.max(...logs.flat());
  for (const some of logs) for (const [n, log] of some.entries()) weights[n] = (weights[n] ?? 0) + Math.exp(log - most);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Position below which this part of the probability lies. @param {readonly number[]} probabilities @param {number} part */
function quantile(probabilities, part) {
  let sum = 0;
  const at = probabilities.findIndex((probability) => {
    sum += probability;
    return sum >= part;
  });
  return /** @type {number} */ (GRID.at(at));
}

/**
 * The fewest neighboring ranks that a strength is near to with some certainty; a rank that the league could not tell
 * from one of them is named with it.
 *
 * @param {readonly number[]} probabilities
 * @param {RankTable} table
 */
function nearestRanks(probabilities, table) {
  const near = RANKS.map(() => 0);
  for (const [n, position] of GRID.entries()) {
    const rank = Math.min(RANKS.length - 1, Math.max(0, Math.round(position)));
    near[rank] = (near[rank] ?? 0) + (probabilities[n] ?? 0);
  }
  let first = near.indexOf(Math.max(...near));
  let last = first;
  let sum = near[first] ?? 0;
  while (sum < SURE) {
    if ((near[first - 1] ?? -1) > (near[last + 1] ?? -1)) sum += near[--first] ?? 0;
    else sum += near[++last] ?? 0;
  }
  const isOpen = (/** @type {number} */ step) => (table.ranks[step]?.low ?? 1) <= 1 / table.seats;
  if (isOpen(first - 1)) first--;
  if (isOpen(last)) last++;
  return RANKS.slice(first, last + 1);
}

/**
 * Share of wins with the 95 % interval by Wilson's score.
 *
 * @param {number} won
 * @param {number} games
 */
export function wilson(won, games) {
  const mean = won / games;
  const square = NORMAL ** 2 / games;
  const middle = (mean + square / 2) / (1 + square);
  const half = Math.sqrt(square * mean * (1 - mean) + square ** 2 / 4) / (1 + square);
  return { mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * @param {readonly PlayedGame[]} games of one game, in the order in which they were played
 * @param {GameRanks} ranks
 * @param {Record<string, string>} defaults of the options
 * @returns {{rated: number, games: number, strength: Strength | null}} `rated`: number of games that count; `games`: of
 *   these the ones among rivals at a table that was measured, from which the number comes; none where they are too few
 */
export function strengthOf(games, ranks, defaults) {
  const table = (/** @type {PlayedGame} */ game) => tableOf(game, ranks, defaults);
  const rated = games.filter(isRated);
  const usable = rated
    .filter((game) => {
      const at = table(game);
      return at && !at.crew && game.seats.every((kind) => RANKS.indexOf(kind) <= at.ranks.length);
    })
    .slice(-LATEST_GAMES);
  if (usable.length < FEWEST_GAMES) return { rated: rated.length, games: usable.length, strength: null };
  const groups = grouped(usable, table);
  const probabilities = posterior(groups);
  const mean = GRID.reduce((sum, position, n) => sum + position * (probabilities[n] ?? 0), 0);
  const points = (/** @type {number} */ position) => Math.round((position + 1) * POINTS);
  const [most] = groups.sort((a, b) => b.won + b.lost - a.won - a.lost);
  return {
    rated: rated.length,
    games: usable.length,
    strength: {
      points: points(mean),
      low: points(quantile(probabilities, 0.025)),
      high: points(quantile(probabilities, 0.975)),
      ranks: nearestRanks(probabilities, /** @type {Group} */ (most).table),
    },
  };
}

/**
 * What the person's crews won at each measured table, by who else was aboard.
 *
 * @param {readonly PlayedGame[]} games
 * @param {GameRanks} ranks
 * @param {Record<string, string>} defaults
 * @returns {CrewShare[]} the table of the most games first
 */
export function crewShares(games, ranks, defaults) {
  const rated = games.filter((game) => game.together && isRated(game));
  /** @type {Map<string, {table: RankTable, played: PlayedGame[]}>} */
  const found = new Map();
  for (const game of rated) {
    const table = tableOf(game, ranks, defaults);
    if (!table) continue;
    const key = [table.seats, JSON.stringify(table.options), opponentKind(game)].join();
    const group = found.get(key) ?? { table, played: [] };
    group.played.push(game);
    found.set(key, group);
  }
  return [...found.values()]
    .map(({ table, played }) => {
      const some = played.slice(-LATEST_GAMES);
      const latest = /** @type {PlayedGame} */ (some.at(-1));
      return { table, latest, games: some.length, ...wilson(some.filter(hasWon).length, some.length) };
    })
    .sort((a, b) => b.games - a.games);
}
