/**
 * The quick reference of a game: all actions and what each yields, in groups of short lines.
 *
 * @typedef {import("./handbook-lookup.js").Book} Book
 */
import { html } from "lit-html";
import { drawMessage } from "../ui/draw-message.js";
import { drawSymbolRow } from "./symbol-row.js";

/**
 * Groups of the quick reference, as HTML.
 *
 * @param {Book} book
 * @param {string} game
 */
export const drawQuickReference = (book, game) =>
  html`<div class="quick-reference" data-game=${game}>${book.page.map(
    (group) =>
      html`<section><h3>${book.words.plain({ id: `page-${group.id}` })}</h3><ul>${group.lines.map(
        ({ id, shows, clause }) => {
          const words = drawMessage(book.words, { id: `page-${group.id}-${id}` });
          return html`<li>${drawSymbolRow(shows, game)}<span>${clause ? html`<a href="#/rules/${game}/${clause}">${words}</a>` : words}</span></li>`;
        },
      )}</ul></section>`,
  )}</div>`;
