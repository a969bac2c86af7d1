/**
 * What is open over a page: dialogs, questions, side panels, notes, the timeline. The back button closes the topmost.
 *
 * One history entry, marked by its state, stands for all that is open. It has the address of the entry below it and is
 * pushed where the first overlay opens: in a person's gesture, for Chrome on Android skips entries that were added
 * without one. When the last overlay is closed otherwise the page goes back to the entry below. A page that is opened
 * from an overlay takes the place of the marked entry (`hash-navigation.js`). A marked entry that is come upon with
 * nothing open, after a reload or by going forward, is left at once.
 */

/** State of the marked entry. */
const MARK = "overlay";
/** Milliseconds after which a traversal is given up: browsers drop what a page asks of its history too often. */
const TRAVERSAL_LIMIT = 1000;

/** The overlays that are open, the topmost last. @type {Overlay[]} */
const open = [];
/** Address at which they were opened. */
let address = location.href;
/** Timeout of the traversal under way. @type {ReturnType<typeof setTimeout> | undefined} */
let traversal;
/** What waits for the end of the traversal. @type {(() => void)[]} */
const waiting = [];

/** Something that the back button closes. */
export class Overlay {
  /** @param {() => void} close closes it as its own button does; it may already be closed */
  constructor(close) {
    this.close = close;
  }

  /** Note that it is open. */
  show() {
    if (open.includes(this)) return;
    open.push(this);
    settle();
  }

  /** Note that it is closed. */
  hide() {
    const at = open.indexOf(this);
    if (at < 0) return;
    open.splice(at, 1);
    setTimeout(settle); // another overlay or page may take its place at once
  }
}

/** Whether anything is open. */
export const isAnyOverlayOpen = () => open.length > 0;

/** Close the topmost overlay. @returns {boolean} false where nothing is open */
export function closeTopmostOverlay() {
  const topmost = open.at(-1);
  topmost?.close();
  return topmost !== undefined;
}

/** Forget what is open, as another page closes it. */
export function forgetOverlays() {
  open.length = 0;
}

/** Whether the present entry stands for what is open. */
export const isOverlayEntry = () => history.state === MARK;

/** Run `act` when no traversal is under way, which would lead away from what it opens. @param {() => void} act */
export function afterTraversal(act) {
  if (traversal === undefined) act();
  else waiting.push(act);
}

/** Run `act` with the page's own entry as the present one, not the marked one above it. @param {() => void} act */
export function atPageEntry(act) {
  afterTraversal(() => {
    if (!isOverlayEntry()) return act();
    waiting.push(act);
    traverse(-1);
  });
}

/** Have a marked entry exactly where something is open. */
function settle() {
  if (traversal !== undefined) return;
  if (open.length && !isOverlayEntry()) push();
  else if (!open.length && isOverlayEntry()) traverse(-1);
}

function push() {
  address = location.href;
  history.scrollRestoration = "manual"; // closing leaves the page where it was scrolled to meanwhile
  try {
    history.pushState(MARK, "");
  } catch {
    // Safari refuses too many entries within a short time: the overlay is open all the same.
  }
}

/** @param {1 | -1} way */
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
    // Forward instead of another push, which no gesture would go with.
    if (open.length) return traverse(1);
  }
  endTraversal();
});

settle();
