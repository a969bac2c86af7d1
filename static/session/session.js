/**
 * A game session: sends requests to the authority, stores the save, paces bots and forced moves.
 *
 * The authority holds the position and answers requests. It is the engine in this page's worker, or the host on another
 * device, which stores the game, plays its bots and sends updates.
 *
 * Events: "change" when a redraw is needed; "said" with new lines of the log; "thought" when a bot's progress has
 * changed; "speculated" with the view that a click would lead to; "requested" when a person has requested anything but
 * undo and redo; "moved" when the game was stored under a new id.
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
  /** Problem that stops the game. @type {Problem | null} */
  problem = null;
  /** Notice or error from the engine, shown until a person dismisses it. @type {Message | null} */
  notice = null;
  /** Reason of the last dismissed warning that the game is not stored. @type {"denied" | "full" | null} */
  dismissedStorageWarning = null;
  /** Whether a person's request is pending. */
  busy = false;
  /** Time for which a step stays on the screen, in milliseconds. @type {() => number} */
  pace;
  /** Promise that resolves when the animations of the last step have finished. @type {() => Promise<unknown>} */
  whenSettled = () => Promise.resolve();
  /** Thinking time of bots, as a multiple of their rank's. @type {() => number} */
  thinkingTime = () => 1;
  /** Whether people are asked to confirm moves that are certain to end their turn. */
  confirmsTurnEnd = () => false;
  /** Function that fills in missing names of seats. @type {(seats: View["seats"]) => View["seats"]} */
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
  /** Key of the match that the engine has loaded; another one than the queue's while a game is being opened. */
  #loadedMatch = 0;
  /** Whether a move waits to be confirmed. */
  #isAsking = false;
  /** Plays bots' moves and forced moves. */
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
  /** Actions offered after a failure. */
  recovery = new Recovery(this, {
    changed: () => this.changed(),
    run: () => void this.autoplay.run(),
    failed: (error) => this.#fail(error),
    fork: () => this.#store(() => this.#game.fork()),
  });

  /**
   * @param {string} id of the saved game
   * @param {() => number} pace time for which a step stays on the screen, in milliseconds
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

  /** Save of the present state, even if it could not be stored. */
  get save() {
    return this.#game.save;
  }

  /** Whether the game runs on another device, so that nothing is stored or played automatically here. @override */
  get isRemote() {
    return Boolean(this.authority.remote);
  }

  /** Request that loads the game in its present state. */
  get loadRequest() {
    return this.#game.loadRequest;
  }

  /** Request that opens the game; null if it cannot be read, and then `problem` is set. */
  openingRequest() {
    const request = this.#game.openingRequest();
    if (!request) this.problem = this.#game.unreadable;
    return request;
  }

  /** Load the saved game, or begin it if it was only set up. */
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
    this.#loadedMatch = match;
    if (answer && !answer.ok) this.problem = { kind: "refused", message: answer.error ?? { id: "save-damaged" } };
    // The save could be replayed only in part: keep it, and store the replayed part as a new game.
    if (answer?.ok && answer.notice && !answer.resumed) this.#store(() => this.#game.fork());
    this.changed();
  }

  /** Cache the view, so that it is shown at once when the game is opened again. */
  cacheView() {
    cachedView.store(this);
  }

  // Methods for clicks and moves

  /**
   * Handle a click on an element: extend the selection, or make a move.
   *
   * @param {string} id
   * @param {(question: Message) => Promise<boolean>} confirm asks a person a question
   * @returns {Promise<string[] | null>} if the element is disabled, its path, which `refusal` can explain
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
   * Make a move or choose a set. Ask for confirmation first if the move demands it, or, with `confirmsTurnEnd`, if it
   * is certain to end the turn.
   *
   * @param {Pick<Move, "action" | "confirm"> | {chosen: string[]}} decision
   * @param {(question: Message) => Promise<boolean>} confirm asks a person a question
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
      if (!agreed || this.view?.step !== step) return; // another step was made while the question was open
    }
    await this.request({ op: "play", ...what });
  }

  /** Compute the answer to a click that is probably coming. @param {string} id */
  async speculate(id) {
    const meant = this.view && selection.click(this.view, this, id);
    if (meant?.kind === "move") await this.speculateMove({ action: meant.move.action });
    else if (meant?.kind === "confirm") await this.speculateMove({ chosen: meant.chosen });
  }

  /**
   * Compute the answer to a move without making it, and dispatch "speculated".
   *
   * @param {Pick<Extract<EngineRequest, {op: "play"}>, "action" | "chosen">} move
   * @param {PressSpeculation} speculation keeps the answer
   * @returns {Promise<boolean>} whether the engine was asked: not while it loads, nor if the position changed meanwhile
   */
  async speculateMove(move, speculation = this.#speculation) {
    const { view } = this;
    if (!view || !this.save || this.busy || this.authority !== engine || engine.status !== "ready") return false;
    if (this.recovery.hasBorrowed) return false;
    const request = this.#queue.complete({ op: "play", ...move, since: this.#nextLine });
    await this.#queue.answered;
    if (this.view !== view || this.busy) return false;
    const next = await speculation.compute(view, request);
    // A click that came first is being answered: preparing for its answer would only delay it.
    if (next && this.view === view && !this.busy) this.dispatchEvent(new CustomEvent("speculated", { detail: next }));
    return true;
  }

  // Methods that send requests

  /** Send a person's request. @param {EngineRequest} request */
  async request(request) {
    if (this.busy) return;
    if (request.op !== "undo" && request.op !== "redo") this.dispatchEvent(new Event("requested"));
    this.autoplay.interrupt();
    Object.assign(this, selection.NOTHING);
    const speculated = this.#speculation.take(this.view, request);
    // A pending request might still change the position for which the answer was computed.
    if (speculated && this.#queue.isIdle) return this.#playSpeculated(speculated);
    this.busy = true;
    // The game is drawn again once it is loaded: nothing may be legal until the decision has been carried out.
    this.waitingForEngine = !this.isRemote && (engine.status === "loading" || this.#loadedMatch !== this.#queue.match);
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
   * Make a move whose answer was computed in advance: show it at once, and send the move to the engine afterwards.
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

  /** Send a request that does not change the game, without interrupting autoplay. @param {EngineRequest} request */
  async sideQuery(request) {
    const answer = await this.#send({ since: this.#nextLine, ...request });
    if (answer?.view) this.changed();
    return answer;
  }

  /** Send a guest's request. The selection on this screen is kept. @param {EngineRequest} request */
  async remoteRequest(request) {
    this.autoplay.interrupt();
    const answer = await this.#send({ ...request, since: this.#nextLine });
    this.changed();
    void this.autoplay.run();
    return answer;
  }

  /** Explanation why a click path is illegal; null if there is none. @param {string[]} path */
  async refusal(path) {
    const answer = await this.#send({ op: "refusal", path });
    return answer?.refusal ?? null;
  }

  /** Stop the session, because another window has played or deleted this game. */
  stopForOtherWindow() {
    this.problem = this.#game.foreignChange;
    this.autoplay.pause();
    this.changed();
  }

  dismissNotice() {
    this.notice = null;
    this.changed();
  }

  /** Hide the warning that the game is not stored. @param {"denied" | "full"} reason why it is not stored */
  dismissStorageWarning(reason) {
    this.dismissedStorageWarning = reason;
    this.changed();
  }

  /** Number of the first log line that this session does not have. */
  get #nextLine() {
    return (this.log.at(-1)?.n ?? -1) + 1;
  }

  /**
   * Send a request, then show the view and store the save of its answer.
   *
   * @param {EngineRequest} request
   * @param {Promise<unknown>} [shown] the view is not shown before this resolves
   */
  #send(request, shown) {
    return this.#queue.send(request, async (answer, isCurrent) => {
      await shown;
      if (isCurrent()) await this.#accept(answer, answer.since ?? Number(request.since ?? 0), request.op !== "load");
    });
  }

  /**
   * Show the view and store the save of an answer.
   *
   * @param {EngineAnswer} answer
   * @param {number} since number of the first log line in the view
   * @param {boolean} isNew whether the save is to be stored
   */
  async #accept(answer, since, isNew) {
    const { view } = answer;
    const viewer = this.view?.viewer;
    if (this.view && viewer !== view?.viewer && since > 0) {
      // A different viewer may see other log lines, so the log is fetched from its beginning.
      const whole = await this.#queue.ask({ op: "view", match: this.#queue.match, since: 0 });
      if (!whole.view) return;
      this.#show(whole.view, 0, answer);
    } else if (view) this.#show(view, since, answer);
    if (!answer.save) return;
    const commonPrefix = this.#game.update(answer.save, answer);
    if (isNew || answer.resumed) this.#store(() => this.#game.store(this.view?.next.kind === "over", commonPrefix));
  }

  /**
   * Replace the view and extend the log.
   *
   * @param {View} view
   * @param {number} since number of the first log line in the view
   * @param {EngineAnswer} [answer] the answer that contained the view
   */
  #show(view, since, answer) {
    const last = this.log.at(-1)?.n ?? -1;
    const news = since > 0 || this.view ? (answer?.view ?? view).log.filter(({ n }) => n > last) : [];
    view.seats = this.nameSeats(view.seats);
    // The log is extended in place: copying it would take longer with every step.
    if (since > 0) this.log.push(...view.log);
    else this.log = [...view.log];
    this.setView(view);
    if (answer?.notice) this.notice = answer.notice;
    if (news.length) this.dispatchEvent(new CustomEvent("said", { detail: news }));
  }

  /** Call `store`, and dispatch "moved" if the game got a new id. @param {() => void} store */
  #store(store) {
    const { id } = this;
    store();
    if (this.id !== id) this.dispatchEvent(new Event("moved"));
  }

  /** Set `problem` for an error. @param {unknown} error @param {unknown} [op] operation of the failed request */
  #fail(error, op) {
    const problem = problemOf(error, this.view, op);
    if (!problem) return;
    this.problem = problem;
    this.changed();
  }
}
