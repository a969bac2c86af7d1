/**
 * One game on the table: asks the authority, keeps the save, lets bots and forced steps go by at a pace.
 *
 * The authority is whoever holds the position: the engine in this page's worker, or a host elsewhere, who keeps the game
 * and drives it, and tells what has happened there.
 *
 * It sends an event "change" whenever there is something new to draw, "said" with the new lines of the log, "thought"
 * as a bot gets on with its thinking, and "foreseen" with the view that a click would lead to. Requests go to the authority
 * one after the other; what a person does stops the bots first.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").EngineAnswer} EngineAnswer
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("../types.js").Authority} Authority
 * @typedef {import("../types.js").ViewUpdate} ViewUpdate
 * @typedef {{view: View, request: Record<string, unknown>, answer: EngineAnswer}} Foreseen
 * @typedef {{kind: "engine", code: string, detail: string} | {kind: "bot", seat: number, detail: string} | {kind: "lost"} | {kind: "refused", message: Message} | {kind: "foreign"}} Problem
 */

import * as engine from "../runtime/engine.js";
import { HelperJob } from "../runtime/helper.js";
import * as cachedView from "./cached-view.js";
import * as prefetchedDeal from "./prefetched-deal.js";
import * as saves from "./saves.js";
import * as selection from "./selection.js";

/** How long a bot thinks before the engine hears anything else, in milliseconds. */
const SLICE = 40;
/** How long it thinks before that is shown. */
const CONSIDERING = 400;
/** How long it may think about one decision in all, and how long it may be silent, before it counts as failed. */
const LONGEST_THOUGHT = 60_000;
const LONGEST_SILENCE = 15_000;
/** How long laying a saved game on the table may take. */
const LONGEST_LOAD = 120_000;

/** What the engine answers where the match is not on its table any more. */
const OFF_THE_TABLE = new Set(["action-no-match", "action-other-match"]);

/** How many matches were laid on the engine's table: the key of the last one. */
let laid = 0;

export class Session extends EventTarget {
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
  dismissedStorageWarning = null;
  /** Let bots go by without waiting, until a person decides. */
  skipping = false;
  /** Goes up with every change of the table. */
  revision = 0;
  /** Whether something that a person wanted is on its way. */
  busy = false;
  /** Whether that was wanted of an engine that was not there yet: the table may be seen before it is. */
  waitingForEngine = false;
  /** The game as it is now, whether or not it could be stored. @type {Save | null} */
  save = null;
  /** @type {() => number} */
  pace;
  /** Kept when what the last step moved has been seen. @type {() => Promise<unknown>} */
  whenSettled = () => Promise.resolve();
  /** How much of its rank's time a bot may think. @type {() => number} */
  thinkingTime = () => 1;
  /** How far the bot is that has been thinking for a while, from 0 to 1; null while none is. @type {number | null} */
  thinkingProgress = null;
  /** Whether the bot that thinks shall play what seems best to it by now. */
  #hastened = false;
  /** Whoever holds the position. @type {Authority} */
  authority;
  /** The seats with a name for each. @type {(seats: View["seats"]) => View["seats"]} */
  nameSeats = (seats) => seats;
  /** The key of the match that this session has on the engine's table. */
  #match = 0;
  /** How many requests wait for an answer. */
  #asked = 0;
  /** What the engine has answered to a move that a person may be about to make. @type {Foreseen | null} */
  #foreseen = null;
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
   * @param {Authority} [authority] without it the engine in this page's worker
   */
  constructor(id, pace, authority = engine) {
    super();
    this.id = id;
    this.pace = pace;
    this.authority = authority;
    if (authority.remote) {
      authority.events.addEventListener("update", (event) =>
        this.#told(/** @type {CustomEvent<ViewUpdate>} */ (event).detail),
      );
    }
  }

  /** Whether the position lies elsewhere: nothing is kept or driven here. */
  get isRemote() {
    return Boolean(this.authority.remote);
  }

  /**
   * What the engine is asked first; where there is nothing to lay on the table, the problem is told.
   *
   * @returns {Record<string, unknown> | null}
   */
  openingRequest() {
    const record = saves.openForPlay(this.id);
    this.save = record && "save" in record ? record.save : null;
    if (record) return "save" in record ? { op: "load", save: record.save } : { op: "new", setup: record.setup };
    this.problem = saves.exists(this.id) ? { kind: "refused", message: { id: "save-damaged" } } : { kind: "lost" };
    return null;
  }

