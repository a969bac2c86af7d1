/**
 * Copying the link to a game or to a moment of it.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("./texts.js").Texts} Texts
 */
import { html } from "lit-html";
import { linkToSave } from "../session/save-links.js";
import { openDialog, toast } from "./dialogs.js";

/** Copy the link to a game. @param {Save} save @param {Texts} texts */
export const copyGameLink = async (save, texts) => copyLink(await linkToSave(save), "link", texts);

/**
 * Copy a link, or show it where the browser allows no copying.
 *
 * @param {string} address
 * @param {"link" | "moment-link"} what text that says what it leads to; with "-copied" the one that says what is in it
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
