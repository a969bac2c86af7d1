/**
 * Tap disambiguation: a dialog that lists the elements that a tap may have meant. It also shows the hint of a single
 * element if there was no room for the hint on the table.
 *
 * @typedef {import("../render/context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { openDialog } from "../../ui/dialogs.js";
import { drawMessage } from "../../ui/draw-message.js";
import { icon } from "../../ui/icons.js";
import { findElement } from "../render/scene-traversal.js";

/**
 * Open the dialog.
 *
 * @param {readonly string[]} ids elements that the tap may have meant
 * @param {Context} ctx
 */
export function askWhichTapped(ids, ctx) {
  const { texts, view } = ctx;
  openDialog({
    title: texts.ui(ids.length > 1 ? "choose-which" : "choose-this"),
    close: texts.ui("close"),
    name: "choice",
    body: (close) =>
      html`<ul class="action-list">${ids.map((id) => {
        const thing = findElement(view.scene, id);
        const hint = ctx.legal.get(id)?.hint;
        return html`<li><button type="button" class="plain" data-id=${id} data-legal @click=${() => {
          close();
          ctx.click(id);
        }}>${thing?.face?.icon ? icon(thing.face.icon) : nothing}<span>${thing ? drawMessage(texts, thing.label) : id}</span>${
          thing?.note ? html`<small>${drawMessage(texts, thing.note)}</small>` : nothing
        }${hint ? html`<small>${drawMessage(texts, hint)}</small>` : nothing}</button></li>`;
      })}</ul>`,
  });
}
