/**
 * What a drawing of the table is framed by: before it, what moves and where the focus is are noted; after it, all that
 * depends on sizes is arranged, motion starts, and focus and scroll positions are restored.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {Pick<import("./screen.js").TableScreen, "session" | "texts" | "guide" | "shown" | "timeline" | "coach" | "clicks" | "firstTimeTips">} Table
 */
import * as motion from "../motion/index.js";
import * as keyboard from "../ui/keyboard-navigation.js";
import { FocusKeeper } from "./input/focus-keeper.js";
import { LogScroll } from "./panels/log-scroll.js";
import { placeQuestion } from "./panels/question-placement.js";
import { hideOverlappingLabels } from "./render/board-label-overlap.js";
import { ensureLegalVisible, updatePointers } from "./render/off-screen-pointers.js";
import { showLegalOnBoards } from "./render/zoom.js";

export class BeforeAfterDraw {
  /** The table as it was drawn last. @type {HTMLElement | null} */
  root = null;
  #focus = new FocusKeeper();
  #logScroll = new LogScroll();
  /** The session's revision that was drawn last. */
  #revision = -1;
  /** The view that was drawn last. @type {View | null} */
  #view = null;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Remember what has the focus; for the table's focusin events. */
  noteFocus = this.#focus.note;

  /** Prepare the motion that leads to a view, while a press is on the way that may bring it. @param {View} view */
  prepareMotion(view) {
    if (this.root?.isConnected) motion.planSpeculativeMotion(this.root, this.#view, view);
  }

  /**
   * Begin a drawing.
   *
   * @returns {() => void} ends it, once the page is drawn
   */
  before() {
    const root = this.root?.isConnected ? this.root : null;
    const { shown } = this.table;
    const startMotion = root ? motion.captureStep(root, this.#view, shown) : () => {};
    this.#view = shown;
    const restoreFocus = this.#focus.before(root);
    return () => {
      this.root = document.querySelector("main.table");
      if (!this.root) return;
      keyboard.updateTabStops(this.root);
      this.#arrange(this.root);
      startMotion();
      restoreFocus(this.root);
      const { timeline, session } = this.table;
      this.#logScroll.show(this.root, (timeline.past ? timeline : session).log.length);
    };
  }

  /** Arrange what depends on the sizes of what is drawn. @param {HTMLElement} root */
  #arrange(root) {
    const { session, texts, guide, timeline, coach, clicks, firstTimeTips } = this.table;
    placeQuestion(root);
    hideOverlappingLabels(root);
    if (!timeline.past) coach.show(root, texts, () => void clicks.playHint());
    if (session.revision !== this.#revision) {
      showLegalOnBoards(root);
      ensureLegalVisible(root);
    }
    this.#revision = session.revision;
    updatePointers(root);
    firstTimeTips.place(root);
    guide?.afterDraw(root);
  }
}
