/** A long press on a thing, for hands that have neither a right button nor keys. */

/** How long a finger stays, in milliseconds. */
const LONG = 450;
/** How far it may stray meanwhile, in pixels. */
const STRAY = 10;

/** Keeps what ends a long press from choosing anything. @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Calls `act` with the id of what was pressed long with a finger.
 *
 * @param {(id: string) => boolean} act says whether there was anything to open
 * @param {AbortSignal} signal
 */
export function onLongPress(act, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const free = () => {
    removeEventListener("click", swallow, true);
    removeEventListener("contextmenu", swallow, true);
  };
  /** @type {AddEventListenerOptions} */
  const watching = { signal, capture: true, passive: true };
  addEventListener(
    "pointerdown",
    (event) => {
      stop();
      free();
      const thing = /** @type {Element} */ (event.target).closest(".table [data-id], .contents [data-id]");
      const id = thing?.getAttribute("data-id");
      if (!id || event.pointerType !== "touch" || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        if (!act(id)) return;
        for (const kind of ["click", "contextmenu"]) addEventListener(kind, swallow, true);
      }, LONG);
    },
    watching,
  );
  addEventListener(
    "pointermove",
    (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
    },
    watching,
  );
  for (const kind of ["pointerup", "pointercancel", "contextmenu"]) addEventListener(kind, stop, watching);
  signal.addEventListener("abort", () => {
    stop();
    free();
  });
}
