/**
 * Records of saved games in localStorage.
 *
 * Each game has a record with the engine's save (or only the set-up, if the game was not begun) and the game's entry in
 * the list of saved games. The entries of a long save are divided into pieces of fixed length, each stored under a key
 * of its own. The record contains the names of its pieces and the entries after the last piece. So storing a step
 * writes the same small amount of data, however long the game is. A record without pieces contains the whole save.
 *
 * A piece never changes. It is written under a new name before the record refers to it, and removed once the record no
 * longer does. So the storage holds a complete game at any time, even if a write is interrupted or two windows write.
 *
 * @typedef {import("../types.js").SaveEntry} SaveEntry
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {{lastPosition?: string, undone?: unknown, sealed?: unknown, unrated?: boolean}} LocalFields
 *   fields that never leave this browser. `lastPosition`: packed position at the end of the save, used after an update
 *   of the rules; `undone`: actions that can be redone; `sealed`: choices of an unfinished sealed round; `unrated`:
 *   whether the game no longer counts for estimates of playing strength
 * @typedef {LocalFields & {save: Save}} SaveRecord
 * @typedef {(SaveRecord | {setup: Setup}) & {entry?: SaveEntry}} GameRecord
 * @typedef {GameRecord & {pieces?: string[]}} StoredRecord a record as stored: its save lacks the
 *   entries in `pieces`
 *
 * @typedef {object} OpenRecord what this page remembers of a record that it has opened or written
 * @property {string[]} pieces names of its pieces
 * @property {string[]} stale outdated pieces, to be removed once the record can be written again
 * @property {string} version identifies the stored save
 */
import * as storage from "./storage.js";

const RECORD = "save:";
const PIECE = "piece:";
/** Number of entries in a piece. It must not change, since stored games are divided this way. */
const PIECE_LENGTH = 128;
/** Limit of the number of pieces: more than any game has. */
const MOST_PIECES = 200;

/** @type {Map<string, OpenRecord>} */
const open = new Map();
/** Parsed records and their texts, by id. @type {Map<string, {text: string, content: StoredRecord | null}>} */
const parsed = new Map();

/** Ids of all records. */
export const ids = () => storage.keysWithPrefix(RECORD);

/** Whether there is a record, even a damaged one. @param {string} id */
export const exists = (id) => storage.readText(RECORD + id) !== null;

/** Whether a record is in memory only because it could not be stored. @param {string} id */
export const isRecordInMemoryOnly = (id) => storage.isValueInMemoryOnly(RECORD + id);

/** Six random letters and digits. @returns {string} */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/**
 * A record as it is stored, without the entries of its pieces.
 *
 * @param {string} id
 * @returns {StoredRecord | null} null if it is missing or damaged
 */
export function readWithoutPieces(id) {
  const text = storage.readText(RECORD + id);
  const before = parsed.get(id);
  if (before?.text === text) return before.content;
  if (text === null) {
    parsed.delete(id);
    return null;
  }
  const content = checked(storage.read(RECORD + id));
  parsed.set(id, { text, content });
  return content;
}

/**
 * A record with all entries. Each entry of a lost piece is null.
 *
 * @param {string} id
 * @returns {GameRecord | null} null if it is missing or damaged
 */
export function read(id) {
  const found = readWithoutPieces(id);
  if (!found || !("save" in found)) return found;
  const { pieces = [], save, ...rest } = found;
  return { ...rest, save: { ...save, entries: [...pieces.flatMap((name) => readPiece(id, name)), ...save.entries] } };
}

/** Read a record in order to play on, and remember its version, so that `isForeign` works. @param {string} id */
export function readAndTrackVersion(id) {
  const found = readWithoutPieces(id);
  if (found && "save" in found) {
    const { pieces = [] } = found;
    open.set(id, { pieces, stale: open.get(id)?.stale ?? [], version: versionOf(found) });
  }
  return read(id);
}

/** Whether another window has written this game since it was opened here. @param {string} id */
export function isForeign(id) {
  const found = readWithoutPieces(id);
  const mine = open.get(id);
  return Boolean(found && mine && "save" in found && versionOf(found) !== mine.version);
}

/**
 * Write a record.
 *
 * @param {SaveEntry} entry
 * @param {GameRecord} content
 * @param {number} [commonPrefix] number of first entries unchanged since it was last opened or written
 */
