/**
 * A connection between two pages: texts sent at one end arrive at the other, in order.
 *
 * It sends "text" with a text in `detail`, "silent" when the other end falls silent or is heard again, and "closed"
 * once when it has ended.
 */
export class Connection extends EventTarget {
  /** Whether texts can be sent. */
  open = true;
  /** Whether the other end has not been heard for a while, and may come back. */
  silent = false;

  /** @param {string} _text */
  send(_text) {}

  /** End the connection here; the other end is told. */
  close() {
    this.ended();
  }

  /** Note that the connection has ended, whoever ended it. */
  ended() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("closed"));
  }

  /** @param {boolean} silent */
  setSilent(silent) {
    if (!this.open || this.silent === silent) return;
    this.silent = silent;
    this.dispatchEvent(new Event("silent"));
  }

  /** @param {string} text */
  received(text) {
    if (this.open) this.dispatchEvent(new CustomEvent("text", { detail: text }));
  }
}

/** Letters of one chunk: as bytes they fit into what every browser sends at once. */
const CHUNK_LENGTH = 16_000;
/** Letters of a whole text. */
const MAX_TEXT_LENGTH = 4_000_000;

/**
 * The chunks that a text is sent in: "+" begins all but the last, "." the last.
 *
 * @param {string} text
 * @returns {Generator<string>}
 */
export function* chunks(text) {
  let at = 0;
  for (; text.length - at > CHUNK_LENGTH; at += CHUNK_LENGTH) yield `+${text.slice(at, at + CHUNK_LENGTH)}`;
  yield `.${text.slice(at)}`;
}

/** Joins chunks into texts. */
export class ChunkReader {
  #begun = "";

  /**
   * @param {string} chunk
   * @returns {string | null} a whole text, null while more of it is to come
   * @throws {RangeError} where a text is too long
   */
  add(chunk) {
    const text = this.#begun + chunk.slice(1);
    if (text.length > MAX_TEXT_LENGTH) throw new RangeError("a text without an end");
    const whole = chunk.startsWith(".");
    this.#begun = whole ? "" : text;
    return whole ? text : null;
  }
}
