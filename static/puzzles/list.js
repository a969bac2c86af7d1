/**
 * The list of puzzles: those of each game, with their results.
 *
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 * @typedef {import("./puzzle-data.js").ListedPuzzle} ListedPuzzle
 */
import { html, nothing } from "lit-html";
import * as data from "../ui/fetch-game-data.js";
import { NoSuchPage } from "../ui/hash-navigation.js";
import { icon } from "../ui/icons.js";
import { settings } from "../ui/settings.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { loadGameTitles } from "../ui/texts.js";
import { drawDifficulty } from "./draw-difficulty.js";
import { allResults, countResults } from "./progress.js";
import { loadList, loadPuzzleTexts, puzzlesOf } from "./puzzle-data.js";

/** Icon of each result, so that results do not differ by colour alone. */
const SIGNS = { solved: "check-mark", hinted: "lighthouse", missed: "cancel" };

/** Number of puzzles up to which a game's list is open from the start. */
const FEW = 6;

/**
 * @param {string} opened id of the game to list first and opened; "" for none
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(opened, shell) {
  const [games, list] = await Promise.all([data.loadGames(), loadList(), loadStylesheet("puzzles.css")]);
  if (opened && !games.some(({ id }) => id === opened)) throw new NoSuchPage(opened);
  const rank = (/** @type {string} */ id) => (id === opened ? 0 : puzzlesOf(list, id).length ? 1 : 2);
  const ordered = [...games].sort((a, b) => rank(a.id) - rank(b.id));
  /** @type {import("../ui/texts.js").Texts} */
  let texts = shell.texts;
  /** @type {Map<string, import("../ui/texts.js").Texts>} */
  let titles = new Map();
  const onLanguageChange = async () => {
    [texts, titles] = await Promise.all([loadPuzzleTexts(settings.lang), loadGameTitles(settings.lang)]);
    screen.title = texts.ui("puzzles");
  };

  /** Section of one game. @param {string} game */
  const drawGame = (game) => {
    const puzzles = puzzlesOf(list, game);
    const title = titles.get(game)?.plain({ id: "game-title" }) ?? game;
    const results = allResults();
    const resultOf = (/** @type {ListedPuzzle} */ { id }) => results[`${game}/${id}`] ?? null;
    const next = puzzles.findIndex((one) => !resultOf(one)) + 1;
    // With all of them tried, the button offers the first one that was missed.
    const again = next ? 0 : puzzles.findIndex((one) => resultOf(one) === "missed") + 1;
    const { solved, hinted, missed } = countResults(game, puzzles);
    const words = again ? "problem-again" : solved + hinted + missed ? "puzzle-go-on" : "puzzle-begin";
    return html`<section class="puzzle-game" data-puzzles=${game} aria-labelledby="puzzles-${game}">
      <header><h2 id="puzzles-${game}">${title}</h2>
        ${next || again ? html`<a class="brass" data-do="puzzle-next" href="#/puzzles/${game}/${next || again}">${texts.ui(words)}<span class="visually-hidden"> ${title}</span></a>` : nothing}</header>
      <p class="puzzle-count">${puzzles.length ? texts.ui("puzzle-progress", { solved: solved + hinted, of: puzzles.length, hinted, missed }) : texts.ui("puzzle-none")}</p>
      ${
        puzzles.length
          ? html`<details ?open=${game === opened || puzzles.length <= FEW}><summary>${texts.ui("puzzle-list")}</summary><ol class="puzzle-list">${puzzles.map(
              (one, n) => {
                const result = resultOf(one);
                return html`<li><a href="#/puzzles/${game}/${n + 1}" data-result=${result ?? nothing}>
                <b>${n + 1}</b>${drawDifficulty(one.difficulty, texts, "visually-hidden")}
                <span class="puzzle-result">${result ? html`${icon(SIGNS[result])}<span>${texts.ui(`puzzle-result-${result}`)}</span>` : nothing}</span></a></li>`;
              },
            )}</ol></details>`
          : nothing
      }
    </section>`;
  };

  /** @type {Screen} */
  const screen = {
    title: "",
    onLanguageChange,
    draw: () => html`<main class="page puzzles" id="main" tabindex="-1">
      <p class="page-lead">${texts.ui("puzzles-lead")}</p>
      ${ordered.map(({ id }) => drawGame(id))}
    </main>`,
  };
  await onLanguageChange();
  return screen;
}
