/** Divide long texts into chunks, because browsers limit the size of a WebRTC message. */

/** Length of a chunk in characters. In UTF-8 it stays below the message size that all browsers support. */
const CHUNK_LENGTH = 16_000;
/** Longest whole text, in characters. */
const MAX_TEXT_LENGTH = 4_000_000;

/**
 * Chunks of a text. The last one begins with ".", all others with "+".
 *
 * @param {string} text
 * @returns {Generator<string>}
 */
export function* chunks(text) {
  let at = 0;
  for (; text.length - at > CHUNK_LENGTH; at += CHUNK_LENGTH) yield `+${text.slice(at, at + CHUNK_LENGTH)}`;
  yield `.${text.slice(at)}`;
}

/** Joins received chunks into texts. */
export class ChunkReader {
  #begun = "";

  /**
   * Add a received chunk.
   *
   * @param {string} chunk
   * @returns {string | null} the whole text after its last chunk; null before
   * @throws {RangeError} if the text is too long
   */
  add(chunk) {
    const text = this.#begun + chunk.slice(1);
    if (text.length > MAX_TEXT_LENGTH) throw new RangeError("a text without an end");
    const whole = chunk.startsWith(".");
    this.#begun = whole ? "" : text;
    return whole ? text : null;
  }
}
