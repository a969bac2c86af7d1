/**
 * Copies of elements that fly on a layer above the table while the elements themselves are hidden.
 *
 * A copy is nested in empty clones of its ancestors, so that the same CSS rules match it; the clones have no boxes of
 * their own. A copy can be neither clicked nor read out.
 */
import { html, render } from "lit-html";
import { gameArtSymbol, icon, symbolImage } from "../ui/icons.js";

/** Attributes to remove from copies, so that selectors, screen readers and the focus never find them. */
const IDENTIFYING = /^(data-(?!game)|aria-|id$|role$|tabindex$|title$|for$)/;
/** Default sizes of symbols and of card backs, in pixels. */
const SYMBOL_SIZE = 30;
const CARD_SIZE = [44, 62];

/** The layer above the table; null while nothing flies. @type {HTMLElement | null} */
let layer = null;
let layerRect = new DOMRect();
/** Copies not yet attached to the layer: writing to the DOM between measurements would force another layout. */
const pending = document.createDocumentFragment();
/** Vertical scroll position of the page when the layer was made, in pixels. */
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

/** Remove all identifying attributes of a copy. @param {Element} node */
function anonymize(node) {
  for (const name of node.getAttributeNames()) if (IDENTIFYING.test(name)) node.removeAttribute(name);
}

/**
 * Copy an element as it looks now, for use with `addToLayer`.
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

/** @typedef {ReturnType<typeof copyOf>} Copy `node` is the copy, `outermost` the clone of its outermost ancestor */

/** A second copy of the same element. @param {Copy} copy @returns {Copy} */
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
 * Copy that shows a symbol or a card back, for use with `addToLayer`.
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
 * Place a copy on the layer, at `rect` or where its original was measured; visible after `showPendingCopies`.
 *
 * @param {HTMLElement} root
 * @param {Copy} copy
 * @param {DOMRect} [rect]
 */
export function addToLayer(root, copy, rect = copy.rect) {
  makeLayer(root);
  const { style } = copy.node;
  // Logical sizes, because the style sheets treat elements with an inline `width` as parts of a board.
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
 * Add a ring or a wave over a rectangle; visible after `showPendingCopies`.
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
