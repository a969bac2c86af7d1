/**
 * Estimate of a person's playing strength: a number on the scale of the bots' ranks, computed from rated games.
 *
 * For each kind of table, a measured rank table says how often one bot of a rank wins against bots of the rank below.
 * This gives the distances between the ranks. As in the Plackett-Luce model, a player's win probability is proportional
 * to the exponential of its strength. The estimate is Bayesian: each possible strength is weighted by the likelihood of
 * the person's results, averaged over several rank tables within the measured confidence intervals.
 *
 * @typedef {import("./finished-game-records.js").PlayedGame} PlayedGame
 * @typedef {{rank: string, games: number, mean: number, low: number, high: number}} RankShare share
 *   of wins of a rank, with its 95 % interval
 * @typedef {{seats: number, options: Record<string, string>, crew: boolean, ranks: RankShare[]}} RankTable
 *   measurement for one number of seats and one choice of options. `options`: those that differ from the defaults;
 *   `crew`: whether the game is cooperative; `ranks`: in a cooperative game, the share that a crew of each rank wins;
 *   otherwise the share that one bot of a rank wins against bots of the rank below, from the second rank on
 * @typedef {{tables: RankTable[], alike?: string[]}} GameRanks all measurements of a game. `alike`: options that do not
 *   influence the ranks
 * @typedef {{points: number, low: number, high: number, ranks: string[]}} Strength estimate in points with its 95 %
 *   interval. `ranks`: ranks of similar strength, weakest first
 * @typedef {{table: RankTable, latest: PlayedGame, games: number, mean: number, low: number, high: number}} CrewShare
 *   share of wins in a cooperative game, with its 95 % interval. `latest`: the last of the games
 */
import { hasWon, opponentKind, ownSeat } from "./finished-game-records.js";

/** Ranks of bots, weakest first. */
export const RANKS = ["boy", "sailor", "mate", "captain"];
/** Smallest number of games for an estimate. */
export const FEWEST_GAMES = 10;
/** Number of latest games used for the estimate. Older games do not count, since people improve. */
export const LATEST_GAMES = 100;
/** Points between two neighbouring ranks, and points of the weakest rank. */
export const POINTS = 100;

/**
 * Possible strengths in units of ranks: 0 is the weakest rank. They range from one rank below it to one above the
 * strongest.
 */
const GRID = Array.from({ length: 101 }, (_, n) => n / 20 - 1);
/** Quantiles of the normal distribution at 1/32, 3/32 ...: a small sample of the possible rank tables. */
const QUANTILES = [-1.863, -1.318, -1.01, -0.776, -0.579, -0.402, -0.237, -0.078];
const DRAWS = [...QUANTILES, ...QUANTILES.map((value) => -value)];
/** Half the width of a 95 % interval, in standard deviations. */
const NORMAL = 1.96;
/** Smallest distance between two ranks, in logits. */
const SMALLEST_STEP = 0.02;
/** Probability with which the person's strength lies within the named ranks. */
const SURE = 0.8;

/**
 * Rank table for the seats and options of a game; undefined if none was measured.
 *
 * @param {PlayedGame} game
 * @param {GameRanks} ranks
 * @param {Record<string, string>} defaults default values of the options
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

/**
 * Whether a game counts for the estimate: one person against bots with the thinking time of their rank, without undo
 * and hints.
 *
 * @param {PlayedGame} game
 */
export const isRated = (game) =>
  game.rated === true &&
  !game.practice &&
  game.seats.filter((kind) => kind === "human").length === 1 &&
  game.seats.every((kind) => kind === "human" || RANKS.includes(kind));

/**
 * Difference in strength between one player and equally strong others, in logits.
 *
 * @param {number} share of games that the one player wins
 * @param {number} seats number of players
 */
function logits(share, seats) {
  const inside = Math.min(0.995, Math.max(0.005, share));
  return Math.log((inside * (seats - 1)) / (1 - inside));
}

/**
 * Strengths of the ranks according to a rank table, in logits, the weakest first.
 *
 * @param {RankTable} table
 * @param {(step: number) => number} deviation deviation of a step between ranks from its mean, in standard deviations
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

/**
 * Strength at a position on the scale of ranks, interpolated between the ranks.
 *
 * @param {readonly number[]} strengths of the ranks, in logits
 * @param {number} position in units of ranks
 */
export function strengthAt(strengths, position) {
  const top = strengths.length - 1;
  const usual = (strengths[top] ?? 0) / Math.max(1, top);
  if (position <= 0) return position * usual;
  if (position >= top) return (strengths[top] ?? 0) + (position - top) * usual;
  const below = Math.floor(position);
  const [low = 0, high = 0] = strengths.slice(below);
  return low + (position - below) * (high - low);
}

/**
 * Win probability of a player.
 *
 * @param {number} strength
 * @param {readonly number[]} others strengths of the opponents
 */
const winProbability = (strength, others) =>
  1 / (1 + others.reduce((sum, other) => sum + Math.exp(other - strength), 0));

/**
 * Group games that have the same rank table and the same opponents.
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

/** Posterior probability of each strength in GRID. @param {readonly Group[]} groups */
function posterior(groups) {
  const tables = [...new Set(groups.map(({ table }) => table))];
  const weights = GRID.map(() => 0);
  const logs = DRAWS.map((_, draw) => {
    // Odd factors permute the quantiles differently for each step, so that the steps vary independently.
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

/**
 * Quantile of the estimate, in units of ranks.
 *
 * @param {readonly number[]} probabilities
 * @param {number} part from 0 to 1
 */
function quantile(probabilities, part) {
  let sum = 0;
  const at = probabilities.findIndex((probability) => {
    sum += probability;
    return sum >= part;
  });
  return /** @type {number} */ (GRID.at(at));
}

/**
 * Smallest range of neighbouring ranks that contains the strength with probability SURE. A rank that the measurement
 * could not distinguish from them is added.
 *
 * @param {readonly number[]} probabilities of the strengths in GRID
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
 * Share of wins with its 95 % interval (Wilson score interval).
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
 * Estimate a person's playing strength.
 *
 * @param {readonly PlayedGame[]} games finished games of one kind, in the order in which they were played
 * @param {GameRanks} ranks
 * @param {Record<string, string>} defaults default values of the options
 * @returns {{rated: number, games: number, strength: Strength | null}} `rated`: number of rated games; `games`: number
 *   of competitive ones among them that have a rank table, LATEST_GAMES at most; `strength`: null if they are too few
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
 * Shares of wins in cooperative games, for each rank table and kind of other players.
 *
 * @param {readonly PlayedGame[]} games
 * @param {GameRanks} ranks
 * @param {Record<string, string>} defaults
 * @returns {CrewShare[]} the one with the most games first
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
