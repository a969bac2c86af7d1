/** Style sheets that only some screens need, each fetched once, when the first of these screens opens. */

import { SITE_ROOT } from "../build-info.js";

/** @type {Map<string, Promise<void>>} */
const fetched = new Map();

/**
 * Resolves when the style sheet applies; rejects where it cannot be fetched, and tries again at the next call.
 *
 * @param {string} file in `static/css`
 */
export function loadStylesheet(file) {
  let known = fetched.get(file);
  if (!known) {
    known = insert(new URL(`static/css/${file}`, SITE_ROOT).href);
    known.catch(() => fetched.delete(file));
    fetched.set(file, known);
  }
  return known;
}

/** The style sheets of every table. */
export const loadTableStyles = () => loadStylesheet("table.css");

/** @param {string} address */
function insert(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(undefined), { once: true });
    link.addEventListener("error", () => reject(new Error(`${address} did not come`)), { once: true });
  });
  loaded.catch(() => link.remove());
  // The games' themes have the last word.
  const themes = document.querySelector('link[href="art/themes.css"]');
  if (themes) themes.before(link);
  else document.head.append(link);
  return /** @type {Promise<void>} */ (loaded);
}
