/** Scroll position of the log beside the table: its end stays visible. */

import { showWholeLines } from "./scroll-signs.js";

/** Events with which a player scrolls the log. */
const SCROLLING = ["wheel", "touchmove", "pointerdown", "keydown"];

export class LogScroll {
  #lines = 0;
  /** Whether the player may have scrolled the log since the last new line. */
  #scrolled = false;
  /** The log drawn last. @type {HTMLElement | null} */
  #log = null;
  // Fonts, another language and another size of the window change heights after the drawing.
  #sizes = new ResizeObserver(() => this.#showEnd());

  /**
   * Scroll to the end after new lines, and after a change of the log's or the lines' height, unless the player has
   * scrolled. The position alone does not tell: the browser changes it, too, when the log is higher for a moment.
   *
   * @param {HTMLElement} root
   * @param {number} lines number of lines in the log
   */
  show(root, lines) {
    const log = /** @type {HTMLElement | null} */ (root.querySelector(".log-view"));
    if (log !== this.#log) this.#follow(log);
    if (lines !== this.#lines) this.#scrolled = false;
    this.#lines = lines;
    this.#showEnd();
  }

  /** Watch the sizes and the scrolling of another log. @param {HTMLElement | null} log */
  #follow(log) {
    this.#sizes.disconnect();
    this.#log = log;
    this.#scrolled = false;
    if (!log) return;
    for (const one of [log, ...log.children]) this.#sizes.observe(one);
    const note = () => {
      this.#scrolled = true;
      log.style.clipPath = "";
    };
    for (const type of SCROLLING) log.addEventListener(type, note, { passive: true });
  }

  #showEnd() {
    const log = this.#log;
    if (!log || this.#scrolled) return;
    log.scrollTop = log.scrollHeight;
    // A recap is read from its beginning.
    const recap = log.querySelector(".missed");
    const above = recap ? recap.getBoundingClientRect().top - log.getBoundingClientRect().top : 0;
    if (above < 0) log.scrollTop += above;
    showWholeLines(log);
  }
}
