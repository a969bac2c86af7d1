/**
 * Request queue of a session: sends requests to the session's authority, one after the other.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("../types.js").Authority} Authority
 * @typedef {import("../types.js").EngineAnswer} EngineAnswer
 *
 * @typedef {object} Handlers
 * @property {() => Authority} authority the engine, or the host of the game
 * @property {() => number | undefined} entries number of save entries that the page has; answers leave these out
 * @property {(error: unknown, request: EngineRequest) => void} failed called when a request fails
 */
import { EngineError } from "../runtime/engine.js";

/** Ids of errors with which the engine reports that it no longer holds this match. */
const MATCH_LOST = new Set(["action-no-match", "action-other-match"]);

/** Number of matches loaded so far, which is also the key of the last one. */
let matches = 0;

export class RequestQueue {
  /** Key of the match that this session has loaded. */
  match = 0;
  #pending = 0;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  #handlers;

  /** @param {Handlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  /** Prepare for loading another match: answers that are still pending will be dropped. */
  startMatch() {
    this.match = ++matches;
  }

  get isIdle() {
    return this.#pending === 0;
  }

  /** Promise that resolves when all requests sent so far have been answered. */
  get answered() {
    return this.#last;
  }

  /**
   * Add the fields that every request carries: `match`, and `kept` unless given.
   *
   * @template {EngineRequest} R
   * @param {R} request
   * @returns {R}
   */
  complete(request) {
    return { kept: this.#handlers.entries(), ...request, match: this.match };
  }

  /**
   * Send a request once the previous ones have been answered.
   *
   * @param {EngineRequest} request
   * @param {(answer: EngineAnswer, isCurrent: () => boolean) => Promise<void>} accept processes an answer that
   *   has a view; the next request waits for it
   * @returns {Promise<EngineAnswer | null>} null if it failed, or another match was loaded meanwhile
   */
  send(request, accept) {
    const { match } = this;
    const isCurrent = () => match === this.match;
    this.#pending++;
    const answered = this.#last.then(async () => {
      try {
        const answer = await this.ask({ ...this.complete(request), match });
        if (!isCurrent()) return null;
        const error = answer.error?.id ?? "";
        if (MATCH_LOST.has(error)) throw new EngineError("dead", error);
        if (answer.ok && answer.view) {
          await accept(answer, isCurrent);
          if (!isCurrent()) return null;
        }
        return answer;
      } catch (error) {
        if (isCurrent()) this.#handlers.failed(error, request);
        return null;
      } finally {
        this.#pending--;
      }
    });
    this.#last = answered;
    return answered;
  }

  /** Send a request at once, bypassing the queue. @param {EngineRequest} request @returns {Promise<EngineAnswer>} */
  ask(request) {
    return this.#handlers.authority().call(request);
  }
}
