/**
 * Overlays: dialogs, questions, side panels, notes and the timeline. The back button closes the topmost one.
 *
 * All open overlays share one history entry, marked by its state and with the address of the page's own entry below it.
 * It is pushed when the first overlay opens, in response to a click or key, because Chrome on Android skips entries
 * added without one. When the last overlay is closed in another way, history goes back to the page's entry. A page
 * opened from an overlay replaces the marked entry (`hash-navigation.js`). If history leads to a marked entry while no
 * overlay is open, after a reload or by going forward, it goes back at once.
 */

/** State of the history entry for overlays. */
const MARK = "overlay";
/** Longest wait for a traversal of the history, in milliseconds: browsers drop requests that come too often. */
const TRAVERSAL_LIMIT = 1000;

/** Open overlays, the topmost last. @type {Overlay[]} */
const open = [];
/** Address at which the overlays were opened. */
let address = location.href;
/** Timeout of the pending traversal; undefined if none is pending. @type {ReturnType<typeof setTimeout> | undefined} */
let traversal;
/** Functions to call when the pending traversal has ended. @type {(() => void)[]} */
const waiting = [];

/** A part of the page that the back button closes. */
export class Overlay {
  /** @param {() => void} close closes the overlay like its own button; it may already be closed */
  constructor(close) {
    this.close = close;
  }

  /** Register the overlay as open. */
  show() {
    if (open.includes(this)) return;
    open.push(this);
    settle();
  }

  /** Register the overlay as closed. */
  hide() {
    const at = open.indexOf(this);
    if (at < 0) return;
    open.splice(at, 1);
    setTimeout(settle); // later, since another overlay or page may open at once
  }
}

/** Whether any overlay is open. */
export const isAnyOverlayOpen = () => open.length > 0;

/** Close the topmost overlay. @returns {boolean} false if none is open */
export function closeTopmostOverlay() {
  const topmost = open.at(-1);
  topmost?.close();
  return topmost !== undefined;
}

/** Forget all overlays, because another page replaces them. */
export function forgetOverlays() {
  open.length = 0;
}

/** Whether the present history entry is the one for overlays. */
export const isOverlayEntry = () => history.state === MARK;

/**
 * Run `act` at once, or after the pending traversal, which would undo a navigation by `act`.
 *
 * @param {() => void} act
 */
export function afterTraversal(act) {
  if (traversal === undefined) act();
  else waiting.push(act);
}

/** Run `act` when the page's own history entry is the present one. @param {() => void} act */
export function atPageEntry(act) {
  afterTraversal(() => {
    if (!isOverlayEntry()) return act();
    waiting.push(act);
    traverse(-1);
  });
}

/** Push the marked entry if an overlay is open, and leave it if none is. */
function settle() {
  if (traversal !== undefined) return;
  if (open.length && !isOverlayEntry()) push();
  else if (!open.length && isOverlayEntry()) traverse(-1);
}

function push() {
  address = location.href;
  history.scrollRestoration = "manual"; // closing an overlay must not scroll the page
  try {
    history.pushState(MARK, "");
  } catch {
    // Safari refuses too many entries within a short time. The overlay opens anyway.
  }
}

/** Go one entry forward or back, with a time limit. @param {1 | -1} way */
function traverse(way) {
  traversal = setTimeout(() => {
    if (isOverlayEntry()) history.replaceState(null, "");
    endTraversal();
  }, TRAVERSAL_LIMIT);
  history.go(way);
}

function endTraversal() {
  clearTimeout(traversal);
  traversal = undefined;
  for (const act of waiting.splice(0)) afterTraversal(act);
  settle();
}

addEventListener("popstate", () => {
  const goneBack = traversal === undefined && !isOverlayEntry();
  if (location.href !== address) forgetOverlays();
  else if (goneBack && open.length) {
    open.pop()?.close();
    // Other overlays are still open and need the history entry. Go forward to it, because pushing a new one would need
    // a click or key.
    if (open.length) return traverse(1);
  }
  endTraversal();
});

settle();
