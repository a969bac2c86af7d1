/** Long texts in chunks that every browser sends at once. */

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
