/**
 * The set-up of a new game: what an address or a person chose, completed by the description of the game.
 *
 * @typedef {import("../types.js").GameInfo} GameInfo
 * @typedef {import("../types.js").GameOption} GameOption
 * @typedef {import("../types.js").OptionNeeds} OptionNeeds
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {{kinds: string[], names: string[], options: Record<string, string | string[]>, seed: string}} Draft
 */

import { DEFAULT_BOT, replaceOutdatedController } from "./seat-controllers.js";

/** The largest seed that a number holds exactly. */
export const MAX_SEED = 2 ** 53 - 1;

/**
 * Read a draft from an address.
 *
 * @param {GameInfo} game
 * @param {URLSearchParams} query `seats=human,heuristic&seed=7&<option>=<value>`, values of seats separated by commas
 * @returns {Draft}
 */
export function draftFromQuery(game, query) {
  const asked = query.get("seats")?.split(",").map(replaceOutdatedController);
  const fewest = game.players[0] ?? 2;
  const kinds =
    asked && game.players.includes(asked.length)
      ? asked
      : Array.from({ length: Math.max(fewest, Math.min(2, game.players.at(-1) ?? 2)) }, (_, seat) =>
          seat ? DEFAULT_BOT : "human",
        );
  /** @type {Draft} */
  const draft = { kinds, names: query.get("names")?.split(",") ?? [], options: {}, seed: query.get("seed") ?? "" };
  for (const option of game.options) {
    const value = query.get(option.id);
    draft.options[option.id] = option.per_seat ? (value?.split(",") ?? []) : (value ?? option.default);
  }
  return withValidOptions(game, draft);
}

/**
 * The draft with valid options only: a value that does not fit the others falls back to the default.
 *
 * @param {GameInfo} game
 * @param {Draft} draft
 * @returns {Draft}
 */
export function withValidOptions(game, draft) {
  const seats = draft.kinds.length;
  const options = { ...draft.options };
  // An option may depend on a later one, so this is repeated until nothing can change any more.
  for (let round = 0; round <= game.options.length; round++) {
    for (const option of game.options) {
      const fits = (/** @type {string | undefined} */ value) =>
        value !== undefined &&
        option.values.includes(value) &&
        isOptionAvailable(option, seats, options) &&
        isValuePossible(option, value, seats, options);
      const chosen = options[option.id];
      if (option.per_seat) {
        const values = Array.isArray(chosen) ? chosen : [];
        options[option.id] = Array.from({ length: seats }, (_, seat) => {
          const value = values[seat];
          return value !== undefined && fits(value) ? value : option.default;
        });
      } else if (Array.isArray(chosen) || !fits(chosen)) options[option.id] = option.default;
    }
  }
  return { ...draft, options };
}

/**
 * Whether a condition on the set-up is met.
 *
 * @param {OptionNeeds} needs
 * @param {number} seats
 * @param {Draft["options"]} options
 */
export function needsMet(needs, seats, options) {
  return (
    (!needs.players.length || needs.players.includes(seats)) &&
    Object.entries(needs.options).every(([id, values]) => {
      const value = options[id];
      return typeof value === "string" && values.includes(value);
    })
  );
}

/** Whether an option exists in this set-up. @param {GameOption} option @param {number} seats @param {Draft["options"]} options */
export const isOptionAvailable = (option, seats, options) => needsMet(option.needs, seats, options);

/**
 * Whether a value of an option can be chosen in this set-up.
 *
 * @param {GameOption} option
 * @param {string} value
 * @param {number} seats
 * @param {Draft["options"]} options
 */
export function isValuePossible(option, value, seats, options) {
  const needs = option.value_needs[value];
  return !needs || needsMet(needs, seats, options);
}

/**
 * Whether another seat has this value, of an option whose values must differ.
 *
 * @param {GameOption} option
 * @param {string} value
 * @param {number} seat
 * @param {Draft["options"]} options
 */
export function isValueTaken(option, value, seat, options) {
  const values = options[option.id];
  return (
    option.distinct &&
    value !== "any" &&
    Array.isArray(values) &&
    values.some((other, place) => place !== seat && other === value)
  );
}

/**
 * The set-up that a draft stands for.
 *
 * @param {GameInfo} game
 * @param {Draft} draft
 * @param {string[]} names one for each seat
 * @param {(setup: Setup) => number} chance a seed, where none was chosen
 * @returns {Setup}
 */
export function setupFromDraft(game, draft, names, chance) {
  const { kinds, options, seed } = withValidOptions(game, draft);
  const number = /^\d+$/.test(seed.trim()) ? Number(seed) : Number.NaN;
  const setup = {
    game: game.id,
    seats: kinds.map((kind, seat) => ({ name: names[seat] ?? "", kind })),
    options,
    seed: number,
  };
  return Number.isSafeInteger(number) ? setup : { ...setup, seed: chance(setup) };
}

/** A seed for a new game. */
export function newSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
