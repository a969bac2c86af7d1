/**
 * Fallback actions: legal elements that are inside of piles, and buttons for legal ids without any element.
 *
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { drawItems } from "./area.js";
import { hiddenLegal } from "./regions.js";

/** @param {Context} ctx */
export function drawFallbackActions(ctx) {
  const { things: inside, nameless } = hiddenLegal(ctx.view.scene, ctx.legal);
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
