/**
 * The records of saved games in the storage.
 *
 * Each game has a record, which holds the save of the engine (its set-up, where it was not begun) and the entry that
 * the game is listed by. The entries of a long save are cut into pieces of a fixed length: the record names its pieces
 * and holds the entries after the last of them, so that a step writes the same little, however long the game is.
 *
 * A piece never changes: it is written under a new name before the record names it, and removed when the record does
 * not name it any more. So the storage holds a whole game at any time, whoever writes: that before a step or that after
 * it, of one window or of the other. A record without pieces holds the whole save.
 *
 * @typedef {import("../types.js").SaveEntry} SaveEntry
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {{lastPosition?: string, undone?: unknown, sealed?: unknown, unrated?: boolean}} LocalFields what never leaves this
 *   browser: the position of a save as the engine packed it, for an update of the rules; what was undone, to be done
 *   again; choices of a sealed round that is not over; whether the game says nothing of a person's strength any more
 * @typedef {LocalFields & {save: Save}} SaveRecord
 * @typedef {(SaveRecord | {setup: Setup}) & {entry?: SaveEntry}} GameRecord
 * @typedef {GameRecord & {pieces?: string[]}} StoredRecord its save lacks the entries in `pieces`
 *
 * @typedef {object} OpenRecord what this page knows of a record that it has written, or plays on
 * @property {string[]} pieces the names of its pieces
 * @property {string[]} stale pieces that the record names until it can be written again
 * @property {string} version identifies the stored save
 */
import * as storage from "./storage.js";

const RECORD = "save:";
const PIECE = "piece:";
/** Entries in a piece. It stays as it is: stored games are cut so. */
const PIECE_LENGTH = 128;
/** More pieces than any game has. */
const MOST_PIECES = 200;

/** @type {Map<string, OpenRecord>} */
const open = new Map();
/** Parsed records, by their text. @type {Map<string, {text: string, content: StoredRecord | null}>} */
const parsed = new Map();

/** The ids of all records. */
export const ids = () => storage.keysWithPrefix(RECORD);

/** Whether there is a record, be it damaged. @param {string} id */
export const exists = (id) => storage.readText(RECORD + id) !== null;

/** Whether a record is in memory only. @param {string} id */
export const isRecordInMemoryOnly = (id) => storage.isValueInMemoryOnly(RECORD + id);

/** Six random letters and digits. @returns {string} */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/** A record as it is stored; null where there is none, or a damaged one. @param {string} id @returns {StoredRecord | null} */
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
 * A record with all entries; null stands for each entry of a lost piece.
 *
 * @param {string} id
 * @returns {GameRecord | null} null where there is none, or a damaged one
 */
export function read(id) {
  const found = readWithoutPieces(id);
  if (!found || !("save" in found)) return found;
  const { pieces = [], save, ...rest } = found;
  return { ...rest, save: { ...save, entries: [...pieces.flatMap((name) => readPiece(id, name)), ...save.entries] } };
}

/** Read a record to play on: from now on its changes by other windows are noticed. @param {string} id */
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
 * @param {number} [commonPrefix] how many entries are as they were when it was opened or written last
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

/** Write the entry of a record. @param {SaveEntry} entry */
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
 * Listen to records that another window writes.
 *
 * @param {(id: string) => void} listener
 * @param {AbortSignal} signal
 */
export function onForeignWrite(listener, signal) {
  storage.onForeignWrite((key) => {
    if (key.startsWith(RECORD)) listener(key.slice(RECORD.length));
  }, signal);
}

/** The set-up of a game; a save contains it. @param {GameRecord} content */
export const setupOf = (content) => ("save" in content ? content.save : content.setup);

/** Number of entries of a stored record. @param {StoredRecord} content */
export const entryCountOf = (content) =>
  "save" in content ? (content.pieces ?? []).length * PIECE_LENGTH + content.save.entries.length : 0;

/** Whether `value` has what every set-up has. @param {unknown} value */
export function isSetup(value) {
  if (!value || typeof value !== "object") return false;
  const { game, seats } = /** @type {Record<string, unknown>} */ (value);
  return typeof game === "string" && areSeats(seats);
}

/** @param {unknown} seats */
const areSeats = (seats) =>
  Array.isArray(seats) && seats.every((one) => typeof one?.name === "string" && typeof one.kind === "string");

/** @param {unknown} value @returns {StoredRecord | null} null for what is no record */
function checked(value) {
  if (!value || typeof value !== "object") return null;
  const { save, setup, pieces = [] } = /** @type {Record<string, unknown>} */ (value);
  const areNames =
    Array.isArray(pieces) && pieces.length <= MOST_PIECES && pieces.every((name) => typeof name === "string");
  const isWhole = isSetup(save) ? Array.isArray(/** @type {Save} */ (save).entries) && areNames : isSetup(setup);
  return isWhole ? /** @type {StoredRecord} */ (value) : null;
}

/** Identifies a stored save. @param {StoredRecord} content */
const versionOf = (content) =>
  "save" in content
    ? [...(content.pieces ?? []), content.save.entries.length, content.save.digest, ...sealedOf(content)].join(" ")
    : "";

/** The choices of a sealed round, which are not in its save. @param {LocalFields} content */
const sealedOf = ({ sealed }) => (sealed === undefined ? [] : [JSON.stringify(sealed)]);

/** @param {string} id @param {string} name */
const pieceKey = (id, name) => `${PIECE}${id}:${name}`;

/** The entries of a piece; nulls where it is lost. @param {string} id @param {string} name @returns {unknown[]} */
function readPiece(id, name) {
  const found = storage.read(pieceKey(id, name));
  return Array.isArray(found) && found.length === PIECE_LENGTH ? found : Array(PIECE_LENGTH).fill(null);
}

/** @param {string} id @returns {string} a name that no piece of the game has */
function newPieceName(id) {
  for (;;) {
    const name = newId().slice(0, 3);
    if (storage.readText(pieceKey(id, name)) === null) return name;
  }
}
