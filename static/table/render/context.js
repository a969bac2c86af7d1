/**
 * The drawing context: everything that parts of the table need for drawing, and the values on which one element
 * depends.
 *
 * @typedef {import("../../types.js").View} View
 * @typedef {import("../../types.js").Move} Move
 * @typedef {import("../../types.js").SceneElement} SceneElement
 *
 * @typedef {object} Context
 * @property {View} view
 * @property {import("../../ui/texts.js").Texts} texts
 * @property {Map<string, Move | null>} legal ids of elements that can be chosen, each with the move that it
 *   completes; null where more clicks must follow
 * @property {ReadonlySet<string>} changeable ids of elements that could replace an earlier click
 * @property {ReadonlySet<string>} coached ids of elements marked by the coach
 * @property {readonly string[]} path ids of elements clicked so far
 * @property {ReadonlyMap<string, boolean>} picks candidates for a set by id; true for those chosen
 * @property {ReadonlySet<string>} news ids of elements that changed since the viewer's last decision
 * @property {boolean} moveHints whether legal elements show what their move leads to
 * @property {(id: string) => void} click
 * @property {(element: SceneElement) => void} inspect open the details of an element
 * @property {Map<string, boolean>} unfolded areas that somebody opened (true) or folded again (false), by id
 * @property {(id: string, unfolded: boolean) => void} fold
 * @property {Map<string, number>} zoom of the boards, by id of their area
 * @property {(id: string, zoom: number) => void} setZoom
 */

const ignore = () => {};

/**
 * Drawing context with defaults: given only a view and texts, nothing can be clicked. Pass the same function objects
 * every time, because a new one redraws every element.
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
 * Parts of context properties that matter to a single element, by name of the property. For other properties see
 * `partFor`.
 *
 * @type {{[name: string]: ((value: any, id: string) => unknown[]) | undefined}}
 */
const PARTS = {
  // Everything else that an element shows is in the element itself.
  view: (/** @type {View} */ { game }) => [game],
  texts: (/** @type {Context["texts"]} */ texts) => [texts, texts.names],
  // The move itself is looked up on the click.
  legal: (/** @type {Context["legal"]} */ legal, id) => [legal.has(id), JSON.stringify(legal.get(id)?.hint)],
};

/**
 * Values of a context that the drawing of one element depends on; the element is redrawn when any of them changes. New
 * properties of the context are included automatically.
 *
 * @param {Context} ctx
 * @param {string} id of the element
 */
export const dependencies = (ctx, id) =>
  Object.entries(ctx).flatMap(([name, value]) => PARTS[name]?.(value, id) ?? partFor(value, id));

/**
 * Part of a value that concerns one element: its membership or entry in a collection, else the whole value.
 *
 * @param {unknown} value
 * @param {string} id
 */
function partFor(value, id) {
  if (value instanceof Set) return value.has(id);
  if (value instanceof Map) return value.get(id);
  return Array.isArray(value) ? value.includes(id) : value;
}
