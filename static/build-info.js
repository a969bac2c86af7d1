/**
 * Facts about the build. This file stands for the unbuilt tree; the build writes the real one into dist/.
 *
 * @typedef {{bytes: number, packed: number}} Size in bytes; `packed`: compressed as a host sends it
 * @typedef {object} Build
 * @property {boolean} built whether this is a built site, which can be cached for playing offline
 * @property {string} version changes with every change of any file
 * @property {object} lock Pyodide's package lock, without packages
 * @property {null | ({path: string} & Size)} snapshot memory image of a Python with the engine
 *   (static/runtime/worker/restore-snapshot.js); null in a plain site (docs/start.md)
 * @property {string[]} symbols the names of the symbols in the page's own sprite
 * @property {Record<string, string[]>} gameArt which of back, felt, ground, won and lost are drawn for each game
 * @property {Record<string, Size & {hash: string}>} files the other files of a start with their SHA-256, by address from
 *   the site's root
 * @property {{interpreter: string}} settings PyScript's, as in pyscript.toml
 */

/** Root of the site, the base of all addresses. */
export const SITE_ROOT = new URL("../", import.meta.url);

/** @type {Build} */
export const BUILD_INFO = {
  built: false,
  version: "unbuilt",
  lock: {},
  snapshot: null,
  symbols: [],
  gameArt: {},
  files: {},
  settings: { interpreter: "" },
};
