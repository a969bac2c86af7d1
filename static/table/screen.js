/**
 * The screen of a game: its table, its log, what a person can do with the sitting.
 *
 * @typedef {import("../types.js").RouteState} RouteState
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../app.js").Shell} Shell
 * @typedef {import("../app.js").Screen} Screen
 * @typedef {import("./context.js").Context} Context
 * @typedef {{draw: (texts: import("../texts.js").Texts) => unknown, goOn?: (id: string) => void}} Company
 */
import { html, nothing } from "lit-html";
import { drawCurtain } from "../curtain.js";
import * as data from "../data.js";
import { ask, closeDialogs, toast } from "../dialogs.js";
import { showEnd } from "../end.js";
import * as engine from "../engine.js";
import { explained, handbook, present } from "../handbook.js";
import { icon, picture, sentence, staged } from "../icons.js";
import * as keyboard from "../keyboard.js";
import { hush, say } from "../live.js";
import * as motion from "../motion.js";
import { named } from "../names.js";
import { drawPage } from "../page.js";
import { go, replace } from "../router.js";
import * as saves from "../saves.js";
import * as selection from "../selection.js";
import { PACES, PATIENCE, settings } from "../settings.js";
import { newSeed } from "../setup.js";
import { download, offerLink, sharePicture } from "../share.js";
import { Sitting } from "../sitting.js";
import * as sound from "../sound.js";
import * as statistics from "../statistics.js";
import { style } from "../styles.js";
import { texts as textsOf } from "../texts.js";
import { lay } from "./ask.js";
import { bringLit, onScroll, point } from "./beyond.js";
import { Call, finale } from "./call.js";
import { showChoice } from "./choice.js";
import { onBluntTap } from "./chooser.js";
import { Coach } from "./coach.js";
import { elementsOf } from "./context.js";
import { TEXTUAL } from "./element.js";
import { Focus } from "./focus.js";
import { arrangeHints } from "./hints.js";
import { showThing } from "./inspect.js";
import { drawLayout } from "./layout.js";
import { onLayout } from "./media.js";
import { showHelp, showLog, showMenu } from "./menu.js";
import { drawFailure, drawLoading } from "./obstacles.js";
import { chooseSide, drawOptions, light } from "./options.js";
import { onLongPress, onRightButton } from "./press.js";
import { Rare } from "./rare.js";
import { clauseOf, hideRefusal, refusing, showRefusal } from "./refusal.js";
import { rehearse } from "./rehearse.js";
import { showSeatMenu } from "./seatmenu.js";
import { Since } from "./since.js";
import { drawStanding } from "./standing.js";
import { drawNotice, drawStatus, showThought } from "./status.js";
import { tableStyles } from "./styles.js";
import { Timeline } from "./timeline.js";
import { hideTold, onLook, tell } from "./told.js";
import { find } from "./zones.js";
import { onPinch, showLit } from "./zoom.js";

/** @typedef {import("../voyage/guide.js").Guide} Guide */

/** The game that lies on the engine's table; it stays there while other screens are shown. @type {Sitting | null} */
let current = null;
/** What the menu offers in a first voyage too. */
const GUIDED = new Set(["actions", "log", "page", "rules", "help", "settings", "to-menu"]);

/**
 * @param {RouteState} route
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  const id = route.args[0] ?? "";
  const given = route.query.get("pace");
  if (saves.hasGuests(id)) {
    const host = (await import("../guests/host.js")).hostOf(id);
    if (host && !host.begun) return (await import("../guests/lobby.js")).open(host, shell);
  }
  const pace = () => (given === null ? PACES[settings.pace] : Math.max(0, Number(given) || 0));
  // A game that was deleted meanwhile is not on the table any more.
  const sitting = current?.id === id && saves.exists(id) ? current : new Sitting(id, pace);
  sitting.pace = pace;
  sitting.patience = () => PATIENCE[settings.patience];
  const screen = new TableScreen(sitting, shell, given);
  await Promise.all([screen.relang(), tableStyles()]);
  layOut(sitting, screen);
  rehearse(screen.texts, screen.game, () => !sitting.view);
  return screen;
}

/** The game came in anew: what lies on the table is not it any more. @param {string} id */
export function forget(id) {
  if (current?.id !== id) return;
  current.pause();
  current = null;
}

/** Puts a game in the place of the one that lies on the engine's table. @param {Sitting} sitting @param {TableScreen} screen */
export function layOut(sitting, screen) {
  if (current !== sitting) {
    current?.pause();
    current?.umpire.abandon?.();
    current = sitting;
    void sitting.open().then(() => screen.begin());
  } else screen.begin();
}

/**
 * The table of a game that lies elsewhere.
 *
 * @param {Sitting} sitting
 * @param {Shell} shell
 * @param {string | null} pace what the address says of it
 * @param {Company} company what stands above the table
 * @returns {Promise<Screen>}
 */
