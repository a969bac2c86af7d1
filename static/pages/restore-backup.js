/**
 * Restore a backup: show its content, check its games one by one, and report the results.
 *
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../ui/texts.js").Texts} Texts
 * @typedef {import("../session/backup-format.js").ReadPart} ReadPart
 * @typedef {import("./backup.js").Report} Report
 * @typedef {import("./backup.js").Damage} Damage
 * @typedef {import("./received-file.js").Offer} Offer
 */
import { html, nothing } from "lit-html";
import * as engine from "../runtime/engine.js";
import { readBackup } from "../session/backup-format.js";
import * as saves from "../session/saved-games.js";
import { drawMessage } from "../ui/draw-message.js";
import { failureText } from "../ui/engine-failure-text.js";
import { GAME, restoreBackup } from "./backup.js";
import { checkSave } from "./import-save.js";

/** Number of damaged parts that are listed by name; the others are only counted. */
const MOST_NAMED = 20;

/**
 * Offer to restore a backup.
 *
 * @param {string} text
 * @param {Shell} shell
 * @param {() => boolean} wanted whether the screen is still shown; restoring stops when it is left
 * @returns {Offer | {error: unknown}}
 */
export function offerBackup(text, shell, wanted) {
  const found = readBackup(text);
  if ("error" in found) return { error: shell.texts.ui(`file-${found.error}`) };
  const { parts, at } = found;
  /** @type {Offer} */
  const offer = {
    draw: (texts) => drawContents(parts, at, texts),
    yes: "file-add-backup",
    accept: () => void run(),
  };
  const run = async () => {
    let done = 0;
    offer.yes = "";
    offer.busy = true;
    offer.draw = (texts) =>
      html`<p role="status">${texts.ui("backup-checking", { part: done + 1, of: parts.length })}</p>`;
    shell.redraw();
    const check = {
      save: async (/** @type {import("../types.js").Save} */ save) => {
        const checked = await checkSave(save, shell);
        return "error" in checked || !checked.notice
          ? checked
          : { ...checked, notice: drawMessage(shell.texts, checked.notice) };
      },
      setup: (/** @type {import("../types.js").Setup} */ setup) => checkSetup(setup, shell),
    };
    const report = await restoreBackup(parts, check, (index) => {
      done = index;
      shell.redraw();
      return wanted();
    });
    offer.busy = false;
    offer.draw = (texts) => drawReport(report, texts);
    shell.redraw();
  };
  return offer;
}

/** Check the set-up of a game that was not begun. @param {import("../types.js").Setup} setup @param {Shell} shell */
async function checkSetup(setup, { texts }) {
  try {
    const answer = await engine.call({ op: "deal", setup });
    return answer.ok ? null : { error: answer.error && drawMessage(texts, answer.error) };
  } catch (error) {
    return { error: failureText(texts, error instanceof engine.EngineError ? error.code : "python") };
  }
}

/** Draw the content of a backup. @param {readonly ReadPart[]} parts @param {number | null} at @param {Texts} texts */
function drawContents(parts, at, texts) {
  const games = parts.filter(({ kind }) => kind === GAME).length;
  const others = [...new Set(parts.map(({ kind }) => kind))].filter((kind) => kind !== GAME);
  const names = [
    texts.ui("backup-games", { count: games }),
    ...others.map((kind) => texts.ui("backup-part", { kind })),
  ];
  const day = at === null ? "" : new Intl.DateTimeFormat(texts.lang, { dateStyle: "long" }).format(at);
  return html`<p>${day ? texts.ui("file-backup-of", { day }) : texts.ui("file-backup")}</p>
    <ul class="file-parts">${names.map((name) => html`<li>${name}</li>`)}</ul>
    <p class="page-note">${texts.ui("file-backup-help")}</p>`;
}

/** Draw the results of restoring. @param {Report} report @param {Texts} texts */
function drawReport(report, texts) {
  const counted = /** @type {const} */ (["new", "longer", "parted", "here"]).filter((how) => report[how]);
  const { damaged } = report;
  const reason = saves.whyUnsaved();
  return html`<div role="status" data-restored>
      <p>${texts.ui(damaged.length ? "backup-done-but" : "backup-done")}</p>
      ${counted.length ? html`<ul class="file-parts">${counted.map((how) => html`<li data-games=${how}>${texts.ui(`backup-${how}`, { count: report[how] })}</li>`)}</ul>` : nothing}
    </div>
    ${reason ? html`<p class="notice" role="alert">${texts.ui(`storage-${reason}`)}</p>` : nothing}
    ${
      damaged.length
        ? html`<div class="notice" role="alert" data-damaged><p>${texts.ui("backup-damaged")}</p>
          <ul>${damaged.slice(0, MOST_NAMED).map((one) => drawDamage(one, texts))}
          ${damaged.length > MOST_NAMED ? html`<li>${texts.ui("backup-damaged-more", { count: damaged.length - MOST_NAMED })}</li>` : nothing}</ul></div>`
        : nothing
    }
    <a class="brass" href="#/saves">${texts.ui("saves")}</a>`;
}

/** Draw a list item for a damaged part. @param {Damage} damage @param {Texts} texts */
function drawDamage({ kind, name, reason }, texts) {
  const part = texts.ui("backup-part", { kind });
  return html`<li>${part}${name ? html` <b translate="no">${name}</b>` : nothing}${reason ? html`: ${reason}` : nothing}</li>`;
}
