/**
 * The saved games of this browser: a list of entries and one record for each.
 *
 * A record holds the save of the engine; a game that has not been started yet holds its set-up.
 *
 * @typedef {import("./types.js").Entry} Entry
 * @typedef {import("./types.js").Save} Save
 * @typedef {import("./types.js").Setup} Setup
 * @typedef {{save: Save} | {setup: Setup}} GameRecord
 */
import { onForeignWrite, read, remove, write } from "./storage.js";

const INDEX = "saves";
let full = false;
let asked = false;

/** Whether the last write found no room. */
export const isFull = () => full;

/** @returns {Entry[]} all saved games, the one played last first, deleted ones excepted */
export function list() {
  return index().filter((entry) => !entry.deleted);
}

/** @returns {Entry[]} */
function index() {
  const known = read(INDEX);
  const entries = Array.isArray(known) ? /** @type {Entry[]} */ (known) : [];
  return entries.sort((a, b) => b.played - a.played);
}

/** @param {string} id */
export function entry(id) {
  return index().find((one) => one.id === id) ?? null;
}

/**
 * @param {string} id
 * @returns {GameRecord | null}
 */
export function record(id) {
  const known = read(`save:${id}`);
  return known && typeof known === "object" && ("save" in known || "setup" in known)
    ? /** @type {GameRecord} */ (known)
    : null;
}

/** @returns {string} */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/**
 * Adds a game and returns its id.
 *
 * @param {string} name
 * @param {GameRecord} content
 */
export function add(name, content) {
  const id = newId();
  const made = "save" in content ? content.save : content.setup;
  const now = Date.now();
  put({
    id,
    name,
    game: made.game,
    seats: made.seats,
    begun: now,
    played: now,
    steps: "save" in content ? content.save.entries.length : 0,
    over: false,
    practice: "save" in content && content.save.practice,
  });
  store(id, content);
  if (!asked) {
    asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }
  return id;
}

/**
 * Keeps the state of a game after a step.
 *
 * @param {string} id
 * @param {Save} save
 * @param {boolean} over
 */
export function keep(id, save, over) {
  store(id, { save });
  const known = entry(id);
  if (!known) return;
  put({
    ...known,
    seats: save.seats,
    played: Date.now(),
    steps: save.entries.length,
    over,
    practice: save.practice,
  });
}

/**
 * @param {string} id
 * @param {GameRecord} content
 */
function store(id, content) {
  full = !write(`save:${id}`, content);
}

/** @param {Entry} changed */
function put(changed) {
  const others = index().filter((one) => one.id !== changed.id);
  if (!write(INDEX, [changed, ...others])) full = true;
}

/**
 * @param {string} id
 * @param {string} name
 */
export function rename(id, name) {
  const known = entry(id);
  if (known && name.trim()) put({ ...known, name: name.trim().slice(0, 60) });
}

/** Puts a game away; `restore` brings it back until `purge` clears up. @param {string} id */
export function discard(id) {
  const known = entry(id);
  if (known) put({ ...known, deleted: Date.now() });
}

/** @param {string} id */
export function restore(id) {
  const known = entry(id);
  if (!known) return;
  const { deleted: _, ...kept } = known;
  put(kept);
}

/** Removes for good what was put away in an earlier visit. */
export function purge() {
  const entries = index();
  const gone = entries.filter((one) => one.deleted && Date.now() - one.deleted > 60_000);
  for (const one of gone) remove(`save:${one.id}`);
  if (gone.length)
    write(
      INDEX,
      entries.filter((one) => !gone.includes(one)),
    );
}

/** @param {(id: string | null) => void} listener told the id of a game that another window changed, null for the list */
export function onForeignSave(listener) {
  onForeignWrite((key) => {
    if (key === INDEX) listener(null);
    else if (key.startsWith("save:")) listener(key.slice(5));
  });
}
