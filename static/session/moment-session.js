/**
 * The session of a moment that came from outside: a table to look at, never stored, on which nobody decides.
 */
import { Session } from "./session.js";

export class MomentSession extends Session {
  /**
   * @param {string} id
   * @param {string} text of the moment, which the engine checks
   * @param {() => number} pace
   */
  constructor(id, text, pace) {
    super(id, pace);
    this.text = text;
  }

  /** @override */
  async open() {
    await super.open();
    if (this.view) this.notice ??= { id: `ui-moment-${this.hasHistory ? "over" : "running"}` };
  }

  /** Also where nothing could be opened. @override */
  get isReadOnly() {
    return true;
  }

  /** @override @returns {import("../types.js").EngineRequest} */
  openingRequest() {
    return { op: "open-moment", moment: this.text };
  }
}
