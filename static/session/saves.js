/**
 * The saved games of this browser.
 *
 * Each has a record, which holds the save of the engine (of a game that has not been started yet its set-up) and the
 * entry that the game is listed by. What a game has decided lies in pieces of a fixed length beside the record, which
 * names them and holds what is behind the last of them: so a step writes the same little, however long the game is.
 *
 * A piece is never changed: it is written under a name of its own before the record names it, and removed after the
 * record names it no more. So whatever lies there at any moment, and whoever writes, is a whole game: that before a
 * step or that after it, of one window or of the other. A record without pieces holds the whole save.
 *
 * @typedef {import("../types.js").SaveEntry} SaveEntry
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {({save: Save} | {setup: Setup}) & {entry?: SaveEntry}} GameRecord
 * @typedef {GameRecord & {pieces?: string[]}} Stored as it lies in the storage
 *
 * @typedef {object} OpenGame what this page knows of a game that is played on in it, or was stored by it
 * @property {string[]} pieces the pieces that its entries lie in
 * @property {string[]} stale the pieces that the record names as long as it cannot be written anew
 * @property {string} state by which the stored save is known again
 */
import * as cachedView from "./cached-view.js";
import { isBlank } from "./names.js";
import * as storage from "./storage.js";

const RECORD = "save:";
const PIECE = "piece:";
/** How many entries lie in a piece. What lies in browsers is cut so: this stays. */
const LENGTH = 128;
/** More pieces than any game has. */
const MOST_PIECES = 200;
/** The farthest moment that a date can tell, in milliseconds. */
const LAST_MOMENT = 8.64e15;
const NAME_LENGTH = 60;
/** A longer pause between two steps is no playing, in milliseconds. */
const LONGEST_PAUSE = 120_000;

/** What was deleted in this visit and can be brought back. @type {Map<string, {entry: SaveEntry, kept: GameRecord | null}>} */
const deleted = new Map();
/** @type {Map<string, OpenGame>} */
const openGames = new Map();
/** The records as they were read last, by their text. @type {Map<string, {text: string, content: Stored | null}>} */
const known = new Map();
let asked = false;

/** @returns {SaveEntry[]} all saved games, the one played last first; of a damaged one only the id is known */
export function list() {
  return storage
    .keys(RECORD)
    .map((id) => entry(id) ?? { ...NOTHING, id })
    .sort((a, b) => b.played - a.played);
}

/** @param {string} id @returns {SaveEntry | null} null where there is no game that can be read */
export function entry(id) {
  const found = stored(id);
  if (!found) return null;
  return isEntry(found.entry) && found.entry.id === id ? found.entry : described(id, "", found, 0);
}

/** Whether people at other screens sit at this game, or have sat. @param {string} id */
export const hasGuests = (id) =>
  storage.readText(`guests:${id}`) !== null || entry(id)?.seats.some((seat) => seat.kind === "guest") === true;

/** Whether anything lies under this id, be it damaged. @param {string} id */
export const exists = (id) => storage.readText(RECORD + id) !== null;

/** Whether a game was begun ("save") or only set up ("setup"), null for none that can be read. @param {string} id */
export function kindOfRecord(id) {
  const found = stored(id);
  return found && ("save" in found ? "save" : "setup");
}

/**
 * @param {string} id
 * @returns {GameRecord | null} null where there is none, or none that can be read; in the place of each entry that is
 *   lost stands null
 */
export function record(id) {
  const found = stored(id);
  if (!found || !("save" in found)) return found;
  const { pieces = [], save, ...rest } = found;
  return { ...rest, save: { ...save, entries: [...pieces.flatMap((name) => piece(id, name)), ...save.entries] } };
}

/**
 * The game that is going to be played on here.
 *
 * @param {string} id
 */
export function openForPlay(id) {
  const found = stored(id);
  if (found && "save" in found)
    openGames.set(id, { pieces: found.pieces ?? [], stale: openGames.get(id)?.stale ?? [], state: stateOf(found) });
  return record(id);
}

/** @param {string} id @param {string} name @returns {unknown[]} */
function piece(id, name) {
  const found = storage.read(pieceKey(id, name));
  return Array.isArray(found) && found.length === LENGTH ? found : Array(LENGTH).fill(null);
}

/** @param {string} id @param {string} name */
const pieceKey = (id, name) => `${PIECE}${id}:${name}`;

/** The record as it lies there, of a long game with the end of its entries only. @param {string} id @returns {Stored | null} */
function stored(id) {
  const text = storage.readText(RECORD + id);
  const before = known.get(id);
  if (before?.text === text) return before.content;
  if (text === null) {
    known.delete(id);
    return null;
  }
  const content = checked(storage.read(RECORD + id));
  known.set(id, { text, content });
  return content;
}