  /** Opens the saved game, or starts it where it was only set up. */
  async open() {
    if (this.isRemote) return;
    this.problem = null;
    const request = this.openingRequest();
    if (!request) {
      this.#changed();
      return;
    }
    this.#turn++;
    this.#match = ++laid;
    this.view = null;
    this.path = [];
    const { setup } = /** @type {{setup?: Setup}} */ (request);
    const seen = this.save ? cachedView.find(this.id, this.save) : setup && prefetchedDeal.viewOf(setup);
    if (seen) {
      this.#lay({ ok: true }, seen, 0);
      this.#changed();
    } else if (setup) void this.#early(setup);
    const answer = await this.#ask({ ...request, since: 0 }, LONGEST_LOAD);
    if (answer && !answer.ok) this.problem = { kind: "refused", message: answer.error ?? { id: "save-damaged" } };
    if (answer?.ok && answer.notice && answer.save) {
      // A save that no longer fits is kept as it was; the game goes on in a new one.
      this.#move(saves.add(saves.entry(this.id)?.name ?? "", { save: answer.save }));
    }
    this.#changed();
  }

  /** Lays a new game on the table before the engine is there, where Python is. @param {Setup} setup */
  async #early(setup) {
    const match = this.#match;
    const seen = await prefetchedDeal.dealAtPrestart(setup);
    if (!seen || this.view || this.#match !== match) return;
    this.#lay({ ok: true }, seen, 0);
    this.#changed();
  }

