/**
 * Copies of elements that fly on a layer above the table while the elements themselves are hidden.
 *
 * A copy stands within empty copies of its ancestors, which have no boxes of their own, so that the style sheets apply
 * to it as to the original. It can be neither clicked nor read out.
 */
import { html, render } from "lit-html";
import { gameArtSymbol, icon, symbolImage } from "../ui/icons.js";

/** Attributes by which a copy would be found, named or reached. */
const IDENTIFYING = /^(data-(?!game)|aria-|id$|role$|tabindex$|title$|for$)/;
/** Size of a symbol and of a card back that no element gives a size to, in pixels. */
const SYMBOL_SIZE = 30;
const CARD_SIZE = [44, 62];

/** The layer; null while nothing flies. @type {HTMLElement | null} */
let layer = null;
let layerRect = new DOMRect();
/** Copies that are not on the layer yet: a write between two measurements would force another layout. */
const pending = document.createDocumentFragment();
/** Scroll position of the page when the layer was made. */
let scrolled = 0;

/** Keep the layer over the table while the page scrolls. */
function follow() {
  if (layer) layer.style.translate = `0 ${scrolled - scrollY}px`;
}

addEventListener("scroll", follow, { passive: true });

/** @param {HTMLElement} root the table */
function makeLayer(root) {
  if (layer?.parentElement === root && layer.isConnected) return;
  scrolled = scrollY;
  layer = document.createElement("div");
  layer.className = "flights";
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  root.append(layer);
  layerRect = layer.getBoundingClientRect();
}

/** Show all copies that were added since the last call. */
export function showPendingCopies() {
  layer?.append(pending);
}

/** Remove the layer with all copies. */
export function removeAll() {
  layer?.remove();
  layer = null;
  pending.replaceChildren();
}

/** @param {Element} node */
function anonymize(node) {
  for (const name of node.getAttributeNames()) if (IDENTIFYING.test(name)) node.removeAttribute(name);
}

/**
 * Copy an element as it looks now, to be added to the layer later.
 *
 * @param {HTMLElement} original
 * @param {DOMRect} rect of the original
 * @param {HTMLElement} root the table
 */
export function copyOf(original, rect, root) {
  const node = /** @type {HTMLElement} */ (original.cloneNode(true));
  anonymize(node);
  for (const inside of node.querySelectorAll("*")) anonymize(inside);
  for (const extra of node.querySelectorAll(".hint, .news, .note, .visually-hidden")) extra.remove();
  node.classList.remove("is-legal", "is-coached");
  /** @type {HTMLElement} */
  let outermost = node;
  for (let above = original.parentElement; above && above !== root; above = above.parentElement) {
    const around = /** @type {HTMLElement} */ (above.cloneNode(false));
    anonymize(around);
    around.classList.add("is-around");
    around.append(outermost);
    outermost = around;
  }
  return { node, outermost, rect };
}

/** @typedef {ReturnType<typeof copyOf>} Copy `node`, within copies of its ancestors from `outermost` on */

/** A second copy of the same. @param {Copy} copy @returns {Copy} */
export function duplicateCopy({ outermost, node, rect }) {
  const copied = /** @type {HTMLElement} */ (outermost.cloneNode(true));
  /** @type {HTMLElement} */
  let inner = copied;
  for (let at = outermost; at !== node; at = /** @type {HTMLElement} */ (at.firstElementChild)) {
    inner = /** @type {HTMLElement} */ (inner.firstElementChild);
  }
  return { outermost: copied, node: inner, rect };
}

/**
 * A symbol, or the back of a card, to be added like a copy.
 *
 * @param {string} name of the symbol, "" for a card back
 * @param {string} game
 * @param {{x: number, y: number}} at its centre
 * @returns {Copy}
 */
export function drawSymbolOrCardBack(name, game, { x, y }) {
  const node = document.createElement("div");
  node.className = `element ${name ? "flying-sign" : "element-card"}`;
  const back = gameArtSymbol("back", game);
  const card = html`<div class="thing card has-back"><span class="sheet back ${back ? "has-art" : ""}">${
    back ? symbolImage(back, "art", game) : icon("ship-wheel", "main")
  }</span></div>`;
  render(name ? icon(name, "", game) : card, node);
  const [width = SYMBOL_SIZE, height = SYMBOL_SIZE] = name ? [] : CARD_SIZE;
  return { node, outermost: node, rect: new DOMRect(x - width / 2, y - height / 2, width, height) };
}

/**
 * Add a copy on the layer, where it was measured or at `rect`; it shows after `showPendingCopies`.
 *
 * @param {HTMLElement} root
 * @param {Copy} copy
 * @param {DOMRect} [rect]
 */
export function addToLayer(root, copy, rect = copy.rect) {
  makeLayer(root);
  const { style } = copy.node;
  // Logical sizes: the style sheets treat elements with a width of their own as parts of a board.
  style.position = "fixed";
  style.margin = "0";
  style.inset = "auto";
  style.left = `${rect.left - layerRect.left}px`;
  style.top = `${rect.top - layerRect.top}px`;
  style.inlineSize = `${rect.width}px`;
  style.blockSize = `${rect.height}px`;
  pending.append(copy.outermost);
  return copy.node;
}

/**
 * Add a ring or a wave over a rectangle; it shows after `showPendingCopies`.
 *
 * @param {HTMLElement} root
 * @param {DOMRect} rect
 * @param {"ring" | "wave"} kind
 */
export function addRingOrWave(root, rect, kind) {
  makeLayer(root);
  const mark = document.createElement("div");
  mark.className = `flight-${kind}`;
  const size = Math.max(rect.width, rect.height);
  const box =
    kind === "wave"
      ? new DOMRect(rect.x + (rect.width - size) / 2, rect.y + (rect.height - size) / 2, size, size)
      : rect;
  mark.style.left = `${box.left - layerRect.left}px`;
  mark.style.top = `${box.top - layerRect.top}px`;
  mark.style.width = `${box.width}px`;
  mark.style.height = `${box.height}px`;
  pending.append(mark);
  return mark;
}
