/**
 * Click paths: from the elements clicked so far to the move that is meant. No rule is known here, only the list of
 * moves; see `Move` in py/kajuta/core/game.py.
 *
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../types.js").Prompt} Prompt
 * @typedef {{kind: "move", move: Move} | {kind: "path", path: string[]} | {kind: "disabled", path: string[]}} Click
 */

/**
 * @param {readonly string[]} path
 * @param {readonly string[]} prefix
 */
function startsWith(path, prefix) {
  return prefix.length <= path.length && prefix.every((id, place) => path[place] === id);
}

/**
 * The elements that lead on after `path`, each with the move that it completes (null: more clicks follow).
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
 * The meaning of a click on `id` after `path`: a whole move, a longer or another path, or nothing.
 *
 * Where the element does not lead on, a click on something chosen takes it back, and a click on
 * something that could have been chosen earlier changes the choice.
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
 * The game's prompt after exactly `path`, if it has one.
 *
 * @param {readonly Prompt[]} prompts
 * @param {readonly string[]} path
 */
export function prompt(prompts, path) {
  return prompts.find((one) => one.path.length === path.length && startsWith(one.path, path))?.message;
}

/**
 * The longest prefix of `path` that still leads to one of `moves`.
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
 * The elements that could be chosen instead of one that was chosen earlier.
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
