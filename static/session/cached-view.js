/**
 * Cache of the last view of a game, stored beside the saves. When the game is opened again, its table is drawn from
 * the cache while the engine is still starting. The engine's view of the same save is identical.
 *
 * Only one game is cached, for one release of the site, and storage may drop it. Games of several people are not
 * cached: the view would show one person's hidden cards before the curtain covers the table.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Save} Save
 * @typedef {{id: string, of: string, view: View}} CachedView `of`: key of the save, from `keyOf`
 */
import { BUILD_INFO } from "../build-info.js";
import { hasSeveralPeople } from "./seat-controllers.js";
import * as storage from "./storage.js";

const NAME = "seen";

/** Key that identifies a save and the release of the site. @param {Save} save */
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
 * Cached view of a save; null if there is none.
 *
 * @param {string} id
 * @param {Save} save
 * @returns {View | null}
 */
export function find(id, save) {
  const found = /** @type {CachedView | null} */ (storage.readDroppable(NAME));
  return found?.id === id && found.of === keyOf(save) ? found.view : null;
}

/** Remove the cached view of a game. @param {string} id */
export function remove(id) {
  const found = /** @type {CachedView | null} */ (storage.readDroppable(NAME));
  if (found?.id === id) storage.remove(storage.cacheKey(NAME));
}

/** Whether the view is the same whoever opens the game. @param {View} view */
const isForEverybody = ({ seats, peeking, redo }) => !peeking && !redo && !hasSeveralPeople(seats);
