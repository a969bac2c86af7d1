/**
 * Screen of a received file: it shows the content and asks whether to import it.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 * @typedef {import("../ui/texts.js").Texts} Texts
 *
 * @typedef {object} Offer the content of a file and the action that is offered
 * @property {(texts: Texts) => unknown} draw draws the content
 * @property {string} yes id of the text of the import button; "" once the file was imported
 * @property {() => void} accept imports the file
 * @property {boolean} [busy] whether the import is running
 */
import { html } from "lit-html";
import * as statistics from "../results/finished-game-records.js";
import { BEGINNING_LENGTH, isBackup, MAX_BACKUP_BYTES } from "../session/backup-format.js";
import { isMoment, linkToMoment } from "../session/moment-links.js";
import { MAX_SAVE_BYTES } from "../session/save-links.js";
import { nameSeats } from "../session/seat-names.js";
import { toast } from "../ui/dialogs.js";
import { redirect } from "../ui/hash-navigation.js";
import { icon } from "../ui/icons.js";
import { takeSharedFile } from "../ui/offline-cache.js";
import { heldFile, releaseFile } from "../ui/received-file.js";
import { checkSave, storeSave } from "./import-save.js";
import { offerBackup } from "./restore-backup.js";

/** Beginning of a file with statistics. */
const STATISTICS = /^\s*\{\s*"kajuta-statistics"/;

/** Kind of a file, judged by its beginning; "game" for everything else. @param {File} file */
export async function kindOf(file) {
  const beginning = await file.slice(0, BEGINNING_LENGTH).text();
  if (isBackup(beginning)) return "backup";
  if (isMoment(beginning)) return "moment";
  return STATISTICS.test(beginning) ? "statistics" : "game";
}

/**
 * Open the screen.
 *
 * @param {PageRoute} _
 * @param {Shell} shell
 * @param {() => boolean} wanted false once another address was opened
 * @returns {Promise<Screen>}
 */
export async function open(_, shell, wanted) {
  const { texts } = shell;
  const shared = heldFile() ?? (await takeSharedFile());
  const file = shared === "too-big" ? null : shared;
  /** @type {Offer | null} */
  let offer = null;
  /** @type {unknown} */
  let problem = file ? null : texts.ui(shared ? "file-too-big" : "file-none");
  if (file) {
    void offerOf(file, shell, wanted).then((found) => {
      if (!wanted()) return;
      if ("error" in found) problem = found.error;
      else offer = found;
      shell.redraw();
    });
  }
  /** @type {Screen} */
  const screen = {
    title: texts.ui("file"),
    onLanguageChange: async () => {
      screen.title = shell.texts.ui("file");
    },
    draw: () => drawFile(file?.name ?? "", problem, offer, shell),
    onLeave: () => file && releaseFile(file),
  };
  return screen;
}

/**
 * Draw the screen.
 *
 * @param {string} name of the file
 * @param {unknown} problem reason why the file cannot be imported; null if none
 * @param {Offer | null} offer
 * @param {Shell} shell
 */
function drawFile(name, problem, offer, { texts }) {
  const state = problem ? "refused" : offer ? (offer.yes ? "offered" : "accepted") : "reading";
  return html`<main class="unavailable ${state === "reading" || offer?.busy ? "" : "is-still"}" id="main" tabindex="-1" data-file=${state}>
    <div class="unavailable-wheel">${icon(problem ? "ship-wreck" : "ship-wheel")}</div>
    ${name ? html`<p class="file-name" translate="no">${name}</p>` : ""}
    ${problem ? html`<p role="alert">${problem}</p><a class="plain" href="#/">${texts.ui("to-menu")}</a>` : ""}
    ${problem || offer ? "" : html`<p role="status">${texts.ui("file-reading")}</p>`}
    ${offer ? html`<div class="file-content">${offer.draw(texts)}</div>` : ""}
    ${
      offer?.yes
        ? html`<div class="choices">
          <button type="button" class="brass" data-do="file-accept" @click=${offer.accept}>${texts.ui(offer.yes)}</button>
          <a class="plain" data-do="file-decline" href="#/">${texts.ui("file-decline")}</a></div>`
        : ""
    }
  </main>`;
}

/**
 * Read a file, unless it is too large for its kind.
 *
 * @param {File} file
 * @param {Shell} shell
 * @param {() => boolean} wanted false once another address was opened
 * @returns {Promise<Offer | {error: unknown}>}
 */
async function offerOf(file, shell, wanted) {
  const { texts } = shell;
  try {
    const kind = await kindOf(file);
    const limit = kind === "backup" ? MAX_BACKUP_BYTES : MAX_SAVE_BYTES;
    if (file.size > limit) return { error: texts.ui("file-too-big") };
    const text = await file.text();
    if (kind === "backup") return offerBackup(text, shell, wanted);
    if (kind === "moment") return offerMoment(text);
    return kind === "statistics" ? offerStatistics(text, shell) : await offerGame(text, shell);
  } catch {
    return { error: texts.ui("file-unreadable") };
  }
}

/**
 * Offer to open a saved game.
 *
 * @param {string} text
 * @param {Shell} shell
 * @returns {Promise<Offer | {error: unknown}>}
 */
async function offerGame(text, shell) {
  const checked = await checkSave(text, shell);
  if ("error" in checked) return checked;
  const { save, name } = checked;
  return {
    draw: (texts) => {
      const players = nameSeats(save.seats, texts).map((seat) => seat.name);
      return html`<p>${texts.ui("file-game")}</p>
        <p><b>${name}</b><br><span translate="no">${players.join(", ")}</span><br>${texts.ui("saved-steps", { steps: save.entries.length })}</p>`;
    },
    yes: "file-open-game",
    accept: () => redirect(`#/game/${storeSave(checked, shell)}`),
  };
}

/** Offer to open a shared position. It is checked only when it is opened. @param {string} text @returns {Offer} */
function offerMoment(text) {
  return {
    draw: (texts) => html`<p>${texts.ui("file-moment")}</p>`,
    yes: "file-open-moment",
    accept: async () => redirect(new URL(await linkToMoment(text)).hash),
  };
}

/** Offer to add statistics. @param {string} text @param {Shell} shell @returns {Offer} */
function offerStatistics(text, { texts }) {
  return {
    draw: (words) => html`<p>${words.ui("file-statistics")}</p>`,
    yes: "file-add-statistics",
    accept: () => {
      const count = statistics.importGames(text);
      toast(count === null ? texts.ui("statistics-import-failed") : texts.ui("statistics-imported", { count }));
      redirect("#/statistics");
    },
  };
}
