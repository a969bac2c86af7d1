/**
 * The saved games of this browser: list, store, import, delete and restore them.
 *
 * @typedef {import("../types.js").SaveEntry} SaveEntry
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("./save-record-storage.js").GameRecord} GameRecord
 * @typedef {Pick<SaveEntry, "id" | "name" | "begun" | "played" | "over" | "spent" | "link">} BackupEntry the
 *   fields of an entry that a backup contains; the others follow from the game
 */
import * as cachedView from "./cached-view.js";
import * as records from "./save-record-storage.js";
import { isBlank } from "./seat-names.js";
import * as storage from "./storage.js";

export { exists, read as record, readAndTrackVersion } from "./save-record-storage.js";

/** Latest time that a JavaScript `Date` can hold, in milliseconds. */
const LATEST_TIME = 8.64e15;
const MAX_TITLE_LENGTH = 60;
/** Longest time between two steps that counts as playing time, in milliseconds. */
const LONGEST_PAUSE = 120_000;

/** @type {SaveEntry} */
const EMPTY_ENTRY = {
  id: "",
  name: "",
  game: "",
  seats: [],
  begun: 0,
  played: 0,
  steps: 0,
  over: false,
  practice: false,
};

/**
 * Games deleted since the page was loaded, which can be restored.
 *
 * @type {Map<string, {entry: SaveEntry, record: GameRecord | null}>}
 */
const deleted = new Map();
/** Whether the browser was asked for persistent storage. */
let askedToPersist = false;

/** All saved games, the last played first. For a damaged one only the id is set. @returns {SaveEntry[]} */
export function list() {
  return records
    .ids()
    .map((id) => entry(id) ?? { ...EMPTY_ENTRY, id })
    .sort((a, b) => b.played - a.played);
}

/** List entry of a game; null if it cannot be read. @param {string} id @returns {SaveEntry | null} */
export function entry(id) {
  const found = records.readWithoutPieces(id);
  if (!found) return null;
  return isEntry(found.entry) && found.entry.id === id ? found.entry : newEntry(id, "", found, 0);
}

/** Whether guests at other screens play or have played in this game. @param {string} id */
export const hasGuests = (id) =>
  storage.readText(`guests:${id}`) !== null || entry(id)?.seats.some((seat) => seat.kind === "guest") === true;

/** "save" for a game that was begun, "setup" for one only set up, null if it cannot be read. @param {string} id */
export function holdsSetupOrSave(id) {
  const found = records.readWithoutPieces(id);
  return found && ("save" in found ? "save" : "setup");
}

/**
 * Reason why games are in memory only, so that closing the page loses them; null if they are stored.
 *
 * @param {string} [id] of one game; without it, all games are checked
 * @returns {"denied" | "full" | null}
 */
export function whyUnsaved(id) {
  const games = id === undefined ? records.ids() : [id];
  return games.some(records.isRecordInMemoryOnly) ? storage.whyUnsaved() : null;
}

/**
 * Store a new game.
 *
 * @param {string} name
 * @param {GameRecord} content
 * @returns {string} the new game's id
 */
export function add(name, content) {
  const id = records.newId();
  const made = newEntry(id, name, content, Date.now());
  // In the game of the day bots have less thinking time than their rank, so it is not rated.
  const isOrdinary = "setup" in content && !made.branch && !("daily" in content.setup);
  records.write(isOrdinary ? { ...made, rated: true } : made, content);
  if (!askedToPersist) {
    askedToPersist = true;
    navigator.storage?.persist?.().catch(() => {});
  }
  return id;
}

/**
 * Store a game after a step.
 *
 * @param {string} id
 * @param {Save} save
 * @param {boolean} over
 * @param {number} [commonPrefix] number of first entries unchanged since it was last opened or stored
 * @param {import("./save-record-storage.js").LocalFields} [local] fields that never leave this browser
 * @returns {string} id under which the game is stored: a new one if `id` holds a different game, or if another window
 *   has played this one
 */
