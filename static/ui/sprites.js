/**
 * SVG sprites in the page: the symbols of the UI, and those of a game once something of it is drawn.
 *
 * A `use` that names another file has a browser ask whether that file is still fresh, and read all of it anew where it
 * is not, for each picture that is drawn; one that names a symbol of the page costs nothing.
 */
import { SITE } from "../build-info.js";

/** @type {Set<string>} */
const wanted = new Set();

/**
 * The reference to a symbol, whose sprite comes into the page if it is not there.
 *
 * @param {string} sprite "ui" or a game's id
 * @param {string} name
 */
export function spriteHref(sprite, name) {
  if (!wanted.has(sprite)) {
    wanted.add(sprite);
    loadSprite(sprite).catch(() => wanted.delete(sprite)); // tried again with the next picture
  }
  return `#${sprite}:${name}`;
}

/** @param {string} sprite */
async function loadSprite(sprite) {
  const answer = await fetch(new URL(`art/${sprite}.svg`, SITE));
  if (!answer.ok) throw new Error(`${sprite}: ${answer.status}`);
  const read = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const sheet = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.adoptNode(read.documentElement)));
  if (sheet.localName !== "svg") throw new Error(`${sprite} is no drawing`);
  for (const symbol of sheet.children) symbol.id = `${sprite}:${symbol.id}`;
  sheet.style.display = "none";
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
}
