/**
 * The screen of a game: creates the parts of the table and connects them with each other and the session.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 *
 * @typedef {object} PresenceBar bar above the table in games on several screens
 * @property {(texts: import("../ui/texts.js").Texts) => unknown} draw
 * @property {(id: string) => void} [rematch] moves the guests to another saved game
 *
 * @typedef {object} Multiplayer support for several screens, passed in by whoever opens the table
 * @property {(session: Session, redraw: () => void, signal: AbortSignal) => Promise<PresenceBar | null>} hostBar
 *   makes this page the host of the game; null where no seat is for a guest, or the signal was aborted
 * @property {(session: Session, name: string, texts: import("../ui/texts.js").Texts) => Promise<void>} sendGameLink
 *   offers the game as a link to the next person
 *
 * @typedef {object} Guide guide of a tutorial or a puzzle, passed in by whoever opens the table
 * @property {string} game
 * @property {{step?: string, over?: boolean, puzzle?: string, puzzleOver?: string}} rootState
 * @property {string} announcement text for screen readers; "" while moves are being played
 * @property {(view: View, texts: import("../ui/texts.js").Texts) => unknown} draw
 * @property {(root: HTMLElement) => void} afterDraw
 * @property {(path: readonly string[]) => boolean} intercept whether the guide answers a click itself
 * @property {() => import("./panels/game-menu.js").Item[]} menuItems
 * @property {() => void} leave
 */
import * as motion from "../motion/index.js";
import { loadedSession, replaceLoadedSession } from "../session/loaded-session.js";
import * as saves from "../session/saved-games.js";
import { awaitsPerson } from "../session/seat-controllers.js";
import { nameSeats } from "../session/seat-names.js";
import { Session } from "../session/session.js";
import { closeDialogs } from "../ui/dialogs.js";
import * as data from "../ui/fetch-game-data.js";
import { FACTOR_BY_THINKING_TIME, PAUSE_BY_PACE, settings } from "../ui/settings.js";
import * as sound from "../ui/sound.js";
import { loadTableStyles } from "../ui/stylesheets.js";
import { loadTexts } from "../ui/texts.js";
import { WakeLock } from "../ui/wake-lock.js";
import { Announcements } from "./announcements.js";
import { BeforeAfterDraw } from "./before-after-draw.js";
import { drawScreen } from "./draw-screen.js";
import { DrawingContextSource } from "./drawing-context-source.js";
import { warmUpFirstClicks } from "./first-clicks-warm-up.js";
import { GameOverHandler } from "./game-over-handler.js";
import { HiddenTable } from "./hidden-table.js";
import { Clicks } from "./input/clicks.js";
import { listenForGestures } from "./input/gestures.js";
import { handleKey } from "./input/keys.js";
import { LookBack } from "./open-timeline-or-replay.js";
import { Coach } from "./panels/coach.js";
import { Details } from "./panels/details.js";
import { FirstTimeEventTips } from "./panels/first-time-event-tips.js";
import { Recap } from "./panels/recap.js";
import { hideRefusal } from "./panels/refusal.js";
import { SidePanelSwitcher } from "./panels/side-panel-switcher.js";
import { TableMenuCommands } from "./panels/table-menu-commands.js";
import { hideTooltip } from "./panels/tooltip.js";
import { UndoQuestion } from "./panels/undo-question.js";
import { RematchPrefetch } from "./rematch-prefetch.js";
import { showThinkingProgress } from "./render/status.js";
import { drawToolbar } from "./render/toolbar.js";
import { subscribe } from "./table-event-listeners.js";
import { TableOverlays } from "./table-overlays.js";
import { TurnNotification } from "./turn-notification.js";

/**
 * Open the table of a saved game.
 *
 * @param {PageRoute} route
 * @param {Shell} shell
 * @param {() => boolean} wanted whether this address is still the current one
 * @param {Multiplayer} multiplayer
 * @returns {Promise<Screen>}
 */
export async function open(route, shell, wanted, multiplayer) {
  const id = route.args[0] ?? "";
  const given = route.query.get("pace");
  const pace = () => (given === null ? PAUSE_BY_PACE[settings.pace] : Math.max(0, Number(given) || 0));
  // Skip the loaded session of a game that has been deleted since.
  const session = (saves.exists(id) && loadedSession(id)) || new Session(id, pace);
  session.pace = pace;
  session.thinkingTime = () => FACTOR_BY_THINKING_TIME[settings.patience];
  const screen = new TableScreen(session, shell, given);
  screen.multiplayer = multiplayer;
  await Promise.all([screen.onLanguageChange(), loadTableStyles()]);
  if (!wanted()) return screen;
  replaceLoadedSession(session, () => screen.begin());
  return screen;
}

