/**
 * The requests of one session to its authority, one after the other.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("../types.js").Authority} Authority
 * @typedef {import("../types.js").EngineAnswer} EngineAnswer
 *
 * @typedef {object} Handlers
 * @property {() => Authority} authority whom to ask
 * @property {() => number | undefined} entries how many entries of the save are here: the answer leaves them out
 * @property {(error: unknown, request: EngineRequest) => void} failed
 */
import { EngineError } from "../runtime/engine.js";

/** Errors that say that the engine does not hold this match any more. */
const MATCH_LOST = new Set(["action-no-match", "action-other-match"]);

/** How many matches were loaded: the key of the last one. */
let matches = 0;

export class RequestQueue {
  /** The key of the match that this session has loaded. */
  match = 0;
  #pending = 0;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  #handlers;

  /** @param {Handlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  /** Another match is going to be loaded: answers that are still to come are dropped. */
  startMatch() {
    this.match = ++matches;
  }

  get isIdle() {
    return this.#pending === 0;
  }

  /** Resolves when everything that was asked so far is answered. */
  get answered() {
    return this.#last;
  }

  /**
   * What every request carries, with the request.
   *
   * @template {EngineRequest} R
   * @param {R} request
   * @returns {R}
   */
  complete(request) {
    return { kept: this.#handlers.entries(), ...request, match: this.match };
  }

  /**
   * Send a request once those before it are answered.
   *
   * @param {EngineRequest} request
   * @param {(answer: EngineAnswer, isCurrent: () => boolean) => Promise<void>} accept takes in an answer with a view;
   *   the next request waits for it
   * @returns {Promise<EngineAnswer | null>} null where it failed, or another match has been loaded meanwhile
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

  /** Send a request at once, past the queue. @param {EngineRequest} request @returns {Promise<EngineAnswer>} */
  ask(request) {
    return this.#handlers.authority().call(request);
  }
}
