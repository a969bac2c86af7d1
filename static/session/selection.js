/**
 * Selection on a table before a request is sent: the clicks that begin a move, and the chosen elements of a set.
 *
 * @typedef {import("../types.js").Move} Move
 * @typedef {Pick<import("../types.js").View, "moves" | "pick">} Choices
 * @typedef {{readonly path: string[], readonly chosen: string[]}} Selection
 * @typedef {{kind: "move", move: Move} | {kind: "confirm", chosen: string[]} | {kind: "selection", selection: Selection}
 *   | {kind: "disabled", path: string[]}} Meaning of a click
 */
import * as clickPath from "./click-path.js";
import * as pick from "./pick.js";

/** @type {Selection} */
export const NOTHING = { path: [], chosen: [] };

/**
 * Elements that may be clicked now, each with the move that the click completes (null: the click only selects).
 *
 * @param {Choices} view
 * @param {Selection} selection
 * @returns {Map<string, Move | null>}
 */
export function legalElements(view, { path, chosen }) {
  const found = clickPath.legalElements(view.moves, path);
  if (!view.pick) return found;
  for (const id of pick.openElements(view.pick, chosen)) found.set(id, null);
  if (pick.canConfirm(view.pick, chosen)) found.set(view.pick.confirm, null);
  return found;
}

/**
 * Meaning of a click: a complete move, the confirmation of a set, a new selection, or nothing.
 *
 * @param {Choices} view
 * @param {Selection} selection
 * @param {string} id
 * @returns {Meaning}
 */
export function click(view, { path, chosen }, id) {
  const set = view.pick;
  if (set && (id === set.confirm || pick.hasElement(set, id))) {
    const without = chosen.filter((one) => one !== id);
    if (without.length < chosen.length) return { kind: "selection", selection: { path: [], chosen: without } };
    if (id === set.confirm ? !pick.canConfirm(set, chosen) : !pick.openElements(set, chosen).includes(id))
      return { kind: "disabled", path: [...chosen, id] };
    if (id === set.confirm) return { kind: "confirm", chosen };
    return { kind: "selection", selection: { path: [], chosen: [...chosen, id] } };
  }
  const meant = clickPath.click(view.moves, path, id);
  return meant.kind === "path" ? { kind: "selection", selection: { path: meant.path, chosen } } : meant;
}

/** The selection without its last click. @param {Selection} selection @returns {Selection} */
export const withoutLast = ({ path, chosen }) =>
  path.length ? { path: path.slice(0, -1), chosen } : { path, chosen: chosen.slice(0, -1) };

/**
 * Part of a selection that stays valid in a new view: clicks that still begin a move, and chosen elements if the set is
 * the same.
 *
 * @param {Choices | null} before the old view
 * @param {Choices} view the new view
 * @param {Selection} selection
 * @returns {Selection}
 */
export const keep = (before, view, { path, chosen }) => ({
  path: clickPath.validPrefix(view.moves, path),
  chosen: JSON.stringify(before?.pick) === JSON.stringify(view.pick) ? chosen : [],
});
