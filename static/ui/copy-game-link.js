/**
 * Copy links to a game or to a shared position.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("./texts.js").Texts} Texts
 */
import { html } from "lit-html";
import { linkToSave } from "../session/save-links.js";
import { openDialog, toast } from "./dialogs.js";

/** Copy a link that contains the whole save. @param {Save} save @param {Texts} texts */
export const copyGameLink = async (save, texts) => copyLink(await linkToSave(save), "link", texts);

/**
 * Copy a link to the clipboard, or show it in a dialog if the browser forbids copying.
 *
 * @param {string} address
 * @param {"link" | "moment-link"} what id of the text that explains the link; the toast after copying has this id with
 *   "-copied"
 * @param {Texts} texts
 */
export async function copyLink(address, what, texts) {
  try {
    await navigator.clipboard.writeText(address);
    toast(texts.ui(`${what}-copied`));
  } catch {
    openDialog({
      title: texts.ui(what),
      close: texts.ui("close"),
      body: () => html`<textarea readonly rows="5" aria-label=${texts.ui(what)}>${address}</textarea>`,
    });
  }
}
