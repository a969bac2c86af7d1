/**
 * A game session: sends requests to the authority, stores the save, paces bots and forced moves.
 *
 * The authority is whoever holds the position: the engine in this page's worker, or a host elsewhere, who stores and
 * drives the game and reports what happens in it.
 *
 * Events: "change" whenever there is something new to draw; "said" with the new lines of the log; "thought" as a bot
 * gets on with its thinking; "speculated" with the view that a click would lead to; "requested" when a person has
 * asked for anything but undo and redo; "moved" when the game is stored under another id.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").EngineAnswer} EngineAnswer
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("../types.js").Authority} Authority
 * @typedef {import("../types.js").ViewUpdate} ViewUpdate
 * @typedef {import("./error-to-problem.js").Problem} Problem
 */

import * as engine from "../runtime/engine.js";
import { Autoplay } from "./autoplay.js";
import * as cachedView from "./cached-view.js";
import { Choosing } from "./choosing.js";
import { botProblem, problemOf } from "./error-to-problem.js";
import { PressSpeculation } from "./press-speculation.js";
import { RequestQueue } from "./request-queue.js";
import * as selection from "./selection.js";
import { SessionSave } from "./session-save.js";
import { showEarly } from "./view-before-engine-loads.js";
import { Recovery } from "./ways-on-after-failure.js";

/** @type {Message} */
const ENDS_TURN = { id: "ui-turn-end-sure" };

