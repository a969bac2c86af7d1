/**
 * The table as it was seen last, kept beside the saves: a game that is gone on with is on the screen at once, while the
 * engine is still on its way. What it says of the same save is the same, so nothing changes when it comes.
 *
 * It is kept for one game and this release of the site only; the browser may drop it. Where several people share the
 * screen there is none, since it would lie open before the curtain falls.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Save} Save
 * @typedef {{id: string, of: string, view: View}} CachedView
 */
import { BUILD } from "../build-info.js";
import { hasSeveralPeople } from "./setup.js";
import * as storage from "./storage.js";

const NAME = "seen";

/** By what a glimpse is known to be of this save, seen in this release. @param {Save} save */
const markOf = ({ entries, ...save }) => JSON.stringify([BUILD.version, entries.length, entries.at(-1), save]);

/**
 * Keeps what is seen of a game.
 *
 * @param {{id: string, view: View | null, log: LogLine[], save: Save | null}} session
 */
export function store({ id, view, log, save }) {
  if (!view || !save || !isForAll(view) || storage.isFull()) return;
  storage.writeCached(NAME, { id, of: markOf(save), view: { ...view, log } });
}

/**
 * What the engine will say is seen of a game, null where that is not known.
 *
 * @param {string} id
 * @param {Save} save
 * @returns {View | null}
 */
export function find(id, save) {
  const found = /** @type {CachedView | null} */ (storage.readCached(NAME));
  return found?.id === id && found.of === markOf(save) ? found.view : null;
}

/** Forgets what was seen of a game. @param {string} id */
export function remove(id) {
  const found = /** @type {CachedView | null} */ (storage.readCached(NAME));
  if (found?.id === id) storage.remove(storage.cacheKey(NAME));
}

/** Whether it is seen so whoever opens the game. @param {View} view */
const isForAll = ({ seats, peeking, redo }) => !peeking && !redo && !hasSeveralPeople(seats);
