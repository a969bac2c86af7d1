/**
 * Drawing of the areas of a scene, by kind of area.
 *
 * @typedef {import("../../types.js").Area} Area
 * @typedef {import("../../types.js").SceneElement} SceneElement
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawMessage } from "../../ui/draw-message.js";
import { icon } from "../../ui/icons.js";
import { drawBoard } from "./board.js";
import { drawCachedElement, showsCardText, showsMoveHintText, wordsUnderNumber } from "./element.js";
import { containsAny, elementsOf, isArea } from "./scene-traversal.js";
import { drawTrack } from "./track.js";

/**
 * Draw an area with its title and items.
 *
 * @param {Area} area
 * @param {Context} ctx
 * @returns {unknown}
 */
export function drawArea(area, ctx) {
  const folded = area.folded ? !(ctx.unfolded.get(area.id) || containsAny(area.items, ctx.legal)) : false;
  const bodyId = `area-${area.id}`;
  const title = area.title ? drawMessage(ctx.texts, area.title) : nothing;
  const head = area.folded
    ? html`<button type="button" class="fold" aria-expanded=${folded ? "false" : "true"} aria-controls=${bodyId}
        @click=${() => ctx.fold(area.id, folded)}>${icon("plain-arrow", folded ? "turned" : "")}<span>${title}</span></button>
        ${area.summary?.length ? html`<div class="summary">${drawElements(area.summary, ctx)}</div>` : nothing}`
    : area.title
      ? html`<h2 class="area-title">${title}</h2>`
      : nothing;
  const many = area.kind === "row" && area.place === "seat" && isLong(area);
  return html`<section class="area kind-${area.kind} ${area.items.length ? "" : "is-bare"} ${many ? "is-many" : ""} ${isPile(area) ? "is-pile" : ""} ${area.items.some(isNoted) ? "is-noted" : ""} ${area.items.some((item) => !isArea(item) && showsCardText(item)) ? "has-prints" : ""}" data-area=${area.id}
    style="--n:${count(area)};--half:${Math.ceil(count(area) / 2)};${area.columns ? `--columns:${area.columns};` : ""}"
    role=${area.title ? "group" : nothing} aria-label=${area.title ? ctx.texts.plain(area.title) : nothing}>
    ${head}
    ${folded ? html`<div id=${bodyId} hidden></div>` : html`<div id=${bodyId} class="area-body">${body(area, ctx)}</div>`}
  </section>`;
}

const CARDS = new Set(["card", "pile", "slot"]);

/** Whether an item is a card, a pile or a slot (an empty place for a card). @param {Area | SceneElement} item */
const isCard = (item) => !isArea(item) && CARDS.has(item.kind);

/** Whether an area shows cards, piles or slots, and is not folded. @param {Area} area @returns {boolean} */
export const showsCards = ({ folded, items }) =>
  !folded && items.some((item) => (isArea(item) ? showsCards(item) : CARDS.has(item.kind)));

/**
 * Whether an area has more than five cards or dice, and at least one card or die with a note. Empty places count.
 *
 * @param {Area} area
 */
const isLong = ({ items }) =>
  items.filter((item) => isCard(item) || (!isArea(item) && item.kind === "die")).length > 5 &&
  items.some((item) => isCard(item) || (!isArea(item) && item.note));

const BARE = new Set(["token", "figure", "pile", "space"]);

/** Whether an item has a note below it. The title of its area is then redundant. @param {Area | SceneElement} item */
const isNoted = (item) => !isArea(item) && item.note !== undefined && !BARE.has(item.kind);

/**
 * Whether an area holds just a pile or two: such an area keeps its place and size when its neighbours grow.
 *
 * @param {Area} area
 */
const isPile = (area) =>
  area.kind === "row" &&
  area.items.length < 3 &&
  area.items.some((item) => !isArea(item) && (item.kind === "pile" || item.kind === "slot"));

/**
 * Width of an area, in cards. For a board it is constant: the style sheets use this number, and a change would make the
 * browser restyle all elements of the board.
 *
 * @param {Area} area
 * @returns {number}
 */
function count(area) {
  if (area.kind === "board") return 1;
  if (area.kind === "grid") return area.columns ?? 1;
  if (area.kind === "pile-up") return 1;
  if (area.kind !== "panel") return Math.max(1, area.items.length);
  return Math.max(1, ...area.items.map((item) => (isArea(item) ? count(item) : 1)));
}

/**
 * Contents of an area, without its title.
 *
 * @param {Area} area
 * @param {Context} ctx
 */
function body(area, ctx) {
  switch (area.kind) {
    case "board":
      return drawBoard(area, ctx);
    case "track":
      return html`${drawTrack(area, ctx)}${area.items.length ? drawItems(area.items, ctx) : nothing}`;
    case "grid":
      return drawItems(area.items, ctx, "grid");
    default:
      return drawItems(area.items, ctx, area.kind);
  }
}

/**
 * Draw items side by side. Facts about them that style sheets need become classes of the row: with `:has()` instead,
 * the browser would restyle the whole row after any change in it.
 *
 * @param {Area["items"]} items
 * @param {Context} ctx
 * @param {string} [kind] kind of the area around the items
 * @param {unknown} [more] content drawn after the items
 */
export function drawItems(items, ctx, kind = "row", more = nothing) {
  const own = items.filter((item) => !isArea(item));
  const classes = [
    "items",
    kind === "grid" ? "grid" : "",
    own.some((item) => item.kind !== "button" && showsMoveHintText(item, ctx)) ? "is-hinted" : "",
    own.some(({ id }) => ctx.legal.has(id)) ? "has-legal" : "",
    own.some((item) => item.kind === "number" && wordsUnderNumber(item)) ? "has-captions" : "",
    [...elementsOf(items)].some(({ face }) => face?.word) ? "has-words" : "",
  ].join(" ");
  return html`<div class=${classes}>${drawElements(items, ctx, kind === "fan")}${more}</div>`;
}

/**
 * Draw items one after the other, each area or element with its own template.
 *
 * @param {readonly (Area | SceneElement)[]} items
 * @param {Context} ctx
 * @param {boolean} [fanned] whether they form a hand of cards in an arc
 */
export function drawElements(items, ctx, fanned = false) {
  return repeat(
    items,
    (item) => item.id,
    (item, place) => (isArea(item) ? drawArea(item, ctx) : drawCachedElement(item, ctx, style(item, place, fanned))),
  );
}

/**
 * Style of an element in a fan or a grid: its index, and its cell.
 *
 * @param {SceneElement} element
 * @param {number} place index among the items
 * @param {boolean} fanned
 */
function style(element, place, fanned) {
  const [row, column] = element.at ?? [];
  const [rows = 1, columns = 1] = element.size ?? [];
  const cell = row !== undefined && column !== undefined;
  return `${fanned ? `--i:${place};` : ""}${
    cell ? `grid-row:${row + 1}/span ${rows};grid-column:${column + 1}/span ${columns};` : ""
  }`;
}
