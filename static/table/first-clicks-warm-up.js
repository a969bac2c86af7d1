/**
 * Warm-up of the engine in small portions, so that the first clicks are as fast as later ones.
 *
 * While a person studies the table, the engine computes the results of some moves, and these are drawn on a table
 * outside the page.
 */
import * as engine from "../runtime/engine.js";
import { whenIdle } from "../ui/when-idle.js";

/** Time without changes after which the warm-up begins, in milliseconds. */
const DELAY = 400;
/** Number of moves to compute: browsers optimize the interpreter loop after about fifty. */
const ANSWERS = 60;

/** Warm-up for a person's first clicks at a table. It runs only while the page is idle. */
export class FirstClicksWarmUp {
  #answersLeft = ANSWERS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("../session/session.js").Session} session
   * @param {(view: import("../types.js").View) => void} prepare draws a resulting view outside the page, and plans its motion
   */
  constructor(session, prepare) {
    this.session = session;
    this.prepare = prepare;
  }

  /** Restart the wait after a change of the table; the warm-up then begins if a person is to decide. */
  follow() {
    this.stop();
    if (!this.#answersLeft || this.session.view?.next.kind !== "person") return;
    this.#timer = setTimeout(() => whenIdle(() => void this.#next(this.session.revision)), DELAY);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Compute the result of the next move, and schedule the one after it.
   *
   * @param {number} revision for which it was scheduled; a later one ends the warm-up
   */
  async #next(revision) {
    const { session } = this;
    const stands = () => this.#timer !== undefined && session.revision === revision && engine.status === "ready";
    const moves = session.view?.moves ?? [];
    const move = moves[Math.floor((moves.length * (ANSWERS - this.#answersLeft)) / ANSWERS)];
    if (!stands() || !move) return;
    this.#answersLeft--;
    const view = await session.viewAfter({ action: move.action });
    if (!stands()) return;
    if (view) this.prepare(view);
    if (this.#answersLeft) whenIdle(() => void this.#next(revision));
  }
}
