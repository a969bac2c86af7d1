/** Scrolling of the log beside the table, whose end is kept visible. */

export class LogScroll {
  #lines = 0;
  #height = 0;
  #top = 0;

  /**
   * Scroll to the end when lines were added, or when the height changed and nobody has scrolled.
   *
   * @param {HTMLElement} root
   * @param {number} lines how many lines the log has
   */
  show(root, lines) {
    const log = /** @type {HTMLElement | null} */ (root.querySelector(".log-view"));
    const same = lines === this.#lines;
    if (!log || (same && (log.clientHeight === this.#height || log.scrollTop !== this.#top))) return;
    const missed = /** @type {HTMLElement | null} */ (log.querySelector(".missed"));
    log.scrollTop = log.scrollHeight;
    // The recap is read from its beginning.
    if (missed) log.scrollTop = Math.min(log.scrollTop, missed.offsetTop - log.offsetTop);
    this.#lines = lines;
    this.#height = log.clientHeight;
    this.#top = log.scrollTop;
  }
}
