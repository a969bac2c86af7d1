/** Retries of a start that failed because the network was down. */

import { fetchWithHashCheck } from "./fetch-with-hash-check.js";
import { PROGRAM } from "./pyscript-worker.js";

/** Milliseconds until the first retry, and the most between two: the pause doubles each time. */
const FIRST = 3_000;
const LONGEST = 60_000;

export class StartRetry {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #pause = FIRST;
  #isCurrent;
  #start;

  /**
   * @param {(error: import("./engine-error.js").EngineError) => boolean} isCurrent whether the engine still stands still
   *   because of this error
   * @param {() => void} start begin a new start
   */
  constructor(isCurrent, start) {
    this.#isCurrent = isCurrent;
    this.#start = start;
  }

  /** Try again later, if the network is to blame. @param {import("./engine-error.js").EngineError} error */
  schedule(error) {
    if (error.bad?.fault !== "network") return;
    this.#timer = setTimeout(() => void this.attempt(error), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST);
  }

  /** Try again now. @param {import("./engine-error.js").EngineError} error */
  async attempt(error) {
    this.cancel();
    try {
      await fetchWithHashCheck(PROGRAM, "no-cache"); // the screen shows no new start before the network is back
    } catch {
      if (this.#isCurrent(error)) this.schedule(error);
      return;
    }
    if (this.#isCurrent(error)) this.#start();
  }

  cancel() {
    clearTimeout(this.#timer);
  }

  /** A start has succeeded: the next failure is retried soon again. */
  reset() {
    this.#pause = FIRST;
  }
}
