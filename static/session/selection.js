/**
 * Click paths: from what was clicked so far to the action that is meant. No rule is known here, only
 * the list of moves; see `Move` in py/kajuta/core/game.py.
 *
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../types.js").Prompt} Prompt
 * @typedef {{kind: "move", move: Move} | {kind: "path", path: string[]} | {kind: "disabled", path: string[]}} Click
 */

/**
 * @param {readonly string[]} path
 * @param {readonly string[]} prefix
 */
function begins(path, prefix) {
  return prefix.length <= path.length && prefix.every((id, place) => path[place] === id);
}

/**
 * The elements that lead on after `path`, each with the move that it completes (null: it narrows down).
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
    if (id !== undefined && begins(move.path, path)) found.set(id, move.path.length === path.length + 1 ? move : null);
  }
  return found;
}

/**
 * What a click on `id` means after `path`: a whole move, a longer or another path, or nothing.
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
  for (let kept = path.length; kept >= 0; kept--) {
    const prefix = path.slice(0, kept);
    if (kept < path.length && path[kept] === id) return { kind: "path", path: prefix };
    const next = legalElements(moves, prefix).get(id);
    if (next) return { kind: "move", move: next };
    if (next === null) return { kind: "path", path: [...prefix, id] };
  }
  return { kind: "disabled", path: [...path, id] };
}

/**
 * What is to be done next after exactly `path`, where the game says something of it.
 *
 * @param {readonly Prompt[]} prompts
 * @param {readonly string[]} path
 */
export function prompt(prompts, path) {
  return prompts.find((one) => one.path.length === path.length && begins(one.path, path))?.message;
}

/**
 * The part of `path` that still leads somewhere among `moves`.
 *
 * @param {readonly Move[]} moves
 * @param {readonly string[]} path
 */
export function fitting(moves, path) {
  let kept = path.length;
  while (kept > 0 && !moves.some((move) => begins(move.path, path.slice(0, kept)))) kept--;
  return path.slice(0, kept);
}

/**
 * The elements that could be chosen instead of one that was chosen earlier.
 *
 * @param {readonly Move[]} moves
 * @param {readonly string[]} path
 * @returns {Set<string>}
 */
export function changeable(moves, path) {
  /** @type {Set<string>} */
  const found = new Set();
  for (let kept = 0; kept < path.length; kept++) {
    for (const id of legalElements(moves, path.slice(0, kept)).keys()) found.add(id);
  }
  return found;
}
