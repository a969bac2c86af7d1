/**
 * Commands behind the toolbar, the menu and the keyboard shortcuts: undo, redo, log, help, share image, review,
 * rematch, export.
 *
 * @typedef {import("./game-menu.js").Item} Item
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "texts" | "game" | "title" | "shown" | "guide" | "timeline" | "sidePanel" | "presenceBar" | "multiplayer" | "root" | "hasHandbook" | "hasTutorial" | "address" | "lookBack">} Table
 */

import { loadHandbook } from "../../rules/handbook-lookup.js";
import { downloadSave, sharePicture, shareText } from "../../session/file-downloads.js";
import * as prefetchedDeal from "../../session/prefetched-deal.js";
import * as saves from "../../session/saved-games.js";
import { copyGameLink } from "../../ui/copy-game-link.js";
import { askYesNo, toast } from "../../ui/dialogs.js";
import { canFillScreen, fillsScreen, toggleFullScreen } from "../../ui/full-screen.js";
import { navigate } from "../../ui/hash-navigation.js";
import { logText } from "../../ui/log-text.js";
import { loadStylesheet } from "../../ui/stylesheets.js";
import { showGameMenu, showHelp, showLog } from "./game-menu.js";
import { showSeatMenu } from "./seat-menu.js";

/** Menu items available in a tutorial or a puzzle. */
const GUIDED = new Set([
  "actions",
  "log",
  "page",
  "rules",
  "help",
  "settings",
  "full-screen",
  "full-screen-end",
  "to-menu",
]);
/** Menu items available while viewing a position that someone else has shared. */
const READ_ONLY = new Set([
  "log",
  "page",
  "rules",
  "voyages",
  "help",
  "settings",
  "full-screen",
  "full-screen-end",
  "to-menu",
]);
/** Menu items available only on the page that holds the game, not to guests. */
const HOSTS = new Set(["export", "link-copy", "move-send", "rematch"]);

export class TableMenuCommands {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Name of the saved game, or else the title of the game. */
  get name() {
    return saves.entry(this.table.session.id)?.name || this.table.title;
  }

