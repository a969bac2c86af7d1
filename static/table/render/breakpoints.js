/**
 * Media queries that choose the table's layout. Sizes are in the reader's own font size; the style sheets use the same
 * queries.
 */

/**
 * Landscape: a phone on its side, or a desktop with very large text. The board is at one side, everything else beside
 * it.
 */
export const LANDSCAPE = matchMedia("(aspect-ratio >= 4/3) and (height <= 33.75em)");
/** Portrait: a single column. `LANDSCAPE` takes precedence. */
export const PORTRAIT = matchMedia("(width <= 56.25em)");
/** A low window in portrait: buttons directly follow the table that they are about. */
export const SHORT = matchMedia("(height < 43.75em)");
/** A phone: wide boards start zoomed in, because labels would overlap, and small legal spaces are enlarged. */
export const PHONE = matchMedia("(max-width: 600px)");

/** Call `act` whenever the layout changes. @param {() => void} act @param {AbortSignal} signal */
export function onLayout(act, signal) {
  for (const query of [LANDSCAPE, PORTRAIT, SHORT, PHONE]) query.addEventListener("change", act, { signal });
}
