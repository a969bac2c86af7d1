/**
 * SVG sprites that are loaded into the page: the page's own symbols, and a game's once one of them is drawn.
 *
 * An SVG `use` that refers to another file makes the browser check that file for each picture, and parse it again if it
 * is stale. A `use` that refers to a symbol in the page costs nothing.
 */
import { SITE_ROOT } from "../build-info.js";

/** @type {Set<string>} */
const requested = new Set();

/**
 * Address of a symbol for an SVG `use`. Loads the symbol's sprite into the page at the first call.
 *
 * @param {string} sprite "ui", "posters" or a game's id
 * @param {string} name
 */
export function spriteHref(sprite, name) {
  if (!requested.has(sprite)) {
    requested.add(sprite);
    loadSprite(sprite).catch(() => requested.delete(sprite)); // the next picture tries again
  }
  return `#${sprite}:${name}`;
}

/** Fetch a sprite and add it to the page. @param {string} sprite */
async function loadSprite(sprite) {
  const answer = await fetch(new URL(`art/${sprite}.svg`, SITE_ROOT));
  if (!answer.ok) throw new Error(`${sprite}: ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const root = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.adoptNode(parsed.documentElement)));
  if (root.localName !== "svg") throw new Error(`${sprite} is no drawing`);
  for (const symbol of root.children) symbol.id = `${sprite}:${symbol.id}`;
  root.style.display = "none";
  root.setAttribute("aria-hidden", "true");
  document.body.append(root);
}
