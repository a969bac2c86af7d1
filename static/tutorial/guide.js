/**
 * What speaks and points in a first voyage: a note beside the table, and rings around what it speaks of.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").TutorialState} TutorialState
 * @typedef {import("../ui/texts.js").Texts} Texts
 * @typedef {import("./session.js").VoyageSitting} VoyageSitting
 */
import { html, nothing } from "lit-html";
import { moving } from "../motion/index.js";
import { findTarget, placeNote, placeRings, scrollToTargets } from "../table/panels/note-placement.js";
import { icon } from "../ui/icons.js";
import * as keyboard from "../ui/keyboard.js";
import { announce } from "../ui/live-region.js";
import { drawMessage } from "../ui/message.js";
import { navigate } from "../ui/router.js";
import { keep } from "./progress.js";

/** What is read beside the note: the sentence at the top, and one's own cards. */
const READ = ".status, .zone-hand .place, .zone-own :is(.seat-head, .place)";
/** What else is looked at: all that lies somewhere, and the numbers; empty places and the log may be covered. */
const THINGS = ".thing:not(.is-empty, .outline)";

export class Guide {
  /** Why what was tried last was not the thing; "" where nothing was. */
  #aside = "";
  /** The step that the page was last arranged for. */
  #settled = "";
  /** What the note last made way for. */
  #lit = "";
  #frame = 0;
  /** @type {Element[]} */
  #targets = [];

  /**
   * @param {VoyageSitting} session
   * @param {() => Texts} words the voyage's own texts
   * @param {readonly {id: string}[]} plans all voyages of the game
   */
  constructor(session, words, plans) {
    this.session = session;
    this.words = words;
    this.plans = plans;
    session.addEventListener("change", () => this.#changed());
  }

  get game() {
    return this.session.game;
  }

  /** @returns {TutorialState | undefined} */
  get #now() {
    return this.session.view?.voyage;
  }

