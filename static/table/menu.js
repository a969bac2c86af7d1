/**
 * The menu of a sitting, and what it opens.
 *
 * @typedef {import("../sitting.js").Sitting} Sitting
 * @typedef {import("../texts.js").Texts} Texts
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../types.js").View} View
 *
 * @typedef {object} Item
 * @property {string} sign its icon
 * @property {string} text id of its text
 * @property {() => void} act
 * @property {string} [key] that does the same
 */
import { html, nothing } from "lit-html";
import { openDialog } from "../dialogs.js";
import { icon, sentence, shape } from "../icons.js";
import { drawLog } from "../log.js";
import { find } from "./zones.js";

const KEYS = ["arrows", "enter", "n", "esc", "a", "h", "u", "f", "l", "i", "help"];

/**
 * @param {Texts} texts
 * @param {readonly Item[]} items
 * @param {View | null} view
 * @param {(seat: number) => void} seatMenu
 */
export function showMenu(texts, items, view, seatMenu) {
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
          html`<button type="button" class="plain" @click=${then(() => seatMenu(seat))}>${shape(seat)}<span>${who.name}</span></button>`,
      )}</div>`;
    },
  });
}

/** @param {Texts} texts */
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

/** @param {Sitting} sitting @param {Texts} texts */
export function showLog(sitting, texts) {
  openDialog({
    title: texts.ui("log"),
    close: texts.ui("close"),
    name: "log",
    body: () => drawLog(sitting.log, texts, sitting.view?.news.line ?? 0),
  });
  const view = document.querySelector(".dialog-log .dialog-body");
  if (view) view.scrollTop = view.scrollHeight;
}

/**
 * All that is legal now, as a list of buttons.
 *
 * @param {Sitting} sitting
 * @param {Texts} texts
 * @param {(question: Message) => Promise<boolean>} confirm
 */
export function showActions(sitting, texts, confirm) {
  openDialog({
    title: texts.ui("actions"),
    close: texts.ui("close"),
    name: "actions",
    body: (close) => {
      const { view } = sitting;
      if (!view?.moves.length) return html`<p>${texts.ui("actions-none")}</p>`;
      return html`<ul class="action-list">${view.moves.map(
        (move) =>
          html`<li><button type="button" class="plain" @click=${() => {
            close();
            void sitting.play(move, confirm);
          }}>${describe(move, view, texts)}</button></li>`,
      )}</ul>`;
    },
  });
}

/** @param {Move} move @param {View} view @param {Texts} texts */
function describe(move, view, texts) {
  const steps = move.path.map((id) => {
    const thing = find(view.scene, id);
    return thing ? texts.plain(thing.label) : id;
  });
  return html`${steps.map((step, place) => html`${place ? html`<span class="then" aria-hidden="true">›</span>` : nothing}<span>${step}</span>`)}${
    move.hint ? html`<small>${sentence(texts, move.hint)}</small>` : nothing
  }`;
}
