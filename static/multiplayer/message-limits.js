/**
 * Limits of what a guest may send, applied before anything reads it.
 *
 * @typedef {import("./abstract-connection.js").AbstractConnection} AbstractConnection
 */

/** Letters of a guest's text; the engine has the same bound. */
const MAX_LENGTH = 4_000;
/** Texts that a guest may send at once, and per second after that. */
const MAX_BURST = 60;
const MAX_PER_SECOND = 20;
/** Texts beyond the limit after which the connection is closed. */
const MAX_EXCESS = 300;

/**
 * The texts of a connection that keep to the limits, as "text" events.
 *
 * @param {AbstractConnection} connection
 * @param {(why: "flood" | "too-long") => void} onRefused called for what is held back
 * @returns {EventTarget}
 */
export function limitMessages(connection, onRefused) {
  const limited = new EventTarget();
  let left = MAX_BURST;
  let excess = 0;
  let at = performance.now();
  connection.addEventListener("text", (event) => {
    const { detail } = /** @type {CustomEvent<string>} */ (event);
    const now = performance.now();
    left = Math.min(MAX_BURST, left + ((now - at) * MAX_PER_SECOND) / 1000);
    at = now;
    if (left < 1) {
      if (excess++ % 50 === 0) onRefused("flood");
      if (excess > MAX_EXCESS) connection.close();
      return;
    }
    left -= 1;
    if (detail.length > MAX_LENGTH) onRefused("too-long");
    else limited.dispatchEvent(new CustomEvent("text", { detail }));
  });
  return limited;
}