export async function visiting(sitting, shell, pace, company) {
  const screen = new TableScreen(sitting, shell, pace);
  screen.company = company;
  await Promise.all([screen.relang(), tableStyles()]);
  return screen;
}

/** What only the page that holds the game can do. */
const HOSTS = new Set(["export", "link-copy", "move-send", "rematch"]);

export class TableScreen {
  /** What concerns people at other screens. @type {Company | null} */
  company = null;
  /** @type {import("../texts.js").Texts} */
  texts;
  /** @type {Map<string, boolean>} */
  #open = new Map();
  /** @type {Map<string, number>} */
  #zoom = new Map();
  /** The seat that is drawn in front. @type {number | null} */
  #front = null;
  #focus = new Focus();
  #call = new Call();
  /** The moment that the table was last drawn at. */
  #drawn = "";
  /** What was drawn last. @type {import("../types.js").View | null} */
  #lain = null;
  /** Who looks at the screen, undefined before the first view. @type {number | null | undefined} */
  #viewer;
  #ended = false;
  /** Whether the game was still going on while this screen showed it. */
  #played = false;
  /** What is worth telling of the finished game. @type {import("../types.js").Feat[]} */
  #feats = [];
  /** Whether the list of all that can be done stands beside the table. */
  #listed = false;
  /** The one page at hand, while it lies beside the table. @type {import("../handbook.js").Book | null} */
  #page = null;
  /** Whether the game has first voyages. */
  #voyages = false;
  /** Whether it has a handbook, and so a page at hand. */
  #booked = false;
  #inviting = false;
  #logShown = { lines: 0, height: 0, top: 0 };
  /** What was said to be done last. */
  #spoken = "";
  #aborts = new AbortController();
  /** @type {HTMLElement | null} */
  #root = null;
  /** The same in every drawing: things that have not changed keep what they were drawn with. @param {string} id */
  #clicks = (id) => void this.#click(id);
  /** @param {number} step */
  #opens = (step) => this.lookBack(step);
  /** @param {SceneElement} element */
  #inspects = (element) => this.#inspect(element);
  /** The looks into things that are open, which may lie one over the other. @type {Set<ReturnType<typeof showThing>>} */
  #looks = new Set();

