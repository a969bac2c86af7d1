/**
 * Fetch the site's data files, which the build writes: games, texts, rules, tutorials, handbooks.
 *
 * @typedef {import("../types.js").GameInfo} GameInfo
 * @typedef {import("../types.js").Clause} Clause
 * @typedef {{texts: string, clauses: Clause[]}} Scope
 */
import { SITE_ROOT } from "../build-info.js";

/** Contents by path. @type {Map<string, Promise<any>>} */
const fetched = new Map();

/** Content of a data file. It is fetched once, or again after a failure. @param {string} path from the site's root */
export function fetchJson(path) {
  let known = fetched.get(path);
  if (!known) {
    known = fetch(new URL(path, SITE_ROOT)).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      // Some hosts send an HTML page instead of status 404.
      if (answer.headers.get("Content-Type")?.startsWith("text/html")) throw new Error(`${path}: text/html`);
      return answer.json();
    });
    known.catch(() => fetched.delete(path));
    fetched.set(path, known);
  }
  return known;
}

/** Descriptions of all games. @returns {Promise<GameInfo[]>} */
export const loadGames = () => fetchJson("data/games.json");

/**
 * Titles and taglines of all games.
 *
 * @param {string} lang
 * @returns {Promise<Record<string, string>>} Fluent source by game
 */
export const loadGameTitles = (lang) => fetchJson(`data/shelf.${lang}.json`);

/**
 * Texts and rules of a game, or those common to all games.
 *
 * @param {string} scope a game's id, or "core"
 * @param {string} lang
 * @returns {Promise<Scope>}
 */
export const loadTextsAndClausesOf = (scope, lang) => fetchJson(`data/${scope}.${lang}.json`);

/**
 * Scripts and texts of a game's tutorials.
 *
 * @param {string} game
 * @param {string} lang
 * @returns {Promise<{tutorials: import("../types.js").TutorialPlan[], texts: string}>}
 */
export const loadTutorials = (game, lang) => fetchJson(`data/${game}.tutorials.${lang}.json`);

/** Python modules that the engine needs for tutorials. @returns {Promise<Record<string, string>>} sources by name */
export const loadTutorialModules = () => fetchJson("data/engine-tutorial.json");

/**
 * Handbook of a game.
 *
 * @param {string} game
 * @param {string} lang
 * @returns {Promise<import("../types.js").Handbook>}
 */
export const loadHandbook = (game, lang) => fetchJson(`data/${game}.handbook.${lang}.json`);

/**
 * Examples in the rules of a game.
 *
 * @param {string} game
 * @returns {Promise<Record<string, import("../types.js").RuleExample>>} prepared positions by id
 */
export const loadExamples = (game) => fetchJson(`data/${game}.examples.json`);

/**
 * Texts used on all pages, as Fluent source.
 *
 * @param {string} lang
 * @returns {Promise<string>}
 */
export const loadUiTexts = (lang) => fetchJson(`data/ui.${lang}.json`);

/**
 * Texts of one page, as Fluent source.
 *
 * @param {string} page name of a page with texts of its own
 * @param {string} lang
 * @returns {Promise<string>}
 */
export const loadTextsOfPage = (page, lang) => fetchJson(`data/ui-${page}.${lang}.json`);

/**
 * Set-ups for the game of the day, by game.
 *
 * @returns {Promise<{release: string, games: Record<string, {from: string, setups: {seats: string[], options?:
 *   Record<string, string | string[]>}[]}[]>}>}
 */
export const loadDaily = () => fetchJson("data/daily.json");

/**
 * Measured differences in strength between the ranks of bots, by game; without games that were not measured.
 *
 * @returns {Promise<Record<string, import("../results/strength.js").GameRanks>>}
 */
export const loadRanks = () => fetchJson("data/strength.json");

/**
 * Software and artwork of others that the site contains.
 *
 * @returns {Promise<{name: string, version: string, license: string, homepage: string, text?: string}[]>}
 */
export const loadCredits = () => fetchJson("data/credits.json");
