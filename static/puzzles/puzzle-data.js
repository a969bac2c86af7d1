/**
 * Data needed to open a puzzle, fetched on demand: the list of puzzles, a game's packed puzzles, the Python modules
 * that open them, and the texts.
 *
 * @typedef {{id: string, difficulty: 1 | 2 | 3}} ListedPuzzle
 * @typedef {object} PuzzleList
 * @property {Record<string, ListedPuzzle[]>} games by id; a game without puzzles has an empty list
 * @property {Record<string, {bytes: number, hash: string}>} files size and hash of each file, as the build wrote them
 */
import { fetchWithHashCheck } from "../runtime/engine.js";
import * as data from "../ui/fetch-game-data.js";
import { Texts } from "../ui/texts.js";

/** @returns {Promise<PuzzleList>} */
export const loadList = () => data.fetchJson("data/puzzles.json");

/**
 * Puzzles of a game; an empty list for a game without any.
 *
 * @param {PuzzleList} list
 * @param {string} game
 * @returns {ListedPuzzle[]}
 */
export const puzzlesOf = ({ games }, game) => (Object.hasOwn(games, game) ? (games[game] ?? []) : []);

/**
 * Load one puzzle: its packed text, and the Python modules with which the engine reads it.
 *
 * @param {PuzzleList} list
 * @param {string} game
 * @param {string} id
 * @returns {Promise<{packed: string, modules: Record<string, string>}>}
 */
export async function loadPuzzle(list, game, id) {
  const [puzzles, modules] = await Promise.all([
    /** @type {Promise<{id: string, packed: string}[]>} */ (fetchChecked(list, `./data/${game}.puzzles.json`)),
    fetchChecked(list, "./data/engine-puzzles.json"),
  ]);
  const packed = puzzles.find((one) => one.id === id)?.packed;
  if (packed === undefined) throw new Error(`puzzle ${id} is missing`);
  return { packed, modules };
}

/**
 * Fetch a file of the list, check its hash, and parse its JSON.
 *
 * @param {PuzzleList} list
 * @param {string} file
 * @returns {Promise<any>}
 */
async function fetchChecked({ files }, file) {
  return JSON.parse(new TextDecoder().decode(await fetchWithHashCheck(file, "default", files[file])));
}

/**
 * Load the texts of the page and of the puzzles, and those of a game if one is given.
 *
 * @param {string} lang
 * @param {string} [game]
 */
export async function loadPuzzleTexts(lang, game) {
  const [page, core, puzzles, own] = await Promise.all([
    data.loadUiTexts(lang),
    data.loadTextsAndClausesOf("core", lang),
    data.loadTextsOfPage("puzzles", lang),
    game ? data.loadTextsAndClausesOf(game, lang) : null,
  ]);
  return new Texts(lang, [own?.texts ?? "", core.texts, page, puzzles], game);
}
