/**
 * Sets of elements that are chosen in any order and confirmed together; see `Pick` in py/kajuta/core/pick.py. The page
 * knows the limits of a set only, the engine makes actions of it.
 *
 * @typedef {import("../types.js").Pick} Pick
 */

/** @param {{ids: string[]}} group @param {readonly string[]} chosen */
const count = ({ ids }, chosen) => chosen.filter((id) => ids.includes(id)).length;

/** Whether an element belongs to the set. @param {Pick} pick @param {string} id */
export const hasElement = (pick, id) => pick.groups.some(({ ids }) => ids.includes(id));

/** The elements that may be chosen besides. @param {Pick} pick @param {readonly string[]} chosen */
export const openElements = (pick, chosen) =>
  pick.groups
    .filter((group) => count(group, chosen) < group.most)
    .flatMap(({ ids }) => ids.filter((id) => !chosen.includes(id)));

/** Whether the set may be confirmed. @param {Pick} pick @param {readonly string[]} chosen */
export const canConfirm = (pick, chosen) => pick.groups.every((group) => count(group, chosen) >= group.least);

/** All elements of a set, each with whether it is chosen. @param {Pick | null | undefined} pick @param {readonly string[]} chosen */
export const elementsByChoice = (pick, chosen) =>
  new Map(pick?.groups.flatMap(({ ids }) => ids).map((id) => [id, chosen.includes(id)]));

/**
 * How many elements are chosen, are missing, and may be chosen besides.
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
