/**
 * The drawing context: what every part of the table is drawn with, and what of it an element depends on.
 *
 * @typedef {import("../../types.js").View} View
 * @typedef {import("../../types.js").Move} Move
 * @typedef {import("../../types.js").SceneElement} SceneElement
 *
 * @typedef {object} Context
 * @property {View} view
 * @property {import("../../ui/texts.js").Texts} texts
 * @property {Map<string, Move | null>} legal elements that can be chosen, each with the move that it completes
 * @property {ReadonlySet<string>} changeable elements that could be chosen instead of an earlier choice
 * @property {ReadonlySet<string>} coached elements that the coach points at
 * @property {readonly string[]} path elements clicked so far
 * @property {ReadonlyMap<string, boolean>} picks elements of a set that is being chosen, each with whether it is chosen
 * @property {ReadonlySet<string>} news elements that have changed since the viewer's last decision
 * @property {boolean} moveHints whether legal elements show what their move leads to
 * @property {(id: string) => void} click
 * @property {(element: SceneElement) => void} inspect open the details of an element
 * @property {Map<string, boolean>} unfolded folded areas that somebody opened (true) or closed again (false)
 * @property {(id: string, unfolded: boolean) => void} fold
 * @property {Map<string, number>} zoom of the boards, by area
 * @property {(id: string, zoom: number) => void} setZoom
 */

const ignore = () => {};

/**
 * A context; without more than a view and texts, of a table on which nothing can be done. Give the same functions from
 * drawing to drawing: a new one redraws every element.
 *
 * @param {Pick<Context, "view" | "texts"> & Partial<Context>} given
 * @returns {Context}
 */
export const drawingContext = ({ view, texts, ...given }) => ({
  view,
  texts,
  legal: new Map(),
  changeable: new Set(),
  coached: new Set(),
  path: [],
  picks: new Map(),
  news: new Set(view.news?.things),
  moveHints: false,
  click: ignore,
  inspect: ignore,
  unfolded: new Map(),
  fold: ignore,
  zoom: new Map(),
  setZoom: ignore,
  ...given,
});

/**
 * Properties of which an element depends on some part only. All others count as `partFor` says.
 *
 * @type {{[name: string]: ((value: any, id: string) => unknown[]) | undefined}}
 */
const PARTS = {
  // An element shows pictures of its game; all else that it shows of the view stands in the element.
  view: (/** @type {View} */ { game }) => [game],
  texts: (/** @type {Context["texts"]} */ texts) => [texts, texts.names],
  // The move itself is looked up when it is made.
  legal: (/** @type {Context["legal"]} */ legal, id) => [legal.has(id), JSON.stringify(legal.get(id)?.hint)],
};

/**
 * The values of a context that the drawing of one element depends on, to be compared one by one: it is redrawn when
 * any of them has changed. Every property counts, so a new one needs no entry here.
 *
 * @param {Context} ctx
 * @param {string} id of the element
 */
export const dependencies = (ctx, id) =>
  Object.entries(ctx).flatMap(([name, value]) => PARTS[name]?.(value, id) ?? partFor(value, id));

/**
 * Of a collection what it says of the element; anything else whole.
 *
 * @param {unknown} value
 * @param {string} id
 */
function partFor(value, id) {
  if (value instanceof Set) return value.has(id);
  if (value instanceof Map) return value.get(id);
  return Array.isArray(value) ? value.includes(id) : value;
}
