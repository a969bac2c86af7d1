/**
 * A line between two pages: texts go in at one end and come out at the other, in order.
 *
 * It sends "text" with a text in `detail`, "silent" when the other end has fallen silent or is heard again, and
 * "closed" once when it has gone.
 */
export class Line extends EventTarget {
  /** Whether texts can be sent. */
  open = true;
  /** Whether the other end has not been heard for a while, and may come back. */
  silent = false;

  /** @param {string} _text */
  send(_text) {}

  /** Ends the line here; the other end hears of it. */
  close() {
    this.end();
  }

  /** The line has ended, whoever ended it. */
  end() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("closed"));
  }

  /** @param {boolean} silent */
  hush(silent) {
    if (!this.open || this.silent === silent) return;
    this.silent = silent;
    this.dispatchEvent(new Event("silent"));
  }

  /** @param {string} text */
  heard(text) {
    if (this.open) this.dispatchEvent(new CustomEvent("text", { detail: text }));
  }
}

/** Letters that one piece of a text may have: as bytes they fit what every browser passes on at once. */
const PIECE = 16_000;
/** Letters that a text may have in all. */
const LONGEST = 4_000_000;

/**
 * The pieces that a text is sent in; all but the last begin with "+".
 *
 * @param {string} text
 * @returns {Generator<string>}
 */
export function* pieces(text) {
  let at = 0;
  for (; text.length - at > PIECE; at += PIECE) yield `+${text.slice(at, at + PIECE)}`;
  yield `.${text.slice(at)}`;
}

/** Puts texts together again. */
export class Pieces {
  #begun = "";

  /**
   * @param {string} piece
   * @returns {string | null} a whole text, null while more of it is to come; throws RangeError where it never ends
   */
  add(piece) {
    const text = this.#begun + piece.slice(1);
    if (text.length > LONGEST) throw new RangeError("a text without an end");
    const whole = piece.startsWith(".");
    this.#begun = whole ? "" : text;
    return whole ? text : null;
  }
}
