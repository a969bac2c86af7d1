/**
 * The ship's log: what happened, in short sentences.
 *
 * @typedef {import("./types.js").LogLine} LogLine
 * @typedef {import("./texts.js").Texts} Texts
 */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { sentence } from "./icons.js";

/**
 * @param {readonly LogLine[]} lines
 * @param {Texts} texts
 * @param {number} news the number of the first line since the reader's last decision
 */
export const drawLog = (lines, texts, news) =>
  html`<ol class="log">
    ${
      lines.length
        ? repeat(
            lines,
            (line) => line.n,
            (line) =>
              html`<li class="tone-${line.tone || "plain"} ${line.n >= news ? "is-news" : ""}">${sentence(texts, line.message)}</li>`,
          )
        : html`<li class="tone-plain dim">${texts.ui("log-empty")}</li>`
    }
  </ol>`;
