/**
 * Default flights: an element with a key that changed place in a step flies there if the game declares no motion for
 * it.
 *
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Area} Area
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").MotionGroup} MotionGroup
 */
import { sceneElementsById } from "../table/render/scene-traversal.js";

/**
 * Distance from which an element on a board counts as moved, as a multiple of its size; a shorter shift only makes
 * room.
 */
const FAR = 1.5;

/**
 * Motions of a step, preceded by flights of all elements that changed place and that no motion names.
 *
 * @param {Scene} earlier
 * @param {Scene} now
 * @param {readonly MotionGroup[]} groups
 * @returns {MotionGroup[]}
 */
export function withDefaultFlights(earlier, now, groups) {
  const motions = groups.flatMap((group) => group.motions);
  const named = new Set(motions.flatMap(({ what, from, to }) => [what, from, to]));
  const before = thingsByKey(earlier);
  /** @type {import("../types.js").Motion[]} */
  const flights = [];
  for (const [key, thing] of thingsByKey(now)) {
    const old = before.get(key);
    const ids = [old?.element.id, thing?.element.id];
    if (!old || !thing || named.has(key) || ids.some((id) => named.has(id)) || !changedPlace(old, thing)) continue;
    flights.push({ verb: "fly", what: key, from: old.element.id, to: thing.element.id });
  }
  return flights.length ? [{ tone: "", motions: flights }, ...groups] : [...groups];
}

/** @typedef {{element: SceneElement, area: Area}} Thing an element and the innermost area around it */

/**
 * Elements of a scene by key; null for a key that occurs twice.
 *
 * @param {Scene} scene
 * @returns {Map<string, Thing | null>}
 */
function thingsByKey(scene) {
  const things = new Map();
  for (const { element, areas } of sceneElementsById(scene).values()) {
    if (element.key === undefined || areas.some((area) => area.place === "actions")) continue;
    things.set(element.key, things.has(element.key) ? null : { element, area: areas[0] });
  }
  return things;
}

/** Whether an element moved to another area, or far enough on its board. @param {Thing} old @param {Thing} thing */
function changedPlace(old, thing) {
  if (old.area.id !== thing.area.id) return true;
  // On a board that has grown, coordinates from before and after cannot be compared.
  if (JSON.stringify(old.area.extent) !== JSON.stringify(thing.area.extent)) return false;
  const [start, end] = [old.element.at, thing.element.at];
  if (!start || !end) return !start !== !end;
  const size = Math.max(...(old.element.size ?? [0, 0]));
  return Math.max(Math.abs(start[0] - end[0]), Math.abs(start[1] - end[1])) > FAR * size;
}