  /**
   * @param {Sitting} sitting
   * @param {Shell} shell
   * @param {string | null} pace what the address says of it
   * @param {Guide | null} guide who leads through it, where it is a first voyage
   */
  constructor(sitting, shell, pace, guide = null) {
    this.guide = guide;
    this.sitting = sitting;
    this.shell = shell;
    this.pace = pace;
    this.texts = shell.texts;
    this.coach = new Coach(
      sitting,
      () => shell.redraw(),
      () => !this.guide && !this.timeline?.past,
    );
    const { signal } = this.#aborts;
    sitting.addEventListener("change", () => this.#changed(), { signal });
    sitting.addEventListener("said", (event) => this.#said(/** @type {CustomEvent<LogLine[]>} */ (event).detail), {
      signal,
    });
    sitting.addEventListener("thought", () => this.#thought(), { signal });
    this.rare = new Rare(
      () => this.game,
      () => shell.redraw(),
    );
    this.since = new Since(sitting);
    this.timeline = new Timeline(sitting, {
      changed: () => this.#redrawn(),
      stepped: (lines) => this.#stepped(lines),
      branched: (save, turn) => this.#branched(save, turn),
    });
    sitting.addEventListener("moved", () => replace(this.#address(sitting.id)), { signal });
    sitting.named = (seats) => named(seats, this.texts);
    saves.onForeignSave((id) => {
      if (id === sitting.id) sitting.foreign();
    }, signal);
    engine.events.addEventListener("ready", () => void this.#goOn(), { signal });
    onLayout(() => shell.redraw(), signal);
    document.addEventListener("visibilitychange", () => shell.redraw(), { signal });
    onBluntTap((ids) => this.#choose(ids), signal);
    onPinch((id, zoom) => this.#setZoom(id, zoom), signal);
    onScroll(() => this.#root, signal);
    onLongPress((id) => this.#asked(id), signal);
    onRightButton((id) => this.#asked(id), signal);
    onLook((id) => this.#told(id), signal);
    motion.allowMotion(pace !== "0" && settings.pace !== "none", sitting.pace());
    sitting.settled = () => motion.settled();
  }

  /** The runtime, which did not load before, has come up by itself. */
  async #goOn() {
    const { problem } = this.sitting;
    if (problem?.kind !== "engine" || problem.code !== "load") return;
    await this.sitting.open();
    this.begin();
  }

  get game() {
    return this.guide?.game ?? this.sitting.view?.game ?? saves.entry(this.sitting.id)?.game ?? "";
  }

  /** What the title of a window that nobody looks at begins with. */
  get calls() {
    return this.#call.due && document.hidden ? this.texts.ui("your-turn") : "";
  }

  get title() {
    return this.texts.has("game-title") ? this.texts.plain({ id: "game-title" }) : "";
  }

  async relang() {
    const { game } = this;
    const list = await data.games();
    const known = list.find((one) => one.id === game);
    this.#voyages = Boolean(known?.voyages?.length);
    // An address that asks for no pace is a tool's, which knows the game.
    this.rare.names = this.guide || this.pace === "0" ? {} : (known?.rare ?? {});
    this.#booked = Boolean(known?.handbook);
    this.texts = await textsOf(settings.lang, known?.id);
    if (this.#page) this.#page = await this.#readPage();
    this.texts.seats = this.sitting.view?.seats ?? [];
  }

  begin() {
    if (this.#aborts.signal.aborted) return;
    this.sitting.resume();
    sound.embark(true);
    this.#changed();
  }

  leave() {
    this.#aborts.abort();
    this.guide?.leave();
    this.timeline.stop();
    this.rare.leave();
    sound.embark(false);
    // Whoever plays elsewhere plays on while this screen shows something else.
    if (!this.company) this.sitting.pause();
    motion.allowMotion(true);
    motion.hurry();
    hideRefusal();
    this.coach.stop();
    this.coach.close();
    hush();
  }

  /** @param {string} id */
  #address(id) {
    return `#/game/${id}${this.pace === null ? "" : `?pace=${this.pace}`}`;
  }

  /** Takes away what the last viewer was told or shown beside the table, where another one looks now. */
  #turnTo() {
    const { view } = this.sitting;
    if (!view || view.viewer === this.#viewer) return;
    this.since.close();
    this.rare.clear();
    if (this.#viewer !== undefined) {
      hush();
      closeDialogs();
      void this.timeline.follow();
    }
    this.#viewer = view.viewer;
  }

  #changed() {
    this.#turnTo();
    hideRefusal();
    hideTold();
    this.coach.follow();
    this.timeline.keepUp();
    const paced = this.pace !== "0" && (this.pace !== null || settings.pace !== "none");
    motion.allowMotion(paced && !this.sitting.hurry, this.sitting.pace());
    const { view } = this.sitting;
    if (view) this.texts.seats = view.seats;
    if (view) this.#call.follow(view);
    if (view && view.viewer !== null) this.#front = view.viewer;
    if (!this.sitting.visiting && view?.seats.some((seat) => seat.kind === "guest")) void this.#invite();
    if (view?.next.kind === "person") {
      const guided = this.sitting.path.length ? "" : this.guide?.spoken;
      const spoken = `${view.voyage?.number ?? ""}:${view.step}:${this.sitting.path.length}`;
      if (spoken !== this.#spoken) say(guided || this.texts.plain(this.sitting.status));
      this.#spoken = spoken;
    }
    this.shell.redraw();
    for (const look of this.#looks) look.draw();
    if (view?.next.kind !== "over") {
      this.#ended = false;
      if (view) this.#played = true;
    } else if (!this.#ended) {
      this.#ended = true;
      void this.#reckon();
    }
  }

  /** Somebody sits elsewhere: this page is their host. */
  async #invite() {
    if (this.company || this.#inviting) return;
    this.#inviting = true;
    const [{ hostOf }, { HostCompany }] = await Promise.all([
      import("../guests/host.js"),
      import("../guests/company.js"),
      style("guests/guests.css"),
    ]);
    this.#inviting = false;
    const host = hostOf(this.sitting.id);
    if (!host || this.#aborts.signal.aborted) return;
    host.attach(this.sitting);
    this.company = new HostCompany(host, this.sitting, () => this.shell.redraw(), this.#aborts.signal);
    this.shell.redraw();
  }

  /** @param {LogLine[]} lines */
  #said(lines) {
    this.#turnTo();
    say(lines.map((line) => this.texts.plain(line.message)).join(" "));
    void this.rare.hear(lines, this.texts);
    // What moves is heard as it moves.
    if (!motion.seen()) for (const tone of new Set(lines.map((line) => line.tone))) sound.tell(tone);
  }

  /** A bot has got on with its thinking, or ended it. */
  #thought() {
    const { thought } = this.sitting;
    const shown = document.querySelector("[data-thinking]") !== null;
    if (thought === null || !shown) this.shell.redraw();
    else showThought(thought);
  }

  // Looking back

  /** The table shows another step, or the present again. */
  #redrawn() {
    hideRefusal();
    hideTold();
    this.shell.redraw();
    for (const look of this.#looks) look.draw();
  }

  /** @param {LogLine[]} lines what was told at the step that is shown now */
  #stepped(lines) {
    this.texts.seats = this.timeline.past?.seats ?? this.texts.seats;
    hush();
    say(lines.map((line) => this.texts.plain(line.message)).join(" "));
  }

  /** @param {import("../types.js").Save} save @param {number} turn */
  #branched(save, turn) {
    const name = this.texts.ui("branch-name", { name: this.#name(), turn });
    go(this.#address(saves.add(name, { save })));
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

  // Drawing

  /** What lies on the table that is drawn: as it is, or as it was. */
  get #shown() {
    return this.timeline.past ?? this.sitting.view;
  }

  /** @returns {Context} */
  #context() {
    const { sitting } = this;
    const view = /** @type {import("../types.js").View} */ (this.#shown);
    const past = this.timeline.past !== null;
    return {
      view,
      texts: this.texts,
      lit: past ? new Map() : sitting.lit(),
      changeable: past ? new Set() : selection.changeable(view.moves, sitting.path),
      coached: past ? new Set() : this.coach.points,
      path: past ? [] : sitting.path,
      news: new Set(view.news.things),
      hints: settings.hints,
      click: this.#clicks,
      inspect: this.#inspects,
      open: this.#open,
      fold: (id, opened) => {
        this.#open.set(id, opened);
        this.shell.redraw();
      },
      zoom: this.#zoom,
      setZoom: (id, zoom) => this.#setZoom(id, zoom),
    };
  }

  /** @param {string} id @param {number} zoom */
  #setZoom(id, zoom) {
    this.#zoom.set(id, zoom);
    this.shell.redraw();
  }

  draw() {
    const { sitting, texts } = this;
    const { view, problem } = sitting;
    if (problem) return drawFailure(problem, sitting, texts, () => this.#export());
    if (!view) return drawLoading(this.shell, texts);
    const over = view.next.kind === "over";
    const ground = staged("ground", view.game);
    const curtain = view.next.kind === "curtain" && !view.peeking && !this.timeline.past;
    const voyage = this.guide?.marks;
    return html`<main class="table" id="main" tabindex="-1" data-game=${view.game} data-to-act=${view.to_act ?? ""} ?data-over=${over}
      ?data-past=${this.timeline.past} data-seats=${view.seats.length} data-moment=${sitting.moment} data-voyage-step=${voyage?.step ?? nothing} ?data-voyage-over=${voyage?.over} @focusin=${this.#focus.note}>
      ${ground ? picture(ground, "ground-picture", view.game) : nothing}
      ${
        curtain
          ? drawCurtain({
              seat: view.next.seat ?? 0,
              name: view.seats[view.next.seat ?? 0]?.name ?? "",
              texts,
              lift: () => void sitting.request({ op: "look", seat: view.next.seat }),
            })
          : this.#drawTable()
      }
      ${this.guide?.draw(view, texts) ?? nothing}
    </main>
    ${curtain || over || this.timeline.past ? nothing : this.rare.draw(texts)}
    ${this.#listed && !curtain && !this.timeline.past ? this.#drawOptions() : nothing}
    ${this.#page && !curtain ? this.#drawPage(this.#page) : nothing}
    ${
      curtain || this.timeline.past || this.#listed || this.#page
        ? nothing
        : this.since.draw(
            texts,
            () => void this.listSince(),
            this.timeline.offered ? () => void this.walkAgain() : null,
          )
    }`;
  }

  #drawTable() {
    const { sitting, texts } = this;
    const ctx = this.#context();
    const { view } = ctx;
    const { past } = this.timeline;
    const paced = (this.pace ?? settings.pace) !== "none" && this.pace !== "0";
    return html`
      ${past ? this.timeline.draw(texts) : drawStatus(view, sitting, texts, paced, this.coach, this.guide ? nothing : this.since.drawButton(texts, () => void this.listSince()))}
      ${drawNotice(sitting, texts, () => this.#export())}
      ${this.company?.draw(texts) ?? nothing}
      ${drawLayout(ctx, {
        front: past?.viewer ?? this.#front,
        log: past ? this.timeline.log : sitting.log,
        missed:
          past || this.guide ? null : this.since.missed(this.timeline.offered ? () => void this.walkAgain() : null),
        openStep: this.timeline.offered && !this.guide ? this.#opens : null,
        acts: past
          ? nothing
          : html`${drawStanding(ctx, (request) => sitting.request(request))}${
              view.next.kind === "over"
                ? html`<button type="button" class="brass" @click=${() => this.#showEnd()}>${icon("laurels-trophy")}<span>${texts.ui("reckoning")}</span></button>`
                : nothing
            }`,
        seatMenu: (seat) => this.#seatMenu(seat),
      })}`;
  }

  /** Opens or closes the list of what happened since one looked. */
  async listSince() {
    await style("options.css");
    if (this.since.shown) this.since.close();
    else if (this.since.lines.length) this.since.shown = true;
    this.shell.redraw();
    await Promise.resolve();
    const way = this.since.shown ? ".since h2" : "[data-do='since']";
    /** @type {HTMLElement | null} */ (document.querySelector(way))?.focus();
  }

  /** Walks again through what happened since one looked. */
  async walkAgain() {
    const first = this.since.lines[0];
    if (!first || !this.timeline.offered) return;
    this.since.close();
    await this.timeline.open(Math.max(0, first.step - 1));
    if (this.timeline.past && !this.timeline.playing) this.timeline.toggle();
  }

  #drawOptions() {
    const { sitting } = this;
    return drawOptions(this.#context(), {
      status: sitting.status,
      choose: (line) => {
        light([]);
        if (line.move) void sitting.play(line.move, (question) => this.#confirm(question));
        else sitting.choose(line.path);
        // The list has changed below the finger or the key: it is read from its top again.
        document.querySelector(".options-body")?.scrollTo(0, 0);
        /** @type {HTMLElement | null} */ (document.querySelector(".options h2"))?.focus();
      },
      light,
      back: () => sitting.cancel(),
      close: () => void this.listActions(),
    });
  }

  /** Called before each drawing; what it returns is called after. */
  beforeDraw() {
    const root = this.#root?.isConnected ? this.#root : null;
    const shown = this.#shown;
    const land = root ? motion.before(root, this.#lain, shown) : () => {};
    this.#lain = shown;
    const focus = this.#focus.before(root);
    return () => {
      this.#root = document.querySelector("main.table");
      if (!this.#root) return;
      keyboard.rove(this.#root);
      this.#settle(this.#root);
      land();
      focus(this.#root);
      this.#showLogEnd(this.#root);
    };
  }

  /**
   * Brings the end of the log into sight: when lines have come, and when its place has become lower or higher and
   * nobody has scrolled in it.
   *
   * @param {HTMLElement} root
   */
  #showLogEnd(root) {
    const log = root.querySelector(".log-view");
    const lines = (this.timeline.past ? this.timeline : this.sitting).log.length;
    const shown = this.#logShown;
    const same = lines === shown.lines;
    if (!log || (same && (log.clientHeight === shown.height || log.scrollTop !== shown.top))) return;
    const missed = log.querySelector(".missed");
    log.scrollTop = log.scrollHeight;
    // What was missed is read from its beginning.
    if (missed instanceof HTMLElement && missed.offsetHeight > log.clientHeight)
      missed.scrollIntoView({ block: "start" });
    this.#logShown = { lines, height: log.clientHeight, top: log.scrollTop };
  }

  /** What is arranged once the table is drawn and its sizes are known. @param {HTMLElement} root */
  #settle(root) {
    lay(root);
    arrangeHints(root);
    if (!this.timeline.past) this.coach.show(root, this.texts, () => void this.#playHint());
    const { moment = "" } = root.dataset;
    if (moment !== this.#drawn) {
      showLit(root);
      bringLit(root);
    }
    this.#drawn = moment;
    point(root);
    this.rare.settle(root);
    this.guide?.settle(root);
  }

  // What a person does

  /** Asks which of several things a finger meant. @param {string[]} ids */
  #choose(ids) {
    if (this.#shown) showChoice(ids, this.#context());
  }

  /** @param {string} id */
  async #click(id) {
    hideRefusal();
    const view = this.#shown;
    if (!view) return;
    const at = document.activeElement?.getAttribute("data-id") === id ? document.activeElement : this.#thing(id);
    const element = find(view.scene, id);
    if (element?.inert) {
      if (element.contents?.length) this.#inspect(element);
      else if (at) tell(at, this.#told(id), true);
      return;
    }
    if (this.timeline.past) {
      if (element?.contents?.length) this.#inspect(element);
      else if (at) tell(at, this.#told(id), true);
      return;
    }
    const dark = await this.sitting.click(id, (question) => this.#confirm(question));
    if (!dark || this.guide?.answer(dark)) return;
    const refusal =
      view.next.kind === "over" ? { scope: "core", clause: "game.over" } : await this.sitting.refusal(dark);
    if (this.sitting.view?.viewer !== view.viewer) return;
    if (element?.contents?.length) {
      // A dark pile is opened; why it stays dark stands below what lies in it.
      const clause = refusal ? await clauseOf(refusal, view.game, this.texts) : null;
      this.#inspect(element, clause && { clause, reason: refusal?.reason });
      return;
    }
    const still = at?.isConnected ? at : this.#thing(id);
    if (still && element?.about && refusal?.scope === "core" && refusal.clause === "choice.not-now")
      tell(still, this.#told(id), true);
    else if (refusal && still)
      await showRefusal(still, refusal, view.game, this.texts, element?.face?.text ?? element?.about);
  }

  /** @param {string} id */
  #thing(id) {
    return document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** @param {Message} question */
  #confirm(question) {
    const { texts } = this;
    return ask({
      question: sentence(texts, question),
      label: texts.plain(question),
      yes: texts.ui("yes"),
      no: texts.ui("no"),
    });
  }

  /** Tells what a thing is. @param {string} id */
  #asked(id) {
    const thing = this.#shown ? find(this.#shown.scene, id) : null;
    if (thing) this.#inspect(thing);
    return thing !== null;
  }

  /** What a thing is called and what it does. @param {string} id */
  #told(id) {
    const thing = this.#shown ? find(this.#shown.scene, id) : null;
    if (!thing || TEXTUAL.has(thing.kind)) return null;
    const book = present(this.texts.lang, this.game);
    const known = thing.about ? null : explained(book, thing);
    const about = book && known ? book.words.plain(known.says) : this.texts.plain(thing.about);
    return { name: this.texts.plain(thing.label), about };
  }

  /**
   * Tells what a thing is, and opens what lies in or on it.
   *
   * @param {SceneElement} element
   * @param {import("./inspect.js").Why | null} [why] what keeps it dark, where that is known
   */
  #inspect(element, why = null) {
    hideTold();
    style("handbook.css").catch(() => {}); // it reads without, too
    const look = showThing(element, {
      texts: this.texts,
      context: () => (this.#shown ? this.#context() : null),
      why,
      learn: () => this.#learn(element, why),
      step: (way) => {
        const next = this.#neighbour(element.id, way);
        look.close();
        if (!next) return;
        this.#inspect(next);
        const again = document.querySelector(`[data-do='thing-${way > 0 ? "after" : "before"}']`);
        /** @type {HTMLElement | null} */ (again)?.focus();
      },
      onClose: () => {
        this.#looks.delete(look);
      },
    });
    this.#looks.add(look);
  }

  /**
   * What explains a thing: the handbook, the clause behind it, and what keeps it dark now.
   *
   * @param {SceneElement} element
   * @param {import("./inspect.js").Why | null} why
   * @returns {Promise<import("./inspect.js").Known>}
   */
  async #learn(element, why) {
    const { texts, game } = this;
    const book = await handbook(texts.lang, game);
    const clause = explained(book, element)?.clause ?? "";
    const behind = clause ? await clauseOf({ scope: "game", clause }, game, texts) : null;
    return { book, behind, why: why ?? (await this.#dark(element)) };
  }

  /** Why a thing cannot be chosen now, where its game has a clause for it. @param {SceneElement} element */
  async #dark({ id, inert }) {
    const { sitting, texts, game } = this;
    const { view, path } = sitting;
    if (inert || this.timeline.past || view?.next.kind !== "person" || view.next.seat !== view.viewer) return null;
    if (selection.click(view.moves, path, id).kind !== "dark") return null;
    const refusal = await sitting.refusal([...path, id]);
    if (refusal?.scope !== "game") return null;
    const clause = await clauseOf(refusal, game, texts);
    return clause && { clause, reason: refusal.reason };
  }

  /** The thing before (-1) or after (1) another one on the table, in reading order. @param {string} id @param {1 | -1} way */
  #neighbour(id, way) {
    const all = this.#shown ? [...elementsOf(this.#shown.scene.areas)] : [];
    const at = all.findIndex((one) => one.id === id || one.contents?.some((content) => content.id === id));
    return all.at((at + way) % all.length);
  }

  /** Carries out what the coach would do. */
  async #playHint() {
    const { view } = this.sitting;
    const action = JSON.stringify(this.coach.advice?.action);
    const move = view?.moves.find((one) => JSON.stringify(one.action) === action);
    if (move) await this.sitting.play(move, (question) => this.#confirm(question));
  }

  async undo() {
    const { view } = this.sitting;
    const { texts } = this;
    if (this.timeline.past) return;
    if (!view?.undo) {
      toast(texts.ui("undo-nothing"));
      return;
    }
    if (view.undo === "practice" && !view.practice) {
      const sure = await ask({
        question: texts.ui("undo-practice"),
        label: texts.ui("undo"),
        yes: texts.ui("undo"),
        no: texts.ui("no"),
      });
      if (!sure) return;
    }
    await (this.sitting.problem ? this.sitting.instead({ op: "undo" }) : this.sitting.request({ op: "undo" }));
  }

  /** Does again what was taken back. */
  async redo() {
    if (this.timeline.past) return;
    if (!this.sitting.view?.redo) toast(this.texts.ui("redo-nothing"));
    else await this.sitting.request({ op: "redo" });
  }

  /** Opens or closes the list of all that is legal now. */
  async listActions() {
    await style("options.css");
    this.#listed = !this.#listed;
    this.#page = null;
    light([]);
    this.shell.redraw();
    await Promise.resolve();
    if (this.#listed) chooseSide();
    const ways = this.#listed ? [".options [data-legal]", ".options h2"] : ["[data-do='options']"];
    const first = ways.map((way) => document.querySelector(way)).find(Boolean);
    /** @type {HTMLElement | undefined} */ (first)?.focus();
  }

  /** Opens or closes the one page at hand. */
  async togglePage() {
    this.#page = this.#page ? null : await this.#readPage();
    this.#listed = false;
    light([]);
    this.shell.redraw();
    await Promise.resolve();
    if (this.#page) chooseSide();
    const way = this.#page ? ".page-sheet h2" : "[data-do='page']";
    /** @type {HTMLElement | null} */ (document.querySelector(way))?.focus();
  }

  async #readPage() {
    const [book] = await Promise.all([
      handbook(this.texts.lang, this.game),
      style("options.css").then(() => style("handbook.css")),
    ]);
    return book;
  }

  /** @param {import("../handbook.js").Book} book */
  #drawPage(book) {
    const { texts, game } = this;
    return html`<aside class="options page-sheet" aria-label=${texts.ui("page")}>
      <header>${icon("treasure-map")}<h2 tabindex="-1">${texts.ui("page")}</h2>
        <a class="round" href="#/page/${game}" aria-label=${texts.ui("page-alone")} title=${texts.ui("page-alone")}>${icon("linked-rings")}</a>
        <button type="button" class="round" data-do="page-close" aria-label=${texts.ui("close")} title=${texts.ui("close")} @click=${() => void this.togglePage()}>${icon("cancel")}</button></header>
      <div class="options-body">${drawPage(book, game)}</div>
    </aside>`;
  }

  async showLog() {
    const past = this.timeline.past;
    const looks = style("handbook.css").catch(() => {}); // it reads without, too
    const viewer = this.#shown?.viewer;
    const [book] = await Promise.all([handbook(this.texts.lang, this.game), looks]);
    if (this.#shown?.viewer !== viewer) return; // the screen went to somebody else meanwhile
    showLog({
      book,
      lines: past ? this.timeline.log : this.sitting.log,
      news: this.#shown?.news.line ?? 0,
      texts: this.texts,
      openStep: this.timeline.offered && !this.guide ? (step) => this.lookBack(step) : null,
    });
  }

  help() {
    showHelp(this.texts);
  }

  /** Makes a picture of the table and the result, to send to friends. */
  async picture() {
    const { view } = this.sitting;
    const table = this.#root?.querySelector(".cabin");
    if (!view || !table || this.timeline.past) return;
    const { snapshot } = await import("../snapshot.js");
    const made = await snapshot(table, view, this.texts, this.title);
    if (made) await sharePicture(made, this.#name());
    else toast(this.texts.ui("picture-failed"));
  }

  /** Looks back on the finished game. */
  async review() {
    const { showReview } = await import("../review.js");
    await showReview(this.sitting, this.texts, this.timeline.offered ? (step) => this.lookBack(step) : null);
  }

  /** Learns what is worth telling of the game that is over, notes it if it was finished here, and shows its end. */
  async #reckon() {
    const { view, save, id } = this.sitting;
    const answer = this.sitting.visiting ? null : await this.sitting.aside({ op: "feats" });
    if (this.#aborts.signal.aborted || !view || this.sitting.view?.next.kind !== "over") return;
    this.#feats = (answer?.feats ?? []).filter(({ seat }) => !view.cooperative || seat === 0);
    if (this.#played && save && !this.guide)
      statistics.note(id, view, save, answer?.feats ?? [], saves.entry(id)?.spent ?? 0);
    if (this.#played) finale(view);
    this.#showEnd();
  }

  #showEnd() {
    const { view } = this.sitting;
    const { visiting } = this.sitting;
    const ways = {
      rematch: visiting ? null : () => this.rematch(),
      menu: () => go("#/"),
      ...(visiting || this.guide ? {} : { review: () => void this.review() }),
      picture: () => void this.picture(),
    };
    if (view) showEnd(view, this.texts, ways, this.#feats);
  }

  /** @param {number} seat */
  #seatMenu(seat) {
    showSeatMenu(this.sitting, this.texts, seat);
  }

  /** What can be done with the sitting. */
  showMenu() {
    const { guide } = this;
    /** @type {import("./menu.js").Item[]} */
    const all = [
      { sign: "checklist", text: "actions", act: () => void this.listActions(), key: "a" },
      { sign: "scroll-quill", text: "log", act: () => void this.showLog(), key: "l" },
      ...(this.#booked ? [{ sign: "treasure-map", text: "page", act: () => void this.togglePage(), key: "p" }] : []),
      { sign: "rule-book", text: "rules", act: () => go(`#/rules/${this.game}`) },
      ...(this.#voyages ? [{ sign: "compass", text: "voyages", act: () => go(`#/voyage/${this.game}`) }] : []),
      { sign: "help", text: "help", act: () => this.help(), key: "?" },
      { sign: "settings-knobs", text: "settings", act: () => go("#/settings") },
      { sign: "cloud-download", text: "export", act: () => this.#export() },
      { sign: "linked-rings", text: "link-copy", act: () => void this.#copyLink() },
      ...(this.#sendable ? [{ sign: "paper-plane", text: "move-send", act: () => void this.#send() }] : []),
      { sign: "crossed-swords", text: "rematch", act: () => this.rematch() },
      { sign: "exit-door", text: "to-menu", act: () => go("#/") },
    ];
    // The game of a guest lies elsewhere: there is nothing of it here to send away.
    const open = this.sitting.visiting ? all.filter(({ text }) => !HOSTS.has(text)) : all;
    const items = guide ? [...open.filter(({ text }) => GUIDED.has(text)), ...guide.items()] : open;
    showMenu(this.texts, items, guide ? null : this.sitting.view, (seat) => this.#seatMenu(seat));
  }

  /** The same game with the same seats once more, with other luck. */
  rematch() {
    const { save, view } = this.sitting;
    if (!save || !view) return;
    const { game, options } = save;
    const now = view.seats.map(({ name, kind }) => ({ name, kind }));
    const setup = { game, seats: now, options, seed: newSeed() };
    const id = saves.add(this.#name(), { setup });
    this.company?.goOn?.(id);
    go(this.#address(id));
  }

  /** What the saved game is called. */
  #name() {
    return saves.entry(this.sitting.id)?.name || this.title;
  }

  #export() {
    if (this.sitting.save) download(this.sitting.save, this.#name());
  }

  /** Whether the game can be handed on to the next person: one is awaited, and several play. */
  get #sendable() {
    const { view } = this.sitting;
    const people = view?.seats.filter((seat) => seat.kind === "human" && !seat.conceded).length ?? 0;
    return people > 1 && ["person", "curtain", "over"].includes(view?.next.kind ?? "");
  }

  async #send() {
    const { sendMove } = await import("../guests/move.js");
    await sendMove(this.sitting, this.#name(), this.texts);
  }

  async #copyLink() {
    if (this.sitting.save) await offerLink(this.sitting.save, this.texts);
  }

  tools() {
    const { texts, sitting } = this;
    const { view } = sitting;
    const tool = (
      /** @type {string} */ sign,
      /** @type {string} */ text,
      /** @type {() => void} */ act,
      more = "",
      off = false,
    ) =>
      html`<button type="button" class="tool ${more}" data-do=${text} title=${texts.ui(text)} aria-label=${texts.ui(text)} ?disabled=${off} @click=${act}>${icon(sign)}<span class="tool-text">${texts.ui(text)}</span></button>`;
    const past = this.timeline.past !== null;
    return html`${tool("rule-book", "rules", () => go(`#/rules/${this.game}`), "tool-rules")}
      <button type="button" class="tool" data-do="options" title=${texts.ui("actions")} aria-label="${texts.ui("actions-short")}: ${texts.ui("actions")}" aria-expanded=${this.#listed ? "true" : "false"} @click=${() => void this.listActions()}>${icon("checklist")}<span class="tool-text">${texts.ui("actions-short")}</span></button>
      ${
        this.guide
          ? nothing
          : html`${tool("anticlockwise-rotation", "undo", () => void this.undo(), "tool-undo", past || !view?.undo)}
      ${tool("clockwise-rotation", "redo", () => void this.redo(), "tool-redo", past || !view?.redo)}
      ${this.timeline.offered ? tool("backward-time", "timeline", () => this.lookBack(), "tool-timeline") : nothing}`
      }
      ${this.#booked ? html`<button type="button" class="tool tool-page" data-do="page" title=${texts.ui("page")} aria-label=${texts.ui("page")} aria-expanded=${this.#page ? "true" : "false"} @click=${() => void this.togglePage()}>${icon("treasure-map")}<span class="tool-text">${texts.ui("page")}</span></button>` : nothing}
      ${tool("scroll-quill", "log", () => void this.showLog(), "tool-log")}
      ${tool("ship-wheel", "menu", () => this.showMenu(), "tool-menu")}`;
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    const root = this.#root;
    if (!root) return;
    if (this.timeline.key(event)) return;
    if (event.key === "Escape" && this.#page) {
      void this.togglePage();
      return;
    }
    if (
      event.key === "Escape" &&
      (refusing() || this.coach.thought !== null || this.coach.advice || this.sitting.path.length)
    ) {
      if (refusing()) hideRefusal();
      else if (this.coach.thought !== null) this.coach.stop();
      else if (this.coach.advice) {
        this.coach.close();
        this.shell.redraw();
      } else this.sitting.cancel();
    } else if (event.key === "Escape" && this.#listed) void this.listActions();
    else if (event.key === "Escape" && this.since.shown) void this.listSince();
    else if (event.key === "Escape" && this.rare.told) this.rare.close();
    else if (keyboard.typing(event)) return;
    else if (keyboard.arrow(root, event)) event.preventDefault();
    else if (!settings.letters) return;
    else if (event.key === "u") void this.undo();
    else if (event.key === "U") void this.redo();
    else if (event.key === "t") this.lookBack();
    else if (event.key === "w" && !this.guide) void this.walkAgain();
    else if (event.key === "h") void this.coach.ask();
    else if (event.key === "f") this.sitting.hasten();
    else if (event.key === "l") void this.showLog();
    else if (event.key === "p" && this.#booked) void this.togglePage();
    else if (event.key === "a") void this.listActions();
    else if (event.key === "?") this.help();
    else if (event.key === "n") keyboard.nextLit(root, 1);
    else if (event.key === "N") keyboard.nextLit(root, -1);
    else if (event.key === "i") {
      const id =
        document.activeElement?.getAttribute("data-id") ?? root.querySelector("[data-id]")?.getAttribute("data-id");
      if (id) this.#asked(id);
    }
  }
}
