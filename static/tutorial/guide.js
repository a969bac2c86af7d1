/**
 * The guide of a tutorial: a note over the table, and rings around the elements that the note mentions.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").TutorialState} TutorialState
 * @typedef {import("../ui/texts.js").Texts} Texts
 * @typedef {import("./session.js").TutorialSession} TutorialSession
 */
import { html, nothing } from "lit-html";
import { drawRings, GuideNote } from "../table/panels/guide-note.js";
import { drawMessage } from "../ui/draw-message.js";
import { navigate } from "../ui/hash-navigation.js";
import { icon } from "../ui/icons.js";
import * as keyboard from "../ui/keyboard-navigation.js";
import { announce } from "../ui/live-region.js";
import { saveProgress } from "./progress.js";

export class Guide {
  /** Answer to a click that is not the one the step asks for; "" for none. */
  #reply = "";
  #note;

  /**
   * @param {TutorialSession} session
   * @param {() => Texts} words texts of the tutorial
   * @param {readonly {id: string}[]} plans all tutorials of the game
   */
  constructor(session, words, plans) {
    this.session = session;
    this.words = words;
    this.plans = plans;
    this.#note = new GuideNote(session);
    session.addEventListener("change", () => this.#changed());
  }

  get game() {
    return this.session.game;
  }

  /** @returns {TutorialState | undefined} */
  get #state() {
    return this.session.view?.tutorial;
  }

