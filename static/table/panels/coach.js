/**
 * The coach: lets the engine think about the current decision in short slices, and shows its advice while the decision
 * is open.
 *
 * @typedef {import("../../session/session.js").Session} Session
 * @typedef {import("../../ui/texts.js").Texts} Texts
 * @typedef {import("../../types.js").Advice} Advice
 */
import { html, nothing, render } from "lit-html";
import { clauseOfMessage, loadedHandbook, loadHandbook } from "../../rules/handbook-lookup.js";
import { HelperJob } from "../../runtime/engine.js";
import { actionMessage } from "../../session/status.js";
import { drawMessage } from "../../ui/draw-message.js";
import { icon } from "../../ui/icons.js";
import { updateTabStops } from "../../ui/keyboard-navigation.js";
import { announce } from "../../ui/live-region.js";
import { settings } from "../../ui/settings.js";
import { loadStylesheet } from "../../ui/stylesheets.js";
import { captionedBox, placeNote, surroundings } from "./note-placement.js";
import { scrollToTargets } from "./note-scrolling.js";

/** Length of one slice of thinking, in milliseconds; the engine serves other requests in between. */
const SLICE = 40;
/** Height of the arrow above an advised element, in pixels. */
const ARROW = 20;

export class Coach {
  /** Advice on the current decision; null for none. @type {Advice | null} */
  advice = null;
  /** Progress of the thinking from 0 to 1; null when idle. @type {number | null} */
  thought = null;
  /** Step of the game that the advice is for. */
  #step = -1;
  /** Number of the latest question; an earlier one that is still running gives up. */
  #asked = 0;
  /** Element that shows the advice. @type {HTMLElement | null} */
  #sheet = null;

  /**
   * @param {Session} session
   * @param {() => void} changed called when there is something new to draw
   * @param {() => boolean} available false in the past and in a tutorial
   */
  constructor(session, changed, available) {
    this.session = session;
    this.changed = changed;
    this.available = available;
  }

  /** Whether the player may ask for advice now. */
  get offered() {
    return this.session.view?.hint === true && this.available();
  }

