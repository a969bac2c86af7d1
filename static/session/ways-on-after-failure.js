/**
 * The ways on after a failure of the engine or of a bot.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("./error-to-problem.js").Problem} Problem
 * @typedef {import("../types.js").View} View
 *
 * @typedef {object} Game what recovery needs of its session
 * @property {View | null} view
 * @property {Problem | null} problem
 * @property {boolean} busy
 * @property {import("../types.js").Authority} authority
 * @property {() => Promise<void>} open
 * @property {(request: EngineRequest) => Promise<void>} request
 *
 * @typedef {object} Actions
 * @property {() => void} changed
 * @property {() => void} run lets the bots go on
 * @property {(error: unknown) => void} failed
 * @property {() => void} fork stores the game as a new one
 */
import * as engine from "../runtime/engine.js";

export class Recovery {
  /** A bot's seat that a person plays for one move. @type {{seat: number, kind: string} | null} */
  #borrowed = null;
  #game;
  #actions;

  /** @param {Game} game @param {Actions} actions */
  constructor(game, actions) {
    this.#game = game;
    this.#actions = actions;
  }

  /** Restart the engine and go on from the last save. */
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

  /** Store a game that another window has deleted as a new one, in which it goes on. */
  keep() {
    this.#game.problem = null;
    this.#actions.fork();
    this.#actions.changed();
  }

  /**
   * Load the game anew, and send a request first: give the seat of the bot that failed to another, or undo.
   *
   * @param {EngineRequest | null} request null: only try again
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

  /** Whether a person plays a bot's seat. */
  get hasBorrowed() {
    return this.#borrowed !== null;
  }

  /**
   * The request that gives a borrowed seat back, after `seat` has moved; null where there is none to give back.
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
