/**
 * The screen of a game: its table, its log, what a person can do with the session.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 * @typedef {import("../tutorial/guide.js").Guide} Guide
 * @typedef {import("./render/context.js").Context} Context
 *
 * @typedef {object} PresenceBar what stands above the table where people play at several screens
 * @property {(texts: import("../ui/texts.js").Texts) => unknown} draw
 * @property {(id: string) => void} [rematch] takes the guests along to another saved game
 *
 * @typedef {object} Multiplayer what the opener of a table adds for several screens
 * @property {(session: Session, redraw: () => void, signal: AbortSignal) => Promise<PresenceBar | null>} hostBar
 *   makes this page the host of the game; null where no seat is a guest's, or the signal was aborted
 * @property {(session: Session, name: string, texts: import("../ui/texts.js").Texts) => Promise<void>} handOver
 *   offers the game as a link to the next person
 */
import { html, nothing } from "lit-html";
import * as motion from "../motion/index.js";
import * as engine from "../runtime/engine.js";
import { loadedSession, loadSession } from "../session/loaded-session.js";
import { nameSeats } from "../session/names.js";
import * as prefetchedDeal from "../session/prefetched-deal.js";
import * as saves from "../session/saves.js";
import * as selection from "../session/selection.js";
import { Session } from "../session/session.js";
import { drawCurtain } from "../ui/curtain.js";
import { closeDialogs, toast } from "../ui/dialogs.js";
import { gameArt, icon, symbolImage } from "../ui/icons.js";
import * as keyboard from "../ui/keyboard.js";
import { announce, clearAnnouncements } from "../ui/live-region.js";
import { navigate, redirect } from "../ui/router.js";
import { PACES, settings, THINKING_TIME } from "../ui/settings.js";
import * as data from "../ui/site-data.js";
import * as sound from "../ui/sound.js";
import { tableStyles } from "../ui/stylesheets.js";
import { loadTexts } from "../ui/texts.js";
import { GameOver } from "./game-over.js";
import { Clicks } from "./input/clicks.js";
import { FocusKeeper } from "./input/focus.js";
import { handleKey } from "./input/keys.js";
import { onPinch } from "./input/pinch.js";
import { onLongPress, onPress, onRightButton } from "./input/press.js";
import { onAmbiguousTap } from "./input/tap-candidates.js";
import { Coach, drawCoachButton } from "./panels/coach.js";
import { Commands } from "./panels/commands.js";
import { Details } from "./panels/details.js";
import { FirstTimeTips } from "./panels/first-time-tips.js";
import { drawFailure, drawLoading } from "./panels/loading-and-errors.js";
import { LogScroll } from "./panels/log-scroll.js";
import { placeQuestion } from "./panels/question-placement.js";
import { Recap } from "./panels/recap.js";
import { hideRefusal } from "./panels/refusal.js";
import { SidePanel } from "./panels/side-panel.js";
import { Timeline } from "./panels/timeline.js";
import { hideTooltip, onHover } from "./panels/tooltip.js";
import { drawAutoAnswer } from "./render/auto-answer.js";
import { arrangeBoardLabels } from "./render/board-labels.js";
import { onLayout } from "./render/breakpoints.js";
import { drawingContext } from "./render/context.js";
import { drawLayout } from "./render/layout.js";
import { onScroll, scrollToLegal, updatePointers } from "./render/off-screen-pointers.js";
import { drawNotice, drawStatus, showThinkingProgress } from "./render/status.js";
import { drawToolbar } from "./render/toolbar.js";
import { showLegalOnBoards } from "./render/zoom.js";
import { TurnNotification } from "./turn-notification.js";
import { AnswerWarmUp, warmUpDrawing } from "./warm-up.js";

/** How long a person has been thinking when the next game is dealt, in milliseconds. */
const DEALING = 3000;

/**
 * @param {PageRoute} route
 * @param {Shell} shell
 * @param {() => boolean} wanted whether no other address has been opened meanwhile: its game is the one on the table
 * @param {Multiplayer} multiplayer
 * @returns {Promise<Screen>}
 */
