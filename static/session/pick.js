/**
 * Sets of elements that are chosen in any order and confirmed together; see `Pick` in py/kajuta/core/pick.py. The page
 * knows only the limits of a set; the engine converts the confirmed set to actions.
 *
 * @typedef {import("../types.js").Pick} Pick
 */

/** Number of chosen elements in a group. @param {{ids: string[]}} group @param {readonly string[]} chosen */
const count = ({ ids }, chosen) => chosen.filter((id) => ids.includes(id)).length;

/** Whether an element belongs to the set. @param {Pick} pick @param {string} id */
export const hasElement = (pick, id) => pick.groups.some(({ ids }) => ids.includes(id));

/** Elements that can be added to the chosen ones. @param {Pick} pick @param {readonly string[]} chosen */
export const openElements = (pick, chosen) =>
  pick.groups
    .filter((group) => count(group, chosen) < group.most)
    .flatMap(({ ids }) => ids.filter((id) => !chosen.includes(id)));

/** Whether the set may be confirmed. @param {Pick} pick @param {readonly string[]} chosen */
export const canConfirm = (pick, chosen) => pick.groups.every((group) => count(group, chosen) >= group.least);

/**
 * All elements of a set by id; the value says whether the element is chosen.
 *
 * @param {Pick | null | undefined} pick
 * @param {readonly string[]} chosen
 */
export const elementsByChoice = (pick, chosen) =>
  new Map(pick?.groups.flatMap(({ ids }) => ids).map((id) => [id, chosen.includes(id)]));

/**
 * Numbers of elements: `chosen`, still `missing` until the set can be confirmed, and `more` that can be added.
 *
 * @param {Pick} pick
 * @param {readonly string[]} chosen
 */
export function progress(pick, chosen) {
  let missing = 0;
  let more = 0;
  for (const group of pick.groups) {
    missing += Math.max(0, group.least - count(group, chosen));
    more += group.most - count(group, chosen);
  }
  return { chosen: chosen.length, missing, more };
}
