/**
 * The screen stays awake as long as that is wanted, the page is seen, and it has been touched lately.
 *
 * @typedef {{request: (kind: "screen") => Promise<WakeLockSentinel>}} Device
 */

/** Milliseconds without a touch after which nobody seems to look. */
export const UNTOUCHED_LIMIT = 10 * 60 * 1000;

export class WakeLock {
  #wanted = false;
  #untouched = false;
  /** The lock, or the request for it, which the browser may refuse. @type {Promise<WakeLockSentinel | null> | null} */
  #lock = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #page;
  #device;

  /**
   * @param {AbortSignal} signal ends it
   * @param {Document} page
   * @param {Device | null} device null where the browser cannot keep the screen awake
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

  /** Keep the screen awake from now on, or no longer. @param {boolean} wanted */
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
        sentinel.addEventListener("release", gone); // the browser takes it back from a hidden page, or to save power
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
