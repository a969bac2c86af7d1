/**
 * Prefetching of the deal for the next game while a person thinks, so that a rematch starts at once.
 *
 * @typedef {import("../session/session.js").Session} Session
 */
import * as engine from "../runtime/engine.js";
import * as prefetchedDeal from "../session/prefetched-deal.js";

/** Time that a person must have been thinking before the next game is dealt, in milliseconds. */
const DELAY = 3000;

export class RematchPrefetch {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Restart the wait after a change of the table, if a person is to decide. */
  follow() {
    this.stop();
    const { save, view } = this.session;
    if (!save || "position" in save || view?.next.kind !== "person") return;
    const prefetch = () => {
      // A failure is harmless: the game is then dealt when it is needed.
      if (engine.status === "ready") prefetchedDeal.prefetch(save).catch(() => {});
    };
    this.#timer = setTimeout(prefetch, DELAY);
  }

  /** Cancel the wait. A running timer would keep the table in memory. */
  stop() {
    clearTimeout(this.#timer);
  }
}
