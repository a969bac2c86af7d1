/**
 * Warm-up of the engine, a little at a time: so the first clicks are as quick as later ones.
 *
 * While a person looks at the table, the engine answers as to some of the moves, and that is drawn out of sight.
 */
import * as engine from "../runtime/engine.js";
import { whenIdle } from "../ui/when-idle.js";

/** How long a table has stood before its warm-up begins, in milliseconds. */
const DELAY = 400;
/** How many moves are answered: a browser optimizes the interpreter loop after some fifty. */
const ANSWERS = 60;

/** Warm-up for a person's first clicks on a table, while nothing else is to be done. */
export class FirstClicksWarmUp {
  #answersLeft = ANSWERS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("../session/session.js").Session} session
   * @param {(view: import("../types.js").View) => void} prepare draws out of sight what is answered, and plans its motion
   */
  constructor(session, prepare) {
    this.session = session;
    this.prepare = prepare;
  }

  /** The table has changed: once it has stood for a while, and a person is to decide, there is time. */
  follow() {
    this.stop();
    if (!this.#answersLeft || this.session.view?.next.kind !== "person") return;
    this.#timer = setTimeout(() => whenIdle(() => void this.#next(this.session.revision)), DELAY);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** @param {number} revision at which the table stood */
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
