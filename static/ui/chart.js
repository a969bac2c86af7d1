/**
 * Charts drawn as SVG, each with a table of the same data for screen readers.
 *
 * @typedef {{label: unknown, part: number, text: string}} Bar
 * @typedef {{label: string, value: number, good: boolean, text: string}} Column
 * @typedef {{name: string, color: string, dash: string, values: number[]}} Series
 */
import { html, nothing, svg } from "lit-html";
import { percent } from "./typography.js";

/** Width of a chart's view box; the SVG is scaled to the available width. */
const WIDTH = 600;
const HEIGHT = 200;
const EDGE = 6;
/** Left of a line chart, its scale; above it, the numbers of its marks. Neither has a curve or a grid line behind it. */
const SCALE = 56;
const MARKS = 42;

/**
 * Draw horizontal bars. `part` is a row's length as a share of the full width; `text` is its value in words.
 *
 * @param {string} title
 * @param {readonly Bar[]} rows
 */
export const barChart = (title, rows) =>
  html`<table class="bars"><caption>${title}</caption><tbody>${rows.map(
    ({ label, part, text }) =>
      html`<tr><th scope="row">${label}</th><td><span class="bars-part" style="--part:${Math.round(100 * part)}%" aria-hidden="true"></span><span>${text}</span></td></tr>`,
  )}</tbody></table>`;

/**
 * Draw vertical columns. Columns with `good` are filled, the others hollow.
 *
 * @param {string} title
 * @param {readonly Column[]} columns
 * @param {string} note explanation of filled and hollow columns
 */
export function columnChart(title, columns, note) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const wide = WIDTH / Math.max(columns.length, 12);
  return html`<figure class="chart" aria-label=${title}>
    <figcaption>${title} <small>${note}</small></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">
      ${columns.map(({ value, good }, n) => {
        const high = Math.max(3, (Math.max(0, value) / most) * (HEIGHT - 26));
        const left = n * wide + wide * 0.15;
        return svg`<rect class=${good ? "is-good" : "is-poor"} x=${left} y=${HEIGHT - 2 - high} width=${wide * 0.7} height=${high} rx="3"></rect>
          ${wide > 32 ? svg`<text x=${left + wide * 0.35} y=${HEIGHT - 7 - high}>${value}</text>` : nothing}`;
      })}
    </svg>
    ${table(
      title,
      columns.map(({ label, text }) => [label, text]),
    )}
  </figure>`;
}

/**
 * Draw lines over time, with values from 0 to 1.
 *
 * @param {string} title
 * @param {readonly string[]} labels along the time axis
 * @param {readonly Series[]} series
 * @param {readonly {at: number, label: string}[]} marks highlighted positions
 * @param {string} lang
 */
export function lineChart(title, labels, series, marks, lang) {
  const x = (/** @type {number} */ n) => SCALE + (n / Math.max(1, labels.length - 1)) * (WIDTH - SCALE - EDGE);
  const y = (/** @type {number} */ value) => HEIGHT - EDGE - value * (HEIGHT - MARKS - EDGE);
  return html`<figure class="chart" aria-label=${title}>
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">
      ${[0, 0.25, 0.5, 0.75, 1].map((part) => svg`<line class="grid" x1=${SCALE} x2=${WIDTH} y1=${y(part)} y2=${y(part)}></line><text class="scale" x=${SCALE - EDGE} y=${y(part)}>${percent(part, lang)}</text>`)}
      ${marks.map(({ at, label }) => svg`<line class="mark" x1=${x(at)} x2=${x(at)} y1=${MARKS - 18} y2=${HEIGHT}></line><text class="mark-name" x=${x(at)} y=${MARKS - 24}>${label}</text>`)}
      ${series.map(({ color, dash, values }) => svg`<polyline points=${values.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(" ")} style="stroke:${color}" stroke-dasharray=${dash}></polyline>`)}
    </svg>
    ${table(
      title,
      labels.map((label, n) => [
        label,
        ...series.map(({ name, values }) => `${name} ${percent(values[n] ?? 0, lang)}`),
      ]),
    )}
  </figure>`;
}

/** Draw the table that screen readers read. @param {string} title @param {readonly (readonly string[])[]} rows */
const table = (title, rows) =>
  html`<table class="visually-hidden"><caption>${title}</caption><tbody>${rows.map(
    ([head, ...cells]) => html`<tr><th scope="row">${head}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`;
