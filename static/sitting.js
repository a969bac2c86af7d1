/**
 * One game on the table: asks the engine, keeps the save, lets bots and forced steps go by at a pace.
 *
 * It sends an event "change" whenever there is something new to draw, and "said" with the new lines of
 * the log. Requests go to the engine one after the other; what a person does stops the bots first.
 *
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types.js").Message} Message
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").LogLine} LogLine
 * @typedef {import("./types.js").Save} Save
 * @typedef {{kind: "engine", code: string, detail: string} | {kind: "bot", seat: number, detail: string} | {kind: "lost"} | {kind: "refused", message: Message} | {kind: "foreign"}} Problem
 */
import * as engine from "./engine.js";
import * as saves from "./saves.js";
import * as selection from "./selection.js";

/** How long a bot thinks before the engine hears anything else, in milliseconds. */
const SLICE = 40;
/** How long it may think about one decision in all, and how long it may be silent, before it counts as failed. */
const LONGEST_THOUGHT = 60_000;
const LONGEST_SILENCE = 15_000;
/** How long laying a saved game on the table may take. */
const LONGEST_LOAD = 120_000;

/** What the engine answers where the match is not on its table any more. */
const OFF_THE_TABLE = new Set(["action-no-match", "action-other-match"]);

/** How many matches were laid on the engine's table: the key of the last one. */
let laid = 0;

export class Sitting extends EventTarget {
  /** @type {View | null} */
  view = null;
  /** @type {LogLine[]} */
  log = [];
  /** What was clicked so far. @type {string[]} */
  path = [];
  /** What stops the game. @type {Problem | null} */
  problem = null;
  /** What the engine remarks, shown until it is put away. @type {Message | null} */
  notice = null;
  /** Why the game is not kept, where the player knows that. @type {"denied" | "full" | null} */
  quiet = null;
  /** Let bots go by without waiting, until a person decides. */
  hurry = false;
  /** Goes up with every change of the table. */
  moment = 0;
  /** Whether something that a person wanted is on its way. */
  busy = false;
  /** The game as it is now, whether or not it could be stored. @type {Save | null} */
  save = null;
  /** @type {() => number} */
  pace;
  /** The seats with a name for each. @type {(seats: View["seats"]) => View["seats"]} */
  named = (seats) => seats;
  /** The key of the match that this sitting has on the engine's table. */
  #match = 0;
  /** A bot's seat that a person plays for one move. @type {{seat: number, kind: string} | null} */
  #lent = null;
  #paused = true;
  #running = false;
  /** Goes up with everything a person does, so that what was under way gives up. */
  #turn = 0;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** @type {() => void} */
  #wake = () => {};

  /**
   * @param {string} id the saved game's
   * @param {() => number} pace milliseconds that a step stays on the table
   */
  constructor(id, pace) {
    super();
    this.id = id;
    this.pace = pace;
  }

  /**
   * What the engine is asked first; where there is nothing to lay on the table, the problem is told.
   *
   * @returns {Record<string, unknown> | null}
   */
  first() {
    const record = saves.record(this.id);
    this.save = record && "save" in record ? record.save : null;
    if (record) return "save" in record ? { op: "load", save: record.save } : { op: "new", setup: record.setup };
    this.problem = saves.exists(this.id) ? { kind: "refused", message: { id: "save-damaged" } } : { kind: "lost" };
    return null;
  }

  /** Opens the saved game, or starts it where it was only set up. */
  async open() {
    this.problem = null;
    const request = this.first();
    if (!request) {
      this.#changed();
      return;
    }
    this.#turn++;
    this.#match = ++laid;
    this.view = null;
    this.path = [];
    const answer = await this.#ask({ ...request, since: 0 }, LONGEST_LOAD);
    if (answer && !answer.ok) this.problem = { kind: "refused", message: answer.error ?? { id: "save-damaged" } };
    if (answer?.ok && answer.notice && answer.save) {
      // A save that no longer fits is kept as it was; the game goes on in a new one.
      this.#move(saves.add(saves.entry(this.id)?.name ?? "", { save: answer.save }));
    }
    this.#changed();
  }

  /** Starts the worker anew and goes on from what was saved last. */
  async recover() {
    this.view = null;
    this.problem = null;
    this.#changed();
    try {
      await engine.restart();
    } catch (error) {
      this.#fail(error);
      return;
    }
    await this.open();
    this.#go();
  }