export function update(id, save, over, commonPrefix = 0, local = {}) {
  const content = { save, ...local };
  const gone = deleted.get(id);
  const before = gone ? gone.record : records.readWithoutPieces(id);
  if (before && !isSameGame(records.setupOf(before), save)) return add("", content);
  if (!gone && records.isForeign(id)) return add(entry(id)?.name ?? "", content);
  const now = Date.now();
  const was = gone?.entry ?? entry(id) ?? newEntry(id, "", content, now);
  const { seats, practice } = save;
  const spent = (was.spent ?? 0) + Math.max(0, Math.min(now - was.played, LONGEST_PAUSE));
  const changed = { ...was, game: save.game, seats, played: now, spent, steps: save.entries.length, over, practice };
  if (local.unrated) delete changed.rated;
  // A game that was deleted meanwhile stays deleted; restoring it brings back this newer state.
  if (gone) deleted.set(id, { entry: changed, record: { ...content, entry: changed } });
  else records.write(changed, content, commonPrefix);
  return id;
}

/**
 * Change the set-up of a game that was not begun.
 *
 * @param {string} id
 * @param {Setup} setup
 */
export function updateSetup(id, setup) {
  const was = entry(id);
  if (was && holdsSetupOrSave(id) === "setup") records.write({ ...was, seats: setup.seats }, { setup });
}

/**
 * Import a game from a link. If it continues a stored game, it replaces that game. If it is an older state of one,
 * nothing changes. If it diverges, it is stored as a game of its own.
 *
 * @param {string} name used if the game is new here
 * @param {Save} save
 * @returns {{id: string, how: "new" | "same" | "longer" | "older" | "parted", at: number}} `at`: length of the common
 *   prefix
 */
export function importSave(name, save) {
  /** @type {{id: string, stored: Save, at: number} | null} */
  let best = null;
  for (const id of records.ids()) {
    const found = records.read(id);
    if (!found || !("save" in found) || found.save.sent !== save.sent || !isSameSetup(found.save, save)) continue;
    const at = commonPrefixOf(found.save.entries, save.entries);
    if (!best || at > best.at) best = { id, stored: found.save, at };
  }
  if (!best) return { id: add(name, { save }), how: "new", at: 0 };
  const { id, stored, at } = best;
  if (at === save.entries.length) return { id, how: at === stored.entries.length ? "same" : "older", at };
  if (at < stored.entries.length) return { id: add(entry(id)?.name ?? name, { save }), how: "parted", at };
  return { id: update(id, save, false, 0, { unrated: true }), how: "longer", at };
}

/**
 * Compare a game of a backup with the stored games. The backup is not trusted.
 *
 * @param {string} id of the game in the backup
 * @param {GameRecord} content
 * @returns {{how: "new" | "here" | "longer" | "parted", id: string}} "here": the stored game `id` contains all of it;
 *   "longer": it continues the stored game `id`; "parted": a different stored game has its id; "new": none of these
 */
export function compareToStored(id, content) {
  const same = records.read(id);
  const relation = same ? relationOf(content, same) : "parted";
  if (relation !== "parted") return { how: relation, id };
  const holds = (/** @type {string} */ other) => {
    const found = records.readWithoutPieces(other);
    if (!found || !isSameGame(records.setupOf(found), records.setupOf(content))) return false;
    const whole = records.read(other);
    return whole !== null && relationOf(content, whole) === "here";
  };
  const holder = records.ids().find(holds);
  if (holder) return { how: "here", id: holder };
  return { how: records.exists(id) ? "parted" : "new", id };
}

/**
 * Store a game of a backup. It replaces a stored game only if it continues that game, whose name is kept. It gets a new
 * id if a different stored game has its id.
 *
 * @param {BackupEntry} brought the game's entry in the backup
 * @param {GameRecord} content checked by the engine
 */
export function addFromBackup(brought, content) {
  const { how, id } = compareToStored(brought.id, content);
  if (how === "here") return { how, id };
  const at = how === "parted" ? records.newId() : id;
  const name = (how === "longer" && entry(id)?.name) || brought.name;
  deleted.delete(at);
  records.write({ ...newEntry(at, name, content, brought.begun), ...brought, id: at, name }, content);
  storage.remove(storage.cacheKey(at));
  return { how, id: at };
}

/**
 * Rename a game. A blank name is ignored.
 *
 * @param {string} id
 * @param {string} name
 */
export function rename(id, name) {
  const was = entry(id);
  if (was && !isBlank(name)) records.updateListEntry({ ...was, name: name.trim().slice(0, MAX_TITLE_LENGTH) });
}

/** Store the link from which a game was imported. @param {string} id @param {string} link fingerprint of the link */
export function noteImportLink(id, link) {
  const was = entry(id);
  if (was) records.updateListEntry({ ...was, link });
}

