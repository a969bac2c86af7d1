/**
 * Base class of connections between two pages. Texts sent at one end arrive at the other end in the same order.
 *
 * Events: "text" with the received text in `detail`; "silent" when `silent` has changed; "closed" once, when the
 * connection has ended.
 */
export class AbstractConnection extends EventTarget {
  /** Whether texts can be sent. */
  open = true;
  /** Whether the other end has not responded for a while. It may come back. */
  silent = false;

  /** Send a text to the other end. @param {string} _text */
  send(_text) {}

  /** Close the connection; the other end is notified. */
  close() {
    this.ended();
  }

  /** Mark the connection as ended, whichever end closed it. */
  ended() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("closed"));
  }

  /** Set `silent`, and dispatch the event if it changes. @param {boolean} silent */
  setSilent(silent) {
    if (!this.open || this.silent === silent) return;
    this.silent = silent;
    this.dispatchEvent(new Event("silent"));
  }

  /** Dispatch a received text. @param {string} text */
  received(text) {
    if (this.open) this.dispatchEvent(new CustomEvent("text", { detail: text }));
  }
}