export async function open(route, shell, wanted, multiplayer) {
  const id = route.args[0] ?? "";
  const given = route.query.get("pace");
  const pace = () => (given === null ? PACES[settings.pace] : Math.max(0, Number(given) || 0));
  // A game that was deleted meanwhile is not on the table any more.
  const session = (saves.exists(id) && loadedSession(id)) || new Session(id, pace);
  session.pace = pace;
  session.thinkingTime = () => THINKING_TIME[settings.patience];
  const screen = new TableScreen(session, shell, given);
  screen.multiplayer = multiplayer;
  await Promise.all([screen.onLanguageChange(), tableStyles()]);
  if (!wanted()) return screen;
  loadSession(session, () => screen.begin());
  warmUpDrawing(screen.texts, screen.game, () => !session.view);
  return screen;
}

/**
 * The table of a game that lies elsewhere.
 *
 * @param {Session} session
 * @param {Shell} shell
 * @param {string | null} pace what the address says of it
 * @param {PresenceBar} presenceBar
 * @returns {Promise<Screen>}
 */
export async function openRemote(session, shell, pace, presenceBar) {
  const screen = new TableScreen(session, shell, pace);
  screen.presenceBar = presenceBar;
  await Promise.all([screen.onLanguageChange(), tableStyles()]);
  return screen;
}

