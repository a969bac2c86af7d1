/** Media queries that choose the table's layout; the style sheets use the same ones. */

/** A phone on its side: the board at one side, everything else beside it. */
export const LANDSCAPE = matchMedia("(min-width: 540px) and (max-height: 540px)");
/** One column, unless it is landscape. */
export const PORTRAIT = matchMedia("(max-width: 900px)");
/** A low column: buttons come directly after what they are about. */
export const SHORT = matchMedia("(max-height: 699px)");
/** A phone: a wide board starts zoomed, for its labels would overlap. */
export const PHONE = matchMedia("(max-width: 600px)");

/** @param {() => void} act @param {AbortSignal} signal */
export function onLayout(act, signal) {
  for (const query of [LANDSCAPE, PORTRAIT, SHORT, PHONE]) query.addEventListener("change", act, { signal });
}
