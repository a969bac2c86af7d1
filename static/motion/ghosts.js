/**
 * Ghosts: pictures of things that fly above the table while the things themselves wait to be seen.
 *
 * A ghost is a copy of the thing within copies of all that stands around it, which have no boxes of their own: so it
 * looks as the style sheets want it there. It can be neither clicked nor read out.
 */
import { html, render } from "lit-html";
import { gameArt, icon, symbolImage } from "../ui/icons.js";

/** What of a copied thing would make it found, named or reached. */
const TOLD = /^(data-(?!game)|aria-|id$|role$|tabindex$|title$|for$)/;
/** How large a symbol or a card back is that has no thing to be measured by. */
const COIN = 30;
const CARD = [44, 62];

/** The stage that ghosts fly on; empty where nothing flies. @type {HTMLElement | null} */
let stage = null;
/** Where it lies. */
let origin = new DOMRect();
/** Ghosts that are not on it yet: whatever is written between two readings of a size has the table laid out anew. */
const waiting = document.createDocumentFragment();
/** How far the page was scrolled when the stage was raised. */
let scrolled = 0;

/** The stage goes where the page goes. */
function follow() {
  if (stage) stage.style.translate = `0 ${scrolled - scrollY}px`;
}

addEventListener("scroll", follow, { passive: true });

/** @param {HTMLElement} root the table */
function raise(root) {
  if (stage?.parentElement === root && stage.isConnected) return;
  scrolled = scrollY;
  stage = document.createElement("div");
  stage.className = "flights";
  stage.setAttribute("aria-hidden", "true");
  stage.inert = true;
  root.append(stage);
  origin = stage.getBoundingClientRect();
}

/** Lets all that was put there be seen. */
export function enter() {
  stage?.append(waiting);
}

/** Takes all ghosts away. */
export function clear() {
  stage?.remove();
  stage = null;
  waiting.replaceChildren();
}

/** @param {Element} node */
function hush(node) {
  for (const name of node.getAttributeNames()) if (TOLD.test(name)) node.removeAttribute(name);
}

/**
 * A copy of a thing as it looks now, to be put on the stage later.
 *
 * @param {HTMLElement} node
 * @param {DOMRect} rect where it lies
 * @param {HTMLElement} root the table
 */
export function copy(node, rect, root) {
  const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
  hush(ghost);
  for (const inside of ghost.querySelectorAll("*")) hush(inside);
  for (const extra of ghost.querySelectorAll(".hint, .news, .note, .unseen")) extra.remove();
  ghost.classList.remove("is-lit", "is-coached");
  /** @type {HTMLElement} */
  let outermost = ghost;
  for (let above = node.parentElement; above && above !== root; above = above.parentElement) {
    const around = /** @type {HTMLElement} */ (above.cloneNode(false));
    hush(around);
    around.classList.add("is-around");
    around.append(outermost);
    outermost = around;
  }
  return { ghost, outermost, rect };
}

/** @typedef {ReturnType<typeof copy>} Copy */

/**
 * A symbol, or the back of a card, as a ghost.
 *
 * @param {string} sign "" for a card's back
 * @param {string} game
 * @param {{x: number, y: number}} at its middle
 * @returns {Copy}
 */
export function draw(sign, game, { x, y }) {
  const ghost = document.createElement("div");
  ghost.className = `place ${sign ? "flying-sign" : "place-card"}`;
  const back = gameArt("back", game);
  const sheet = html`<div class="thing card has-back"><span class="sheet back ${back ? "has-art" : ""}">${
    back ? symbolImage(back, "art", game) : icon("ship-wheel", "main")
  }</span></div>`;
  render(sign ? icon(sign, "", game) : sheet, ghost);
  const [width = COIN, height = COIN] = sign ? [] : CARD;
  return { ghost, outermost: ghost, rect: new DOMRect(x - width / 2, y - height / 2, width, height) };
}

/**
 * Puts copies on the stage, each where it was measured or at `rect`; they are there from `enter` on.
 *
 * @param {HTMLElement} root
 * @param {Copy} made
 * @param {DOMRect} [rect]
 */
export function put(root, made, rect = made.rect) {
  raise(root);
  const { style } = made.ghost;
  // Logical sizes: the style sheets treat things with a width of their own as parts of a board.
  style.position = "fixed";
  style.margin = "0";
  style.inset = "auto";
  style.left = `${rect.left - origin.left}px`;
  style.top = `${rect.top - origin.top}px`;
  style.inlineSize = `${rect.width}px`;
  style.blockSize = `${rect.height}px`;
  waiting.append(made.outermost);
  return made.ghost;
}

/**
 * A ring or a wave over a place, there from `enter` on.
 *
 * @param {HTMLElement} root
 * @param {DOMRect} rect
 * @param {"ring" | "wave"} kind
 */
export function ring(root, rect, kind) {
  raise(root);
  const mark = document.createElement("div");
  mark.className = `flight-${kind}`;
  const size = Math.max(rect.width, rect.height);
  const box =
    kind === "wave"
      ? new DOMRect(rect.x + (rect.width - size) / 2, rect.y + (rect.height - size) / 2, size, size)
      : rect;
  mark.style.left = `${box.left - origin.left}px`;
  mark.style.top = `${box.top - origin.top}px`;
  mark.style.width = `${box.width}px`;
  mark.style.height = `${box.height}px`;
  waiting.append(mark);
  return mark;
}