export class TableScreen {
  /** @type {PresenceBar | null} */
  presenceBar = null;
  /** @type {Multiplayer | null} */
  multiplayer = null;
  /** @type {import("../ui/texts.js").Texts} */
  texts;
  /** The table as it was drawn last. @type {HTMLElement | null} */
  root = null;
  /** Whether the game has first voyages. */
  hasTutorial = false;
  /** Whether it has a handbook, and so a page at hand. */
  hasHandbook = false;
  details = new Details(this);
  clicks = new Clicks(this);
  sidePanel = new SidePanel(this);
  commands = new Commands(this);
  #gameOver = new GameOver(this);
  #focus = new FocusKeeper();
  #turnNotification = new TurnNotification();
  #logScroll = new LogScroll();
  /** Folded areas that somebody opened or closed. @type {Map<string, boolean>} */
  #unfolded = new Map();
  /** How large the boards are drawn. @type {Map<string, number>} */
  #zoom = new Map();
  /** The seat that is drawn in front. @type {number | null} */
  #front = null;
  /** The revision that was drawn last. */
  #drawnRevision = "";
  /** What was drawn last. @type {View | null} */
  #drawnView = null;
  /** Who looks at the screen, undefined before the first view. @type {number | null | undefined} */
  #viewer;
  #hosting = false;
  /** Whether it drives the game on the table, which another screen may do that was opened meanwhile. */
  #begun = false;
  #answers;
  /** What was said to be done last. */
  #spoken = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #dealing;
  #aborts = new AbortController();
  /** The same in every drawing: things that have not changed keep what they were drawn with. @param {string} id */
  #click = (id) => void this.clicks.click(id);
  /** @param {number} step */
  #openStep = (step) => this.lookBack(step);
  /** @param {SceneElement} element */
  #inspect = (element) => this.details.show(element);
  /** @param {string} id @param {boolean} unfolded */
  #fold = (id, unfolded) => {
    this.#unfolded.set(id, unfolded);
    this.redraw();
  };
  /** @param {string} id @param {number} zoom */
  #setZoom = (id, zoom) => {
    this.#zoom.set(id, zoom);
    this.redraw();
  };

  /**
   * @param {Session} session
   * @param {Shell} shell
   * @param {string | null} pace what the address says of it
   * @param {Guide | null} guide who leads through it, where it is a first voyage
   */
  constructor(session, shell, pace, guide = null) {
    this.guide = guide;
    this.session = session;
    this.shell = shell;
    this.pace = pace;
    this.texts = shell.texts;
    this.#answers = new AnswerWarmUp(session, () => this.texts);
    this.coach = new Coach(
      session,
      () => shell.redraw(),
      () => !this.guide && !this.timeline?.past,
    );
    const signal = this.left;
    session.addEventListener("change", () => this.#changed(), { signal });
    session.addEventListener("said", (event) => this.#said(/** @type {CustomEvent<LogLine[]>} */ (event).detail), {
      signal,
    });
    session.addEventListener("foreseen", (event) => this.#foreseen(/** @type {CustomEvent<View>} */ (event).detail), {
      signal,
    });
    session.addEventListener("thought", () => this.#thought(), { signal });
    this.firstTimeTips = new FirstTimeTips(
      () => this.game,
      () => shell.redraw(),
    );
    this.recap = new Recap(session);
    this.timeline = new Timeline(session, {
      changed: () => this.#redrawn(),
      stepped: (lines) => this.#stepped(lines),
      branched: (save, turn) => this.#branched(save, turn),
    });
    session.addEventListener("moved", () => redirect(this.address(session.id)), { signal });
    session.nameSeats = (seats) => nameSeats(seats, this.texts);
    saves.onForeignSave((id) => {
      if (id === session.id) session.stopForOtherWindow();
    }, signal);
    engine.events.addEventListener("ready", () => void this.#goOn(), { signal });
    onLayout(() => shell.redraw(), signal);
    const seen = () => {
      session.cacheView();
      shell.redraw();
    };
    document.addEventListener("visibilitychange", seen, { signal });
    addEventListener("pagehide", seen, { signal });
    onAmbiguousTap((ids) => this.clicks.choose(ids), signal);
    onPinch(this.#setZoom, signal);
    onScroll(() => this.root, signal);
    onPress((id) => void session.speculate(id), signal);
    onLongPress((id) => this.details.open(id), signal);
    onRightButton((id) => this.details.open(id), signal);
    onHover((id) => this.details.tooltip(id), signal);
    motion.allowMotion(this.#paced, session.pace());
    session.whenSettled = () => motion.settled();
  }

  /** Aborted when another screen comes. */
  get left() {
    return this.#aborts.signal;
  }

  /** Whether steps are shown one by one, and what moves. */
  get #paced() {
    return this.pace === null ? settings.pace !== "none" : this.pace !== "0";
  }

  /** What a click would lead to is known while it is pressed. @param {View} view */
  #foreseen(view) {
    this.#answers.draw(view);
    if (this.root?.isConnected) motion.foresee(this.root, this.#drawnView, view);
  }

  /** The runtime, which did not load before, has come up by itself. */
  async #goOn() {
    const { problem } = this.session;
    if (problem?.kind !== "engine" || problem.code !== "load") return;
    await this.session.open();
    this.begin();
  }

  get game() {
    return this.guide?.game ?? this.session.view?.game ?? saves.entry(this.session.id)?.game ?? "";
  }

  /** What the title of a window that nobody looks at begins with. */
  get titlePrefix() {
    return this.#turnNotification.due && document.hidden ? this.texts.ui("your-turn") : "";
  }

  get title() {
    return this.texts.has("game-title") ? this.texts.plain({ id: "game-title" }) : "";
  }

  async onLanguageChange() {
    const { game } = this;
    const list = await data.loadGames();
    const known = list.find((one) => one.id === game);
    this.hasTutorial = Boolean(known?.voyages?.length);
    // An address that asks for no pace is a tool's, which knows the game.
    this.firstTimeTips.names = this.guide || this.pace === "0" ? {} : (known?.rare ?? {});
    this.hasHandbook = Boolean(known?.handbook);
    this.texts = await loadTexts(settings.lang, known?.id);
    await this.sidePanel.onLanguageChange();
    this.texts.seats = this.session.view?.seats ?? [];
  }

  begin() {
    if (this.left.aborted) return;
    this.#begun = true;
    this.session.resume();
    sound.setSeaSound(true);
    this.#changed();
  }

  onLeave() {
    this.#aborts.abort();
    clearTimeout(this.#dealing); // it would hold this table until it rings
    this.#answers.stop();
    this.session.cacheView();
    this.guide?.leave();
    this.timeline.stop();
    this.firstTimeTips.leave();
    sound.setSeaSound(false);
    // Whoever plays elsewhere plays on while this screen shows something else.
    if (!this.presenceBar && this.#begun) this.session.pause();
    motion.allowMotion(true);
    motion.hurry();
    hideRefusal();
    this.coach.stop();
    this.coach.close();
    clearAnnouncements();
  }

  /** @param {string} id of a saved game */
  address(id) {
    return `#/game/${id}${this.pace === null ? "" : `?pace=${this.pace}`}`;
  }

  /** Takes away what the last viewer was told or shown beside the table, where another one looks now. */
  #followViewer() {
    const { view } = this.session;
    if (!view || view.viewer === this.#viewer) return;
    this.recap.close();
    this.firstTimeTips.clear();
    if (this.#viewer !== undefined) {
      clearAnnouncements();
      closeDialogs();
      void this.timeline.follow();
    }
    this.#viewer = view.viewer;
  }

  #changed() {
    this.#followViewer();
    hideRefusal();
    hideTooltip();
    this.coach.follow();
    this.timeline.keepUp();
    motion.allowMotion(this.#paced && !this.session.skipping, this.session.pace());
    const { view } = this.session;
    if (view) this.texts.seats = view.seats;
    if (view) this.#turnNotification.follow(view);
    if (view && view.viewer !== null) this.#front = view.viewer;
    if (!this.session.isRemote && view?.seats.some((seat) => seat.kind === "guest")) void this.#host();
    this.#dealAhead();
    if (!this.guide && !this.left.aborted) this.#answers.follow();
    if (view?.next.kind === "person") {
      const guided = this.session.path.length ? "" : this.guide?.spoken;
      const spoken = `${view.voyage?.number ?? ""}:${view.step}:${this.session.path.length}`;
      if (spoken !== this.#spoken) announce(guided || this.texts.plain(this.session.status));
      this.#spoken = spoken;
    }
    this.redraw();
    this.details.draw();
    this.#gameOver.follow(view);
  }

  /** Has the next game like this one dealt, when there is time for it: while a person has been thinking for a while. */
  #dealAhead() {
    clearTimeout(this.#dealing);
    const { save, view } = this.session;
    if (this.left.aborted || !save || "position" in save || view?.next.kind !== "person") return;
    const deal = () => {
      if (engine.status === "ready") prefetchedDeal.prefetch(save).catch(() => {}); // it is dealt when wanted
    };
    this.#dealing = setTimeout(deal, DEALING);
  }

  /** Somebody sits elsewhere: this page is their host. */
  async #host() {
    if (this.presenceBar || this.#hosting) return;
    this.#hosting = true;
    this.presenceBar = (await this.multiplayer?.hostBar(this.session, () => this.redraw(), this.left)) ?? null;
    this.#hosting = false;
    if (this.presenceBar) this.redraw();
  }

  /** @param {LogLine[]} lines */
  #said(lines) {
    this.#followViewer();
    announce(lines.map((line) => this.texts.plain(line.message)).join(" "));
    void this.firstTimeTips.hear(lines, this.texts);
    // What moves is heard as it moves.
    if (!motion.seen()) for (const tone of new Set(lines.map((line) => line.tone))) sound.playTone(tone);
  }

  /** A bot has got on with its thinking, or ended it. */
  #thought() {
    const { thinkingProgress } = this.session;
    const shown = document.querySelector("[data-thinking]") !== null;
    if (thinkingProgress === null || !shown) this.redraw();
    else showThinkingProgress(thinkingProgress);
  }

  // Looking back

  /** The table shows another step, or the present again. */
  #redrawn() {
    hideRefusal();
    hideTooltip();
    this.redraw();
    this.details.draw();
  }

  /** @param {LogLine[]} lines what was told at the step that is shown now */
  #stepped(lines) {
    this.texts.seats = this.timeline.past?.seats ?? this.texts.seats;
    clearAnnouncements();
    announce(lines.map((line) => this.texts.plain(line.message)).join(" "));
  }

  /** @param {import("../types.js").Save} save @param {number} turn */
  #branched(save, turn) {
    const name = this.texts.ui("branch-name", { name: this.commands.name, turn });
    navigate(this.address(saves.add(name, { save })));
    toast(this.texts.ui("branch-begun"));
  }

  /** Opens the past at a step, or at the present one; a second time closes it. @param {number} [step] */
  lookBack(step) {
    if (this.guide) return;
    this.coach.close();
    if (this.timeline.past && step === undefined) this.timeline.close();
    else if (this.timeline.past) void this.timeline.go(step ?? 0);
    else void this.timeline.open(step);
  }

  /** Walks again through what happened since one looked. */
  async replayMissed() {
    const first = this.recap.lines[0];
    if (!first || !this.timeline.offered) return;
    this.recap.close();
    await this.timeline.open(Math.max(0, first.step - 1));
    if (this.timeline.past && !this.timeline.playing) this.timeline.toggle();
  }

  // Drawing

  /** Draws everything anew, soon. */
  redraw() {
    this.shell.redraw();
  }

  /** What lies on the table that is drawn: as it is, or as it was. */
  get shown() {
    return this.timeline.past ?? this.session.view;
  }

  /** What the parts of the table are drawn with now, while something is shown. @returns {Context} */
  context() {
    const { session } = this;
    const view = /** @type {View} */ (this.shown);
    const choices = this.timeline.past
      ? {}
      : {
          legal: session.legalElements(),
          changeable: selection.changeable(view.moves, session.path),
          coached: this.coach.points,
          path: session.path,
        };
    return drawingContext({
      view,
      texts: this.texts,
      ...choices,
      moveHints: settings.hints,
      click: this.#click,
      inspect: this.#inspect,
      unfolded: this.#unfolded,
      fold: this.#fold,
      zoom: this.#zoom,
      setZoom: this.#setZoom,
    });
  }

  draw() {
    const { session, texts } = this;
    const { view, problem } = session;
    if (problem) return drawFailure(problem, session, texts, () => this.commands.export());
    if (!view) return drawLoading(this.shell, texts);
    const over = view.next.kind === "over";
    const ground = gameArt("ground", view.game);
    const curtain = view.next.kind === "curtain" && !view.peeking && !this.timeline.past;
    const voyage = this.guide?.marks;
    return html`<main class="table" id="main" tabindex="-1" data-game=${view.game} data-to-act=${view.to_act ?? ""} ?data-over=${over}
      ?data-past=${this.timeline.past} data-seats=${view.seats.length} data-revision=${session.revision} data-voyage-step=${voyage?.step ?? nothing} ?data-voyage-over=${voyage?.over} @focusin=${this.#focus.note}>
      ${ground ? symbolImage(ground, "ground-picture", view.game) : nothing}
      ${
        curtain
          ? drawCurtain({
              seat: view.next.seat ?? 0,
              name: view.seats[view.next.seat ?? 0]?.name ?? "",
              texts,
              lift: () => void session.request({ op: "look", seat: view.next.seat }),
            })
          : this.#drawTable()
      }
      ${this.guide?.draw(view, texts) ?? nothing}
    </main>
    ${curtain || over || this.timeline.past ? nothing : this.firstTimeTips.draw(texts)}
    ${curtain ? nothing : this.sidePanel.draw()}`;
  }

  #drawTable() {
    const { session, texts } = this;
    const ctx = this.context();
    const { view } = ctx;
    const { past } = this.timeline;
    return html`
      ${past ? this.timeline.draw(texts) : drawStatus(view, session, texts, this.#paced, drawCoachButton(this.coach, texts), this.guide ? nothing : this.recap.drawButton(texts, () => void this.sidePanel.toggleRecap()))}
      ${drawNotice(session, texts, () => this.commands.export())}
      ${this.presenceBar?.draw(texts) ?? nothing}
      ${drawLayout(ctx, {
        front: past?.viewer ?? this.#front,
        log: past ? this.timeline.log : session.log,
        missed:
          past || this.guide ? null : this.recap.missed(this.timeline.offered ? () => void this.replayMissed() : null),
        openStep: this.timeline.offered && !this.guide ? this.#openStep : null,
        acts: past
          ? nothing
          : html`${drawAutoAnswer(ctx, (request) => session.request(request))}${
              view.next.kind === "over"
                ? html`<button type="button" class="brass" @click=${() => this.#gameOver.show()}>${icon("laurels-trophy")}<span>${texts.ui("reckoning")}</span></button>`
                : nothing
            }`,
        seatMenu: (seat) => this.commands.seat(seat),
      })}`;
  }

  /** Called before each drawing; what it returns is called after. */
  beforeDraw() {
    const root = this.root?.isConnected ? this.root : null;
    const { shown } = this;
    const land = root ? motion.before(root, this.#drawnView, shown) : () => {};
    this.#drawnView = shown;
    const focus = this.#focus.before(root);
    return () => {
      this.root = document.querySelector("main.table");
      if (!this.root) return;
      keyboard.updateTabStops(this.root);
      this.#settle(this.root);
      land();
      focus(this.root);
      this.#logScroll.show(this.root, (this.timeline.past ? this.timeline : this.session).log.length);
    };
  }

  /** What is arranged once the table is drawn and its sizes are known. @param {HTMLElement} root */
  #settle(root) {
    placeQuestion(root);
    arrangeBoardLabels(root);
    if (!this.timeline.past) this.coach.show(root, this.texts, () => void this.clicks.playHint());
    const { revision = "" } = root.dataset;
    if (revision !== this.#drawnRevision) {
      showLegalOnBoards(root);
      scrollToLegal(root);
    }
    this.#drawnRevision = revision;
    updatePointers(root);
    this.firstTimeTips.place(root);
    this.guide?.settle(root);
  }

  toolbar() {
    return drawToolbar(this);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    handleKey(event, this);
  }
}
