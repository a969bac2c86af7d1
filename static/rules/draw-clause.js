/**
 * Drawing of a rules clause: status labels, and the text in paragraphs.
 *
 * @typedef {import("../types.js").Clause} Clause
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";

/** Labels that state the status of a clause. @param {Clause} clause @param {Texts} texts */
export const drawClauseStatusLabels = (clause, texts) =>
  clause.marks.length
    ? html`<p class="clause-marks">${clause.marks.map((mark) => html`<span class="mark mark-${mark}">${texts.ui(`clause-${mark}`)}</span>`)}</p>`
    : nothing;

/** Text of a clause, from the subset of Markdown that rules use: paragraphs, lists, bold. @param {string} text */
export function drawClauseText(text) {
  return text.split(/\n\s*\n/).map((block) => {
    const lines = block.split("\n");
    const list = lines.findIndex((line) => line.startsWith("- "));
    if (list < 0) return html`<p>${inline(lines.join(" "))}</p>`;
    /** @type {string[]} */
    const points = [];
    for (const line of lines.slice(list)) {
      if (line.startsWith("- ")) points.push(line.slice(2));
      else points.push(`${points.pop()} ${line.trim()}`);
    }
    const lead = lines.slice(0, list).join(" ");
    return html`${lead ? html`<p>${inline(lead)}</p>` : nothing}<ul>${points.map((point) => html`<li>${inline(point)}</li>`)}</ul>`;
  });
}

/** Text of one line with its bold parts. @param {string} text */
const inline = (text) =>
  text.split(/\*\*(.+?)\*\*/).map((piece, place) => (place % 2 ? html`<strong>${piece}</strong>` : piece));
