/**
 * Actions that a person can choose after a failure of the engine or of a bot.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("./error-to-problem.js").Problem} Problem
 * @typedef {import("../types.js").View} View
 *
 * @typedef {object} Game the parts of the session that recovery needs
 * @property {View | null} view
 * @property {Problem | null} problem
 * @property {boolean} busy
 * @property {import("../types.js").Authority} authority
 * @property {() => Promise<void>} open
 * @property {(request: EngineRequest) => Promise<void>} request
 *
 * @typedef {object} Actions
 * @property {() => void} changed
 * @property {() => void} run resumes autoplay
 * @property {(error: unknown) => void} failed
 * @property {() => void} fork stores the game as a new game
 */
import * as engine from "../runtime/engine.js";

export class Recovery {
  /** Bot's seat that a person plays for one move, and the bot's rank. @type {{seat: number, kind: string} | null} */
  #borrowed = null;
  #game;
  #actions;

  /** @param {Game} game @param {Actions} actions */
  constructor(game, actions) {
    this.#game = game;
    this.#actions = actions;
  }

  /** Restart the engine and continue from the last save. */
  async restart() {
    this.#game.view = null;
    this.#game.problem = null;
    this.#actions.changed();
    try {
      await this.#game.authority.restart();
    } catch (error) {
      this.#actions.failed(error);
      return;
    }
    await this.#game.open();
    this.#actions.run();
  }

  /** Continue a game that another window has deleted: store it as a new game. */
  keep() {
    this.#game.problem = null;
    this.#actions.fork();
    this.#actions.changed();
  }

  /**
   * Load the game again and send a request, such as replacing the failed bot or undo.
   *
   * @param {EngineRequest | null} request null to try the same move again
   */
  async reopen(request) {
    this.#game.problem = null;
    this.#game.busy = true;
    this.#actions.changed();
    try {
      if (engine.status === "failed") await this.#game.authority.restart();
      await this.#game.open();
    } catch (error) {
      this.#actions.failed(error);
    }
    this.#game.busy = false;
    if (this.#game.problem) return;
    if (request) await this.#game.request(request);
    else this.#actions.run();
  }

  /** Let a person make the next move of a bot's seat. @param {number} seat */
  async borrowSeat(seat) {
    const kind = this.#game.view?.seats[seat]?.kind;
    await this.reopen({ op: "change-seat", seat, kind: "human" });
    if (kind && !this.#game.problem) this.#borrowed = { seat, kind };
  }

  /** Whether a person plays a bot's seat for one move. */
  get hasBorrowed() {
    return this.#borrowed !== null;
  }

  /**
   * Request that gives a borrowed seat back to its bot, after `seat` has moved; null if that seat is not borrowed.
   *
   * @param {number | null | undefined} seat
   * @returns {EngineRequest | null}
   */
  giveBack(seat) {
    const borrowed = this.#borrowed;
    if (!borrowed || borrowed.seat !== seat) return null;
    this.#borrowed = null;
    return this.#game.view?.next.kind === "over" ? null : { op: "change-seat", ...borrowed };
  }
}
