/**
 * Limits of the size and number of guests' messages, applied before messages are parsed.
 *
 * @typedef {import("./abstract-connection.js").AbstractConnection} AbstractConnection
 */

/** Longest text of a guest, in characters; the engine has the same limit. */
const MAX_LENGTH = 4_000;
/** Number of texts that a guest may send at once, and number per second after that (token bucket). */
const MAX_BURST = 60;
const MAX_PER_SECOND = 20;
/** Number of texts above the limit after which the connection is closed. */
const MAX_EXCESS = 300;

/**
 * Filter a connection's texts: only those within the limits are dispatched as "text" events of the result.
 *
 * @param {AbstractConnection} connection
 * @param {(why: "flood" | "too-long") => void} onRefused called when texts are dropped; for "flood", once for 50 texts
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
