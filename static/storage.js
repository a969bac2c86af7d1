/** localStorage under our own prefix: on a shared origin nothing else is listed, read or deleted. */

export const PREFIX = `kajuta:${new URL(".", location.href).pathname}:`;

/**
 * @param {string} key
 * @returns {unknown} what was written, null for nothing readable
 */
export function read(key) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 * @returns {boolean} whether there was room for it
 */
export function write(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
export function remove(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Tells what another window of this site wrote.
 *
 * @param {(key: string) => void} listener
 */
export function onForeignWrite(listener) {
  addEventListener("storage", (event) => {
    if (event.key?.startsWith(PREFIX)) listener(event.key.slice(PREFIX.length));
  });
}