/** @param {unknown} found @returns {Stored | null} */
function checked(found) {
  if (!found || typeof found !== "object") return null;
  const { save, setup, pieces = [] } = /** @type {Record<string, unknown>} */ (found);
  const cut = Array.isArray(pieces) && pieces.length <= MOST_PIECES && pieces.every((name) => typeof name === "string");
  const whole = isMade(save) ? Array.isArray(/** @type {Save} */ (save).entries) && cut : isMade(setup);
  return whole ? /** @type {Stored} */ (found) : null;
}

/** How many entries a stored save has. @param {Save} save @param {string[]} [pieces] */
const stepsOf = (save, pieces = []) => pieces.length * LENGTH + save.entries.length;

/** By what a stored save is known again: its pieces, and what is behind them. */
const stateOf = (/** @type {Stored} */ content) =>
  "save" in content ? [...(content.pieces ?? []), content.save.entries.length, content.save.digest].join(" ") : "";

/** The pieces that the record names. @param {string} id */
const namesOf = (id) => stored(id)?.pieces ?? [];

/** @param {string} id @returns {string} the name of a piece that there is not yet */
function newPiece(id) {
  for (;;) {
    const name = newId().slice(0, 3);
    if (storage.readText(pieceKey(id, name)) === null) return name;
  }
}

/**
 * Why games are in memory only and go with the page, null where they are kept: "denied" or "full".
 *
 * @param {string} [id] of one game; without it, of any
 */
export function whyUnsaved(id) {
  const games = id === undefined ? storage.keys(RECORD) : [id];
  return games.some((one) => storage.isInMemory(RECORD + one)) ? storage.whyInMemory() : null;
}

/** @param {unknown} made whether it is the set-up of a game @returns {boolean} */
function isMade(made) {
  if (!made || typeof made !== "object") return false;
  const { game, seats } = /** @type {Record<string, unknown>} */ (made);
  return typeof game === "string" && areSeats(seats);
}

/** @param {unknown} seats */
const areSeats = (seats) =>
  Array.isArray(seats) && seats.every((one) => typeof one?.name === "string" && typeof one.kind === "string");

/** @param {unknown} moment */
const isMoment = (moment) => Number.isFinite(moment) && Math.abs(Number(moment)) <= LAST_MOMENT;

/**
 * @param {unknown} one
 * @returns {one is SaveEntry}
 */
function isEntry(one) {
  if (!isMade(one)) return false;
  const { id, name, begun, played, steps } = /** @type {Record<string, unknown>} */ (one);
  return (
    typeof id === "string" && typeof name === "string" && isMoment(begun) && isMoment(played) && Number.isInteger(steps)
  );
}

