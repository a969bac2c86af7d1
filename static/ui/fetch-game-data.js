/**
 * Data files of the site, written by the build: games, texts, rules, tutorials, handbooks.
 *
 * @typedef {import("../types.js").GameInfo} GameInfo
 * @typedef {import("../types.js").Clause} Clause
 * @typedef {{texts: string, clauses: Clause[]}} Scope
 */
import { SITE_ROOT } from "../build-info.js";

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/** Content of a data file, fetched once. @param {string} path */
export function fetchJson(path) {
  let known = fetched.get(path);
  if (!known) {
    known = fetch(new URL(path, SITE_ROOT)).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      // Some hosts answer with a page instead of status 404.
      if (answer.headers.get("Content-Type")?.startsWith("text/html")) throw new Error(`${path}: text/html`);
      return answer.json();
    });
    known.catch(() => fetched.delete(path));
    fetched.set(path, known);
  }
  return known;
}

/** @returns {Promise<GameInfo[]>} */
export const loadGames = () => fetchJson("data/games.json");

/**
 * @param {string} lang
 * @returns {Promise<Record<string, string>>} Fluent texts of the titles and taglines by game
 */
export const loadGameTitles = (lang) => fetchJson(`data/shelf.${lang}.json`);

/**
 * @param {string} scope a game's id, or "core"
 * @param {string} lang
 * @returns {Promise<Scope>}
 */
export const loadTextsAndClausesOf = (scope, lang) => fetchJson(`data/${scope}.${lang}.json`);

/**
 * @param {string} game
 * @param {string} lang
 * @returns {Promise<{tutorials: import("../types.js").TutorialPlan[], texts: string}>}
 */
export const loadTutorials = (game, lang) => fetchJson(`data/${game}.tutorials.${lang}.json`);

/** @returns {Promise<Record<string, string>>} sources of the engine's modules that know of tutorials, by name */
export const loadTutorialModules = () => fetchJson("data/engine-tutorial.json");

/**
 * @param {string} game
 * @param {string} lang
 * @returns {Promise<import("../types.js").Handbook>}
 */
export const loadHandbook = (game, lang) => fetchJson(`data/${game}.handbook.${lang}.json`);

/**
 * @param {string} game
 * @returns {Promise<Record<string, import("../types.js").RuleExample>>} prepared positions by id
 */
export const loadExamples = (game) => fetchJson(`data/${game}.examples.json`);

/**
 * @param {string} lang
 * @returns {Promise<string>}
 */
export const loadUiTexts = (lang) => fetchJson(`data/ui.${lang}.json`);

/**
 * @param {string} page that has texts of its own
 * @param {string} lang
 * @returns {Promise<string>}
 */
export const loadTextsOfPage = (page, lang) => fetchJson(`data/ui-${page}.${lang}.json`);

/** @returns {Promise<{release: string, games: Record<string, {from: string, setups: {seats: string[], options?: Record<string, string | string[]>}[]}[]>}>} games of the day */
export const loadDaily = () => fetchJson("data/daily.json");

/**
 * How far the ranks of bots are apart, by game; a game whose ranks were not measured has none.
 *
 * @returns {Promise<Record<string, import("../results/strength.js").GameRanks>>}
 */
export const loadRanks = () => fetchJson("data/strength.json");

/** @returns {Promise<{name: string, version: string, license: string, homepage: string, text?: string}[]>} */
export const loadCredits = () => fetchJson("data/credits.json");