/**
 * Open the table of a session that is not a saved game of this browser: one hosted by another page, or a shared moment.
 *
 * @param {Session} session
 * @param {Shell} shell
 * @param {string | null} pace milliseconds per step if given in the address, else null
 * @param {PresenceBar | null} presenceBar
 * @returns {Promise<TableScreen>}
 */
export async function openUnsaved(session, shell, pace, presenceBar = null) {
  const screen = new TableScreen(session, shell, pace);
  screen.presenceBar = presenceBar;
  await Promise.all([screen.onLanguageChange(), loadTableStyles()]);
  return screen;
}

/** @implements {Screen} */
export class TableScreen {
  /** @type {PresenceBar | null} */
  presenceBar = null;
  /** @type {Multiplayer | null} */
  multiplayer = null;
  /** @type {import("../ui/texts.js").Texts} */
  texts;
  /** Whether the game has tutorials. */
  hasTutorial = false;
  /** Whether the game has a handbook, and so a quick reference. */
  hasHandbook = false;
  /** Seat drawn in front. @type {number | null} */
  front = null;
  announcements = new Announcements(this);
  clicks = new Clicks(this);
  commands = new TableMenuCommands(this);
  contextSource = new DrawingContextSource(this);
  details = new Details(this);
  beforeAfterDraw = new BeforeAfterDraw(this);
  gameOver = new GameOverHandler(this);
  sidePanel = new SidePanelSwitcher(this);
  undoQuestion = new UndoQuestion(this);
  #turnNotification = new TurnNotification();
  /** @type {WakeLock} */
  #wakeLock;
  /** Seat of the person looking at the screen; undefined before the first view. @type {number | null | undefined} */
  #viewer;
  #hosting = false;
  /** Whether this screen drives the session. A screen opened later takes over. */
  #begun = false;
  #aborts = new AbortController();

  /**
   * @param {Session} session
   * @param {Shell} shell
   * @param {string | null} pace milliseconds per step if given in the address, else null
   * @param {Guide | null} guide guide of a tutorial or a puzzle
   */
  constructor(session, shell, pace, guide = null) {
    this.guide = guide;
    this.session = session;
    this.shell = shell;
    this.pace = pace;
    this.texts = shell.texts;
    this.lookBack = new LookBack(this);
    this.timeline = this.lookBack.timeline;
    this.recap = new Recap(session);
    const redraw = () => this.redraw();
    this.coach = new Coach(session, redraw, () => !this.guide && !this.timeline.past);
    this.overlays = new TableOverlays(this);
    this.firstTimeTips = new FirstTimeEventTips(() => this.game, redraw);
    this.rematchPrefetch = new RematchPrefetch(session);
    this.hiddenTable = new HiddenTable(() => this.texts);
    session.nameSeats = (seats) => nameSeats(seats, this.texts);
    session.confirmsTurnEnd = () => !guide && settings.confirm;
    session.whenSettled = () => motion.settled();
    motion.allowMotion(this.paced, session.pace());
    subscribe(this, {
      changed: () => this.#changed(),
      said: (lines) => this.#said(lines),
      speculated: (view) => this.#speculated(view),
      thought: () => this.#thought(),
      engineReady: () => void this.#retryLoading(),
    });
    listenForGestures(this);
    if (!guide) void warmUpFirstClicks(session, this.closed);
    this.#wakeLock = new WakeLock(this.closed);
  }

  /** Signal that is aborted when the screen is left. */
  get closed() {
    return this.#aborts.signal;
  }

  /** Whether steps are shown one by one, with motion. */
  get paced() {
    return this.pace === null ? settings.pace !== "none" : this.pace !== "0";
  }

  get game() {
    return this.guide?.game ?? this.session.view?.game ?? saves.entry(this.session.id)?.game ?? "";
  }

  /** View drawn: the present one, or that of the timeline. */
  get shown() {
    return this.timeline.past ?? this.session.view;
  }

  /** Root element of the table drawn last. */
  get root() {
    return this.beforeAfterDraw.root;
  }

  /** Start of the window's title while the window is hidden and a person's turn has come. */
  get titlePrefix() {
    return this.#turnNotification.due && document.hidden ? this.texts.ui("your-turn") : "";
  }

  get title() {
    return this.texts.has("game-title") ? this.texts.plain({ id: "game-title" }) : "";
  }

  /** Address of a saved game that keeps this table's pace. @param {string} id */
  address(id) {
    return `#/game/${id}${this.pace === null ? "" : `?pace=${this.pace}`}`;
  }

  /** Current drawing context. Call it only while a view is shown. */
  context() {
    return this.contextSource.current();
  }

  // Methods called by the page