/** @type {SaveEntry} */
const NOTHING = {
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
 * @param {string} id
 * @param {string} name
 * @param {Stored} content
 * @param {number} now
 * @returns {SaveEntry}
 */
function described(id, name, content, now) {
  const { game, seats } = madeOf(content);
  const steps = "save" in content ? stepsOf(content.save, content.pieces) : 0;
  const practice = "save" in content && content.save.practice === true;
  const made = { ...NOTHING, id, name, game, seats, begun: now, played: now, steps, practice };
  // Only what begins in the middle of another game has a position in its set-up.
  return "position" in madeOf(content) ? { ...made, branch: true } : made;
}

/** @param {GameRecord} content */
const madeOf = (content) => ("save" in content ? content.save : content.setup);

/** @returns {string} */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/**
 * Adds a game and returns its id.
 *
 * @param {string} name
 * @param {{save: Save} | {setup: Setup}} content
 */
export function add(name, content) {
  const id = newId();
  store(described(id, name, content, Date.now()), content);
  if (!asked) {
    asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }
  return id;
}

/**
 * Keeps the state of a game after a step, and returns the id it is kept under: another one where, whatever
 * happened, another game lies under `id`, or another window played this one on.
 *
 * @param {string} id
 * @param {Save} save
 * @param {boolean} over
 * @param {number} [commonPrefix] how many of the first entries are as they were when it was laid or kept last
 */
export function update(id, save, over, commonPrefix = 0) {
  const gone = deleted.get(id);
  const before = gone ? gone.kept : stored(id);
  if (before && !isSameGame(madeOf(before), save)) return add("", { save });
  const mine = openGames.get(id);
  const parted = !gone && before && mine && "save" in before && stateOf(before) !== mine.state;
  if (parted) return add(entry(id)?.name ?? "", { save });
  const now = Date.now();
  const was = gone?.entry ?? entry(id) ?? described(id, "", { save }, now);
  const { seats, practice } = save;
  const spent = (was.spent ?? 0) + Math.max(0, Math.min(now - was.played, LONGEST_PAUSE));
  const changed = { ...was, game: save.game, seats, played: now, spent, steps: save.entries.length, over, practice };
  // What was deleted meanwhile stays deleted, and comes back as it is now.
  if (gone) deleted.set(id, { entry: changed, kept: { save, entry: changed } });
  else store(changed, { save }, commonPrefix);
  return id;
}

/**
 * Changes the set-up of a game that has not been started.
 *
 * @param {string} id
 * @param {Setup} setup
 */
export function updateSetup(id, setup) {
  const was = entry(id);
  if (was && kindOfRecord(id) === "setup") store({ ...was, seats: setup.seats }, { setup });
}

/**
 * Takes in a game that was handed on as a link. What is stored gives way only to what it is the beginning of: an older
 * state is not taken, and one that parts ways is kept beside it.
 *
 * @param {string} name of a game that is new here
 * @param {Save} save
 * @returns {{id: string, how: "new" | "same" | "longer" | "older" | "parted", at: number}} `at`: how many entries agree
 */
export function importSave(name, save) {
  /** @type {{id: string, kept: Save, at: number} | null} */
  let best = null;
  for (const id of storage.keys(RECORD)) {
    const found = record(id);
    if (!found || !("save" in found) || found.save.sent !== save.sent || !isSameSetup(found.save, save)) continue;
    const at = agreeing(found.save.entries, save.entries);
    if (!best || at > best.at) best = { id, kept: found.save, at };
  }
  if (!best) return { id: add(name, { save }), how: "new", at: 0 };
  const { id, kept, at } = best;
  if (at === save.entries.length) return { id, how: at === kept.entries.length ? "same" : "older", at };
  if (at < kept.entries.length) return { id: add(entry(id)?.name ?? name, { save }), how: "parted", at };
  return { id: update(id, save, false), how: "longer", at };
}

/** How many entries two games have in common from their beginning. @param {unknown[]} one @param {unknown[]} other */
function agreeing(one, other) {
  let at = 0;
  while (at < one.length && at < other.length && JSON.stringify(one[at]) === JSON.stringify(other[at])) at++;
  return at;
}

/** @param {Save} one @param {Save} other */
const isSameSetup = (one, other) =>
  JSON.stringify([one.game, one.seats, one.options, one.seed]) ===
  JSON.stringify([other.game, other.seats, other.options, other.seed]);

/** @param {Setup} one @param {Setup} other */
const isSameGame = (one, other) =>
  one.game === other.game && one.seed === other.seed && one.seats.length === other.seats.length;

/**
 * @param {SaveEntry} entry
 * @param {GameRecord} content
 * @param {number} [commonPrefix] how many of its first entries are as this page knows them in pieces
 */
function store(entry, content, commonPrefix = 0) {
  const { id } = entry;
  if (!("save" in content)) {
    storage.write(RECORD + id, { ...content, entry });
    return;
  }
  const { save } = content;
  const before = openGames.get(id) ?? { pieces: namesOf(id), stale: [], state: "" };
  const pieces = before.state ? before.pieces.slice(0, Math.floor(commonPrefix / LENGTH)) : [];
  for (let at = pieces.length * LENGTH; save.entries.length - at > LENGTH; at += LENGTH) {
    const name = newPiece(id);
    if (!storage.writeThrough(pieceKey(id, name), save.entries.slice(at, at + LENGTH))) break;
    pieces.push(name);
  }
  const end = { ...save, entries: save.entries.slice(pieces.length * LENGTH) };
  /** @type {Stored} */
  const made = { save: end, entry, pieces };
  const written = storage.write(RECORD + id, made);
  const gone = [...before.stale, ...before.pieces].filter((name) => !pieces.includes(name));
  if (written && gone.length) storage.remove(...gone.map((name) => pieceKey(id, name)));
  openGames.set(id, { pieces, stale: written ? [] : gone, state: stateOf(made) });
}

/**
 * @param {string} id
 * @param {string} name
 */
export function rename(id, name) {
  const was = entry(id);
  const found = stored(id);
  if (!was || !found || isBlank(name)) return;
  storage.write(RECORD + id, { ...found, entry: { ...was, name: name.trim().slice(0, NAME_LENGTH) } });
}

/** Deletes a game, which frees its room at once; `restore` brings it back from memory. @param {string} id */
export function discard(id) {
  if (!exists(id)) return;
  deleted.set(id, { entry: entry(id) ?? { ...NOTHING, id }, kept: record(id) });
  openGames.delete(id);
  const pieces = storage.keys(`${PIECE}${id}:`).map((name) => pieceKey(id, name));
  storage.remove(RECORD + id, ...pieces, storage.cacheKey(id));
  cachedView.remove(id);
}

/** @param {string} id */
export function restore(id) {
  const gone = deleted.get(id);
  deleted.delete(id);
  if (gone?.kept) store(gone.entry, gone.kept);
}

/** Removes the list that an earlier release of the site kept beside the games. */
export const removeObsolete = () => storage.remove("saves");

/**
 * @param {(id: string) => void} listener told the id of a game that another window changed
 * @param {AbortSignal} signal
 */
export function onForeignSave(listener, signal) {
  storage.onForeignWrite((key) => {
    if (key.startsWith(RECORD)) listener(key.slice(RECORD.length));
  }, signal);
}
