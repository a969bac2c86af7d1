/**
 * Wake lock: keeps the screen on while it is wanted, the page is visible, and somebody has used it lately.
 *
 * @typedef {{request: (kind: "screen") => Promise<WakeLockSentinel>}} Device
 */

/** Time without a click or key after which the screen may turn off, in milliseconds. */
export const UNTOUCHED_LIMIT = 10 * 60 * 1000;

export class WakeLock {
  #wanted = false;
  #untouched = false;
  /**
   * Lock or pending request for it; resolves to null if the browser refuses.
   *
   * @type {Promise<WakeLockSentinel | null> | null}
   */
  #lock = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #page;
  #device;

  /**
   * @param {AbortSignal} signal releases the lock for good
   * @param {Document} page
   * @param {Device | null} device null if the browser cannot keep the screen on
   */
  constructor(signal, page = document, device = navigator.wakeLock ?? null) {
    this.#page = page;
    this.#device = device;
    if (!device) return;
    for (const touch of ["pointerdown", "keydown"]) {
      page.addEventListener(touch, () => this.#touched(), { signal, capture: true, passive: true });
    }
    page.addEventListener("visibilitychange", () => this.#follow(), { signal });
    signal.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      this.want(false);
    });
    this.#touched();
  }

  /** Begin or stop keeping the screen on. @param {boolean} wanted */
  want(wanted) {
    this.#wanted = wanted;
    this.#follow();
  }

  #touched() {
    this.#untouched = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#untouched = true;
      this.#follow();
    }, UNTOUCHED_LIMIT);
    this.#follow();
  }

  #follow() {
    if (this.#wanted && !this.#untouched && this.#page.visibilityState === "visible") this.#acquire();
    else this.#release();
  }

  #acquire() {
    if (this.#lock || !this.#device) return;
    const gone = () => {
      if (this.#lock === lock) this.#lock = null;
    };
    /** @type {Promise<WakeLockSentinel | null>} */
    const lock = this.#device.request("screen").then(
      (sentinel) => {
        sentinel.addEventListener("release", gone); // the browser releases it for a hidden page, or to save power
        return sentinel;
      },
      () => {
        gone();
        return null;
      },
    );
    this.#lock = lock;
  }

  #release() {
    const lock = this.#lock;
    this.#lock = null;
    void lock?.then((sentinel) => sentinel?.release());
  }
}