export function write(entry, content, commonPrefix = 0) {
  const { id } = entry;
  if (!("save" in content)) {
    storage.write(RECORD + id, { ...content, entry });
    return;
  }
  const { save, lastPosition, undone, sealed } = content;
  const before = open.get(id) ?? { pieces: readWithoutPieces(id)?.pieces ?? [], stale: [], version: "" };
  const pieces = before.version ? before.pieces.slice(0, Math.floor(commonPrefix / PIECE_LENGTH)) : [];
  for (let at = pieces.length * PIECE_LENGTH; save.entries.length - at > PIECE_LENGTH; at += PIECE_LENGTH) {
    const name = newPieceName(id);
    if (!storage.writeThrough(pieceKey(id, name), save.entries.slice(at, at + PIECE_LENGTH))) break;
    pieces.push(name);
  }
  const later = save.entries.slice(pieces.length * PIECE_LENGTH);
  /** @type {StoredRecord} */
  const stored = { save: { ...save, entries: later }, lastPosition, undone, sealed, entry, pieces };
  const isWritten = storage.write(RECORD + id, stored);
  const gone = [...before.stale, ...before.pieces].filter((name) => !pieces.includes(name));
  if (isWritten && gone.length) storage.remove(...gone.map((name) => pieceKey(id, name)));
  open.set(id, { pieces, stale: isWritten ? [] : gone, version: versionOf(stored) });
}

/** Replace a record's entry in the list of saved games. @param {SaveEntry} entry */
export function updateListEntry(entry) {
  const found = readWithoutPieces(entry.id);
  if (found) storage.write(RECORD + entry.id, { ...found, entry });
}

/** Remove a record and its pieces. @param {string} id */
export function remove(id) {
  open.delete(id);
  const pieces = storage.keysWithPrefix(`${PIECE}${id}:`).map((name) => pieceKey(id, name));
  storage.remove(RECORD + id, ...pieces);
}

/**
 * Call `listener` with the id of each record that another window writes.
 *
 * @param {(id: string) => void} listener
 * @param {AbortSignal} signal
 */
export function onForeignWrite(listener, signal) {
  storage.onForeignWrite((key) => {
    if (key.startsWith(RECORD)) listener(key.slice(RECORD.length));
  }, signal);
}

/** Set-up of a game, begun or not. @param {GameRecord} content */
export const setupOf = (content) => ("save" in content ? content.save : content.setup);

/** Number of save entries of a stored record, pieces included. @param {StoredRecord} content */
export const entryCountOf = (content) =>
  "save" in content ? (content.pieces ?? []).length * PIECE_LENGTH + content.save.entries.length : 0;

/** Whether `value` has the fields that every set-up has. @param {unknown} value */
export function isSetup(value) {
  if (!value || typeof value !== "object") return false;
  const { game, seats } = /** @type {Record<string, unknown>} */ (value);
  return typeof game === "string" && areSeats(seats);
}

/** Whether an untrusted value is a list of seats. @param {unknown} seats */
const areSeats = (seats) =>
  Array.isArray(seats) && seats.every((one) => typeof one?.name === "string" && typeof one.kind === "string");

/** The value as a record, if it is one; otherwise null. @param {unknown} value @returns {StoredRecord | null} */
function checked(value) {
  if (!value || typeof value !== "object") return null;
  const { save, setup, pieces = [] } = /** @type {Record<string, unknown>} */ (value);
  const areNames =
    Array.isArray(pieces) && pieces.length <= MOST_PIECES && pieces.every((name) => typeof name === "string");
  const isWhole = isSetup(save) ? Array.isArray(/** @type {Save} */ (save).entries) && areNames : isSetup(setup);
  return isWhole ? /** @type {StoredRecord} */ (value) : null;
}

/** Text that identifies the state of a stored save. @param {StoredRecord} content */
const versionOf = (content) =>
  "save" in content
    ? [...(content.pieces ?? []), content.save.entries.length, content.save.digest, ...sealedOf(content)].join(" ")
    : "";

/**
 * Choices of an unfinished sealed round, as text for `versionOf`. The save itself does not contain them.
 *
 * @param {LocalFields} content
 */
const sealedOf = ({ sealed }) => (sealed === undefined ? [] : [JSON.stringify(sealed)]);

/** Storage key of a piece. @param {string} id @param {string} name */
const pieceKey = (id, name) => `${PIECE}${id}:${name}`;

/** Entries of a piece; nulls if it is lost. @param {string} id @param {string} name @returns {unknown[]} */
function readPiece(id, name) {
  const found = storage.read(pieceKey(id, name));
  return Array.isArray(found) && found.length === PIECE_LENGTH ? found : Array(PIECE_LENGTH).fill(null);
}

/** New name for a piece, unused in this game. @param {string} id @returns {string} */
function newPieceName(id) {
  for (;;) {
    const name = newId().slice(0, 3);
    if (storage.readText(pieceKey(id, name)) === null) return name;
  }
}
