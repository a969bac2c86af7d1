/**
 * Flights that no game has to name: of things with a key that lie elsewhere after a step.
 *
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Area} Area
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").MotionGroup} MotionGroup
 */
import { sceneElementsById } from "../table/render/scene-traversal.js";

/** A thing on a board has changed place when it lies so many of its own sizes away; nearer, it has only made room. */
const FAR = 1.5;

/**
 * The motions of a step and, before them, the flights of all things that changed place and that none of them names.
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

/** @typedef {{element: SceneElement, area: Area}} Thing with the innermost area around it */

/** Things by their keys; null for one that is seen twice. @param {Scene} scene @returns {Map<string, Thing | null>} */
function thingsByKey(scene) {
  const things = new Map();
  for (const { element, areas } of sceneElementsById(scene).values()) {
    if (element.key === undefined || areas.some((area) => area.place === "actions")) continue;
    things.set(element.key, things.has(element.key) ? null : { element, area: areas[0] });
  }
  return things;
}

/** @param {Thing} old @param {Thing} thing */
function changedPlace(old, thing) {
  if (old.area.id !== thing.area.id) return true;
  if (JSON.stringify(old.area.extent) !== JSON.stringify(thing.area.extent)) return false; // the whole board has grown
  const [start, end] = [old.element.at, thing.element.at];
  if (!start || !end) return !start !== !end;
  const size = Math.max(...(old.element.size ?? [0, 0]));
  return Math.max(Math.abs(start[0] - end[0]), Math.abs(start[1] - end[1])) > FAR * size;
}