  /**
   * Lays the game on the table anew after a failure, and does what a person wants first: hand the seat of a bot
   * that failed on, or take back.
   *
   * @param {Record<string, unknown> | null} request null: only try again
   */
  async instead(request) {
    this.problem = null;
    this.busy = true;
    this.#changed();
    try {
      if (engine.status === "failed") await engine.restart();
      await this.open();
    } catch (error) {
      this.#fail(error);
    }
    this.busy = false;
    if (this.problem) return;
    if (request) await this.request(request);
    else this.#go();
  }

  /** Lets a person make the next move of a bot's seat. @param {number} seat */
  async byHand(seat) {
    const kind = this.view?.seats[seat]?.kind;
    await this.instead({ op: "seat", seat, kind: "human" });
    if (kind && !this.problem) this.#lent = { seat, kind };
  }

  /** Lets the bots play on while the table is seen. */
  resume() {
    this.#paused = false;
    this.#go();
  }

  pause() {
    this.#paused = true;
    this.#wake();
  }

  /** The elements that lead on now, each with the move it completes. */
  lit() {
    return this.view ? selection.lit(this.view.moves, this.path) : new Map();
  }

  /** What is to be done now, after what was clicked so far. */
  get status() {
    const { view, path } = this;
    return view ? (selection.prompt(view.prompts, path) ?? view.scene.status) : undefined;
  }

  /**
   * A click on an element. Returns the path of a dark one, to be asked about.
   *
   * @param {string} id
   * @param {(question: Message) => Promise<boolean>} confirm
   * @returns {Promise<string[] | null>}
   */
  async click(id, confirm) {
    if (!this.view || this.busy) return null;
    const meant = selection.click(this.view.moves, this.path, id);
    if (meant.kind === "dark") return meant.path;
    if (meant.kind === "path") this.choose(meant.path);
    else await this.play(meant.move, confirm);
    return null;
  }

  /** @param {string[]} path */
  choose(path) {
    this.path = path;
    this.#changed();
  }

  /** Takes the choice back, step by step. */
  cancel() {
    if (this.path.length) this.choose(this.path.slice(0, -1));
  }

  /**
   * @param {Move} move
   * @param {(question: Message) => Promise<boolean>} confirm
   */
  async play(move, confirm) {
    if (this.busy || (move.confirm && !(await confirm(move.confirm)))) return;
    await this.request({ op: "play", action: move.action });
  }

  /**
   * Something a person wants of the engine.
   *
   * @param {Record<string, unknown>} request
   */
  async request(request) {
    if (this.busy) return;
    this.#turn++;
    this.#wake();
    this.path = [];
    this.busy = true;
    const seat = this.view?.next.seat;
    const answer = await this.#ask({ ...request, since: this.#since(request.op) });
    if (answer?.ok && request.op === "play" && this.#lent?.seat === seat) await this.#handBack();
    this.busy = false;
    if (answer && !answer.ok) this.notice = answer.error ?? null;
    this.#changed();
    this.#go();
  }

  /** The move by hand is made, the seat is the bot's again. */
  async #handBack() {
    const lent = this.#lent;
    this.#lent = null;
    if (lent && this.view?.next.kind !== "over") await this.#ask({ op: "seat", ...lent, since: this.#since("seat") });
  }

  /**
   * Asks for something beside the game, which goes on as it is.
   *
   * @param {Record<string, unknown>} request
   */
  async aside(request) {
    const answer = await this.#ask({ ...request, since: this.#since("") });
    if (answer?.view) this.#changed();
    return answer;
  }

  /**
   * @param {string[]} path
   * @returns {Promise<{scope: string, clause: string} | null>}
   */
  async refusal(path) {
    const answer = await this.#ask({ op: "refuse", path });
    return answer?.refusal ?? null;
  }

  /** Bots play without waiting until a person decides. */
  skip() {
    this.hurry = true;
    this.#wake();
    this.#changed();
  }

  dismiss() {
    this.notice = null;
    this.#changed();
  }

  /** Says no more that the game is not kept. @param {"denied" | "full"} reason why it is not */
  quieten(reason) {
    this.quiet = reason;
    this.#changed();
  }

  /** Another window played this game. */
  foreign() {
    this.problem = { kind: "foreign" };
    this.pause();
    this.#changed();
  }

