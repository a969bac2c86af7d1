/**
 * What was built. This file stands for the unbuilt tree; the build writes the real one into dist/.
 *
 * @typedef {{bytes: number, packed: number}} Size bytes bare, and packed as a host sends them
 * @typedef {object} Build
 * @property {string} version changes with every change of any file
 * @property {object} lock Pyodide's list of packages, without any
 * @property {null | ({path: string} & Size)} snapshot the memory of a Python with the engine in it, for static/runtime/worker/memory-image.js
 * @property {string[]} symbols the names of the symbols in the page's own sprite
 * @property {Record<string, string[]>} gameArt which of back, felt, ground, won and lost each game has drawn
 * @property {Record<string, Size & {hash: string}>} files the other files of a start with their SHA-256, by address from
 *   the site's root
 * @property {string} toml PyScript's parser of its settings
 */

/** The root of the site, for all that is fetched by an address. */
export const SITE = new URL("../", import.meta.url);

/** @type {Build} */
export const BUILD = { version: "unbuilt", lock: {}, snapshot: null, symbols: [], gameArt: {}, files: {}, toml: "" };