/** Id of the game imported from a link; null if there is none. @param {string} link fingerprint of the link */
export const findGameIdByImportLink = (link) => list().find((one) => one.link === link)?.id ?? null;

/** Delete a game from storage. It stays in memory, so that `restore` can bring it back. @param {string} id */
export function discard(id) {
  if (!records.exists(id)) return;
  deleted.set(id, { entry: entry(id) ?? { ...EMPTY_ENTRY, id }, record: records.read(id) });
  records.remove(id);
  storage.remove(storage.cacheKey(id));
  cachedView.remove(id);
}

/** Store a deleted game again. @param {string} id */
export function restore(id) {
  const gone = deleted.get(id);
  deleted.delete(id);
  if (gone?.record) records.write(gone.entry, gone.record);
}

/** Remove the separate list of games that early releases of the site stored. */
export const removeObsoleteSaveList = () => storage.remove("saves");

/**
 * Call `listener` with the id of each game that another window changes.
 *
 * @param {(id: string) => void} listener
 * @param {AbortSignal} signal
 */
export const onForeignSave = (listener, signal) => records.onForeignWrite(listener, signal);

/**
 * List entry for a new game.
 *
 * @param {string} id
 * @param {string} name
 * @param {import("./save-record-storage.js").StoredRecord} content
 * @param {number} now
 * @returns {SaveEntry}
 */
function newEntry(id, name, content, now) {
  const setup = records.setupOf(content);
  const { game, seats } = setup;
  const steps = records.entryCountOf(content);
  const practice = "save" in content && content.save.practice === true;
  const made = { ...EMPTY_ENTRY, id, name, game, seats, begun: now, played: now, steps, practice };
  // Only games that branch off another one have a position in their set-up.
  return "position" in setup ? { ...made, branch: true } : made;
}

/**
 * Whether an untrusted value is a list entry.
 *
 * @param {unknown} value
 * @returns {value is SaveEntry}
 */
function isEntry(value) {
  if (!records.isSetup(value)) return false;
  const { id, name, begun, played, steps } = /** @type {Record<string, unknown>} */ (value);
  return (
    typeof id === "string" && typeof name === "string" && isTime(begun) && isTime(played) && Number.isInteger(steps)
  );
}

/** Whether a value is a time that a `Date` can hold. @param {unknown} time in milliseconds */
const isTime = (time) => Number.isFinite(time) && Math.abs(Number(time)) <= LATEST_TIME;

/** Length of the common prefix of two lists of entries. @param {unknown[]} one @param {unknown[]} other */
function commonPrefixOf(one, other) {
  let at = 0;
  while (at < one.length && at < other.length && JSON.stringify(one[at]) === JSON.stringify(other[at])) at++;
  return at;
}

/** Whether two saves have the same game, seats, options and seed. @param {Save} one @param {Save} other */
const isSameSetup = (one, other) =>
  JSON.stringify([one.game, one.seats, one.options, one.seed]) ===
  JSON.stringify([other.game, other.seats, other.options, other.seed]);

/**
 * Relation of one game to another. A set-up counts as the beginning of all games made from it.
 *
 * @param {GameRecord} one
 * @param {GameRecord} other
 * @returns {"here" | "longer" | "parted"} "here": `one` is a beginning of `other` or equal; "longer": it continues
 *   `other`; "parted": neither
 */
function relationOf(one, other) {
  const [setup, otherSetup] = [records.setupOf(one), records.setupOf(other)];
  const start = (/** @type {Setup} */ made) => JSON.stringify([made.options, "position" in made && made.position]);
  if (!isSameGame(setup, otherSetup) || start(setup) !== start(otherSetup)) return "parted";
  if (!("save" in one)) return "here";
  if (!("save" in other)) return "longer";
  const at = commonPrefixOf(one.save.entries, other.save.entries);
  if (at === one.save.entries.length) return "here";
  // An imported game of the day (practice) must not replace one that counts for the results.
  const counts = (/** @type {Setup} */ { daily }) => Boolean(daily && !daily.practice);
  return at === other.save.entries.length && counts(setup) === counts(otherSetup) ? "longer" : "parted";
}

/** Whether two set-ups have the same game, seed and number of seats. @param {Setup} one @param {Setup} other */
const isSameGame = (one, other) =>
  one.game === other.game && one.seed === other.seed && one.seats.length === other.seats.length;
