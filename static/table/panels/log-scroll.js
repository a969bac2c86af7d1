/** Scroll position of the log beside the table: its end stays visible. */

export class LogScroll {
  #lines = 0;
  #height = 0;
  #content = 0;
  #top = 0;

  /**
   * Scroll to the end after new lines, and after a change of the log's or the lines' height, such as by another
   * language, unless the player has scrolled.
   *
   * @param {HTMLElement} root
   * @param {number} lines number of lines in the log
   */
  show(root, lines) {
    const log = /** @type {HTMLElement | null} */ (root.querySelector(".log-view"));
    const same = lines === this.#lines;
    if (!log) return;
    const fits = log.clientHeight === this.#height && log.scrollHeight === this.#content;
    if (same && (fits || log.scrollTop !== this.#top)) return;
    const missed = /** @type {HTMLElement | null} */ (log.querySelector(".missed"));
    log.scrollTop = log.scrollHeight;
    // A recap is read from its beginning.
    if (missed) log.scrollTop = Math.min(log.scrollTop, missed.offsetTop - log.offsetTop);
    this.#lines = lines;
    this.#height = log.clientHeight;
    this.#content = log.scrollHeight;
    this.#top = log.scrollTop;
  }
}
