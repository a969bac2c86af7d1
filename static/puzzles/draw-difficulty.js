/** Difficulty of a puzzle, drawn as stars and a word. */
import { html, svg } from "lit-html";

const MOST = 3;
const STAR = "M10 1l2.7 6 6.3.6-4.8 4.3 1.4 6.3L10 15l-5.6 3.2 1.4-6.3L1 7.6 7.3 7z";

/**
 * @param {number} difficulty from 1 to 3
 * @param {import("../ui/texts.js").Texts} texts
 * @param {string} wordClass CSS class of the word, such as `visually-hidden` where there is no room for it
 */
export const drawDifficulty = (difficulty, texts, wordClass = "") =>
  html`<span class="puzzle-difficulty"><svg viewBox="0 0 60 20" aria-hidden="true" focusable="false">${Array.from(
    { length: MOST },
    (_, n) => svg`<path class=${n < difficulty ? "is-full" : ""} d=${STAR} transform="translate(${20 * n} 0)"></path>`,
  )}</svg><span class=${wordClass}>${texts.ui("puzzle-difficulty", { difficulty })}</span></span>`;
