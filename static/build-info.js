/**
 * Facts about the build. This version stands for the unbuilt source tree; the build writes the real one into dist/.
 *
 * @typedef {{bytes: number, packed: number}} Size in bytes; `packed`: compressed, as a host sends it
 * @typedef {object} Build
 * @property {boolean} built whether this is a built site, which can be cached for offline play
 * @property {string} version identifies the release; changes whenever any file changes
 * @property {object} lock Pyodide's package lock file, with an empty list of packages
 * @property {null | ({path: string} & Size)} snapshot memory image of Python with the engine loaded
 *   (static/runtime/worker/restore-snapshot.js); null in a site built with `--plain` (docs/start.md)
 * @property {string[]} symbols names of the symbols in the page's own SVG sprite
 * @property {Record<string, string[]>} gameArt names of the drawings of each game, out of "back", "felt",
 *   "ground", "won" and "lost"
 * @property {Record<string, Size & {hash: string}>} files all other files that the engine's start fetches, by path
 *   from the site's root; `hash`: SHA-256
 * @property {{interpreter: string}} settings PyScript's settings, from pyscript.toml
 */

/** Root of the site; all addresses are relative to it. */
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
