/**
 * The view of a game as it was seen last, cached beside the saves: a game that is gone on with is on the screen at
 * once, while the engine still starts. The engine's own view of the same save is the same.
 *
 * One game is cached, for one release of the site; the browser may drop it. Where several people share the screen
 * nothing is cached, since it would be seen before the curtain falls.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Save} Save
 * @typedef {{id: string, of: string, view: View}} CachedView `of`: the key of the save
 */
import { BUILD_INFO } from "../build-info.js";
import { hasSeveralPeople } from "./seat-controllers.js";
import * as storage from "./storage.js";

const NAME = "seen";

/** Identifies a save as seen in this release. @param {Save} save */
const keyOf = ({ entries, ...save }) => JSON.stringify([BUILD_INFO.version, entries.length, entries.at(-1), save]);

/**
 * Cache the view of a session.
 *
 * @param {{id: string, view: View | null, log: LogLine[], save: Save | null}} session
 */
export function store({ id, view, log, save }) {
  if (!view || !save || !isForEverybody(view) || storage.hasValuesInMemoryOnly()) return;
  storage.writeDroppable(NAME, { id, of: keyOf(save), view: { ...view, log } });
}

/**
 * The view that the engine will have of a save; null where it is not cached.
 *
 * @param {string} id
 * @param {Save} save
 * @returns {View | null}
 */
export function find(id, save) {
  const found = /** @type {CachedView | null} */ (storage.readDroppable(NAME));
  return found?.id === id && found.of === keyOf(save) ? found.view : null;
}

/** Drop the view of a game. @param {string} id */
export function remove(id) {
  const found = /** @type {CachedView | null} */ (storage.readDroppable(NAME));
  if (found?.id === id) storage.remove(storage.cacheKey(NAME));
}

/** Whether the game is seen so whoever opens it. @param {View} view */
const isForEverybody = ({ seats, peeking, redo }) => !peeking && !redo && !hasSeveralPeople(seats);
