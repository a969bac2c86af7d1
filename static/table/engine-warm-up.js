/**
 * Warm-up of the engine, a little at a time: so the first clicks are as quick as later ones.
 *
 * While a person looks at the table, the engine answers as to some clicks in a game that nobody plays, and what it
 * answers is drawn out of sight; then its interpreter loop is warmed up for the JIT compiler
 * (py/kajuta/api/jit_warm_up.py).
 */
import * as engine from "../runtime/engine.js";
import { whenIdle } from "../ui/when-idle.js";

/** How long a table has stood before its warm-up begins, in milliseconds. */
const DELAY = 400;
/** How many clicks are answered, and how often the interpreter loop is warmed up. */
const ANSWERS = 12;
const JIT_ROUNDS = 5;
/** How long a browser is left alone to optimize the interpreter loop anew, in milliseconds. */
const PAUSE = 300;
/** Rounds for the JIT compiler that are left, in all of this page's games. */
let jitRoundsLeft = JIT_ROUNDS;

/** Warm-up for a person's first clicks on a table, while nothing else is to be done. */
export class EngineWarmUp {
  #answersLeft = ANSWERS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("../session/session.js").Session} session
   * @param {import("./drawing-warm-up.js").HiddenTable} hiddenTable draws what is answered
   */
  constructor(session, hiddenTable) {
    this.session = session;
    this.hiddenTable = hiddenTable;
  }

  /** The table has changed: once it has stood for a while, and a person is to decide, there is time. */
  follow() {
    this.stop();
    const { view, isRemote } = this.session;
    if ((!this.#answersLeft && !jitRoundsLeft) || isRemote || view?.next.kind !== "person") return;
    this.#timer = setTimeout(() => whenIdle(() => void this.#next(this.session.revision)), DELAY);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** @param {number} revision at which the table stood */
  async #next(revision) {
    const { session } = this;
    if (this.#timer === undefined || session.revision !== revision || session.busy || engine.status !== "ready") return;
    if (this.#answersLeft) await this.#answer(revision);
    else await this.#warmUpJit();
    if (this.#timer === undefined || session.revision !== revision) return;
    const next = () => whenIdle(() => void this.#next(revision));
    if (this.#answersLeft) next();
    else if (jitRoundsLeft) this.#timer = setTimeout(next, jitRoundsLeft < JIT_ROUNDS ? PAUSE : 0);
  }

  /** @param {number} revision */
  async #answer(revision) {
    const view = await this.session.warmUpView();
    this.#answersLeft = view ? this.#answersLeft - 1 : 0;
    if (!view || this.session.revision !== revision) return;
    this.hiddenTable.draw(view);
  }

  async #warmUpJit() {
    jitRoundsLeft--;
    await engine.call({ op: "limber" }).catch(() => {}); // then the first clicks are slower
  }
}
