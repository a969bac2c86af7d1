/**
 * A view with what is selected on it before a decision is sent: clicks that begin a move, and elements of a set.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("./selection.js").Selection} Selection
 */
import { progress } from "./pick.js";
import * as selection from "./selection.js";
import { statusMessage } from "./status.js";

/** Event: "change" whenever there is something new to draw. */
export class Choosing extends EventTarget {
  /** @type {View | null} */
  view = null;
  /** The elements clicked so far of a move. @type {string[]} */
  path = [];
  /** The elements chosen so far of a set, in any order. @type {string[]} */
  chosen = [];
  /** Goes up with every change of what is drawn. */
  revision = 0;
  /** Whether it waits for the engine to start: the table may be seen before that. */
  waitingForEngine = false;

  /** Whether the authority is elsewhere. */
  get isRemote() {
    return false;
  }

  /** Whether nobody decides anything on this table: it shows a moment that somebody sent. */
  get isReadOnly() {
    return this.view?.next.kind === "past";
  }

  /** Whether there are earlier steps to look back on. */
  get hasHistory() {
    const { view } = this;
    return view !== null && (!this.isReadOnly || /** @type {import("../types.js").PastView} */ (view).over);
  }

  /** The elements that lead on now, each with the move it completes: none while a choice waits for the engine. */
  legalElements() {
    return this.view && !this.waitingForEngine ? selection.legalElements(this.view, this) : new Map();
  }

  /** What is to be done now, after what was clicked so far. */
  get status() {
    return this.view ? statusMessage(this.view, this.path, this.isRemote) : undefined;
  }

  /** How far the choice of a set is, null where none is chosen. */
  get progress() {
    return this.view?.pick ? progress(this.view.pick, this.chosen) : null;
  }

  /** Whether anything was clicked that can be taken back. */
  get hasSelection() {
    return this.path.length > 0 || this.chosen.length > 0;
  }

  /** Take the last click back. */
  cancel() {
    if (this.hasSelection) this.select(selection.withoutLast(this));
  }

  /** @param {Selection} selected */
  select(selected) {
    Object.assign(this, selected);
    this.changed();
  }

  /** Put another view on the screen; what was selected stays where it still leads on. @param {View} view */
  setView(view) {
    Object.assign(this, selection.keep(this.view, view, this));
    this.view = view;
  }

  changed() {
    this.revision++;
    this.dispatchEvent(new Event("change"));
  }
}
