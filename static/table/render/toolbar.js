/**
 * Tools of a table in the page's top bar.
 *
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "texts" | "game" | "guide" | "timeline" | "sidePanel" | "commands" | "hasHandbook" | "lookBack">} Table
 */
import { html, nothing } from "lit-html";
import { navigate } from "../../ui/hash-navigation.js";
import { icon } from "../../ui/icons.js";

/** Draw the tools. @param {Table} table */
export function drawToolbar(table) {
  const { texts, game, sidePanel, commands, timeline } = table;
  const { view, isReadOnly } = table.session;
  const tool = (
    /** @type {string} */ sign,
    /** @type {string} */ text,
    /** @type {() => void} */ act,
    more = "",
    off = false,
  ) =>
    html`<button type="button" class="tool ${more}" data-do=${text} title=${texts.ui(text)} aria-label=${texts.ui(text)} ?disabled=${off} @click=${act}>${icon(sign)}<span class="tool-text">${texts.ui(text)}</span></button>`;
  const past = timeline.past !== null;
  return html`${tool("rule-book", "rules", () => navigate(`#/rules/${game}`), "tool-rules")}
    ${isReadOnly ? nothing : html`<button type="button" class="tool" data-do="options" title=${texts.ui("actions")} aria-label="${texts.ui("actions-short")}: ${texts.ui("actions")}" aria-expanded=${sidePanel.legalMovesOpen ? "true" : "false"} @click=${() => void sidePanel.toggleLegalMoves()}>${icon("checklist")}<span class="tool-text">${texts.ui("actions-short")}</span></button>`}
    ${
      table.guide || isReadOnly
        ? nothing
        : html`${tool("anticlockwise-rotation", "undo", () => void commands.undo(), "tool-undo", past || !view?.undo)}
    ${tool("clockwise-rotation", "redo", () => void commands.redo(), "tool-redo", past || !view?.redo)}
    ${timeline.offered ? tool("backward-time", "timeline", () => table.lookBack.toggle(), "tool-timeline") : nothing}`
    }
    ${table.hasHandbook ? html`<button type="button" class="tool tool-page" data-do="page" title=${texts.ui("page")} aria-label=${texts.ui("page")} aria-expanded=${sidePanel.quickReference ? "true" : "false"} @click=${() => void sidePanel.toggleQuickReference()}>${icon("treasure-map")}<span class="tool-text">${texts.ui("page")}</span></button>` : nothing}
    ${tool("scroll-quill", "log", () => void commands.openLog(), "tool-log")}
    ${tool("ship-wheel", "menu", () => commands.openMenu(), "tool-menu")}`;
}
