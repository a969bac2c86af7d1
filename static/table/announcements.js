/**
 * What a screen reader says by itself at the table: new lines of the log, and what is to be decided now.
 *
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").View} View
 * @typedef {Pick<import("./screen.js").TableScreen, "session" | "texts" | "guide">} Table
 */
import { announce, clearAnnouncements } from "../ui/live-region.js";

export class Announcements {
  /** The decision that was announced last. */
  #decision = "";

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  clear() {
    clearAnnouncements();
  }

  /** @param {readonly LogLine[]} lines */
  lines(lines) {
    announce(lines.map((line) => this.table.texts.plain(line.message)).join(" "));
  }

  /**
   * Announce what a person is to decide, once for each step and each click towards it; and that a sealed choice is in.
   *
   * @param {View} view
   */
  decision(view) {
    const isIn = view.sealed?.chosen === true;
    if (view.next.kind !== "person" && !isIn) return;
    const { session, texts, guide } = this.table;
    const { path, chosen, progress } = session;
    const guided = path.length ? "" : guide?.announcement;
    const decision = `${view.tutorial?.number ?? ""}:${view.step}:${path.length}:${isIn}:`;
    const counted = progress ? texts.ui("pick-progress", progress) : "";
    // Within a set, how far it is.
    const said = this.#decision.startsWith(decision)
      ? counted
      : [guided || texts.plain(session.status), counted].filter(Boolean).join(", ");
    if (decision + chosen !== this.#decision) announce(said);
    this.#decision = decision + chosen;
  }
}
