/** Places that are kept: a part of the table that was once as high as its choices stays as high without them. */

/** The part of the screen's height that may be kept for one part of the table. */
const MOST = 0.3;
/** The same for what lies between board and hand: with more the hand would leave the screen. @type {Record<string, number>} */
const LESS = { lead: 0.2, strip: 0.2 };

export class Kept {
  /** The greatest height of each part so far, in pixels. @type {Map<string, number>} */
  #heights = new Map();
  /** The size of the window that they were measured in. */
  #window = "";

  /** To be called after each drawing. @param {Element} root */
  measure(root) {
    const parts = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-keep]"));
    const window = `${innerWidth}x${innerHeight}`;
    if (window !== this.#window) {
      this.#window = window;
      this.#heights.clear();
      for (const part of parts) part.style.minHeight = "";
    }
    for (const part of parts) {
      const name = part.dataset.keep ?? "";
      const before = this.#heights.get(name) ?? 0;
      const now = Math.max(before, Math.min(part.offsetHeight, (LESS[name] ?? MOST) * innerHeight));
      this.#heights.set(name, now);
      part.style.minHeight = `${now}px`;
    }
  }
}