export class Session extends Choosing {
  /** @type {LogLine[]} */
  log = [];
  /** What keeps the game from going on. @type {Problem | null} */
  problem = null;
  /** A remark of the engine, shown until it is dismissed. @type {Message | null} */
  notice = null;
  /** Why the game is not stored, where the player has dismissed the warning. @type {"denied" | "full" | null} */
  dismissedStorageWarning = null;
  /** Whether a request of a person is pending. */
  busy = false;
  /** @type {() => number} */
  pace;
  /** Resolves when the animations of the last step have finished. @type {() => Promise<unknown>} */
  whenSettled = () => Promise.resolve();
  /** Factor of the time that a bot of its rank may think. @type {() => number} */
  thinkingTime = () => 1;
  /** Whether a person confirms a move that surely ends its turn. */
  confirmsTurnEnd = () => false;
  /** Give every seat a name. @type {(seats: View["seats"]) => View["seats"]} */
  nameSeats = (seats) => seats;
  /** @type {Authority} */
  authority;
  #game;
  #queue = new RequestQueue({
    authority: () => this.authority,
    entries: () => this.#game.length,
    failed: (error, { op }) => this.#fail(error, op),
  });
  #speculation = new PressSpeculation();
  /** Whether a move waits for its confirmation. */
  #isAsking = false;
  /** Bots and forced moves. */
  autoplay = new Autoplay(this, {
    send: (request, shown) => {
      if (request.op === "think" && (request.hurry || request.patience !== 1)) this.#game.unrated = true;
      return this.#send({ ...request, since: this.#nextLine }, shown);
    },
    changed: () => this.changed(),
    refused: (error) => {
      this.notice = error;
    },
    botFailed: (detail) => {
      this.problem = botProblem(this.view, detail);
      this.changed();
    },
    thought: () => this.dispatchEvent(new Event("thought")),
  });
  /** The ways on after a failure. */
  recovery = new Recovery(this, {
    changed: () => this.changed(),
    run: () => void this.autoplay.run(),
    failed: (error) => this.#fail(error),
    fork: () => this.#store(() => this.#game.fork()),
  });

  /**
   * @param {string} id of the saved game
   * @param {() => number} pace milliseconds that a step stays on the screen
   * @param {Authority} [authority]
   */
  constructor(id, pace, authority = engine) {
    super();
    this.#game = new SessionSave(id);
    this.pace = pace;
    this.authority = authority;
    if (!authority.remote) return;
    authority.events.addEventListener("update", (event) => {
      const { view, since } = /** @type {CustomEvent<ViewUpdate>} */ (event).detail;
      this.problem = null;
      this.#show(view, since);
      this.changed();
    });
  }

  /** Id of the saved game. */
  get id() {
    return this.#game.id;
  }

  /** The game as it is now, whether or not it could be stored. */
  get save() {
    return this.#game.save;
  }

  /** Whether the authority is elsewhere: nothing is stored or driven here. @override */
  get isRemote() {
    return Boolean(this.authority.remote);
  }

  /** Loads the game as it is now. */
  get loadRequest() {
    return this.#game.loadRequest;
  }

  /** Opens the game; null where it cannot be read, which is the problem then. */
  openingRequest() {
    const request = this.#game.openingRequest();
    if (!request) this.problem = this.#game.unreadable;
    return request;
  }

  /** Load the saved game, or begin it where it was only set up. */
  async open() {
    if (this.isRemote) return;
    this.problem = null;
    const request = this.openingRequest();
    if (!request) {
      this.changed();
      return;
    }
    this.autoplay.interrupt();
    this.#queue.startMatch();
    this.view = null;
    Object.assign(this, selection.NOTHING);
    const { match } = this.#queue;
    showEarly(this.id, this.save, /** @type {{setup?: Setup}} */ (request).setup, (view, isLate) => {
      if (isLate && (this.view || this.#queue.match !== match)) return;
      this.#show(view, 0);
      this.changed();
    });
    const answer = await this.#send({ ...request, since: 0 });
    if (answer && !answer.ok) this.problem = { kind: "refused", message: answer.error ?? { id: "save-damaged" } };
    // A save that no longer fits stays as it is; the game goes on in a new one.
    if (answer?.ok && answer.notice && !answer.resumed) this.#store(() => this.#game.fork());
    this.changed();
  }

  /** Cache the view, to be shown at once when the game is opened again. */
  cacheView() {
    cachedView.store(this);
  }

  // Choosing

  /**
   * Take in a click on an element.
   *
   * @param {string} id
   * @param {(question: Message) => Promise<boolean>} confirm
   * @returns {Promise<string[] | null>} the path of a disabled element, for `refusal`
   */
  async click(id, confirm) {
    if (!this.view || this.busy) return null;
    const meant = selection.click(this.view, this, id);
    if (meant.kind === "disabled") return meant.path;
    if (meant.kind === "selection") this.select(meant.selection);
    else if (meant.kind === "confirm") await this.play({ chosen: meant.chosen }, confirm);
    else await this.play(meant.move, confirm);
    return null;
  }

  /**
   * Make a move or choose a set, once a question about it is confirmed.
   *
   * @param {Pick<Move, "action" | "confirm"> | {chosen: string[]}} decision
   * @param {(question: Message) => Promise<boolean>} confirm
   */
  async play(decision, confirm) {
    const step = this.view?.step;
    if (this.busy || this.#isAsking) return;
    const what = "chosen" in decision ? { chosen: decision.chosen } : { action: decision.action };
    let question = "confirm" in decision ? decision.confirm : undefined;
    if (question || this.confirmsTurnEnd()) {
      this.#isAsking = true;
      if (!question && (await this.sideQuery({ op: "ends-turn", ...what }))?.ends_turn) question = ENDS_TURN;
      const agreed = !question || this.view?.step !== step || (await confirm(question));
      this.#isAsking = false;
      if (!agreed || this.view?.step !== step) return; // the question was about another position
    }
    await this.request({ op: "play", ...what });
  }

  /** Compute the answer to a click that is probably about to come. @param {string} id */
  async speculate(id) {
    const meant = this.view && selection.click(this.view, this, id);
    if (meant?.kind !== "move" && meant?.kind !== "confirm") return;
    const what = meant.kind === "move" ? { action: meant.move.action } : { chosen: meant.chosen };
    const next = await this.viewAfter(what, this.#speculation);
    if (next) this.dispatchEvent(new CustomEvent("speculated", { detail: next }));
  }

  /**
   * The view that a move leads to, which is not made; null where that cannot be told.
   *
   * @param {import("./press-speculation.js").Played} what
   */
  async viewAfter(what, speculation = new PressSpeculation()) {
    const { view } = this;
    if (!view || !this.save || this.busy || this.authority !== engine || engine.status !== "ready") return null;
    if (this.recovery.hasBorrowed) return null;
    const request = this.#queue.complete({ op: "play", ...what, since: this.#nextLine });
    await this.#queue.answered;
    return this.view === view && !this.busy ? speculation.compute(view, request) : null;
  }

  // Requests

  /** Send a request of a person. @param {EngineRequest} request */
  async request(request) {
    if (this.busy) return;
    if (request.op !== "undo" && request.op !== "redo") this.dispatchEvent(new Event("requested"));
    this.autoplay.interrupt();
    Object.assign(this, selection.NOTHING);
    const speculated = this.#speculation.take(this.view, request);
    // A pending request might change the position.
    if (speculated && this.#queue.isIdle) return this.#playSpeculated(speculated);
    this.busy = true;
    this.waitingForEngine = !this.isRemote && engine.status === "loading";
    if (this.waitingForEngine) this.dispatchEvent(new Event("change"));
    const seat = this.view?.next.seat;
    const rewrites = request.op === "undo" || request.op === "redo";
    const answer = await this.#send({ ...request, since: rewrites ? 0 : this.#nextLine });
    const givingBack = answer?.ok && request.op === "play" && this.recovery.giveBack(seat);
    if (givingBack) await this.#send({ ...givingBack, since: this.#nextLine });
    this.busy = this.waitingForEngine = false;
    if (answer && !answer.ok) this.notice = answer.error ?? null;
    this.changed();
    void this.autoplay.run();
  }

  /**
   * Make a move whose answer is known: it is shown at once, and the engine makes it meanwhile.
   *
   * @param {import("./press-speculation.js").Speculated} speculated
   */
  async #playSpeculated({ request, answer }) {
    await this.#accept(answer, Number(request.since), true);
    const played = this.#send({ ...request, known: true });
    this.changed();
    void this.autoplay.run();
    const { ok, error } = (await played) ?? { ok: true };
    if (!ok) this.#fail(new engine.EngineError("dead", error?.id));
  }

  /** Ask for something beside the game, which goes on as it is. @param {EngineRequest} request */
  async sideQuery(request) {
    const answer = await this.#send({ since: this.#nextLine, ...request });
    if (answer?.view) this.changed();
    return answer;
  }

  /** Send a request of a guest; a choice that is under way here stays. @param {EngineRequest} request */
  async remoteRequest(request) {
    this.autoplay.interrupt();
    const answer = await this.#send({ ...request, since: this.#nextLine });
    this.changed();
    void this.autoplay.run();
    return answer;
  }

  /** Why the path of a disabled element is no move. @param {string[]} path */
  async refusal(path) {
    const answer = await this.#send({ op: "refusal", path });
    return answer?.refusal ?? null;
  }

  /** Stop: another window has played this game or deleted it. */
  stopForOtherWindow() {
    this.problem = this.#game.foreignChange;
    this.autoplay.pause();
    this.changed();
  }

  dismissNotice() {
    this.notice = null;
    this.changed();
  }

  /** Warn no more that the game is not stored. @param {"denied" | "full"} reason why it is not */
  dismissStorageWarning(reason) {
    this.dismissedStorageWarning = reason;
    this.changed();
  }

  /** Number of the first line of the log that is not here. */
  get #nextLine() {
    return (this.log.at(-1)?.n ?? -1) + 1;
  }

  /**
   * Send a request, and take in the view and the save of the answer.
   *
   * @param {EngineRequest} request
   * @param {Promise<unknown>} [shown] what the view waits for
   */
  #send(request, shown) {
    return this.#queue.send(request, async (answer, isCurrent) => {
      await shown;
      if (isCurrent()) await this.#accept(answer, answer.since ?? Number(request.since ?? 0), request.op !== "load");
    });
  }

  /**
   * Take in an answer with a view.
   *
   * @param {EngineAnswer} answer
   * @param {number} since number of the first line of the log in the view
   * @param {boolean} isNew whether the save is to be stored
   */
  async #accept(answer, since, isNew) {
    const { view } = answer;
    const viewer = this.view?.viewer;
    if (this.view && viewer !== view?.viewer && since > 0) {
      // Another viewer may read other lines of the log.
      const whole = await this.#queue.ask({ op: "view", match: this.#queue.match, since: 0 });
      if (!whole.view) return;
      this.#show(whole.view, 0, answer);
    } else if (view) this.#show(view, since, answer);
    if (!answer.save) return;
    const commonPrefix = this.#game.update(answer.save, answer);
    if (isNew || answer.resumed) this.#store(() => this.#game.store(this.view?.next.kind === "over", commonPrefix));
  }

  /**
   * Put a view on the screen.
   *
   * @param {View} view
   * @param {number} since number of the first line of the log in it
   * @param {EngineAnswer} [answer] that brought it
   */
  #show(view, since, answer) {
    const last = this.log.at(-1)?.n ?? -1;
    const news = since > 0 || this.view ? (answer?.view ?? view).log.filter(({ n }) => n > last) : [];
    view.seats = this.nameSeats(view.seats);
    // The log grows in place: a copy would cost more with every step.
    if (since > 0) this.log.push(...view.log);
    else this.log = [...view.log];
    this.setView(view);
    if (answer?.notice) this.notice = answer.notice;
    if (news.length) this.dispatchEvent(new CustomEvent("said", { detail: news }));
  }

  /** Store the game, and report another id. @param {() => void} store */
  #store(store) {
    const { id } = this;
    store();
    if (this.id !== id) this.dispatchEvent(new Event("moved"));
  }

  /** @param {unknown} error @param {unknown} [op] of the request that failed */
  #fail(error, op) {
    const problem = problemOf(error, this.view, op);
    if (!problem) return;
    this.problem = problem;
    this.changed();
  }
}