  async undo() {
    const { session, texts, timeline } = this.table;
    const { view } = session;
    if (timeline.past) return;
    if (!view?.undo) {
      toast(texts.ui("undo-nothing"));
      return;
    }
    if (!(await this.#isSure(view.undo, "undo"))) return;
    await (session.problem ? session.recovery.reopen({ op: "undo" }) : session.request({ op: "undo" }));
  }

  /** Undo all decisions of the current turn. */
  async undoTurn() {
    const { session, texts, timeline } = this.table;
    const kind = session.view?.undo_turn;
    if (timeline.past) return;
    if (!kind) toast(texts.ui("undo-nothing"));
    else if (await this.#isSure(kind, "undo-turn")) await session.request({ op: "undo", whole_turn: true });
  }

  /**
   * Ask before an undo that has consequences: it makes this a practice game, or needs the others' consent.
   *
   * @param {NonNullable<import("../../types.js").View["undo"]>} kind
   * @param {string} label id of the command's text
   */
  async #isSure(kind, label) {
    const { session, texts } = this.table;
    if (kind === "free" || (kind === "practice" && session.view?.practice)) return true;
    return askYesNo({
      question: texts.ui(`undo-${kind}`),
      label: texts.ui(label),
      yes: texts.ui(kind === "consent" ? "undo-ask" : label),
      no: texts.ui("no"),
    });
  }

  /** Redo the last undone decision. */
  async redo() {
    const { session, texts, timeline } = this.table;
    if (timeline.past) return;
    if (!session.view?.redo) toast(texts.ui("redo-nothing"));
    else await session.request({ op: "redo" });
  }

  async openLog() {
    const { table } = this;
    const { texts, timeline } = table;
    const past = timeline.past;
    const looks = loadStylesheet("handbook.css").catch(() => {}); // the log is readable without it
    const viewer = table.shown?.viewer;
    const [book] = await Promise.all([loadHandbook(texts.lang, table.game), looks]);
    if (table.shown?.viewer !== viewer) return; // the screen passed to another person meanwhile
    const lines = past ? timeline.log : table.session.log;
    showLog({
      book,
      lines,
      news: table.shown?.news.line ?? 0,
      texts: table.texts,
      openStep: timeline.offered && !table.guide ? (step) => table.lookBack.toggle(step) : null,
      share: () => void shareText(logText(table.title, lines, table.texts), `${this.name} ${texts.ui("log")}`),
    });
  }

  openHelp() {
    showHelp(this.table.texts);
  }

  /** Share an image of the table and the result. */
  async shareImage() {
    const { session, texts, title, timeline, root } = this.table;
    const layout = root?.querySelector(".table-layout");
    if (!session.view || !layout || timeline.past) return;
    const { paintTableWithResult } = await import("../../results/share-image.js");
    const made = await paintTableWithResult(layout, session.view, texts, title);
    if (made) await sharePicture(made, this.name);
    else toast(texts.ui("picture-failed"));
  }

  /** Show the review of the finished game. */
  async openReview() {
    const { showReview } = await import("../../results/review.js");
    const { table } = this;
    await showReview(table.session, table.texts, table.timeline.offered ? (step) => table.lookBack.toggle(step) : null);
  }

  /** Start a new game with the same seats and options, and another seed. */
  rematch() {
    const { session, presenceBar } = this.table;
    const { save, view } = session;
    if (!save || !view) return;
    const { game, options } = save;
    const now = view.seats.map(({ name, kind }) => ({ name, kind }));
    const setup = { game, seats: now, options, seed: 0 };
    const id = saves.add(this.name, { setup: { ...setup, seed: prefetchedDeal.seedFor(setup) } });
    presenceBar?.rematch?.(id);
    navigate(this.table.address(id));
  }

  export() {
    const { save } = this.table.session;
    if (save) downloadSave(save, this.name);
  }

  async copyGameLink() {
    const { save } = this.table.session;
    if (save) await copyGameLink(save, this.table.texts);
  }

  /**
   * Whether the game can be sent to the next person as a link: several people play here, and one of them is next or the
   * game is over.
   */
  get canSendGameLink() {
    const { multiplayer, session } = this.table;
    const { view } = session;
    const people = view?.seats.filter((seat) => seat.kind === "human" && !seat.conceded).length ?? 0;
    return multiplayer !== null && people > 1 && ["person", "curtain", "over"].includes(view?.next.kind ?? "");
  }

  async sendGameLink() {
    const { multiplayer, session, texts } = this.table;
    await multiplayer?.sendGameLink(session, this.name, texts);
  }

  /** Open the menu of a seat. @param {number} seat */
  openSeatMenu(seat) {
    showSeatMenu(this.table.session, this.table.texts, seat);
  }

  openMenu() {
    const { guide, session, texts } = this.table;
    showGameMenu(texts, this.#items(), guide ? null : session.view, (seat) => this.openSeatMenu(seat));
  }

  /** Items of the game menu, as far as available now. @returns {Item[]} */
  #items() {
    const { game, guide, session, sidePanel, hasHandbook, hasTutorial } = this.table;
    /** @type {Item[]} */
    const all = [
      { sign: "checklist", text: "actions", act: () => void sidePanel.toggleLegalMoves(), key: "a" },
      ...(session.view?.undo_turn
        ? [{ sign: "fast-backward-button", text: "undo-turn", act: () => void this.undoTurn(), key: "b" }]
        : []),
      { sign: "scroll-quill", text: "log", act: () => void this.openLog(), key: "l" },
      ...(hasHandbook
        ? [{ sign: "treasure-map", text: "page", act: () => void sidePanel.toggleQuickReference(), key: "p" }]
        : []),
      { sign: "rule-book", text: "rules", act: () => navigate(`#/rules/${game}`) },
      ...(hasTutorial ? [{ sign: "compass", text: "voyages", act: () => navigate(`#/voyage/${game}`) }] : []),
      { sign: "help", text: "help", act: () => this.openHelp(), key: "?" },
      { sign: "settings-knobs", text: "settings", act: () => navigate("#/settings") },
      ...(canFillScreen()
        ? [
            {
              sign: "expand",
              text: fillsScreen() ? "full-screen-end" : "full-screen",
              act: () => void toggleFullScreen(),
            },
          ]
        : []),
      { sign: "cloud-download", text: "export", act: () => this.export() },
      { sign: "linked-rings", text: "link-copy", act: () => void this.copyGameLink() },
      ...(this.canSendGameLink
        ? [{ sign: "paper-plane", text: "move-send", act: () => void this.sendGameLink() }]
        : []),
      { sign: "crossed-swords", text: "rematch", act: () => this.rematch() },
      { sign: "exit-door", text: "to-menu", act: () => navigate("#/") },
    ];
    // A position that someone else has shared can only be viewed.
    if (session.isReadOnly) return all.filter(({ text }) => READ_ONLY.has(text));
    const open = session.isRemote ? all.filter(({ text }) => !HOSTS.has(text)) : all;
    return guide ? [...open.filter(({ text }) => GUIDED.has(text)), ...guide.menuItems()] : open;
  }
}
