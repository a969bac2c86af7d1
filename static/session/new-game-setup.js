/**
 * Set-up of a new game: choices from an address or a form, completed with the game's defaults.
 *
 * @typedef {import("../types.js").GameInfo} GameInfo
 * @typedef {import("../types.js").GameOption} GameOption
 * @typedef {import("../types.js").OptionNeeds} OptionNeeds
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {{kinds: string[], names: string[], options: Record<string, string | string[]>, seed: string}} Draft
 */

import { DEFAULT_BOT, replaceOutdatedController } from "./seat-controllers.js";

/** Largest seed that a JavaScript number holds exactly. */
export const MAX_SEED = 2 ** 53 - 1;

/**
 * Read the draft of a set-up from an address.
 *
 * @param {GameInfo} game
 * @param {URLSearchParams} query `seats=human,heuristic&seed=7&<option>=<value>`; commas separate the values of seats
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
 * Copy of a draft in which values of options that are not possible are replaced by the defaults.
 *
 * @param {GameInfo} game
 * @param {Draft} draft
 * @returns {Draft}
 */
export function withValidOptions(game, draft) {
  const seats = draft.kinds.length;
  const options = { ...draft.options };
  // An option may depend on a later one, so this is repeated until nothing can change.
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
 * Whether a set-up meets the condition of an option or of one of its values.
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

/**
 * Whether an option can be set in this set-up.
 *
 * @param {GameOption} option
 * @param {number} seats number of seats
 * @param {Draft["options"]} options
 */
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
 * Whether another seat already has this value of an option whose values must differ from seat to seat.
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
 * Convert a draft to a set-up.
 *
 * @param {GameInfo} game
 * @param {Draft} draft
 * @param {string[]} names one for each seat
 * @param {(setup: Setup) => number} chance makes a seed if none was chosen
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

/** Random seed for a new game. */
export function newSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
