/**
 * Save a backup: all data of this browser in one file.
 *
 * @typedef {import("../types.js").Shell} Shell
 */
import { html } from "lit-html";
import { downloadBackup } from "../session/file-downloads.js";
import { toast } from "../ui/dialogs.js";
import { icon } from "../ui/icons.js";
import { makeBackup } from "./backup.js";
import { noteReminder } from "./backup-reminder.js";

/** Download a backup. @param {Shell} shell */
export function saveBackup({ texts }) {
  const now = Date.now();
  const { text, unreadable } = makeBackup(now);
  downloadBackup(text, now);
  noteReminder(now);
  toast(texts.ui(unreadable ? "backup-saved-but" : "backup-saved", { count: unreadable }));
}

/** Draw the button that saves a backup. @param {Shell} shell @param {() => void} [done] called after a click */
export const drawSaveBackup = (shell, done) =>
  html`<button type="button" class="plain" data-do="backup" @click=${() => {
    saveBackup(shell);
    done?.();
  }}>${icon("cloud-download")}<span>${shell.texts.ui("backup-save")}</span></button>`;
