/**
 * SVG sprites in the page: the symbols of the UI, and those of a game once something of it is drawn.
 *
 * A `use` that names another file has the browser check that file's freshness for each picture, and parse all of it anew
 * where it is stale; one that names a symbol within the page costs nothing.
 */
import { SITE_ROOT } from "../build-info.js";

/** @type {Set<string>} */
const requested = new Set();

/**
 * Reference to a symbol for `use`; loads its sprite into the page where it is not there.
 *
 * @param {string} sprite "ui", "posters" or a game's id
 * @param {string} name
 */
export function spriteHref(sprite, name) {
  if (!requested.has(sprite)) {
    requested.add(sprite);
    loadSprite(sprite).catch(() => requested.delete(sprite)); // tried again with the next picture
  }
  return `#${sprite}:${name}`;
}

/** @param {string} sprite */
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
