/**
 * localStorage under our own prefix: on a shared origin nothing else is listed, read or deleted.
 *
 * What the browser has no room for, or does not keep at all, is held in memory until the page is left, and is
 * written as soon as there is room; so everything goes on as if it were kept, and `isInMemory` tells the difference.
 */

import { checksum } from "./checksum.js";

export const PREFIX = `kajuta:${new URL(".", location.href).pathname}:`;

/** What keys begin with whose content can be made again: it gives way where there is no room. */
const CACHED = "made:";

/** What could not be written, as text by key. @type {Map<string, string>} */
const inMemory = new Map();
/** Why the last write failed: the browser keeps nothing for this page, or there is no room. @type {"denied" | "full"} */
let reason = "full";

/** Why something is held in memory only. */
export const whyInMemory = () => reason;

/** Whether what lies under `key` is in memory only. @param {string} key */
export const isInMemory = (key) => inMemory.has(key);

/** Whether anything waits for room. */
export const isFull = () => inMemory.size > 0;

/**
 * @param {string} key
 * @returns {unknown} what was written, null for nothing readable
 */
export function read(key) {
  try {
    return JSON.parse(readText(key) ?? "null");
  } catch {
    return null;
  }
}

/** What lies under `key` as it was written, null for nothing. @param {string} key @returns {string | null} */
export function readText(key) {
  try {
    return inMemory.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** @returns {string[]} all keys that begin with `start`, without it */
export function keys(/** @type {string} */ start) {
  const found = new Set(inMemory.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
  } catch {
    // Without storage there is only what is held.
  }
  return [...found].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/**
 * @param {string} key
 * @param {unknown} value
 * @returns {boolean} whether it lies in the storage, and not in memory only
 */
export function write(key, value) {
  return put(key, JSON.stringify(value));
}

/**
 * Writes what is of use only if it is truly kept: where there is no room for it, nothing is held in its place.
 *
 * @param {string} key
 * @param {unknown} value
 * @returns {boolean} whether it was written
 */
export function writeThrough(key, value) {
  try {
    set(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The key of what can be made again and is known as `name`. @param {string} name */
export const cacheKey = (name) => CACHED + name;

/**
 * Keeps what can be made again, if there is room; with a sum, since it is drawn as it is and may have been damaged.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function writeCached(name, value) {
  const made = JSON.stringify(value);
  writeThrough(cacheKey(name), { sum: sumOf(made), made });
}

/**
 * @param {string} name
 * @returns {unknown} what was kept, null for nothing, and for what is not as it was kept
 */
export function readCached(name) {
  const found = /** @type {{sum?: unknown, made?: unknown} | null} */ (read(cacheKey(name)));
  return typeof found?.made === "string" && found.sum === sumOf(found.made) ? JSON.parse(found.made) : null;
}

/** @param {string} text */
const sumOf = (text) => checksum(new TextEncoder().encode(text));

/** @param {string} key @param {string} text @returns {boolean} whether it was written */
function put(key, text) {
  try {
    set(key, text);
    inMemory.delete(key);
    return true;
  } catch (error) {
    reason = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "denied";
    inMemory.set(key, text);
    return false;
  }
}

/** Writes, and where there is no room makes some; throws where that is not enough. @param {string} key @param {string} text */
function set(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch (error) {
    if (!drop()) throw error;
    localStorage.setItem(PREFIX + key, text);
  }
}

/** Gives up what can be made again. @returns {boolean} whether there was any */
function drop() {
  const spare = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + CACHED));
  for (const key of spare) localStorage.removeItem(key);
  return spare.length > 0;
}

/** Removes what lies under `keys`; what waits for room gets it. @param {...string} keys */
export function remove(...keys) {
  for (const key of keys) {
    inMemory.delete(key);
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // Without storage there is nothing to remove.
    }
  }
  for (const [waiting, text] of [...inMemory]) put(waiting, text);
}

/**
 * Tells what another window of this site wrote.
 *
 * @param {(key: string) => void} listener
 * @param {AbortSignal} signal
 */
export function onForeignWrite(listener, signal) {
  addEventListener(
    "storage",
    (event) => {
      if (!event.key?.startsWith(PREFIX)) return;
      const key = event.key.slice(PREFIX.length);
      inMemory.delete(key);
      listener(key);
    },
    { signal },
  );
}
