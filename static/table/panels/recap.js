/**
 * The recap: decisions of the other seats since the viewer's last one, with the elements that each changed.
 *
 * On a large screen it ends the log beside the table. On a small one a button shows their number and opens a list.
 *
 * @typedef {import("../../session/session.js").Session} Session
 * @typedef {import("../../ui/texts.js").Texts} Texts
 * @typedef {import("../../types.js").LogLine} LogLine
 */
import { html, nothing } from "lit-html";
import { drawMessage } from "../../ui/draw-message.js";
import { icon } from "../../ui/icons.js";
import { LANDSCAPE, PORTRAIT } from "../render/breakpoints.js";
import { highlight } from "./legal-moves-panel.js";

/** Smallest number of steps for which a recap is shown. */
const SEVERAL = 2;

export class Recap {
  /** Whether the list is open. */
  shown = false;
  /** Revision of the session for which the changed elements were loaded. */
  #revision = -1;
  /** Ids of changed elements by step. @type {Map<number, string[]>} */
  #things = new Map();

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Log lines since the viewer's last decision; empty where that is less than two steps. @returns {LogLine[]} */
  get lines() {
    const { view, log } = this.session;
    if (!view || view.viewer === null) return [];
    const lines = log.filter((line) => line.n >= view.news.line);
    return new Set(lines.map((line) => line.step)).size >= SEVERAL ? lines : [];
  }

  /** Highlight the elements changed in a step; null removes the highlights. @param {number | null} step */
  async highlight(step) {
    highlight([]);
    if (step === null) return;
    const { revision } = this.session;
    if (this.#revision !== revision) {
      this.#revision = revision;
      const answer = await this.session.sideQuery({ op: "recap" });
      this.#things = new Map((answer?.since_then ?? []).map((one) => [one.step, one.things]));
    }
    if (revision === this.session.revision) highlight(this.#things.get(step) ?? []);
  }

  close() {
    this.shown = false;
    highlight([]);
  }

  /** Whether the recap is part of the log beside the table. */
  get besideTable() {
    return !PORTRAIT.matches && !LANDSCAPE.matches;
  }

  /**
   * Recap as a part of the log beside the table; null where there is none.
   *
   * @param {(() => void) | null} again replays the steps
   * @returns {import("../../ui/draw-log-lines.js").Missed | null}
   */
  missed(again) {
    return this.besideTable && this.lines.length
      ? { highlight: (step) => void this.highlight(step), replay: again }
      : null;
  }

  /**
   * Button that opens the list on a small screen.
   *
   * @param {Texts} texts
   * @param {() => void} toggle
   */
  drawButton(texts, toggle) {
    const { lines, besideTable } = this;
    if (besideTable || !lines.length) return nothing;
    const steps = new Set(lines.map((line) => line.step)).size;
    const text = texts.ui("since-steps", { steps });
    return html`<button type="button" class="plain recap-button" data-do="since" title=${text} aria-label=${text} aria-expanded=${this.shown ? "true" : "false"} @click=${toggle}>${icon("scroll-quill")}<b>${steps}</b></button>`;
  }

  /**
   * The open list on a small screen.
   *
   * @param {Texts} texts
   * @param {() => void} close
   * @param {(() => void) | null} again replays the steps
   */
  draw(texts, close, again) {
    const { lines } = this;
    if (!this.shown || this.besideTable || !lines.length) return nothing;
    return html`<aside class="side-panel recap" aria-label=${texts.ui("since")} data-since>
      <header>${icon("backward-time")}<h2 tabindex="-1">${texts.ui("since")}</h2>
        <button type="button" class="round" data-do="since-close" aria-label=${texts.ui("close")} title=${texts.ui("close")} @click=${close}>${icon("cancel")}</button></header>
      <div class="side-panel-body" @pointerleave=${() => void this.highlight(null)}>
        ${again ? html`<button type="button" class="plain" data-do="again" @click=${again}>${icon("play-button")}<span>${texts.ui("since-again")}</span><kbd>w</kbd></button>` : nothing}
        <ul>${lines.map(
          (line) =>
            html`<li><button type="button" class="plain" data-step=${line.step} @pointerenter=${() => void this.highlight(line.step)}
              @focus=${() => void this.highlight(line.step)} @blur=${() => void this.highlight(null)} @click=${() => void this.highlight(line.step)}><span>${drawMessage(texts, line.message)}</span></button></li>`,
        )}</ul>
      </div>
    </aside>`;
  }
}
