/**
 * The saved games of this browser.
 *
 * @typedef {import("../types.js").SaveEntry} SaveEntry
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("./save-record-storage.js").GameRecord} GameRecord
 * @typedef {Pick<SaveEntry, "id" | "name" | "begun" | "played" | "over" | "spent" | "link">} BackupEntry what a backup
 *   holds of an entry; the rest follows from the game
 */
import * as cachedView from "./cached-view.js";
import * as records from "./save-record-storage.js";
import { isBlank } from "./seat-names.js";
import * as storage from "./storage.js";

export { exists, read as record, readAndTrackVersion } from "./save-record-storage.js";

/** The latest time that a date can hold, in milliseconds. */
const LATEST_TIME = 8.64e15;
const MAX_TITLE_LENGTH = 60;
/** Milliseconds: a longer pause between two steps does not count as playing time. */
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

/** Games that were deleted in this visit and can be restored. @type {Map<string, {entry: SaveEntry, record: GameRecord | null}>} */
const deleted = new Map();
/** Whether the browser was asked not to drop what is stored. */
let askedToPersist = false;

/** All saved games, the one played last first; of a damaged one only the id is known. @returns {SaveEntry[]} */
export function list() {
  return records
    .ids()
    .map((id) => entry(id) ?? { ...EMPTY_ENTRY, id })
    .sort((a, b) => b.played - a.played);
}

/** The entry of a game in the list; null where it cannot be read. @param {string} id @returns {SaveEntry | null} */
export function entry(id) {
  const found = records.readWithoutPieces(id);
  if (!found) return null;
  return isEntry(found.entry) && found.entry.id === id ? found.entry : newEntry(id, "", found, 0);
}

/** Whether people at other screens sit at this game, or have sat. @param {string} id */
export const hasGuests = (id) =>
  storage.readText(`guests:${id}`) !== null || entry(id)?.seats.some((seat) => seat.kind === "guest") === true;

/** Whether a game was begun ("save") or only set up ("setup"); null where it cannot be read. @param {string} id */
export function holdsSetupOrSave(id) {
  const found = records.readWithoutPieces(id);
  return found && ("save" in found ? "save" : "setup");
}

/**
 * Why games are in memory only and go with the page; null where they are stored.
 *
 * @param {string} [id] of one game; without it, of any
 * @returns {"denied" | "full" | null}
 */
export function whyUnsaved(id) {
  const games = id === undefined ? records.ids() : [id];
  return games.some(records.isRecordInMemoryOnly) ? storage.whyUnsaved() : null;
}

/**
 * Add a game.
 *
 * @param {string} name
 * @param {GameRecord} content
 * @returns {string} its id
 */
export function add(name, content) {
  const id = records.newId();
  const made = newEntry(id, name, content, Date.now());
  // Bots of the game of the day think less than their rank does.
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
 * @param {number} [commonPrefix] how many entries are as they were when it was opened or stored last
 * @param {import("./save-record-storage.js").LocalFields} [local] what never leaves this browser
 * @returns {string} the id it is stored under: a new one where another game is stored under `id`, for whatever reason,
 *   or another window has played this one
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
  // A game that was deleted meanwhile stays deleted, and is restored as it is now.
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
 * Import a game from a link. It replaces a stored game only if it continues it: an older state is not taken, and one
 * that diverges is added beside it.
 *
 * @param {string} name of a game that is new here
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
 * How a game of a backup stands to the games here. Nothing of it is trusted.
 *
 * @param {string} id that it had
 * @param {GameRecord} content
 * @returns {{how: "new" | "here" | "longer" | "parted", id: string}} "here": a game here has all of it; "longer": it
 *   goes on from the game `id`; "parted": another game has its id
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
 * Store a game of a backup: under its id, or beside another one that has it; in place of one only where it goes on from
 * that, which keeps its name.
 *
 * @param {BackupEntry} brought
 * @param {GameRecord} content that was checked
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
 * @param {string} id
 * @param {string} name
 */
export function rename(id, name) {
  const was = entry(id);
  if (was && !isBlank(name)) records.updateListEntry({ ...was, name: name.trim().slice(0, MAX_TITLE_LENGTH) });
}

/** Note the link that a game came by. @param {string} id @param {string} link its fingerprint */
export function noteImportLink(id, link) {
  const was = entry(id);
  if (was) records.updateListEntry({ ...was, link });
}

/** The id of the game that came by a link; null where there is none any more. @param {string} link its fingerprint */
export const findGameIdByImportLink = (link) => list().find((one) => one.link === link)?.id ?? null;

/** Delete a game, which makes room at once; `restore` brings it back from memory. @param {string} id */
export function discard(id) {
  if (!records.exists(id)) return;
  deleted.set(id, { entry: entry(id) ?? { ...EMPTY_ENTRY, id }, record: records.read(id) });
  records.remove(id);
  storage.remove(storage.cacheKey(id));
  cachedView.remove(id);
}

/** Bring a deleted game back. @param {string} id */
export function restore(id) {
  const gone = deleted.get(id);
  deleted.delete(id);
  if (gone?.record) records.write(gone.entry, gone.record);
}

/** Remove the list that an earlier release of the site stored beside the games. */
export const removeObsoleteSaveList = () => storage.remove("saves");

/**
 * Listen to games that another window changes.
 *
 * @param {(id: string) => void} listener
 * @param {AbortSignal} signal
 */
export const onForeignSave = (listener, signal) => records.onForeignWrite(listener, signal);

/**
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
  // Only what begins in the middle of another game has a position in its set-up.
  return "position" in setup ? { ...made, branch: true } : made;
}

/**
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

/** @param {unknown} time in milliseconds */
const isTime = (time) => Number.isFinite(time) && Math.abs(Number(time)) <= LATEST_TIME;

/** Length of the common prefix of two lists of entries. @param {unknown[]} one @param {unknown[]} other */
function commonPrefixOf(one, other) {
  let at = 0;
  while (at < one.length && at < other.length && JSON.stringify(one[at]) === JSON.stringify(other[at])) at++;
  return at;
}

/** @param {Save} one @param {Save} other */
const isSameSetup = (one, other) =>
  JSON.stringify([one.game, one.seats, one.options, one.seed]) ===
  JSON.stringify([other.game, other.seats, other.options, other.seed]);

/**
 * How one game stands to another; a set-up is the beginning of each game that is made of it.
 *
 * @param {GameRecord} one
 * @param {GameRecord} other
 * @returns {"here" | "longer" | "parted"} whether it is a beginning of the other, goes on from it, or neither
 */
function relationOf(one, other) {
  const [setup, otherSetup] = [records.setupOf(one), records.setupOf(other)];
  const start = (/** @type {Setup} */ made) => JSON.stringify([made.options, "position" in made && made.position]);
  if (!isSameGame(setup, otherSetup) || start(setup) !== start(otherSetup)) return "parted";
  if (!("save" in one)) return "here";
  if (!("save" in other)) return "longer";
  const at = commonPrefixOf(one.save.entries, other.save.entries);
  if (at === one.save.entries.length) return "here";
  // A game of the day that came from outside replaces none that counts.
  const counts = (/** @type {Setup} */ { daily }) => Boolean(daily && !daily.practice);
  return at === other.save.entries.length && counts(setup) === counts(otherSetup) ? "longer" : "parted";
}

/** @param {Setup} one @param {Setup} other */
const isSameGame = (one, other) =>
  one.game === other.game && one.seed === other.seed && one.seats.length === other.seats.length;
