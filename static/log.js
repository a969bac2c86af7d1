/**
 * The ship's log: what happened, in short sentences.
 *
 * @typedef {import("./types.js").LogLine} LogLine
 * @typedef {import("./texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { sentence } from "./icons.js";

/**
 * @param {readonly LogLine[]} lines
 * @param {Texts} texts
 * @param {number} news the number of the first line since the reader's last decision
 * @param {((step: number) => void) | null} [openStep] shows the table as it was when a line was told
 */
export const drawLog = (lines, texts, news, openStep = null) =>
  html`<ol class="log" @keydown=${openStep ? along : nothing}>
    ${
      lines.length
        ? repeat(
            lines,
            (line) => line.n,
            (line) =>
              html`<li class="tone-${line.tone || "plain"} ${line.n >= news ? "is-news" : ""}">${
                openStep
                  ? html`<button type="button" class="log-line" data-step=${line.step} title=${texts.ui("log-open")} tabindex=${line === lines.at(-1) ? 0 : -1} @click=${() => openStep(line.step)}>${sentence(texts, line.message)}</button>`
                  : sentence(texts, line.message)
              }</li>`,
          )
        : html`<li class="tone-plain dim">${texts.ui("log-empty")}</li>`
    }
  </ol>`;

/** The lines are one stop of the tab key; arrows go along them. @param {KeyboardEvent} event */
function along(event) {
  const line = /** @type {HTMLElement} */ (event.target).closest("li");
  const next =
    event.key === "ArrowUp" ? line?.previousElementSibling : event.key === "ArrowDown" && line?.nextElementSibling;
  const button = next ? /** @type {HTMLElement | null} */ (next.querySelector(".log-line")) : null;
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  button.focus();
}
