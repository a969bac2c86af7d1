/**
 * The recap: decisions of the others since the viewer's last one, each with the pieces that it changed.
 *
 * On a large screen it is the end of the log beside the table; on a small one a button with their number opens a list.
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

/** Fewest steps of others that are listed. */
const SEVERAL = 2;

export class Recap {
  /** Whether the list is open. */
  shown = false;
  /** Revision at which the changed elements were asked for. */
  #revision = -1;
  /** Changed elements by step. @type {Map<number, string[]>} */
  #things = new Map();

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Lines of the log since the viewer's last decision, where there were several steps meanwhile; else none. @returns {LogLine[]} */
  get lines() {
    const { view, log } = this.session;
    if (!view || view.viewer === null) return [];
    const lines = log.filter((line) => line.n >= view.news.line);
    return new Set(lines.map((line) => line.step)).size >= SEVERAL ? lines : [];
  }

  /** Highlight what a step has changed; null highlights nothing. @param {number | null} step */
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

  /** Whether the list is part of the log beside the table. */
  get besideTable() {
    return !PORTRAIT.matches && !LANDSCAPE.matches;
  }

  /**
   * The list as a part of the log beside the table.
   *
   * @param {(() => void) | null} again walks through the steps
   * @returns {import("../../ui/draw-log-lines.js").Missed | null}
   */
  missed(again) {
    return this.besideTable && this.lines.length
      ? { highlight: (step) => void this.highlight(step), replay: again }
      : null;
  }

  /**
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
   * @param {Texts} texts
   * @param {() => void} close
   * @param {(() => void) | null} again walks through the steps
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
