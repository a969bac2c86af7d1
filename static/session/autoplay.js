/**
 * Paced play of everything that needs no person: bots' moves, forced moves and automatic answers. In a sealed round
 * (seats choose at the same time, in secret) bots think while people choose.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").EngineAnswer} EngineAnswer
 *
 * @typedef {object} Game the parts of the session that autoplay needs
 * @property {View | null} view
 * @property {EngineRequest | null} loadRequest request that loads the game in its present state
 * @property {boolean} busy whether a person's request is pending
 * @property {boolean} isRemote whether the bots run on another device
 * @property {unknown} problem null while the game can go on
 * @property {() => number} pace time for which a step stays on the screen, in milliseconds
 * @property {() => Promise<unknown>} whenSettled resolves when the animations of the last step have finished
 * @property {() => number} thinkingTime thinking time of a bot, as a multiple of its rank's
 *
 * @typedef {object} Actions
 * @property {(request: EngineRequest, shown?: Promise<unknown>) => Promise<EngineAnswer | null>} send
 *   send a request; the view of its answer is shown once `shown` has resolved
 * @property {() => void} changed called when there is something new to draw
 * @property {(error: import("../types.js").Message | null) => void} refused called when the engine rejects a step
 * @property {(detail: string) => void} botFailed
 * @property {() => void} thought called when the progress of thinking has changed
 */
import { HelperJob } from "../runtime/engine.js";
import { seatOfThinkingBot } from "./seat-controllers.js";

/** Length of one `think` request in milliseconds; other requests can run in between. */
const SLICE = 40;
/** Thinking time after which a bot's progress is shown, in milliseconds. */
const CONSIDERING = 400;
/** Thinking time after which a bot counts as failed, in milliseconds for one decision. */
const LONGEST_THOUGHT = 60_000;

export class Autoplay {
  /** Whether steps are played without pauses until a person has to decide. */
  skipping = false;
  /** Progress of the bot's search, from 0 to 1; null while no bot thinks for long. @type {number | null} */
  progress = null;
  /** Whether the thinking bot is to stop and play the best move found so far. */
  #playNow = false;
  #paused = true;
  #running = false;
  /** Number of interruptions so far. A pending step gives up once it has changed. */
  #turn = 0;
  /** End the pause between two steps. @type {() => void} */
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

  /** Give up the pending step, because another request changes the game. */
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

  /** Make the thinking bot stop and play the best move found so far. */
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
          // The bot thinks while the previous step stays on the screen; its own step is shown afterwards.
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

  /** Whether bots have yet to choose in a sealed round. They think although people may be choosing, too. */
  #botsChoose() {
    const { view, busy, isRemote } = this.#game;
    if (!view?.sealed || busy || isRemote) return false;
    return seatOfThinkingBot(view) !== null;
  }

  /**
   * Let the bot think until it plays or is interrupted.
   *
   * @param {number} turn value of `#turn` when it begins
   * @param {Promise<unknown>} shown resolves once the previous step has been on the screen for long enough
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

  /**
   * Send a request for one step, and report its result.
   *
   * @param {EngineRequest} request
   * @param {Promise<unknown>} [shown]
   */
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

  /** Promise that resolves once the last step has been shown for long enough. @returns {Promise<unknown>} */
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