  /** Ask for advice. Ends with the advice, when stopped, or when the decision is made. */
  async ask() {
    if (this.thought !== null || !this.offered || this.session.busy) return;
    this.close();
    const mine = ++this.#asked;
    const step = this.session.view?.step;
    this.thought = 0;
    this.changed();
    await Promise.all([loadStylesheet("coach.css"), loadHandbook(settings.lang, this.session.view?.game ?? "")]);
    const { loadRequest } = this.session;
    const help = loadRequest && new HelperJob(loadRequest);
    while (mine === this.#asked && this.session.view?.step === step) {
      const answer = await this.session.sideQuery({ op: "hint", ms: SLICE, found: help?.takeResults() });
      if (mine !== this.#asked) break;
      if (!answer?.thinking) {
        this.thought = null;
        this.advice = answer?.advice ?? null;
        this.#step = this.session.view?.step ?? -1; // the question itself is recorded as a step
        this.changed();
        break;
      }
      help?.update(answer.task);
      this.thought = answer.thought ?? 0;
      this.changed();
    }
    help?.end();
    if (mine === this.#asked) this.stop();
  }

  /** Load the handbook in the new language, which the rules behind the shown advice are named in. */
  async onLanguageChange() {
    if (this.advice) await loadHandbook(settings.lang, this.session.view?.game ?? "");
  }

  /** Stop thinking. */
  stop() {
    if (this.thought === null) return;
    this.#asked++;
    this.thought = null;
    void this.session.sideQuery({ op: "cancel-hint" });
    this.changed();
  }

  close() {
    this.advice = null;
    this.#sheet?.remove();
    this.#sheet = null;
  }

  /** Drop advice on a past decision; called after each change of the table. */
  follow() {
    if (this.advice && this.session.view?.step !== this.#step) this.close();
  }

  /**
   * Ids of the elements to mark next: the advised path without the clicks already made.
   *
   * @returns {ReadonlySet<string>}
   */
  get points() {
    const { path, chosen } = this.session;
    const way = this.advice?.path ?? [];
    if (this.advice?.chosen) return new Set(way.filter((id) => !chosen.includes(id)));
    return new Set(path.every((id, place) => way[place] === id) ? way.slice(path.length) : way);
  }

  /**
   * Show or update the note with the advice.
   *
   * @param {HTMLElement} root the table
   * @param {Texts} texts
   * @param {() => void} play plays the advised move
   */
  show(root, texts, play) {
    const { advice } = this;
    const { view } = this.session;
    if (!advice || !view) {
      this.#sheet?.remove();
      this.#sheet = null;
      return;
    }
    const fresh = !this.#sheet;
    const sheet = this.#sheet ?? document.createElement("aside");
    this.#sheet = sheet;
    sheet.className = "coach paper-note";
    sheet.dataset.hintText = "";
    sheet.setAttribute("aria-label", texts.ui("hint"));
    const shut = () => {
      this.close();
      this.changed();
      /** @type {HTMLElement | null} */ (root.querySelector('[data-do="hint"]'))?.focus();
    };
    const title = advice.title ? actionMessage(view, advice.title, this.session.isRemote, texts) : undefined;
    render(
      html`<header>${icon("lighthouse")}<h3>${drawMessage(texts, title)}</h3>
        <button type="button" class="round" aria-label=${texts.ui("close")} title=${texts.ui("close")} @click=${shut}>${icon("cancel")}</button></header>
      <div class="coach-words" data-scrolls role="region" aria-label=${texts.ui("hint")}>${advice.said.map((said) => html`<p>${drawMessage(texts, said)}${ruleOf(said, texts)}</p>`)}</div>
      <button type="button" class="brass" data-do="hint-play" @click=${play}>${texts.ui("hint-play")}</button>`,
      sheet,
    );
    if (!sheet.isConnected) document.body.append(sheet);
    place(sheet, root, fresh);
    updateTabStops(sheet); // keys can scroll words that do not fit
    if (fresh) announce([...(title ? [title] : []), ...advice.said].map((said) => texts.plain(said)).join(" "));
  }
}

/**
 * Link to the clause that supports a sentence of the advice.
 *
 * @param {import("../../types.js").Message} said
 * @param {Texts} texts
 */
function ruleOf(said, texts) {
  const clause = clauseOfMessage(loadedHandbook(texts.lang, texts.game), said);
  return clause
    ? html` <a class="log-rule" href="#/rules/${texts.game}/${clause}">${texts.ui("coach-rule")}</a>`
    : nothing;
}

/**
 * Place the note clear of the marked elements, and when it is new scroll the page to them.
 *
 * @param {HTMLElement} sheet
 * @param {HTMLElement} root
 * @param {boolean} fresh
 */
function place(sheet, root, fresh) {
  const marked = [...root.querySelectorAll("[data-coach]")];
  document.documentElement.style.setProperty("--note", `${sheet.offsetHeight}px`);
  if (fresh) scrollToTargets(marked, sheet, { onlyIfHidden: true });
  const boxes = marked
    .map(captionedBox)
    .map(({ left, top, right, bottom }) => ({ left, top: top - ARROW, right, bottom }));
  placeNote(sheet, boxes, surroundings(root));
}

/**
 * Button that asks the coach, or stops it while it thinks. Where the coach is not available an empty box keeps its
 * place.
 *
 * @param {Coach} coach
 * @param {Texts} texts
 */
export function drawCoachButton(coach, texts) {
  const { thought } = coach;
  const thinks = thought !== null;
  const words = thinks ? texts.ui("hint-stop") : texts.ui("hint");
  return html`<div class="status-coach">${
    coach.offered || thinks
      ? html`<button type="button" class="plain ${thinks ? "is-thinking" : ""}" data-do="hint" aria-label=${words} title=${thinks ? words : texts.ui("hint-note")}
          aria-busy=${thinks ? "true" : nothing} style=${thinks ? `--thought:${Math.round(100 * (thought ?? 0))}%` : nothing}
          @click=${() => (thinks ? coach.stop() : void coach.ask())}>${icon(thinks ? "hourglass" : "lighthouse")}<span>${words}</span></button>`
      : nothing
  }</div>`;
}