  /** The number of this voyage among the game's. */
  get #place() {
    return this.plans.findIndex((plan) => plan.id === this.session.plan.id);
  }

  /** What the table's root tells of the voyage. */
  get marks() {
    const now = this.#now;
    return { step: now ? String(now.number + 1) : "", over: now?.over ?? false };
  }

  /** What is said now, for screen readers; "" while something is played. */
  get spoken() {
    const now = this.#now;
    return now && !now.runs ? this.#text(now) : "";
  }

  #changed() {
    const now = this.#now;
    if (!now) return;
    if (now.number !== this.session.step) this.#aside = "";
    this.session.step = now.number;
    keep(this.game, now.id, { step: now.over ? 0 : now.number, done: now.over });
  }

  /** @param {TutorialState} now */
  #text(now) {
    return this.words().plain({ id: `voyage-${now.id}-${now.step}` });
  }

  /**
   * Answers a click that the voyage does not wait for although the rules allow it.
   *
   * @param {readonly string[]} path
   * @returns {boolean} false where the rules have to answer
   */
  answer(path) {
    const now = this.#now;
    if (!now || now.runs) return true;
    const allowed = now.elsewhere.some((one) => path.every((id, place) => one[place] === id));
    // A step that only tells asks for nothing yet.
    if (!allowed && now.waits) return false;
    const words = this.words();
    const own = `voyage-${now.id}-${now.step}.else`;
    this.#aside = words.has(own)
      ? words.plain({ id: own })
      : words.ui(now.waits ? "voyage-elsewhere" : now.over ? "voyage-done" : "voyage-listen");
    announce(this.#aside);
    this.session.dispatchEvent(new Event("change"));
    return true;
  }

  /** @param {View} view @param {Texts} texts */
  draw(view, texts) {
    const now = view.voyage;
    if (!now) return nothing;
    const { session } = this;
    const words = this.words();
    const last = session.log.at(-1);
    const said = now.runs
      ? html`<p class="voyage-text">${last ? drawMessage(texts, last.message) : texts.ui("voyage-watch")}</p>`
      : html`<p class="voyage-text">${this.#text(now)}</p>`;
    return html`${now.points.map(() => html`<span class="voyage-ring ${moving ? "" : "is-still"}" aria-hidden="true" hidden></span>`)}
      <aside class="voyage-note paper-note ${now.runs ? "is-running" : ""}" aria-label=${texts.ui("voyage")}>
        <header><h2>${words.plain({ id: `voyage-${now.id}` })}</h2>
          <span class="voyage-count">${texts.ui("voyage-count", { number: now.number + 1, of: now.of })}</span>
          <button type="button" class="round" data-do="voyage-leave" aria-label=${texts.ui("voyage-leave")} title=${texts.ui("voyage-leave")} @click=${() => this.#leave()}>${icon("cancel")}</button></header>
        ${said}
        ${this.#aside && !now.runs ? html`<p class="voyage-aside">${this.#aside}</p>` : nothing}
        <footer>
          <button type="button" class="plain voyage-back" data-do="voyage-back" ?disabled=${now.number === 0 || session.busy} aria-label=${texts.ui("voyage-back")} title=${texts.ui("voyage-back")} @click=${() => void session.turnTo(now.number - 1)}>${icon("plain-arrow")}</button>
          ${now.over ? this.#end(texts) : this.#on(now, texts)}
        </footer>
      </aside>`;
  }

  /** @param {TutorialState} now @param {Texts} texts */
  #on(now, texts) {
    if (now.runs) {
      return html`<button type="button" class="plain" data-do="voyage-pass" @click=${() => this.session.skip()}>${texts.ui("skip")}</button>`;
    }
    const request = (/** @type {string} */ op) => () => void this.session.request({ op });
    return now.waits
      ? html`<button type="button" class="plain" data-do="voyage-pass" @click=${request("pass-over")}>${texts.ui("voyage-pass")}</button>`
      : html`<button type="button" class="brass" data-do="voyage-on" data-legal @click=${request("go-on")}>${texts.ui("voyage-on")}</button>`;
  }

  /** @param {Texts} texts */
  #end(texts) {
    const next = this.plans[this.#place + 1];
    return html`${next ? html`<a class="brass" data-do="voyage-next" href="#/voyage/${this.game}/${this.#place + 2}">${texts.ui("voyage-next")}</a>` : nothing}
      <a class=${next ? "plain" : "brass"} data-do="voyage-play" href="#/new/${this.game}">${texts.ui("voyage-play")}</a>`;
  }

  #leave() {
    navigate(`#/new/${this.game}`);
  }

  /** The menu that takes the place of a game's. @returns {import("../table/panels/game-menu.js").Item[]} */
  items() {
    return [
      { sign: "anticlockwise-rotation", text: "voyage-again", act: () => void this.session.turnTo(0) },
      { sign: "anchor", text: "voyage-play", act: () => navigate(`#/new/${this.game}`) },
    ];
  }

  /** What is arranged once the table is drawn. @param {HTMLElement} root */
  settle(root) {
    const now = this.#now;
    const note = /** @type {HTMLElement | null} */ (root.querySelector(".voyage-note"));
    if (!now || !note) return;
    const found = now.points.map((id) => findTarget(root, id));
    this.#targets = /** @type {Element[]} */ (found.filter(Boolean));
    document.documentElement.style.setProperty("--note", `${note.offsetHeight}px`);
    const settled = `${now.number}:${now.runs}`;
    if (settled !== this.#settled) {
      this.#settled = settled;
      if (!now.runs) {
        scrollToTargets(this.#targets, note);
        this.#focus(root, now);
      }
    }
    // With each click other things are lit, and the note makes way for them.
    const lit = `${settled}:${this.session.path.join(" ")}`;
    if (lit !== this.#lit) {
      this.#lit = lit;
      this.#put(root, note);
    }
    cancelAnimationFrame(this.#frame);
    this.#follow(root, note);
  }

  /** Keeps the keys where the voyage goes on. @param {HTMLElement} root @param {TutorialState} now */
  #focus(root, now) {
    const held = document.activeElement;
    if (held && held !== document.body && held !== root && !held.closest(".voyage-note")) return;
    const on = /** @type {HTMLElement | null} */ (root.querySelector(".voyage-note :is([data-legal], a.brass)"));
    if (on) on.focus({ preventScroll: true });
    else if (now.waits) {
      const first = /** @type {HTMLElement | null} */ (root.querySelector("[data-legal]"));
      if (first) keyboard.focusInPlace(first);
    }
  }

  /** @param {HTMLElement} root @param {HTMLElement} note */
  #put(root, note) {
    const boxes = (/** @type {Iterable<Element>} */ things) => [...things].map((one) => one.getBoundingClientRect());
    const list = boxes(document.querySelectorAll(".options"));
    const lit = boxes(root.querySelectorAll("[data-id][data-legal]"));
    const [read, things] = [boxes(root.querySelectorAll(READ)), boxes(root.querySelectorAll(THINGS))];
    placeNote(note, [...boxes(this.#targets), ...list], lit, read, things);
  }

  /** The rings stay with what moves, and the note makes way. @param {HTMLElement} root @param {HTMLElement} note */
  #follow(root, note) {
    if (!note.isConnected) return;
    const rings = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".voyage-ring")]);
    if (placeRings(note, rings, this.#targets) || !inWindow(note)) this.#put(root, note);
    this.#frame = requestAnimationFrame(() => this.#follow(root, note));
  }

  leave() {
    cancelAnimationFrame(this.#frame);
  }
}

/** @param {HTMLElement} note */
function inWindow(note) {
  const { left, top, right, bottom } = note.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}
