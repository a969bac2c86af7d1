/**
 * List of saved games: open, rename, export, share, delete and import them.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").SaveEntry} SaveEntry
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { downloadSave } from "../session/file-downloads.js";
import { linkFingerprint, MAX_SAVE_BYTES, missingPart, unpackSaveLink } from "../session/save-links.js";
import * as saves from "../session/saved-games.js";
import { nameSeats } from "../session/seat-names.js";
import { copyGameLink } from "../ui/copy-game-link.js";
import { toast } from "../ui/dialogs.js";
import * as data from "../ui/fetch-game-data.js";
import { navigate, redirect } from "../ui/hash-navigation.js";
import { icon, seatShape } from "../ui/icons.js";
import { ACCEPTED_FILES, receiveFile } from "../ui/received-file.js";
import { settings } from "../ui/settings.js";
import { loadTexts } from "../ui/texts.js";
import { checkSave, importSave, storeSave } from "./import-save.js";
import { drawArriving } from "./loading-and-error-pages.js";
import { kindOf } from "./received-file.js";
import { deleteGames, renameGames } from "./rename-and-delete-games.js";
import { drawSaveBackup } from "./save-backup.js";
import { SavedGamesSelection } from "./select-saved-games.js";

/** Sort orders and the ids of their texts. */
const ORDERS = { played: "sort-played", begun: "sort-begun", name: "sort-name", game: "sort-game" };

/** Text in lower case without accents, for the search. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Open a game from a link. If the link was opened before, the stored game is opened instead.
 *
 * @param {PageRoute} route `#/load/<code>` or `#/move/<code>`
 * @param {Shell} shell
 * @param {() => boolean} wanted false once another address was opened
 * @returns {Promise<Screen>}
 */
export async function openGameFromLink({ page, args: [text = ""], query }, shell, wanted) {
  const { texts } = shell;
  /** @type {unknown} */
  let problem = null;
  const pace = query.get("pace");
  // The code contains all hidden cards, so it is removed from the address bar.
  const show = (/** @type {string} */ id) => redirect(`#/game/${id}${pace === null ? "" : `?pace=${pace}`}`);
  const link = linkFingerprint(text);
  const unpack = async (/** @type {() => boolean} */ isWanted) => {
    const unpacked = await unpackSaveLink(text);
    const checked = unpacked ? await checkSave(unpacked, shell) : { error: texts.ui(`link-no-${missingPart(text)}`) };
    // An address can be opened twice in a row: only the last time may store the game.
    if (!isWanted()) return;
    if ("error" in checked) {
      problem = checked.error;
      shell.redraw();
    } else {
      const id = storeSave(checked, shell);
      if (page === "load") saves.noteImportLink(id, link);
      show(id);
    }
  };
  const known = page === "load" ? saves.findGameIdByImportLink(link) : null;
  if (known) {
    show(known);
    toast(texts.ui("link-known"), { label: texts.ui("link-copy-open"), act: () => void unpack(() => true) }, true);
  } else void unpack(wanted);
  return {
    title: texts.ui("saves"),
    draw: () => drawArriving(problem, shell),
  };
}

