/** Figures about a game's puzzles for the statistics page: how many are solved, solved with a hint, or missed. */
import { html, nothing } from "lit-html";
import { countResults } from "./progress.js";
import { loadList, loadPuzzleTexts, puzzlesOf } from "./puzzle-data.js";

/**
 * Load the data that the figures need.
 *
 * @param {string} lang
 * @returns {Promise<(game: string) => unknown>} draws the figures of a game, or nothing where it has no puzzles
 */
export async function loadPuzzleFigures(lang) {
  const [list, texts] = await Promise.all([loadList(), loadPuzzleTexts(lang)]);
  return (game) => {
    const puzzles = puzzlesOf(list, game);
    const of = puzzles.length;
    const { solved, hinted, missed } = countResults(game, puzzles);
    if (!of) return nothing;
    return html`<section class="puzzle-figures" data-puzzle-figures><h2>${texts.ui("puzzles")}</h2>
      <p>${texts.ui("puzzle-progress", { solved: solved + hinted, of, hinted, missed })} <a href="#/puzzles">${texts.ui("puzzle-list")}</a></p></section>`;
  };
}
