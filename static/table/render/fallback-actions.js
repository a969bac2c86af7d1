/**
 * Fallback actions: buttons for legal moves that the table shows nowhere, because their elements are inside piles or
 * missing from the scene.
 *
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").SceneElement} SceneElement
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { drawItems } from "./area.js";
import { elementsOf } from "./scene-traversal.js";

/** Section with the fallback actions; nothing if all legal elements are visible. @param {Context} ctx */
export function drawFallbackActions(ctx) {
  const { things: inside, nameless } = legalIdsNotDrawn(ctx.view.scene, ctx.legal);
  if (!inside.length && !nameless.length) return nothing;
  const buttons = nameless.map(
    (id) =>
      html`<div class="element element-button"><button type="button" class="thing button" data-id=${id} data-legal @click=${() => ctx.click(id)}>${id}</button></div>`,
  );
  return html`<section class="area kind-row fallback-actions" style="--n:${Math.max(1, inside.length)}" aria-label=${ctx.texts.ui("tray")}>
    <h2 class="area-title">${ctx.texts.ui("tray")}</h2>
    <div class="area-body">${drawItems(inside, ctx, "row", buttons)}</div>
  </section>`;
}

/**
 * Legal ids that are not visible on the table: `things` inside other elements, and `nameless` ids without an element.
 *
 * @param {Scene} scene
 * @param {{keys(): Iterable<string>}} legal
 */
function legalIdsNotDrawn(scene, legal) {
  /** @type {Set<string>} */
  const open = new Set();
  /** @type {Map<string, SceneElement>} */
  const inside = new Map();
  for (const element of elementsOf(scene.areas)) {
    if (!element.inert) open.add(element.id);
    for (const content of element.contents ?? []) inside.set(content.id, content);
  }
  /** @type {SceneElement[]} */
  const things = [];
  /** @type {string[]} */
  const nameless = [];
  for (const id of legal.keys()) {
    if (open.has(id)) continue;
    const thing = inside.get(id);
    if (thing) things.push({ ...thing, inert: false });
    else nameless.push(id);
  }
  return { things, nameless };
}
