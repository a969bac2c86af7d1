/**
 * The moves that nobody has to make: bots think and play, forced steps and automatic answers follow, at a pace. In a
 * sealed round bots think while people choose.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").EngineAnswer} EngineAnswer
 *
 * @typedef {object} Game what autoplay needs of its session
 * @property {View | null} view
 * @property {EngineRequest | null} loadRequest loads the game as it is
 * @property {boolean} busy whether a request of a person is pending
 * @property {boolean} isRemote whether bots think elsewhere
 * @property {unknown} problem nothing is played while there is one
 * @property {() => number} pace milliseconds that a step stays on the screen
 * @property {() => Promise<unknown>} whenSettled resolves when the animations of the last step have finished
 * @property {() => number} thinkingTime factor of the time that a bot of its rank may think
 *
 * @typedef {object} Actions
 * @property {(request: EngineRequest, shown?: Promise<unknown>) => Promise<EngineAnswer | null>} send
 *   a view in the answer waits for `shown`
 * @property {() => void} changed called when there is something new to draw
 * @property {(error: import("../types.js").Message | null) => void} refused the engine did not take a step
 * @property {(detail: string) => void} botFailed
 * @property {() => void} thought called when the progress of thinking has changed
 */
import { HelperJob } from "../runtime/engine.js";
import { seatOfThinkingBot } from "./seat-controllers.js";

/** Milliseconds that a bot thinks before the engine hears anything else. */
const SLICE = 40;
/** Milliseconds that it thinks before its progress is shown. */
const CONSIDERING = 400;
/** Milliseconds that it may think about one decision before it counts as failed. */
const LONGEST_THOUGHT = 60_000;

export class Autoplay {
  /** Whether bots play without a pause until a person decides. */
  skipping = false;
  /** Progress of a bot that has been thinking for a while, from 0 to 1; null while none is. @type {number | null} */
  progress = null;
  /** Whether the bot that thinks shall play the best move it has found. */
  #playNow = false;
  #paused = true;
  #running = false;
  /** Goes up with every interruption, so that pending steps give up. */
  #turn = 0;
  /** Ends the pause between two steps. @type {() => void} */
  #wake = () => {};
  #game;
  #actions;

  /** @param {Game} game @param {Actions} actions */
  constructor(game, actions) {
    this.#game = game;
    this.#actions = actions;
  }

  resume() {
    this.#paused = false;
    void this.run();
  }

  pause() {
    this.#paused = true;
    this.#wake();
  }

  /** Give up the pending step: something else happens to the game. */
  interrupt() {
    this.#turn++;
    this.#wake();
  }

  /** Play without pauses until a person decides. */
  skip() {
    this.skipping = true;
    this.#wake();
    this.#actions.changed();
  }

  /** Have the bot that thinks play the best move it has found. */
  playNow() {
    this.#playNow = this.#game.view?.next.kind === "bot";
    this.#wake();
  }

  /** Play until a person has to decide. */
  async run() {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.#paused && !this.#game.problem && this.#game.view && !this.#game.view.peeking) {
        const turn = this.#turn;
        const { kind } = this.#game.view.next;
        if (kind === "bot" || this.#botsChoose()) {
          // It thinks while the step before is on the screen; its own step is shown after that.
          await this.#think(turn, this.#pause());
        } else if (kind === "forced" || kind === "standing") {
          await this.#pause();
          if (turn !== this.#turn || this.#paused) continue;
          await this.#step({ op: "advance" });
        } else {
          this.skipping = false;
          break;
        }
      }
    } finally {
      this.#running = false;
    }
  }

  /** Whether bots are still to choose in a sealed round, in which nobody waits for them yet. */
  #botsChoose() {
    const { view, busy, isRemote } = this.#game;
    if (!view?.sealed || busy || isRemote) return false;
    return seatOfThinkingBot(view) !== null;
  }

  /**
   * Let the bot think until it plays, or is interrupted.
   *
   * @param {number} turn
   * @param {Promise<unknown>} shown resolves when the last step has been on the screen for long enough
   */
  async #think(turn, shown) {
    const patience = this.#game.thinkingTime();
    const { loadRequest } = this.#game;
    const help = loadRequest && new HelperJob(loadRequest);
    for (let spent = 0; turn === this.#turn && !this.#paused && !this.#game.problem; spent += SLICE) {
      if (spent > LONGEST_THOUGHT) {
        this.#actions.botFailed("It thinks without an end.");
        break;
      }
      const found = help?.takeResults();
      const answer = await this.#step({ op: "think", ms: SLICE, patience, hurry: this.#playNow, found }, shown);
      if (!answer?.thinking) break;
      help?.update(answer.task);
      if (spent < CONSIDERING || this.#game.view?.next.kind !== "bot") continue;
      this.progress = answer.thought ?? 0;
      this.#actions.thought();
    }
    help?.end();
    this.#playNow = false;
    this.progress = null;
    this.#actions.thought();
  }

  /** @param {EngineRequest} request @param {Promise<unknown>} [shown] */
  async #step(request, shown) {
    const answer = await this.#actions.send(request, shown);
    if (answer?.error?.id === "bot-failed") {
      this.#actions.botFailed(answer.detail ?? "");
      return answer;
    }
    if (!answer?.thinking) this.progress = null;
    if (answer && !answer.ok) this.#actions.refused(answer.error ?? null);
    if (answer && !answer.thinking) this.#actions.changed();
    if (answer && !answer.ok) this.#paused = true;
    return answer;
  }

  /** Resolves when the last step has been on the screen for long enough. @returns {Promise<unknown>} */
  #pause() {
    const pace = this.skipping ? 0 : this.#game.pace();
    if (!pace) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#game.whenSettled().then(resolve), pace);
      this.#wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }
}
