/**
 * What every part of the table is drawn with.
 *
 * @typedef {import("../../types.js").View} View
 * @typedef {import("../../types.js").Move} Move
 * @typedef {import("../../types.js").SceneElement} SceneElement
 * @typedef {import("../../types.js").Area} Area
 *
 * @typedef {object} Context
 * @property {View} view
 * @property {import("../../ui/texts.js").Texts} texts
 * @property {Map<string, Move | null>} lit what leads on, with the move it completes
 * @property {ReadonlySet<string>} changeable what could be chosen instead
 * @property {ReadonlySet<string>} coached what the coach points at
 * @property {readonly string[]} path what was clicked so far
 * @property {ReadonlySet<string>} news what has changed since the viewer's last decision
 * @property {boolean} hints whether moves show what they lead to
 * @property {(id: string) => void} click the same from drawing to drawing while the table is the same
 * @property {(element: SceneElement) => void} inspect
 * @property {Map<string, boolean>} open folded areas that somebody opened or closed
 * @property {(id: string, open: boolean) => void} fold
 * @property {Map<string, number>} zoom how large the boards are drawn
 * @property {(id: string, zoom: number) => void} setZoom
 */

/** @param {Area | SceneElement} item @returns {item is Area} */
export const isArea = (item) => "items" in item;

/**
 * All elements under `items` in reading order.
 *
 * @param {readonly (Area | SceneElement)[]} items
 * @returns {Generator<SceneElement>}
 */
export function* elementsOf(items) {
  for (const item of items) {
    if (isArea(item)) yield* elementsOf(item.items);
    else yield item;
  }
}

/**
 * @param {readonly (Area | SceneElement)[]} items
 * @param {{has(id: string): boolean}} ids
 */
export function holds(items, ids) {
  for (const element of elementsOf(items)) if (ids.has(element.id)) return true;
  return false;
}