/**
 * Open the screen.
 *
 * @param {PageRoute} _
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(_, shell) {
  const games = await data.loadGames();
  /** @type {Map<string, string>} */
  const titles = new Map();
  const onLanguageChange = async () => {
    for (const game of games)
      titles.set(game.id, (await loadTexts(settings.lang, game.id)).plain({ id: "game-title" }));
    screen.title = shell.texts.ui("saves");
  };
  /** Search term. */
  let wanted = "";
  /** @type {keyof typeof ORDERS} */
  let order = "played";
  /** @type {unknown} */
  let problem = null;
  const left = new AbortController();
  saves.onForeignSave(() => shell.redraw(), left.signal);

  const importFile = async (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const file = field.files?.[0];
    if (!file) return;
    // A game that a person has chosen is opened without a question. All other files are shown first.
    if ((await kindOf(file)) !== "game") return receiveFile(file);
    const brought = await importSave(file.size > MAX_SAVE_BYTES ? "" : await file.text(), shell);
    field.value = "";
    problem = "error" in brought ? brought.error : null;
    if ("id" in brought) navigate(`#/game/${brought.id}`);
    shell.redraw();
  };

  /** Name shown for a game. @param {SaveEntry} entry */
  const nameOf = (entry) => entry.name || titles.get(entry.game) || shell.texts.ui("saved-damaged");

  /** Games that match the search, sorted. @param {SaveEntry[]} entries */
  const matching = (entries) => {
    const words = plain(wanted).split(/\s+/).filter(Boolean);
    const fits = (/** @type {SaveEntry} */ entry) => {
      const all = [
        nameOf(entry),
        titles.get(entry.game) ?? "",
        ...nameSeats(entry.seats, shell.texts).map((seat) => seat.name),
      ];
      const text = plain(all.join(" "));
      return words.every((word) => text.includes(word));
    };
    const key = (/** @type {SaveEntry} */ entry) => (order === "game" ? (titles.get(entry.game) ?? "") : nameOf(entry));
    const found = entries.filter(fits);
    if (order === "played") return found;
    if (order === "begun") return found.sort((a, b) => b.begun - a.begun);
    const letters = new Intl.Collator(settings.lang, { numeric: true });
    return found.sort((a, b) => letters.compare(key(a), key(b)) || b.played - a.played);
  };

  const redraw = () => shell.redraw();
  const selection = new SavedGamesSelection(shell, nameOf);

  /** Draw the search field. @param {number} found number of games that match */
  const search = (found) => {
    const { texts } = shell;
    return html`<form class="saved-search" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <label>${icon("spyglass")}<span class="visually-hidden">${texts.ui("saves-search")}</span><input type="search" data-do="search" placeholder=${texts.ui("saves-search")} .value=${wanted} @input=${(
        /** @type {Event} */ event,
      ) => {
        wanted = /** @type {HTMLInputElement} */ (event.target).value;
        shell.redraw();
      }}></label>
      <label><span>${texts.ui("saves-sort")}</span><select data-do="sort" @change=${(/** @type {Event} */ event) => {
        order = /** @type {keyof typeof ORDERS} */ (/** @type {HTMLSelectElement} */ (event.target).value);
        shell.redraw();
      }}>${Object.entries(ORDERS).map(([value, text]) => html`<option value=${value} ?selected=${value === order}>${texts.ui(text)}</option>`)}</select></label>
      ${selection.active ? nothing : selection.drawStart()}
      <span class="visually-hidden" role="status">${wanted ? texts.ui("saves-found", { found }) : ""}</span>
    </form>`;
  };

  const remove = (/** @type {SaveEntry} */ entry) => void deleteGames([entry], nameOf, shell, redraw);
  const rename = (/** @type {SaveEntry} */ entry) => renameGames([entry], nameOf, shell, redraw);

  const exportSave = (/** @type {SaveEntry} */ entry) => {
    const stored = saves.record(entry.id);
    if (stored && "save" in stored) downloadSave(stored.save, nameOf(entry));
  };

  const share = async (/** @type {SaveEntry} */ entry) => {
    const stored = saves.record(entry.id);
    if (stored && "save" in stored) await copyGameLink(stored.save, shell.texts);
  };

  /** Draw a game with its checkbox. @param {SaveEntry} entry @param {unknown} words */
  const selectable = (entry, words) => html`<label class="saved-open">${selection.drawBox(entry)}${words}</label>`;

  /** Draw the row of a game. @param {SaveEntry} entry */
  const row = (entry) => {
    const { texts } = shell;
    const title = titles.get(entry.game);
    const name = nameOf(entry);
    const stage = saves.holdsSetupOrSave(entry.id);
    const tool = (/** @type {string} */ sign, /** @type {string} */ text, /** @type {() => void} */ act, off = false) =>
      html`<button type="button" class="round" aria-label="${texts.ui(text)}: ${name}" title=${texts.ui(text)} ?disabled=${off} @click=${act}>${icon(sign)}</button>`;
    if (!stage) {
      const words = html`${icon("ship-wreck", "saved-icon")}<span class="saved-words"><b>${name}</b><small>${texts.ui("saved-damaged-help")}</small></span>`;
      return html`<li class="saved is-damaged" data-save=${entry.id}>${
        selection.active
          ? selectable(entry, words)
          : html`<span class="saved-open">${words}</span>
            <span class="saved-tools">${tool("trash-can", "delete", () => remove(entry))}</span>`
      }</li>`;
    }
    const when = entry.played
      ? `${new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" }).format(entry.played)} · `
      : "";
    const words = html`${icon(games.find((game) => game.id === entry.game)?.icon ?? "ship-wheel", "saved-icon")}
      <span class="saved-words"><b>${name}</b>
        <span class="saved-seats">${title && title !== name ? html`${title} · ` : nothing}${nameSeats(entry.seats, texts).map((who, seat) => html`<span class="saved-seat">${seatShape(seat)}${who.name}</span> `)}</span>
        <small>${entry.branch ? html`<span class="saved-branch">${icon("tree-branch")}${texts.ui("saved-branch")}</span> · ` : nothing}${when}${entry.over ? texts.ui("saved-over") : texts.ui("saved-steps", { steps: entry.steps })}${entry.practice ? ` · ${texts.ui("practice")}` : ""}</small></span>`;
    return html`<li class="saved" data-save=${entry.id}>${
      selection.active
        ? selectable(entry, words)
        : html`<a class="saved-open" href="#/game/${entry.id}">${words}</a>
      <span class="saved-tools">${tool("pencil", "rename", () => rename(entry))}${tool("cloud-download", "export", () => exportSave(entry), stage !== "save")}${tool("linked-rings", "link-copy", () => void share(entry), stage !== "save")}${tool("trash-can", "delete", () => remove(entry))}</span>`
    }</li>`;
  };

  /** @type {Screen} */
  const screen = {
    title: shell.texts.ui("saves"),
    draw: () => {
      const { texts } = shell;
      const entries = saves.list();
      const found = matching(entries);
      const reason = saves.whyUnsaved();
      return html`<main class="page" id="main" tabindex="-1">
        <p class="page-lead">${texts.ui("saves-lead")}</p>
        ${problem ? html`<p class="notice" role="alert" data-import-problem>${problem}</p>` : nothing}
        ${reason ? html`<p class="notice" role="alert" data-unkept>${texts.ui(`storage-${reason}`)}</p>` : nothing}
        ${entries.length > 1 ? search(found.length) : nothing}
        ${entries.length && !found.length ? html`<p class="empty">${texts.ui("saves-found-none")}</p>` : nothing}
        ${entries.length ? html`<ul class="saved-list">${repeat(found, (entry) => entry.id, row)}</ul>` : html`<p class="empty">${texts.ui("saves-none")}</p>`}
        ${selection.drawBar(found)}
        <div class="choices saved-files">
          <label class="plain import">${icon("cloud-upload")}<span>${texts.ui("import")}</span><input class="visually-hidden" type="file" accept=${ACCEPTED_FILES} @change=${importFile}></label>
          ${drawSaveBackup(shell)}
        </div>
        <p class="page-note">${texts.ui("backup-note")}</p>
      </main>`;
    },
    onLanguageChange,
    onLeave: () => left.abort(),
  };
  await onLanguageChange();
  return screen;
}
