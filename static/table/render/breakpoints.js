/** Media queries that choose the table's layout, in sizes of the reader's own font; the style sheets use the same ones. */

/** A phone on its side, or text as large on a desk: the board at one side, everything else beside it. */
export const LANDSCAPE = matchMedia("(aspect-ratio >= 4/3) and (height <= 33.75em)");
/** One column, unless it is landscape. */
export const PORTRAIT = matchMedia("(width <= 56.25em)");
/** A low column: buttons come directly after what they are about. */
export const SHORT = matchMedia("(height < 43.75em)");
/** A phone: a wide board starts zoomed, for its labels would overlap. */
export const PHONE = matchMedia("(max-width: 600px)");

/** @param {() => void} act @param {AbortSignal} signal */
export function onLayout(act, signal) {
  for (const query of [LANDSCAPE, PORTRAIT, SHORT, PHONE]) query.addEventListener("change", act, { signal });
}
