/**
 * localStorage under a prefix of our own: on a shared origin nothing else is listed, read or deleted.
 *
 * What the browser has no room for, or does not store at all, is in memory until the page is left, and is written as
 * soon as there is room. Everything goes on as if it were stored; `isValueInMemoryOnly` tells the difference.
 */

import { checksumOfBytes } from "./byte-checksum.js";

export const PREFIX = `kajuta:${new URL(".", location.href).pathname}:`;

/** Prefix of what can be made again: it is dropped where there is no room. */
const CACHED = "made:";

/** What could not be written, as text by key. @type {Map<string, string>} */
const inMemory = new Map();
/** Why the last write failed: the browser stores nothing for this page, or there is no room. @type {"denied" | "full"} */
let reason = "full";

/** Why something is in memory only. */
export const whyUnsaved = () => reason;

/** Whether the value of `key` is in memory only. @param {string} key */
export const isValueInMemoryOnly = (key) => inMemory.has(key);

/** Whether anything waits for room. */
export const hasValuesInMemoryOnly = () => inMemory.size > 0;

/**
 * The value of `key`; null for nothing readable.
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

/** The value of `key` as JSON; null for nothing. @param {string} key @returns {string | null} */
export function readText(key) {
  try {
    return inMemory.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** All keys with this prefix, without it. @param {string} prefix @returns {string[]} */
export function keysWithPrefix(prefix) {
  const found = new Set(inMemory.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
  } catch {
    // Without localStorage there is only what is in memory.
  }
  return [...found].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/**
 * Write a value, to memory where it cannot be stored.
 *
 * @param {string} key
 * @param {unknown} value
 * @returns {boolean} whether it is stored
 */
export function write(key, value) {
  return put(key, JSON.stringify(value));
}

/**
 * Write a value that is of use only if it is stored.
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

/** The key of a cached value. @param {string} name */
export const cacheKey = (name) => CACHED + name;

/**
 * Cache a value that can be made again, if there is room. It gets a checksum, for it is drawn without being checked and
 * may have been damaged.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function writeDroppable(name, value) {
  const made = JSON.stringify(value);
  writeThrough(cacheKey(name), { sum: sumOf(made), made });
}

/**
 * A cached value; null where there is none, or it is damaged.
 *
 * @param {string} name
 * @returns {unknown}
 */
export function readDroppable(name) {
  const found = /** @type {{sum?: unknown, made?: unknown} | null} */ (read(cacheKey(name)));
  return typeof found?.made === "string" && found.sum === sumOf(found.made) ? JSON.parse(found.made) : null;
}

/** @param {string} text */
const sumOf = (text) => checksumOfBytes(new TextEncoder().encode(text));

/** @param {string} key @param {string} text @returns {boolean} whether it is stored */
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

/** Store a text, and make room for it if need be; throws where that is not enough. @param {string} key @param {string} text */
function set(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch (error) {
    if (!dropCached()) throw error;
    localStorage.setItem(PREFIX + key, text);
  }
}

/** Remove all cached values. @returns {boolean} whether there were any */
function dropCached() {
  const cached = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + CACHED));
  for (const key of cached) localStorage.removeItem(key);
  return cached.length > 0;
}

/** Remove the values of `keys`; what waits for room gets it. @param {...string} keys */
export function remove(...keys) {
  for (const key of keys) {
    inMemory.delete(key);
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // Without localStorage there is nothing to remove.
    }
  }
  for (const [waiting, text] of [...inMemory]) put(waiting, text);
}

/**
 * Listen to what another window of this site writes.
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
