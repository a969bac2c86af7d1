/** Geometry of rectangles on the table. */

/** Centre of a rectangle. @param {DOMRect} rect */
export const centre = (rect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/**
 * Whether the centre of `inside` lies within `around`, with a tolerance of four pixels.
 *
 * @param {DOMRect} around
 * @param {DOMRect} inside
 */
export function centerIsWithin(around, inside) {
  const { x, y } = centre(inside);
  return x >= around.left - 4 && x <= around.right + 4 && y >= around.top - 4 && y <= around.bottom + 4;
}

/**
 * CSS transform that moves something from one rectangle over another.
 *
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {boolean} fits whether to take the size of `to`; otherwise it shrinks to fit, but never grows
 */
export function transformBetween(from, to, fits) {
  const [start, end] = [centre(from), centre(to)];
  const ratio = Math.min(to.width / from.width, to.height / from.height);
  const scale = fits ? Math.max(0.2, Math.min(4, ratio)) : Math.min(1, Math.max(0.35, ratio));
  return `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${scale})`;
}
