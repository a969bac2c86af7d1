/**
 * Traversal of a scene: elements in reading order, by id, and with their surrounding areas.
 *
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Area} Area
 * @typedef {import("../../types.js").SceneElement} SceneElement
 */

/** Whether an item is an area rather than an element. @param {Area | SceneElement} item @returns {item is Area} */
export const isArea = (item) => "items" in item;

/**
 * All elements under `items`, in reading order.
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
 * Whether any element under `items` has one of these ids.
 *
 * @param {readonly (Area | SceneElement)[]} items
 * @param {{has(id: string): boolean}} ids
 */
export function containsAny(items, ids) {
  for (const element of elementsOf(items)) if (ids.has(element.id)) return true;
  return false;
}

/**
 * Elements of a scene by id, without those inside other elements. Each comes with its surrounding areas, innermost
 * first.
 *
 * @param {Scene} scene
 * @returns {Map<string, {element: SceneElement, areas: Area[]}>}
 */
export function sceneElementsById(scene) {
  /** @type {Map<string, {element: SceneElement, areas: Area[]}>} */
  const all = new Map();
  /** Collect the elements under `items`. @param {readonly (Area | SceneElement)[]} items @param {Area[]} areas */
  const collect = (items, areas) => {
    for (const item of items) {
      if (isArea(item)) collect(item.items, [item, ...areas]);
      else all.set(item.id, { element: item, areas });
    }
  };
  collect(scene.areas, []);
  return all;
}

/**
 * Element by id, including those inside other elements.
 *
 * @param {Scene} scene
 * @param {string} id
 */
export function findElement(scene, id) {
  for (const element of elementsOf(scene.areas)) {
    if (element.id === id) return element;
    const within = element.contents?.find((content) => content.id === id);
    if (within) return within;
  }
  for (const thing of beside(scene.areas)) if (thing.id === id) return thing;
  return null;
}

/**
 * Elements outside the items of an area: summaries of folded areas, and markers on tracks.
 *
 * @param {readonly (Area | SceneElement)[]} items
 * @returns {Generator<SceneElement>}
 */
function* beside(items) {
  for (const item of items) {
    if (!isArea(item)) continue;
    yield* item.summary ?? [];
    for (const { id, seat, icon, label } of item.markers ?? []) {
      if (id && label)
        yield {
          id,
          kind: "figure",
          label,
          inert: true,
          face: icon ? { icon } : {},
          ...(seat === undefined ? {} : { seat }),
        };
    }
    yield* beside(item.items);
  }
}
