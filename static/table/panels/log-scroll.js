/** The end of the log beside the table, which is kept in sight. */

export class LogScroll {
  #lines = 0;
  #height = 0;
  #top = 0;

  /**
   * Brings the end into sight: when lines have come, and when its place has become lower or higher and nobody has
   * scrolled in it.
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
    // What was missed is read from its beginning.
    if (missed) log.scrollTop = Math.min(log.scrollTop, missed.offsetTop - log.offsetTop);
    this.#lines = lines;
    this.#height = log.clientHeight;
    this.#top = log.scrollTop;
  }
}
