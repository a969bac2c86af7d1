/**
 * Keyboard shortcuts of a table. The help lists them under `key-…` in the page's texts.
 *
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "guide" | "coach" | "timeline" | "firstTimeTips" | "details" | "sidePanel" | "commands" | "root" | "hasHandbook" | "lookBack">} Table
 */
import * as keyboard from "../../ui/keyboard-navigation.js";
import { closeTopmostOverlay, isAnyOverlayOpen } from "../../ui/overlays.js";
import { settings } from "../../ui/settings.js";

/**
 * Letter keys; they can be switched off in the settings.
 *
 * @type {ReadonlyMap<string, (table: Table, root: HTMLElement) => unknown>}
 */
const LETTERS = new Map(
  /** @type {[string, (table: Table, root: HTMLElement) => unknown][]} */ ([
    ["a", ({ sidePanel }) => sidePanel.toggleLegalMoves()],
    ["b", ({ commands }) => commands.undoTurn()],
    ["f", ({ session }) => session.autoplay.playNow()],
    ["h", ({ coach }) => coach.ask()],
    ["i", openDetails],
    ["l", ({ commands }) => commands.openLog()],
    ["n", (_, root) => keyboard.focusNextLegal(root, 1)],
    ["shift+n", (_, root) => keyboard.focusNextLegal(root, -1)],
    ["p", ({ sidePanel, hasHandbook }) => hasHandbook && sidePanel.toggleQuickReference()],
    ["t", (table) => table.lookBack.toggle()],
    ["u", ({ commands }) => commands.undo()],
    ["shift+u", ({ commands }) => commands.redo()],
    ["w", (table) => !table.guide && table.lookBack.replayMissed()],
    ["?", ({ commands }) => commands.openHelp()],
  ]),
);

/** Usual editing keys, pressed with Ctrl or Cmd. @type {ReadonlyMap<string, (table: Table) => unknown>} */
const EDITING = new Map([
  ["z", ({ commands }) => commands.undo()],
  ["shift+z", ({ commands }) => commands.redo()],
  ["y", ({ commands }) => commands.redo()],
]);

/**
 * Run the shortcut of a key, if it has one.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
export function handleKey(event, table) {
  const { root } = table;
  if (!root || table.timeline.key(event)) return;
  if (event.key === "Escape") return goBack(table);
  if (keyboard.isTyping(event)) return;
  if (keyboard.hasCtrlAltOrMeta(event)) {
    const edit = event.altKey ? undefined : EDITING.get(keyboard.shortcutKeyName(event));
    if (!edit) return;
    event.preventDefault();
    if (!event.repeat) edit(table);
  } else if (keyboard.moveByArrow(root, event)) event.preventDefault();
  else if (settings.letters && !event.repeat) LETTERS.get(keyboard.shortcutKeyName(event))?.(table, root);
}

/** Close what is open over the table; with nothing open, take back the last click. @param {Table} table */
function goBack({ session, coach, firstTimeTips, sidePanel }) {
  // The move list stays open while a move is being put together, so then a click is taken back instead.
  const pathOnTop = sidePanel.legalMovesOpen || !isAnyOverlayOpen();
  if (coach.thought !== null) coach.stop();
  else if (session.hasSelection && pathOnTop) session.cancel();
  else if (!closeTopmostOverlay() && firstTimeTips.shown) firstTimeTips.close();
}

/** Open the details of the focused element, or else of the first one. @param {Table} table @param {HTMLElement} root */
function openDetails({ details }, root) {
  const at = document.activeElement?.getAttribute("data-id");
  const id = at ?? root.querySelector("[data-id]")?.getAttribute("data-id");
  if (id) details.open(id);
}