  /** @param {unknown} op undo rewrites the log, so it is read anew */
  #since(op) {
    return op === "undo" ? 0 : (this.log.at(-1)?.n ?? -1) + 1;
  }

  /** Plays what needs nobody, one step after the other. */
  async #go() {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.#paused && !this.problem && this.view && !this.view.peeking) {
        const turn = this.#turn;
        const { kind } = this.view.next;
        if (kind === "bot") {
          const shown = this.#wait();
          if (!(await this.#think(turn))) continue;
          await shown;
        } else if (kind === "forced" || kind === "standing") {
          await this.#wait();
          if (turn !== this.#turn || this.#paused) continue;
          await this.#step({ op: "advance" });
        } else {
          this.hurry = false;
          break;
        }
      }
    } finally {
      this.#running = false;
    }
  }

  /**
   * @param {number} turn
   * @returns {Promise<boolean>} whether the bot has played
   */
  async #think(turn) {
    for (let thought = 0; turn === this.#turn && !this.#paused && !this.problem; thought += SLICE) {
      if (thought > LONGEST_THOUGHT) {
        this.#stuck("It thinks without an end.");
        return false;
      }
      const answer = await this.#step({ op: "think", ms: SLICE }, LONGEST_SILENCE);
      if (!answer?.thinking) return true;
    }
    return false;
  }

  /** The bot that decides has failed. @param {string} detail */
  #stuck(detail) {
    this.problem = { kind: "bot", seat: this.view?.next.seat ?? 0, detail };
    this.#changed();
  }

  /** @param {Record<string, unknown>} request @param {number} [limit] */
  async #step(request, limit) {
    const answer = await this.#ask({ ...request, since: this.#since("") }, limit);
    if (answer?.error?.id === "bot-failed") {
      this.#stuck(answer.detail ?? "");
      return answer;
    }
    if (answer && !answer.ok) this.notice = answer.error ?? null;
    if (answer && !answer.thinking) this.#changed();
    if (answer && !answer.ok) this.#paused = true;
    return answer;
  }

  #wait() {
    const pace = this.hurry ? 0 : this.pace();
    if (!pace) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pace);
      this.#wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  /**
   * @param {Record<string, unknown>} request
   * @param {number} [limit] milliseconds after which the worker counts as dead
   * @returns {Promise<Answer | null>} null where the engine failed, or another match lies on the table meanwhile
   */
  #ask(request, limit) {
    const match = this.#match;
    const asked = this.#queue.then(async () => {
      try {
        const answer = /** @type {Answer} */ (await engine.call({ ...request, match }, limit ? { limit } : {}));
        if (match !== this.#match) return null;
        if (OFF_THE_TABLE.has(answer.error?.id ?? "")) throw new engine.EngineError("dead", answer.error?.id);
        if (answer.ok && answer.view) await this.#take(answer, Number(request.since ?? 0), request.op !== "load");
        return answer;
      } catch (error) {
        if (match === this.#match) this.#fail(error, request.op);
        return null;
      }
    });
    this.#queue = asked;
    return asked;
  }

  /**
   * @param {Answer} answer
   * @param {number} since
   * @param {boolean} keeps whether the save is new
   */
  async #take(answer, since, keeps) {
    let view = /** @type {View} */ (answer.view);
    const before = this.view;
    let news = view.log;
    if (before && before.viewer !== view.viewer && since > 0) {
      // Somebody else looks now, and may read other lines of the log.
      const again = /** @type {Answer} */ (await engine.call({ op: "view", match: this.#match, since: 0 }));
      if (!again.view) return;
      view = again.view;
      since = 0;
    }
    view.seats = this.named(view.seats);
    this.log = since > 0 ? [...this.log, ...view.log] : view.log;
    if (since === 0 && !before) news = [];
    this.view = view;
    this.path = selection.fitting(view.moves, this.path);
    if (answer.notice) this.notice = answer.notice;
    if (answer.save) {
      this.save = answer.save;
      if (keeps) this.#move(saves.keep(this.id, answer.save, view.next.kind === "over"));
    }
    if (news.length) this.dispatchEvent(new CustomEvent("said", { detail: news }));
  }

  /** The game is kept under this id from now on. @param {string} id */
  #move(id) {
    if (id === this.id) return;
    this.id = id;
    this.dispatchEvent(new Event("moved"));
  }

  /** @param {unknown} error @param {unknown} [op] what was asked */
  #fail(error, op) {
    const { code = "python", detail = String(error) } = /** @type {{code?: string, detail?: string}} */ (error);
    if (code === "restarted") return;
    if (op === "think" && code === "dead" && this.view) {
      this.#stuck(detail);
      return;
    }
    this.problem = { kind: "engine", code, detail };
    this.#changed();
  }

  #changed() {
    this.moment++;
    this.dispatchEvent(new Event("change"));
  }
}
