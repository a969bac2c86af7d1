/**
 * A connection between two pages, whatever carries it: texts sent at one end arrive at the other, in order.
 *
 * It sends "text" with a text in `detail`, "silent" when the other end falls silent or is heard again, and "closed"
 * once when it has ended.
 */
export class AbstractConnection extends EventTarget {
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
