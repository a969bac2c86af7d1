/**
 * Session of a shared position: a read-only table, which is never stored.
 */
import { Session } from "./session.js";

export class MomentSession extends Session {
  /**
   * @param {string} id
   * @param {string} text the position as JSON, which the engine checks
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

  /** True even if the position could not be opened. @override */
  get isReadOnly() {
    return true;
  }

  /** @override @returns {import("../types.js").EngineRequest} */
  openingRequest() {
    return { op: "open-moment", moment: this.text };
  }
}
