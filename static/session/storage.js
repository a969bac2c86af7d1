/**
 * Wrapper of localStorage that prefixes all keys, so that data of other sites on a shared origin is never touched.
 *
 * If storage is full or blocked, values are kept in memory until the page is closed, and written as soon as there is
 * room. Reading works the same in both cases; `isValueInMemoryOnly` tells the difference.
 */

import { checksumOfBytes } from "./byte-checksum.js";

export const PREFIX = `kajuta:${new URL(".", location.href).pathname}:`;

/** Key prefix of cached values. They can be computed again, so they are dropped when storage is full. */
const CACHED = "made:";

/** Values that could not be written, as JSON by key. @type {Map<string, string>} */
const inMemory = new Map();
/** Reason of the last failed write: storage is blocked ("denied") or full. @type {"denied" | "full"} */
let reason = "full";

/** Reason why values are in memory only. */
export const whyUnsaved = () => reason;

/** Whether the value of `key` is in memory only. @param {string} key */
export const isValueInMemoryOnly = (key) => inMemory.has(key);

/** Whether any value is in memory only. */
export const hasValuesInMemoryOnly = () => inMemory.size > 0;

/**
 * Value of `key`; null if it is missing or not valid JSON.
 *
 * @param {string} key
 * @returns {unknown}
 */
export function read(key) {
  try {
    return JSON.parse(readText(key) ?? "null");
  } catch {
    return null;
  }
}

/** Value of `key` as JSON text; null if it is missing. @param {string} key @returns {string | null} */
export function readText(key) {
  try {
    return inMemory.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** All keys that begin with `prefix`, with the prefix removed. @param {string} prefix @returns {string[]} */
export function keysWithPrefix(prefix) {
  const found = new Set(inMemory.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
  } catch {
    // localStorage is blocked: only values in memory are listed.
  }
  return [...found].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/**
 * Write a value as JSON. If it cannot be stored, it is kept in memory.
 *
 * @param {string} key
 * @param {unknown} value
 * @returns {boolean} whether it is stored
 */
export function write(key, value) {
  return put(key, JSON.stringify(value));
}

/**
 * Write a value as JSON, but do not keep it in memory if it cannot be stored.
 *
 * @param {string} key
 * @param {unknown} value
 * @returns {boolean} whether it is stored
 */
export function writeThrough(key, value) {
  try {
    set(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Storage key of a cached value. @param {string} name */
export const cacheKey = (name) => CACHED + name;

/**
 * Cache a value that can be computed again, if there is room. A checksum guards it against damage, because cached views
 * are drawn without further checks.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function writeDroppable(name, value) {
  const made = JSON.stringify(value);
  writeThrough(cacheKey(name), { sum: sumOf(made), made });
}

/**
 * Cached value; null if it is missing or damaged.
 *
 * @param {string} name
 * @returns {unknown}
 */
export function readDroppable(name) {
  const found = /** @type {{sum?: unknown, made?: unknown} | null} */ (read(cacheKey(name)));
  return typeof found?.made === "string" && found.sum === sumOf(found.made) ? JSON.parse(found.made) : null;
}

/** Checksum of a text. @param {string} text */
const sumOf = (text) => checksumOfBytes(new TextEncoder().encode(text));

/** Store a text, or keep it in memory. @param {string} key @param {string} text @returns {boolean} whether stored */
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

/**
 * Store a text. Drops the cached values if there is no room, and throws if that does not help.
 *
 * @param {string} key
 * @param {string} text
 */
function set(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch (error) {
    if (!dropCached()) throw error;
    localStorage.setItem(PREFIX + key, text);
  }
}

/** Remove all cached values from storage. @returns {boolean} whether there were any */
function dropCached() {
  const cached = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + CACHED));
  for (const key of cached) localStorage.removeItem(key);
  return cached.length > 0;
}

/** Remove the values of `keys`, then try again to store the values in memory. @param {...string} keys */
export function remove(...keys) {
  for (const key of keys) {
    inMemory.delete(key);
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // localStorage is blocked: there is nothing to remove.
    }
  }
  for (const [waiting, text] of [...inMemory]) put(waiting, text);
}

/**
 * Call `listener` with each key that another window of this site writes or removes.
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
