/**
 * What was built. This file stands for the unbuilt tree; the build writes the real one into dist/.
 *
 * @typedef {{bytes: number, packed: number}} Size bytes bare, and packed as a host sends them
 * @typedef {object} Build
 * @property {string} version changes with every change of any file
 * @property {object} lock Pyodide's list of packages, without any
 * @property {null | ({path: string} & Size)} snapshot the interpreter's memory with the engine in it
 * @property {Record<string, Size>} sizes what a plain start fetches, by address from the site's root
 */

/** @type {Build} */
export const BUILD = { version: "unbuilt", lock: {}, snapshot: null, sizes: {} };
