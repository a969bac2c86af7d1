/**
 * Prefetching of the next game's deal while a person thinks, so that a rematch begins at once.
 *
 * @typedef {import("../session/session.js").Session} Session
 */
import * as engine from "../runtime/engine.js";
import * as prefetchedDeal from "../session/prefetched-deal.js";

/** How long a person has been thinking before the next game is dealt, in milliseconds. */
const DELAY = 3000;

export class RematchPrefetch {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** The table has changed: wait anew, where a person decides. */
  follow() {
    this.stop();
    const { save, view } = this.session;
    if (!save || "position" in save || view?.next.kind !== "person") return;
    const prefetch = () => {
      if (engine.status === "ready") prefetchedDeal.prefetch(save).catch(() => {}); // it is dealt when wanted
    };
    this.#timer = setTimeout(prefetch, DELAY);
  }

  /** Wait no longer; a timer that is still running would keep the table in memory. */
  stop() {
    clearTimeout(this.#timer);
  }
}