  /** Index of this tutorial in the game's list. */
  get #index() {
    return this.plans.findIndex((plan) => plan.id === this.session.plan.id);
  }

  /**
   * Step number (from 1) and whether the tutorial is over, set as attributes of the table's root for tests and styles.
   */
  get rootState() {
    const now = this.#state;
    return { step: now ? String(now.number + 1) : "", over: now?.over ?? false };
  }

  /** Text of the step, for screen readers; "" while moves are being played. */
  get announcement() {
    const now = this.#state;
    return now && !now.runs ? this.#text(now) : "";
  }

  #changed() {
    const now = this.#state;
    if (!now) return;
    if (now.number !== this.session.step) this.#reply = "";
    this.session.step = now.number;
    saveProgress(this.game, now.id, { step: now.over ? 0 : now.number, done: now.over });
  }

  /** Text of the current step. @param {TutorialState} now */
  #text(now) {
    return this.words().plain({ id: `voyage-${now.id}-${now.step}` });
  }

  /**
   * Answer a click that the step does not ask for, in place of the rules.
   *
   * @param {readonly string[]} path
   * @returns {boolean} false for a click that is left to the rules, which refuse it
   */
  intercept(path) {
    const now = this.#state;
    if (!now || now.runs) return true;
    const allowed = now.elsewhere.some((one) => path.every((id, place) => one[place] === id));
    // A step without a task asks for no click, so the guide answers all of them.
    if (!allowed && now.waits) return false;
    const words = this.words();
    const own = `voyage-${now.id}-${now.step}.else`;
    this.#reply = words.has(own)
      ? words.plain({ id: own })
      : words.ui(now.waits ? "voyage-elsewhere" : now.over ? this.#endText : "voyage-listen");
    announce(this.#reply);
    this.session.dispatchEvent(new Event("change"));
    return true;
  }

  /** @param {View} view @param {Texts} texts */
  draw(view, texts) {
    const now = view.tutorial;
    if (!now) return nothing;
    const { session } = this;
    const words = this.words();
    const last = session.log.at(-1);
    const said = now.runs
      ? html`<p class="tutorial-text">${last ? drawMessage(texts, last.message) : texts.ui("voyage-watch")}</p>`
      : html`<p class="tutorial-text">${this.#text(now)}</p>`;
    return html`${drawRings(now.points)}
      <aside class="tutorial-note paper-note ${now.runs ? "is-running" : ""}" aria-label=${texts.ui("voyage")}>
        <header><h2>${words.plain({ id: `voyage-${now.id}` })}</h2>
          <span class="tutorial-count">${texts.ui("voyage-count", { number: now.number + 1, of: now.of })}</span>
          <button type="button" class="round" data-do="voyage-leave" aria-label=${texts.ui("voyage-leave")} title=${texts.ui("voyage-leave")} @click=${() => this.#leave()}>${icon("cancel")}</button></header>
        ${said}
        ${this.#reply && !now.runs ? html`<p class="tutorial-reply">${this.#reply}</p>` : nothing}
        <footer>
          <button type="button" class="plain tutorial-back" data-do="voyage-back" ?disabled=${now.number === 0 || session.busy} aria-label=${texts.ui("voyage-back")} title=${texts.ui("voyage-back")} @click=${() => void session.goToStep(now.number - 1)}>${icon("plain-arrow")}</button>
          ${now.over ? this.#drawEndButtons(texts) : this.#drawStepButton(now, texts)}
        </footer>
      </aside>`;
  }

  /** Button that leads to the next step. @param {TutorialState} now @param {Texts} texts */
  #drawStepButton(now, texts) {
    if (now.runs) {
      return html`<button type="button" class="plain" data-do="voyage-pass" @click=${() => this.session.autoplay.skip()}>${texts.ui("skip")}</button>`;
    }
    const request = (/** @type {"next-step" | "skip-step"} */ op) => () => void this.session.request({ op });
    return now.waits
      ? html`<button type="button" class="plain" data-do="voyage-pass" @click=${request("skip-step")}>${texts.ui("voyage-pass")}</button>`
      : html`<button type="button" class="brass" data-do="voyage-on" data-legal @click=${request("next-step")}>${texts.ui("voyage-on")}</button>`;
  }

  /** The tutorial after this one; undefined after the last. */
  get #next() {
    return this.plans[this.#index + 1];
  }

  /** Id of the answer to clicks at the end. It names the same way on as the first of the buttons. */
  get #endText() {
    return this.#next ? "voyage-done-next" : "voyage-done";
  }

  /** Buttons at the end: the next tutorial, and a new game. @param {Texts} texts */
  #drawEndButtons(texts) {
    const next = this.#next;
    return html`${next ? html`<a class="brass" data-do="voyage-next" href="#/voyage/${this.game}/${this.#index + 2}">${texts.ui("voyage-next")}</a>` : nothing}
      <a class=${next ? "plain" : "brass"} data-do="voyage-play" href="#/new/${this.game}">${texts.ui("voyage-play")}</a>`;
  }

  #leave() {
    navigate(`#/new/${this.game}`);
  }

  /** Extra items of the game menu. @returns {import("../table/panels/game-menu.js").Item[]} */
  menuItems() {
    return [
      { sign: "anticlockwise-rotation", text: "voyage-again", act: () => void this.session.goToStep(0) },
      { sign: "anchor", text: "voyage-play", act: () => navigate(`#/new/${this.game}`) },
    ];
  }

  /** Scroll, place the note and the rings, and set the focus; called after each drawing. @param {HTMLElement} root */
  afterDraw(root) {
    const now = this.#state;
    const note = /** @type {HTMLElement | null} */ (root.querySelector(".tutorial-note"));
    if (!now || !note) return;
    const focus = now.runs ? null : () => this.#focus(root, now);
    this.#note.arrange(root, note, now.points, `${now.number}:${now.runs}`, focus, now.mentions);
  }

  /**
   * Focus the button or link that continues; without one, the first legal element.
   *
   * @param {HTMLElement} root
   * @param {TutorialState} now
   */
  #focus(root, now) {
    const held = document.activeElement;
    if (held && held !== document.body && held !== root && !held.closest(".tutorial-note")) return;
    const on = /** @type {HTMLElement | null} */ (root.querySelector(".tutorial-note :is([data-legal], a.brass)"));
    if (on) on.focus({ preventScroll: true });
    else if (now.waits) {
      const first = /** @type {HTMLElement | null} */ (root.querySelector("[data-legal]"));
      if (first) keyboard.focusInPlace(first);
    }
  }

  leave() {
    this.#note.leave();
  }
}
