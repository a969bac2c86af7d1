/** How the table may lie on the screen; the style sheets ask the same questions. */

/** A phone on its side: the board at one side, everything else at the other. */
export const LANDSCAPE = matchMedia("(min-width: 540px) and (max-height: 540px)");
/** One column, where the screen does not lie. */
export const PORTRAIT = matchMedia("(max-width: 900px)");
/** Little height for a column: buttons come directly after what they are about. */
export const SHORT = matchMedia("(max-height: 699px)");
/** On a phone a broad board starts enlarged, for its names would lie on each other. */
export const PHONE = matchMedia("(max-width: 600px)");

/** @param {() => void} act @param {AbortSignal} signal */
export function onLayout(act, signal) {
  for (const query of [LANDSCAPE, PORTRAIT, SHORT, PHONE]) query.addEventListener("change", act, { signal });
}
