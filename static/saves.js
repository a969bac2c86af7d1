/**
 * The saved games of this browser: one record for each game, and an index to list them by.
 *
 * A record holds the save of the engine (of a game that has not been started yet its set-up) and its own entry.
 * The index repeats the entries, so that a list need not read every game; where it is lost or damaged, the records
 * tell what stood in it.
 *
 * @typedef {import("./types.js").Entry} Entry
 * @typedef {import("./types.js").Save} Save
 * @typedef {import("./types.js").Setup} Setup
 * @typedef {({save: Save} | {setup: Setup}) & {entry?: Entry}} GameRecord
 */
import { isBlank } from "./names.js";
import * as storage from "./storage.js";

const INDEX = "saves";
const RECORD = "save:";
/** The farthest moment that a date can tell, in milliseconds. */
const LAST_MOMENT = 8.64e15;
const NAME_LENGTH = 60;
/** A longer pause between two steps is no playing, in milliseconds. */
const LONGEST_PAUSE = 120_000;

/** What was deleted in this visit and can be brought back. @type {Map<string, {entry: Entry, kept: GameRecord | null}>} */
const deleted = new Map();
let asked = false;

/** @returns {Entry[]} all saved games, the one played last first; of a damaged one only the id is known */
export function list() {
  const known = storage.read(INDEX);
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const one of Array.isArray(known) ? known : []) if (isEntry(one)) entries.set(one.id, one);
  return storage
    .keys(RECORD)
    .map((id) => entries.get(id) ?? rebuilt(id))
    .sort((a, b) => b.played - a.played);
}

/** @param {string} id */
export function entry(id) {
  return list().find((one) => one.id === id) ?? null;
}

/** Whether people at other screens sit at this game, or have sat. @param {string} id */
export const hasGuests = (id) =>
  storage.keys("guests:").includes(id) || entry(id)?.seats.some((seat) => seat.kind === "guest") === true;

/** Whether anything lies under this id, be it damaged. @param {string} id */
export const exists = (id) => storage.keys(RECORD).includes(id);

/**
 * @param {string} id
 * @returns {GameRecord | null} null where there is none, or none that can be read
 */
export function record(id) {
  const known = /** @type {Record<string, unknown> | null} */ (storage.read(RECORD + id));
  if (!known || typeof known !== "object") return null;
  const { save, setup } = known;
  const whole = isMade(save) ? Array.isArray(/** @type {Save} */ (save).entries) : isMade(setup);
  return whole ? /** @type {GameRecord} */ (known) : null;
}

/**
 * Why games are in memory only and go with the page, null where they are kept: "denied" or "full".
 *
 * @param {string} [id] of one game; without it, of any
 */
export function unkept(id) {
  const games = id === undefined ? storage.keys(RECORD) : [id];
  return games.some((one) => storage.isHeld(RECORD + one)) ? storage.why() : null;
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
 * @returns {one is Entry}
 */
function isEntry(one) {
  if (!isMade(one)) return false;
  const { id, name, begun, played, steps } = /** @type {Record<string, unknown>} */ (one);
  return (
    typeof id === "string" && typeof name === "string" && isMoment(begun) && isMoment(played) && Number.isInteger(steps)
  );
}

/** The entry that the index lacks. @param {string} id @returns {Entry} */
function rebuilt(id) {
  const kept = record(id);
  if (kept && isEntry(kept.entry) && kept.entry.id === id) return kept.entry;
  return kept ? described(id, "", kept, 0) : { ...NOTHING, id };
}

/** @type {Entry} */
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
 * @param {GameRecord} content
 * @param {number} now
 * @returns {Entry}
 */
function described(id, name, content, now) {
  const { game, seats } = madeOf(content);
  const steps = "save" in content ? content.save.entries.length : 0;
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
 * happened, another game lies under `id`.
 *
 * @param {string} id
 * @param {Save} save
 * @param {boolean} over
 */
export function keep(id, save, over) {
  const gone = deleted.get(id);
  const before = gone?.kept ?? record(id);
  if (before && !isSameGame(madeOf(before), save)) return add("", { save });
  const now = Date.now();
  const known = gone?.entry ?? entry(id) ?? described(id, "", { save }, now);
  const { seats, practice } = save;
  const spent = (known.spent ?? 0) + Math.max(0, Math.min(now - known.played, LONGEST_PAUSE));
  const changed = { ...known, game: save.game, seats, played: now, spent, steps: save.entries.length, over, practice };
  // What was deleted meanwhile stays deleted, and comes back as it is now.
  if (gone) deleted.set(id, { entry: changed, kept: { save, entry: changed } });
  else store(changed, { save });
  return id;
}

/**
 * Changes the set-up of a game that has not been started.
 *
 * @param {string} id
 * @param {Setup} setup
 */
export function arrange(id, setup) {
  const known = entry(id);
  const before = record(id);
  if (known && before && "setup" in before) store({ ...known, seats: setup.seats }, { setup });
}

/**
 * Takes in a game that was handed on as a link. What is stored gives way only to what it is the beginning of: an older
 * state is not taken, and one that parts ways is kept beside it.
 *
 * @param {string} name of a game that is new here
 * @param {Save} save
 * @returns {{id: string, how: "new" | "same" | "longer" | "older" | "parted", at: number}} `at`: how many entries agree
 */
export function receive(name, save) {
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
  return { id: keep(id, save, false), how: "longer", at };
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
 * @param {Entry} known
 * @param {GameRecord} content
 */
function store(known, content) {
  storage.write(RECORD + known.id, { ...content, entry: known });
  index(known);
}

/** @param {Entry} known */
function index(known) {
  storage.write(INDEX, [known, ...list().filter((one) => one.id !== known.id)]);
}

/**
 * @param {string} id
 * @param {string} name
 */
export function rename(id, name) {
  const known = entry(id);
  if (!known || isBlank(name)) return;
  const changed = { ...known, name: name.trim().slice(0, NAME_LENGTH) };
  const kept = record(id);
  if (kept) store(changed, kept);
}

/** Deletes a game, which frees its room at once; `restore` brings it back from memory. @param {string} id */
export function discard(id) {
  const known = entry(id);
  if (!known) return;
  deleted.set(id, { entry: known, kept: record(id) });
  storage.remove(RECORD + id);
  storage.remove(storage.DROPPABLE + id);
  storage.write(INDEX, list());
}

/** @param {string} id */
export function restore(id) {
  const gone = deleted.get(id);
  deleted.delete(id);
  if (gone?.kept) store(gone.entry, gone.kept);
}

/** Removes what an earlier release of the site put away without freeing its room. */
export function purge() {
  const known = storage.read(INDEX);
  const gone = (Array.isArray(known) ? known : []).filter((one) => one?.deleted);
  for (const { id } of gone) storage.remove(RECORD + id);
  if (gone.length) storage.write(INDEX, list());
}

/**
 * @param {(id: string | null) => void} listener told the id of a game that another window changed, null for the list
 * @param {AbortSignal} signal
 */
export function onForeignSave(listener, signal) {
  storage.onForeignWrite((key) => {
    if (key === INDEX) listener(null);
    else if (key.startsWith(RECORD)) listener(key.slice(RECORD.length));
  }, signal);
}
