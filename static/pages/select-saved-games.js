/**
 * Selection of several saved games, in order to rename or delete them at once.
 *
 * @typedef {import("../types.js").SaveEntry} SaveEntry
 * @typedef {import("../types.js").Shell} Shell
 */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";
import { deleteGames, renameGames } from "./rename-and-delete-games.js";

export class SavedGamesSelection {
  /** Whether games are being selected. */
  active = false;
  /** @type {Set<string>} */
  #ids = new Set();

  /** @param {Shell} shell @param {(entry: SaveEntry) => string} nameOf */
  constructor(shell, nameOf) {
    this.shell = shell;
    this.nameOf = nameOf;
  }

  /** Draw the button that begins the selection. */
  drawStart() {
    return html`<button type="button" class="plain" data-do="select" @click=${() => this.#activate(true)}>${icon("check-mark")}<span>${this.shell.texts.ui("select")}</span></button>`;
  }

  /** Draw the checkbox of a game. @param {SaveEntry} entry */
  drawBox({ id }) {
    return html`<input type="checkbox" class="saved-box" .checked=${this.#ids.has(id)} @change=${() => {
      if (!this.#ids.delete(id)) this.#ids.add(id);
      this.shell.redraw();
    }}>`;
  }

  /** Draw the actions for the selected games. @param {SaveEntry[]} games the games that are shown */
  drawBar(games) {
    if (!this.active) return nothing;
    const { texts } = this.shell;
    const chosen = games.filter(({ id }) => this.#ids.has(id));
    const all = chosen.length === games.length;
    const end = () => this.#activate(false);
    const button = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => void} */ act) =>
      html`<button type="button" class="plain" data-do=${name} ?disabled=${!chosen.length} @click=${act}>${icon(sign)}<span>${texts.ui(name)}</span></button>`;
    return html`<div class="saved-selection" role="group" aria-label=${texts.ui("select")}>
      <span role="status">${texts.ui("selected", { count: chosen.length })}</span>
      <button type="button" class="plain" data-do="select-all" @click=${() => this.#select(all ? [] : games)}>${texts.ui(all ? "select-none" : "select-all")}</button>
      ${button("rename", "pencil", () => renameGames(chosen, this.nameOf, this.shell, end))}
      ${button("delete", "trash-can", () => void deleteGames(chosen, this.nameOf, this.shell, end))}
      <button type="button" class="plain" data-do="select-end" @click=${end}>${texts.ui("select-end")}</button>
    </div>`;
  }

  /** Begin or end the selection. @param {boolean} active */
  #activate(active) {
    this.active = active;
    this.#select([]);
  }

  /** Select exactly these games. @param {SaveEntry[]} games */
  #select(games) {
    this.#ids = new Set(games.map(({ id }) => id));
    this.shell.redraw();
  }
}
