/**
 * Copying the link to a game.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("./texts.js").Texts} Texts
 */
import { html } from "lit-html";
import { linkToSave } from "../session/save-links.js";
import { openDialog, toast } from "./dialogs.js";

/**
 * Copy the link to the game, or show it where the browser allows no copying.
 *
 * @param {Save} save
 * @param {Texts} texts
 */
export async function copyGameLink(save, texts) {
  const address = await linkToSave(save);
  try {
    await navigator.clipboard.writeText(address);
    toast(texts.ui("link-copied"));
  } catch {
    openDialog({
      title: texts.ui("link"),
      close: texts.ui("close"),
      body: () => html`<textarea readonly rows="5" aria-label=${texts.ui("link")}>${address}</textarea>`,
    });
  }
}
