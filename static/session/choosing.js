/**
 * A view and the selection made on it before a decision is sent: clicks that begin a move, and elements of a set.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("./selection.js").Selection} Selection
 */
import { progress } from "./pick.js";
import * as selection from "./selection.js";
import { statusMessage } from "./status.js";

/** Base class of a session: the view and the selection on it. Dispatches "change" when a redraw is needed. */
export class Choosing extends EventTarget {
  /** @type {View | null} */
  view = null;
  /** Ids of the elements clicked so far for a move. @type {string[]} */
  path = [];
  /** Ids of the elements chosen so far for a set, in any order. @type {string[]} */
  chosen = [];
  /** Number of changes so far; increases whenever the drawing changes. */
  revision = 0;
  /** Whether a decision waits for the engine to start or to load the game: the table can be drawn before that. */
  waitingForEngine = false;

  /** Whether the game runs on another device. */
  get isRemote() {
    return false;
  }

  /** Whether the table only shows a shared position, in which nobody can move. */
  get isReadOnly() {
    return this.view?.next.kind === "past";
  }

  /** Whether earlier positions can be shown. */
  get hasHistory() {
    const { view } = this;
    return view !== null && (!this.isReadOnly || /** @type {import("../types.js").PastView} */ (view).over);
  }

  /** Legal elements by id, as in `legalElements` of selection.js; none while a decision waits for the engine. */
  legalElements() {
    return this.view && !this.waitingForEngine ? selection.legalElements(this.view, this) : new Map();
  }

  /** Status line: the next thing to do, given the clicks so far. */
  get status() {
    return this.view ? statusMessage(this.view, this.path, this.isRemote) : undefined;
  }

  /** Numbers of chosen and missing elements of a set; null if no set is being chosen. */
  get progress() {
    return this.view?.pick ? progress(this.view.pick, this.chosen) : null;
  }

  /** Whether there is a click that can be taken back. */
  get hasSelection() {
    return this.path.length > 0 || this.chosen.length > 0;
  }

  /** Take the last click back. */
  cancel() {
    if (this.hasSelection) this.select(selection.withoutLast(this));
  }

  /** Replace the selection. @param {Selection} selected */
  select(selected) {
    Object.assign(this, selected);
    this.changed();
  }

  /** Replace the view, and keep the part of the selection that is still possible in it. @param {View} view */
  setView(view) {
    Object.assign(this, selection.keep(this.view, view, this));
    this.view = view;
  }

  changed() {
    this.revision++;
    this.dispatchEvent(new Event("change"));
  }
}
