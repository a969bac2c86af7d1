/**
 * Rename or delete saved games, one or several at once.
 *
 * @typedef {import("../types.js").SaveEntry} SaveEntry
 * @typedef {import("../types.js").Shell} Shell
 */
import { html, nothing } from "lit-html";
import * as saves from "../session/saved-games.js";
import { askYesNo, openDialog, toast } from "../ui/dialogs.js";

/** Longest common name of several games, in characters: it leaves room for a number after it. */
const MAX_SHARED_LENGTH = 54;

/**
 * Ask for a new name and rename games. If there are several, each gets the name and a number.
 *
 * @param {readonly SaveEntry[]} games
 * @param {(entry: SaveEntry) => string} nameOf
 * @param {Shell} shell
 * @param {() => void} done
 */
export function renameGames(games, nameOf, { texts }, done) {
  const [first] = games;
  const isOne = games.length === 1;
  openDialog({
    title: texts.ui("rename"),
    close: texts.ui("close"),
    body: (close) =>
      html`<form class="rename" @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        const { value } = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
        const name = value.trim();
        for (const [at, { id }] of games.entries()) saves.rename(id, isOne || !name ? name : `${name} ${at + 1}`);
        close();
        done();
      }}><input name="name" type="text" maxlength=${isOne ? 60 : MAX_SHARED_LENGTH} aria-label=${texts.ui("rename")} .value=${isOne && first ? nameOf(first) : ""}>${
        isOne ? nothing : html`<small>${texts.ui("rename-several")}</small>`
      }<button class="brass" type="submit">${texts.ui("rename-done")}</button></form>`,
  });
}

/**
 * Delete games; a toast offers to restore them. Ask for confirmation first if there are several.
 *
 * @param {readonly SaveEntry[]} games
 * @param {(entry: SaveEntry) => string} nameOf
 * @param {Shell} shell
 * @param {() => void} done
 */
export async function deleteGames(games, nameOf, { texts, redraw }, done) {
  const [first] = games;
  const count = games.length;
  if (count > 1) {
    const question = texts.ui("delete-several", { count });
    const words = { question, label: question, yes: texts.ui("delete"), no: texts.ui("no") };
    if (!(await askYesNo({ ...words, danger: true }))) return;
  }
  const whole = games.filter(({ id }) => saves.holdsSetupOrSave(id));
  for (const { id } of games) saves.discard(id);
  done();
  if (!whole.length || !first) return;
  toast(count > 1 ? texts.ui("deleted-several", { count }) : texts.ui("deleted", { name: nameOf(first) }), {
    label: texts.ui("undo-delete"),
    act: () => {
      for (const { id } of whole) saves.restore(id);
      redraw();
    },
  });
}
