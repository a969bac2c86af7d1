/** Scroll position of the log beside the table: its end stays visible. */

export class LogScroll {
  #lines = 0;
  /** Scroll position set last, in pixels. */
  #top = 0;
  /** The log drawn last. @type {HTMLElement | null} */
  #log = null;
  // Fonts, another language and another size of the window change heights after the drawing.
  #sizes = new ResizeObserver(() => this.#keepEnd());

  /**
   * Scroll to the end after new lines, and after a change of the log's or the lines' height, unless the player has
   * scrolled.
   *
   * @param {HTMLElement} root
   * @param {number} lines number of lines in the log
   */
  show(root, lines) {
    const log = /** @type {HTMLElement | null} */ (root.querySelector(".log-view"));
    if (log !== this.#log) {
      this.#sizes.disconnect();
      this.#log = log;
      for (const one of log ? [log, ...log.children] : []) this.#sizes.observe(one);
    }
    if (lines !== this.#lines) this.#showEnd();
    else this.#keepEnd();
    this.#lines = lines;
  }

  #keepEnd() {
    const log = this.#log;
    if (!log) return;
    const atEnd = log.scrollHeight - log.clientHeight - log.scrollTop < 2;
    if (atEnd || log.scrollTop === this.#top) this.#showEnd();
  }

  #showEnd() {
    const log = this.#log;
    if (!log) return;
    log.scrollTop = log.scrollHeight;
    // A recap is read from its beginning.
    const missed = log.querySelector(".missed");
    const above = missed ? missed.getBoundingClientRect().top - log.getBoundingClientRect().top : 0;
    if (above < 0) log.scrollTop += above;
    this.#top = log.scrollTop;
  }
}