  async onLanguageChange() {
    const { game } = this;
    const list = await data.loadGames();
    const known = list.find((one) => one.id === game);
    this.hasTutorial = Boolean(known?.tutorials?.length);
    // Only tools ask for a pace of 0, and tips would be in their way.
    this.firstTimeTips.names = this.guide || this.pace === "0" ? {} : (known?.rare ?? {});
    this.hasHandbook = Boolean(known?.handbook);
    this.texts = await loadTexts(settings.lang, known?.id);
    await Promise.all([this.sidePanel.onLanguageChange(), this.coach.onLanguageChange()]);
    this.texts.seats = this.session.view?.seats ?? [];
  }

  begin() {
    if (this.closed.aborted) return;
    this.#begun = true;
    this.session.autoplay.resume();
    sound.setSeaSound(true);
    this.#changed();
    if (this.session.save?.daily)
      void import("../daily/at-table.js").then(
        (day) => day.tellUpdate(this.session),
        () => {},
      );
    if (this.session.isReadOnly) this.lookBack.openStep(this.session.view?.step ?? 0);
  }

  onLeave() {
    this.#aborts.abort();
    this.rematchPrefetch.stop();
    this.session.cacheView();
    this.guide?.leave();
    this.timeline.stop();
    this.firstTimeTips.leave();
    sound.setSeaSound(false);
    // With several screens the game continues while this page shows something else.
    if (!this.presenceBar && this.#begun) this.session.autoplay.pause();
    motion.allowMotion(true);
    motion.finishMotion();
    hideRefusal();
    this.coach.stop();
    this.coach.close();
    this.overlays.leave();
    this.announcements.clear();
  }

  beforeDraw() {
    const after = this.beforeAfterDraw.before();
    return () => {
      after();
      // A screen already left is still drawn until the next one is loaded.
      if (!this.closed.aborted) this.overlays.follow();
    };
  }

  draw() {
    return drawScreen(this);
  }

  toolbar() {
    return drawToolbar(this);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    handleKey(event, this);
  }

  // Reactions to events

  /** Schedule a redraw of the page. */
  redraw() {
    this.shell.redraw();
  }

  /** Schedule a redraw of the table and of expanded details. Notes beside elements are closed. */
  redrawAll() {
    hideRefusal();
    hideTooltip();
    this.redraw();
    this.details.draw();
  }

  #changed() {
    const { session, closed } = this;
    const { view } = session;
    this.#followViewer();
    this.coach.follow();
    this.timeline.keepUp();
    motion.allowMotion(this.paced && !session.autoplay.skipping, session.pace());
    this.#wakeLock.want(settings.awake && view !== null && !session.problem && awaitsPerson(view));
    if (view) {
      this.texts.seats = view.seats;
      this.#turnNotification.follow(view);
      this.front = view.viewer ?? this.front;
      if (!session.isRemote && view.seats.some((seat) => seat.kind === "guest")) void this.#host();
    }
    if (!closed.aborted) this.rematchPrefetch.follow();
    if (view) this.announcements.decision(view);
    this.redrawAll();
    this.gameOver.follow(view);
    this.undoQuestion.follow();
  }

  /** When another person takes over the screen, remove everything that was meant for the previous viewer. */
  #followViewer() {
    const { view } = this.session;
    if (!view || view.viewer === this.#viewer) return;
    this.recap.close();
    this.firstTimeTips.clear();
    if (this.#viewer !== undefined) {
      this.announcements.clear();
      closeDialogs();
      void this.timeline.follow();
    }
    this.#viewer = view.viewer;
  }

  /** Host the game for its guests. */
  async #host() {
    if (this.presenceBar || this.#hosting) return;
    this.#hosting = true;
    this.presenceBar = (await this.multiplayer?.hostBar(this.session, () => this.redraw(), this.closed)) ?? null;
    this.#hosting = false;
    if (this.presenceBar) this.redraw();
  }

  /** Announce new log lines, with their sounds. @param {LogLine[]} lines */
  #said(lines) {
    this.#followViewer();
    this.announcements.lines(lines);
    void this.firstTimeTips.hear(lines, this.texts);
    // When motions are shown, they play the sounds.
    if (!motion.motionVisible())
      for (const tone of new Set(lines.map((line) => line.tone))) sound.playLogLineSound(tone);
  }

  /** Prepare for the view that the current press may lead to. @param {View} view */
  #speculated(view) {
    this.hiddenTable.draw(view);
    this.beforeAfterDraw.prepareMotion(view);
  }

  #thought() {
    const { progress } = this.session.autoplay;
    const shown = document.querySelector("[data-thinking]") !== null;
    if (progress === null || !shown) this.redraw();
    else showThinkingProgress(progress);
  }

  /** Open the game if the engine had failed to load before. */
  async #retryLoading() {
    const { problem } = this.session;
    if (problem?.kind !== "engine" || problem.code !== "load") return;
    await this.session.open();
    this.begin();
  }
}