  /** Starts the worker anew and goes on from what was saved last. */
  async recover() {
    this.view = null;
    this.problem = null;
    this.#changed();
    try {
      await this.authority.restart();
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
  async recoverWith(request) {
    this.problem = null;
    this.busy = true;
    this.#changed();
    try {
      if (engine.status === "failed") await this.authority.restart();
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
  async playByHand(seat) {
    const kind = this.view?.seats[seat]?.kind;
    await this.recoverWith({ op: "change-seat", seat, kind: "human" });
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

  /** The elements that lead on now, each with the move it completes: none while a choice waits for the engine. */
  legalElements() {
    return this.view && !this.waitingForEngine ? selection.legalElements(this.view.moves, this.path) : new Map();
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
    if (meant.kind === "disabled") return meant.path;
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
    const step = this.view?.step;
    if (this.busy || (move.confirm && !(await confirm(move.confirm)))) return;
    if (this.view?.step !== step) return; // it was asked about another position
    await this.request({ op: "play", action: move.action });
  }

  /**
   * Has the engine answer to a click that may be about to come, while the table stays as it is: a finger or a button
   * is down for longer than that takes.
   *
   * @param {string} id
   */
  async speculate(id) {
    const { view } = this;
    if (!view || !this.save || this.busy || this.authority !== engine || engine.status !== "ready" || this.#lent)
      return;
    const meant = selection.click(view.moves, this.path, id);
    if (meant.kind !== "move") return;
    const { action } = meant.move;
    const request = { op: "play", action, since: this.#since("play"), match: this.#match, kept: this.#kept };
    await this.#queue;
    if (this.view !== view || this.busy) return;
    const answer = /** @type {EngineAnswer | null} */ (
      await engine.call({ ...request, op: "foresee" }).catch(() => null)
    );
    if (!answer?.ok || answer.view?.viewer !== view.viewer) return;
    this.#foreseen = { view, request, answer };
    this.dispatchEvent(new CustomEvent("foreseen", { detail: answer.view }));
  }

  /**
   * Makes a move whose answer is there already; the engine hears of it behind the table that is drawn.
   *
   * @param {Foreseen} foreseen
   */
  async #playForeseen({ request, answer }) {
    await this.#take(answer, Number(request.since), true);
    const played = this.#ask({ ...request, known: true });
    this.#changed();
    this.#go();
    const { ok, error } = (await played) ?? { ok: true };
    if (!ok) this.#fail(new engine.EngineError("dead", error?.id));
  }

  /** How many entries of the save are here. */
  get #kept() {
    return this.save?.entries.length;
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
    const foreseen = this.#foreseen;
    this.#foreseen = null;
    // What is asked at the moment might change the table.
    if (
      foreseen?.view === this.view &&
      foreseen?.request.action === request.action &&
      request.op === "play" &&
      !this.#asked
    )
      return this.#playForeseen(foreseen);
    this.busy = true;
    this.waitingForEngine = !this.isRemote && engine.status === "loading";
    if (this.waitingForEngine) this.dispatchEvent(new Event("change"));
    const seat = this.view?.next.seat;
    const answer = await this.#ask({ ...request, since: this.#since(request.op) });
    if (answer?.ok && request.op === "play" && this.#lent?.seat === seat) await this.#handBack();
    this.busy = this.waitingForEngine = false;
    if (answer && !answer.ok) this.notice = answer.error ?? null;
    this.#changed();
    this.#go();
  }

  /** The move by hand is made, the seat is the bot's again. */
  async #handBack() {
    const lent = this.#lent;
    this.#lent = null;
    if (lent && this.view?.next.kind !== "over")
      await this.#ask({ op: "change-seat", ...lent, since: this.#since("seat") });
  }

  /**
   * Asks for something beside the game, which goes on as it is.
   *
   * @param {Record<string, unknown>} request
   */
  async sideQuery(request) {
    const answer = await this.#ask({ since: this.#since(""), ...request });
    if (answer?.view) this.#changed();
    return answer;
  }

  /**
   * What somebody elsewhere wants of the game that is driven here; a choice that is under way here stays.
   *
   * @param {Record<string, unknown>} request
   */
  async remoteRequest(request) {
    this.#turn++;
    this.#wake();
    const answer = await this.#ask({ ...request, since: this.#since("") });
    this.#changed();
    this.#go();
    return answer;
  }

  /** What has happened where the position lies. @param {ViewUpdate} told */
  #told({ view, since }) {
    if (this.problem) this.problem = null;
    this.#lay({ ok: true, view }, view, since);
    this.#changed();
  }

  /**
   * @param {string[]} path
   * @returns {Promise<import("../types.js").Refusal | null>}
   */
  async refusal(path) {
    const answer = await this.#ask({ op: "refusal", path });
    return answer?.refusal ?? null;
  }

  /**
   * The table as after a decision, of a game that nobody plays; null where the engine tells of none.
   *
   * @returns {Promise<View | null>}
   */
  async warmUpView() {
    if (this.isRemote) return null;
    const request = { op: "rehearse", match: this.#match };
    const answer = /** @type {EngineAnswer | null} */ (await this.authority.call(request).catch(() => null));
    return answer?.view ?? null;
  }

  /** Keeps what is seen, to be shown at once when the game is opened again. */
  cacheView() {
    cachedView.store(this);
  }

  /** Bots play without waiting until a person decides. */
  skip() {
    this.skipping = true;
    this.#wake();
    this.#changed();
  }

  /** The bot that thinks plays what seems best to it by now. */
  playNow() {
    this.#hastened = this.view?.next.kind === "bot";
    this.#wake();
  }

  dismissNotice() {
    this.notice = null;
    this.#changed();
  }

  /** Says no more that the game is not kept. @param {"denied" | "full"} reason why it is not */
  dismissStorageWarning(reason) {
    this.dismissedStorageWarning = reason;
    this.#changed();
  }

  /** Another window played this game. */
  stopForOtherWindow() {
    this.problem = { kind: "foreign" };
    this.pause();
    this.#changed();
  }

  /** @param {unknown} op undo rewrites the log, so it is read anew */
  #since(op) {
    return op === "undo" || op === "redo" ? 0 : (this.log.at(-1)?.n ?? -1) + 1;
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
          // It thinks while the step before is looked at, and shows what it plays when that has been seen.
          await this.#think(turn, this.#wait());
        } else if (kind === "forced" || kind === "standing") {
          await this.#wait();
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

  /**
   * Lets the bot think until it plays or something else is wanted.
   *
   * @param {number} turn
   * @param {Promise<unknown>} shown when the table as it is has been seen
   */
  async #think(turn, shown) {
    const patience = this.thinkingTime();
    const help = this.save && new HelperJob(this.save);
    for (let spent = 0; turn === this.#turn && !this.#paused && !this.problem; spent += SLICE) {
      if (spent > LONGEST_THOUGHT) {
        this.#stuck("It thinks without an end.");
        break;
      }
      const hurry = this.#hastened;
      const found = help?.takeResults();
      const answer = await this.#step({ op: "think", ms: SLICE, patience, hurry, found }, LONGEST_SILENCE, shown);
      if (!answer?.thinking) break;
      help?.update(answer.task);
      if (spent < CONSIDERING) continue;
      this.thinkingProgress = answer.thought ?? 0;
      this.dispatchEvent(new Event("thought"));
    }
    help?.end();
    this.#hastened = false;
    this.thinkingProgress = null;
    this.dispatchEvent(new Event("thought"));
  }

  /** The bot that decides has failed. @param {string} detail */
  #stuck(detail) {
    this.problem = { kind: "bot", seat: this.view?.next.seat ?? 0, detail };
    this.#changed();
  }

  /** @param {Record<string, unknown>} request @param {number} [limit] @param {Promise<unknown>} [shown] */
  async #step(request, limit, shown) {
    const answer = await this.#ask({ ...request, since: this.#since("") }, limit, shown);
    if (answer?.error?.id === "bot-failed") {
      this.#stuck(answer.detail ?? "");
      return answer;
    }
    if (answer && !answer.ok) this.notice = answer.error ?? null;
    if (!answer?.thinking) this.thinkingProgress = null;
    if (answer && !answer.thinking) this.#changed();
    if (answer && !answer.ok) this.#paused = true;
    return answer;
  }

  #wait() {
    const pace = this.skipping ? 0 : this.pace();
    if (!pace) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.whenSettled().then(resolve), pace);
      this.#wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  /**
   * @param {Record<string, unknown>} request
   * @param {number} [limit] milliseconds after which the worker counts as dead
   * @param {Promise<unknown>} [shown] what the view in the answer waits for
   * @returns {Promise<EngineAnswer | null>} null where the engine failed, or another match lies on the table meanwhile
   */
  #ask(request, limit, shown) {
    const match = this.#match;
    this.#asked++;
    const asked = this.#queue.then(async () => {
      try {
        const answer = /** @type {EngineAnswer} */ (
          await this.authority.call({ kept: this.#kept, ...request, match }, limit ? { limit } : {})
        );
        if (match !== this.#match) return null;
        if (OFF_THE_TABLE.has(answer.error?.id ?? "")) throw new engine.EngineError("dead", answer.error?.id);
        if (answer.ok && answer.view) {
          await shown;
          if (match !== this.#match) return null;
          await this.#take(answer, answer.since ?? Number(request.since ?? 0), request.op !== "load");
        }
        return answer;
      } catch (error) {
        if (match === this.#match) this.#fail(error, request.op);
        return null;
      } finally {
        this.#asked--;
      }
    });
    this.#queue = asked;
    return asked;
  }

  /**
   * @param {EngineAnswer} answer
   * @param {number} since
   * @param {boolean} keeps whether the save is new
   */
  async #take(answer, since, keeps) {
    let view = /** @type {View} */ (answer.view);
    const before = this.view;
    if (before && before.viewer !== view.viewer && since > 0) {
      // Somebody else looks now, and may read other lines of the log.
      const again = /** @type {EngineAnswer} */ (
        await this.authority.call({ op: "view", match: this.#match, since: 0 })
      );
      if (!again.view) return;
      view = again.view;
      since = 0;
    }
    this.#lay(answer, view, since);
    if (answer.save) {
      const { from = 0, entries, ...save } = answer.save;
      // The list grows where it is: a new one would cost more with every step.
      const all = from ? (this.save?.entries ?? []) : [];
      all.splice(from, all.length, ...entries);
      this.save = { ...save, entries: all };
      if (keeps) this.#move(saves.update(this.id, this.save, view.next.kind === "over", from));
    }
  }

  /**
   * Puts a view on the table.
   *
   * @param {EngineAnswer} answer
   * @param {View} view
   * @param {number} since the first line of the log that it brings
   */
  #lay(answer, view, since) {
    const last = this.log.at(-1)?.n ?? -1;
    const news = since > 0 || this.view ? (answer.view ?? view).log.filter(({ n }) => n > last) : [];
    view.seats = this.nameSeats(view.seats);
    this.log = since > 0 ? [...this.log, ...view.log] : view.log;
    this.view = view;
    this.path = selection.fitting(view.moves, this.path);
    if (answer.notice) this.notice = answer.notice;
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
    this.revision++;
    this.dispatchEvent(new Event("change"));
  }
}
