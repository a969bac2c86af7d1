/**
 * Click paths: find the move that belongs to a sequence of clicked elements. This needs no rules, only the list of
 * legal moves with their click paths; see `Move` in py/kajuta/core/game.py.
 *
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../types.js").Prompt} Prompt
 * @typedef {{kind: "move", move: Move} | {kind: "path", path: string[]} | {kind: "disabled", path: string[]}} Click
 */

/**
 * Whether a click path begins with a prefix.
 *
 * @param {readonly string[]} path
 * @param {readonly string[]} prefix
 */
function startsWith(path, prefix) {
  return prefix.length <= path.length && prefix.every((id, place) => path[place] === id);
}

/**
 * Elements that may be clicked after `path`, each with the move that the click completes (null: more clicks follow).
 *
 * @param {readonly Move[]} moves
 * @param {readonly string[]} path
 * @returns {Map<string, Move | null>}
 */
export function legalElements(moves, path) {
  /** @type {Map<string, Move | null>} */
  const found = new Map();
  for (const move of moves) {
    const id = move.path[path.length];
    if (id === undefined || !startsWith(move.path, path)) continue;
    found.set(id, move.path.length === path.length + 1 ? move : null);
  }
  return found;
}

/**
 * Meaning of a click on `id` after `path`: a complete move, a new path, or nothing.
 *
 * If `id` does not continue the path, a click on an element of the path removes it and all later ones, and a click on
 * an alternative to an earlier click replaces that click.
 *
 * @param {readonly Move[]} moves
 * @param {readonly string[]} path
 * @param {string} id
 * @returns {Click}
 */
export function click(moves, path, id) {
  for (let length = path.length; length >= 0; length--) {
    const prefix = path.slice(0, length);
    if (length < path.length && path[length] === id) return { kind: "path", path: prefix };
    const next = legalElements(moves, prefix).get(id);
    if (next) return { kind: "move", move: next };
    if (next === null) return { kind: "path", path: [...prefix, id] };
  }
  return { kind: "disabled", path: [...path, id] };
}

/**
 * The game's prompt after exactly `path`; undefined if it has none.
 *
 * @param {readonly Prompt[]} prompts
 * @param {readonly string[]} path
 */
export function prompt(prompts, path) {
  return prompts.find((one) => one.path.length === path.length && startsWith(one.path, path))?.message;
}

/**
 * Longest prefix of `path` with which one of `moves` begins.
 *
 * @param {readonly Move[]} moves
 * @param {readonly string[]} path
 */
export function validPrefix(moves, path) {
  let length = path.length;
  while (length > 0 && !moves.some((move) => startsWith(move.path, path.slice(0, length)))) length--;
  return path.slice(0, length);
}

/**
 * Elements that could have been clicked in place of one of the clicks in `path`; the elements of `path` are among them.
 *
 * @param {readonly Move[]} moves
 * @param {readonly string[]} path
 * @returns {Set<string>}
 */
export function alternativesToEarlierClicks(moves, path) {
  /** @type {Set<string>} */
  const found = new Set();
  for (let length = 0; length < path.length; length++) {
    for (const id of legalElements(moves, path.slice(0, length)).keys()) found.add(id);
  }
  return found;
}
