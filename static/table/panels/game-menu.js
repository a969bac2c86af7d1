/**
 * The game menu, and the dialogs with help and log.
 *
 * @typedef {import("../../session/session.js").Session} Session
 * @typedef {import("../../ui/texts.js").Texts} Texts
 * @typedef {import("../../types.js").View} View
 *
 * @typedef {object} Item
 * @property {string} sign name of its icon
 * @property {string} text id of its text
 * @property {() => void} act
 * @property {string} [key] keyboard shortcut for it
 */
import { html, nothing } from "lit-html";
import { clauseOfMessage } from "../../rules/handbook-lookup.js";
import { openDialog } from "../../ui/dialogs.js";
import { drawLog } from "../../ui/draw-log-lines.js";
import { icon, seatShape } from "../../ui/icons.js";

const KEYS = ["arrows", "enter", "n", "esc", "a", "p", "h", "u", "b", "redo", "t", "w", "f", "l", "i", "help"];

/**
 * Open the game menu.
 *
 * @param {Texts} texts
 * @param {readonly Item[]} items
 * @param {View | null} view
 * @param {(seat: number) => void} seatMenu opens the menu of a seat
 */
export function showGameMenu(texts, items, view, seatMenu) {
  openDialog({
    title: texts.ui("menu"),
    close: texts.ui("close"),
    name: "menu",
    body: (close) => {
      const then = (/** @type {() => void} */ act) => () => {
        close();
        act();
      };
      return html`<ul class="menu-list">${items.map(
        ({ sign, text, act, key }) =>
          html`<li><button type="button" class="plain wide" @click=${then(act)}>${icon(sign)}<span>${texts.ui(text)}</span>${key ? html`<kbd>${key}</kbd>` : nothing}</button></li>`,
      )}</ul>
      <div class="seat-list">${view?.seats.map(
        (who, seat) =>
          html`<button type="button" class="plain" @click=${then(() => seatMenu(seat))}>${seatShape(seat)}<span translate="no">${who.name}</span></button>`,
      )}</div>`;
    },
  });
}

/** Open the dialog with keyboard shortcuts and other help. @param {Texts} texts */
export function showHelp(texts) {
  openDialog({
    title: texts.ui("help"),
    close: texts.ui("close"),
    name: "help",
    body: () => html`<p>${texts.ui("help-table")}</p>
      <dl class="keys">${KEYS.map(
        (key) => html`<div><dt>${texts.ui(`key-${key}`)}</dt><dd>${texts.ui(`key-${key}.does`)}</dd></div>`,
      )}</dl>`,
  });
}

/**
 * Open the dialog with the whole log.
 *
 * @param {object} log
 * @param {readonly import("../../types.js").LogLine[]} log.lines
 * @param {number} log.news number of the first new line
 * @param {Texts} log.texts
 * @param {((step: number) => void) | null} log.openStep opens the timeline at a step
 * @param {import("../../rules/handbook-lookup.js").Book | null} log.book finds the clause for a line
 * @param {() => void} log.share shares the log as text
 */
export function showLog({ lines, news, texts, openStep, book, share }) {
  const rule = (/** @type {import("../../types.js").LogLine} */ line) => {
    const clause = clauseOfMessage(book, line.message);
    if (!clause) return nothing;
    const words = texts.ui("log-rule");
    return html` <a class="log-rule" href="#/rules/${texts.game}/${clause}" title=${words} aria-label=${words} tabindex=${openStep ? -1 : nothing}>§</a>`;
  };
  openDialog({
    title: texts.ui("log"),
    close: texts.ui("close"),
    name: "log",
    body: (close) => {
      const thenOpen = (/** @type {number} */ step) => {
        close();
        openStep?.(step);
      };
      return html`${drawLog(lines, texts, news, openStep && thenOpen, null, rule)}
        <button type="button" class="plain log-share" data-do="log-text" ?disabled=${!lines.length} @click=${share}>${icon("cloud-download")}<span>${texts.ui("log-text")}</span></button>`;
    },
  });
  const view = document.querySelector(".dialog-log .dialog-body");
  if (view) view.scrollTop = view.scrollHeight;
}
