/**
 * Looking back from the table: opens the timeline, replays missed steps, starts a new game from an earlier step, and
 * shares a step with others.
 *
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Moment} Moment
 * @typedef {import("../types.js").Save} Save
 * @typedef {Pick<import("./screen.js").TableScreen, "session" | "texts" | "guide" | "coach" | "recap" | "commands" | "announcements" | "address" | "redrawAll">} Table
 */
import { downloadOwnFile } from "../session/file-downloads.js";
import { linkToMoment, MAX_LINK_LENGTH } from "../session/moment-links.js";
import * as saves from "../session/saved-games.js";
import { copyLink } from "../ui/copy-game-link.js";
import { toast } from "../ui/dialogs.js";
import { navigate } from "../ui/hash-navigation.js";
import { Timeline } from "./panels/timeline.js";

export class LookBack {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.timeline = new Timeline(table.session, {
      changed: () => table.redrawAll(),
      stepped: (lines) => this.#stepped(lines),
      branched: (save, turn) => this.#branched(save, turn),
      shared: (moment) => void this.#share(moment),
      refused: (error) => toast(this.table.texts.plain(error)),
    });
  }

  /** Open the timeline at a step. @param {number} step */
  openStep = (step) => this.toggle(step);

  /**
   * Open the timeline at a step. Without a step, open it at the present, or close it when it is open.
   *
   * @param {number} [step]
   */
  toggle(step) {
    const { timeline } = this;
    if (this.table.guide) return;
    this.table.coach.close();
    if (timeline.past && step === undefined) timeline.close();
    else if (timeline.past) void timeline.go(step ?? 0);
    else void timeline.open(step);
  }

  /** Replay the steps listed in the recap. */
  async replayMissed() {
    const { timeline } = this;
    const { recap } = this.table;
    const first = recap.lines[0];
    if (!first || !timeline.offered) return;
    recap.close();
    await timeline.open(Math.max(0, first.step - 1));
    if (timeline.past && !timeline.playing) timeline.toggle();
  }

  /**
   * Announce the log lines of the step that the timeline shows now.
   *
   * @param {LogLine[]} lines log lines of that step
   */
  #stepped(lines) {
    const { texts, announcements } = this.table;
    texts.seats = this.timeline.past?.seats ?? texts.seats;
    announcements.clear();
    announcements.lines(lines);
  }

  /**
   * Store and open the new game that the timeline has branched off.
   *
   * @param {Save} save
   * @param {number} turn at which the new game begins
   */
  #branched(save, turn) {
    const { texts, commands } = this.table;
    const name = texts.ui("branch-name", { name: commands.name, turn });
    navigate(this.table.address(saves.add(name, { save })));
    toast(texts.ui("branch-begun"));
  }

  /**
   * Copy a link to a position of the game, or download the position as a file if the link would be too long.
   *
   * @param {Moment} moment
   */
  async #share(moment) {
    const { texts, commands } = this.table;
    const text = JSON.stringify(moment);
    const address = await linkToMoment(text);
    if (address.length <= MAX_LINK_LENGTH) return copyLink(address, "save" in moment ? "link" : "moment-link", texts);
    downloadOwnFile(text, commands.name);
    toast(texts.ui("moment-file"));
  }
}
