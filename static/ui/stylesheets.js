/** Style sheets that only some screens need. Each is fetched once, when a screen first asks for it. */

import { SITE_ROOT } from "../build-info.js";

/** @type {Map<string, Promise<void>>} */
const fetched = new Map();

/**
 * Load a style sheet. Resolves when it applies; rejects if it cannot be fetched, and the next call tries again.
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

/** Load the style sheet shared by all tables. */
export const loadTableStyles = () => loadStylesheet("table.css");

/** Insert a style sheet into the page. @param {string} address */
function insert(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(undefined), { once: true });
    link.addEventListener("error", () => reject(new Error(`${address} did not come`)), { once: true });
  });
  loaded.catch(() => link.remove());
  // The games' themes come last, so that they override it.
  const themes = document.querySelector('link[href="art/themes.css"]');
  if (themes) themes.before(link);
  else document.head.append(link);
  return /** @type {Promise<void>} */ (loaded);
}
