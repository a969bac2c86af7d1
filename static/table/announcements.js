/**
 * Announcements for screen readers at the table: new log lines, and the decision that a person has to make.
 *
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").View} View
 * @typedef {Pick<import("./screen.js").TableScreen, "session" | "texts" | "guide">} Table
 */
import { announce, clearAnnouncements } from "../ui/live-region.js";

export class Announcements {
  /** Key of the decision announced last: its step, and the clicks and elements chosen so far. */
  #decision = "";

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  clear() {
    clearAnnouncements();
  }

  /** Announce new log lines. @param {readonly LogLine[]} lines */
  lines(lines) {
    announce(lines.map((line) => this.table.texts.plain(line.message)).join(" "));
  }

  /**
   * Announce the decision to make, once per step and per click towards it. With several seats choosing at the same
   * time, also announce that the viewer's own choice is made.
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
    // While a set is being chosen, announce only the number chosen so far.
    const said = this.#decision.startsWith(decision)
      ? counted
      : [guided || texts.plain(session.status), counted].filter(Boolean).join(", ");
    if (decision + chosen !== this.#decision) announce(said);
    this.#decision = decision + chosen;
  }
}
