/**
 * The side panel, which shows one of these at a time: the move list, the quick reference or, on a small screen, the
 * recap.
 *
 * @typedef {import("../../rules/handbook-lookup.js").Book} Book
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "texts" | "game" | "timeline" | "recap" | "clicks" | "context" | "redraw" | "lookBack">} Table
 */
import { html, nothing } from "lit-html";
import { loadHandbook } from "../../rules/handbook-lookup.js";
import { drawQuickReference } from "../../rules/quick-reference.js";
import { icon } from "../../ui/icons.js";
import { loadStylesheet } from "../../ui/stylesheets.js";
import { chooseSide, drawLegalMoves, highlight } from "./legal-moves-panel.js";

/** Focus the first element that any of the selectors matches, tried in order. @param {string[]} ways */
function focus(...ways) {
  const first = ways.map((way) => document.querySelector(way)).find(Boolean);
  /** @type {HTMLElement | undefined} */ (first)?.focus();
}

export class SidePanelSwitcher {
  /** Whether the move list is open. */
  legalMovesOpen = false;
  /** Handbook shown as quick reference; null while that is closed. @type {Book | null} */
  quickReference = null;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  async onLanguageChange() {
    if (this.quickReference) this.quickReference = await this.#loadQuickReference();
  }

  /** Open or close the move list. */
  async toggleLegalMoves() {
    await loadStylesheet("side-panel.css");
    this.legalMovesOpen = !this.legalMovesOpen;
    this.quickReference = null;
    await this.#redraw(this.legalMovesOpen);
    if (this.legalMovesOpen) focus(".side-panel [data-legal]", ".side-panel h2");
    else focus("[data-do='options']");
  }

  /** Open or close the quick reference. */
  async toggleQuickReference() {
    this.quickReference = this.quickReference ? null : await this.#loadQuickReference();
    this.legalMovesOpen = false;
    await this.#redraw(this.quickReference !== null);
    focus(this.quickReference ? ".quick-reference-panel h2" : "[data-do='page']");
  }

  /** Open or close the recap. */
  async toggleRecap() {
    const { recap } = this.table;
    await loadStylesheet("side-panel.css");
    if (recap.shown) recap.close();
    else if (recap.lines.length) recap.shown = true;
    this.table.redraw();
    await Promise.resolve();
    focus(recap.shown ? ".recap h2" : "[data-do='since']");
  }

  /** Close whichever panel is open. */
  close() {
    if (this.quickReference) void this.toggleQuickReference();
    else if (this.legalMovesOpen) void this.toggleLegalMoves();
    else void this.toggleRecap();
  }

  /**
   * Redraw after opening or closing a panel. An open one goes to the side where it covers less.
   *
   * @param {boolean} open
   */
  async #redraw(open) {
    highlight([]);
    this.table.redraw();
    await Promise.resolve();
    if (open) chooseSide();
  }

  async #loadQuickReference() {
    const { texts, game } = this.table;
    const [book] = await Promise.all([
      loadHandbook(texts.lang, game),
      loadStylesheet("side-panel.css").then(() => loadStylesheet("handbook.css")),
    ]);
    return book;
  }

  /** The open panel as HTML. Not to be called while the curtain is shown. */
  draw() {
    const { timeline, recap, texts } = this.table;
    const past = timeline.past !== null;
    const again = timeline.offered ? () => void this.table.lookBack.replayMissed() : null;
    return html`${this.legalMovesOpen && !past ? this.#drawLegalMoves() : nothing}
    ${this.quickReference ? this.#drawQuickReference(this.quickReference) : nothing}
    ${past || this.legalMovesOpen || this.quickReference ? nothing : recap.draw(texts, () => void this.toggleRecap(), again)}`;
  }

  #drawLegalMoves() {
    const { session, clicks } = this.table;
    return drawLegalMoves(this.table.context(), {
      status: session.status,
      choose: (line) => {
        highlight([]);
        if (line.move) void clicks.play(line.move);
        else void clicks.click(line.path.at(-1) ?? "");
        // The list has changed, so start at its top again.
        document.querySelector(".side-panel-body")?.scrollTo(0, 0);
        focus(".side-panel h2");
      },
      highlight,
      last: session.path.at(-1) ?? session.chosen.at(-1),
      back: () => session.cancel(),
      close: () => void this.toggleLegalMoves(),
    });
  }

  /** Panel with the quick reference. @param {Book} book */
  #drawQuickReference(book) {
    const { texts, game } = this.table;
    return html`<aside class="side-panel quick-reference-panel" aria-label=${texts.ui("page")}>
      <header>${icon("treasure-map")}<h2 tabindex="-1">${texts.ui("page")}</h2>
        <a class="round" href="#/page/${game}" aria-label=${texts.ui("page-alone")} title=${texts.ui("page-alone")}>${icon("linked-rings")}</a>
        <button type="button" class="round" data-do="page-close" aria-label=${texts.ui("close")} title=${texts.ui("close")} @click=${() => void this.toggleQuickReference()}>${icon("cancel")}</button></header>
      <div class="side-panel-body">${drawQuickReference(book, game)}</div>
    </aside>`;
  }
}
