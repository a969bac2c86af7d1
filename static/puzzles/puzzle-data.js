/**
 * What a puzzle is opened with, fetched when it is wanted: the list, the packed puzzles of a game, the engine's modules
 * that know of puzzles, and the texts.
 *
 * @typedef {{id: string, difficulty: 1 | 2 | 3}} ListedPuzzle
 */
import * as data from "../ui/fetch-game-data.js";
import { Texts } from "../ui/texts.js";

/** The puzzles by game; a game without any has an empty list. @returns {Promise<Record<string, ListedPuzzle[]>>} */
export const loadList = () => data.fetchJson("data/puzzles.json");

/**
 * The packed text of a puzzle, which only the engine reads.
 *
 * @param {string} game
 * @param {string} id
 * @returns {Promise<string>}
 */
export async function loadPacked(game, id) {
  /** @type {{id: string, packed: string}[]} */
  const puzzles = await data.fetchJson(`data/${game}.puzzles.json`);
  const found = puzzles.find((one) => one.id === id);
  if (!found) throw new Error(`puzzle ${id} is missing`);
  return found.packed;
}

/** @returns {Promise<Record<string, string>>} sources by module */
export const loadModules = () => data.fetchJson("data/engine-puzzles.json");

/**
 * Texts of the page, of its puzzles, and of a game if one is named.
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
