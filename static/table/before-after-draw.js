/**
 * Work before and after each drawing of the table. Before: note what will move and where the focus is. After: arrange
 * everything that depends on sizes, start the motion, and restore focus and scroll positions.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {Pick<import("./screen.js").TableScreen, "session" | "texts" | "guide" | "shown" | "timeline" | "coach" | "clicks" | "firstTimeTips" | "contextSource">} Table
 */
import * as motion from "../motion/index.js";
import * as keyboard from "../ui/keyboard-navigation.js";
import { FocusKeeper } from "./input/focus-keeper.js";
import { LogScroll } from "./panels/log-scroll.js";
import { placeQuestion } from "./panels/question-placement.js";
import { markScrollingLists, showTopOfOwnSeat } from "./panels/scroll-signs.js";
import { hideOverlappingLabels } from "./render/board-label-overlap.js";
import { ensureLegalVisible, updatePointers } from "./render/off-screen-pointers.js";
import { enlargeSmallSpaces, showLegalOnBoards, showOwnPiecesOnBoards } from "./render/zoom.js";

export class BeforeAfterDraw {
  /** Root element of the table drawn last. @type {HTMLElement | null} */
  root = null;
  #focus = new FocusKeeper();
  #logScroll = new LogScroll();
  /** Revision of the session drawn last. */
  #revision = -1;
  /** Seat that was next at that revision; undefined before the first view. @type {number | null | undefined} */
  #next;
  /** View drawn last. @type {View | null} */
  #view = null;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Listener for the table's `focusin` events: remembers the focused element. */
  noteFocus = this.#focus.note;

  /** Measure ahead for the motion to a view that the current press may lead to. @param {View} view */
  prepareMotion(view) {
    if (this.root?.isConnected) motion.planSpeculativeMotion(this.root, this.#view, view);
  }

  /**
   * Do the work before a drawing.
   *
   * @returns {() => void} does the work after the drawing
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

  /** Arrange everything that depends on the sizes of drawn elements. @param {HTMLElement} root */
  #arrange(root) {
    const { session, shown, texts, guide, timeline, coach, clicks, firstTimeTips, contextSource } = this.table;
    placeQuestion(root);
    hideOverlappingLabels(root);
    markScrollingLists(root);
    if (!timeline.past) coach.show(root, texts, () => void clicks.playHint());
    if (session.revision !== this.#revision) {
      if (shown) {
        const { seat } = shown.next;
        const isTurnOfViewer = seat === shown.viewer && seat !== this.#next;
        if (this.#next === undefined || isTurnOfViewer) showOwnPiecesOnBoards(root, shown);
        if (isTurnOfViewer || shown.outcome) showTopOfOwnSeat(root);
        this.#next = seat;
      }
      enlargeSmallSpaces(root, contextSource.enlarge, contextSource.zoomed);
      showLegalOnBoards(root);
      ensureLegalVisible(root);
    }
    this.#revision = session.revision;
    updatePointers(root);
    firstTimeTips.place(root);
    guide?.afterDraw(root);
  }
}
