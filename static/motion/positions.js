/**
 * Where things lie on the table that is drawn: by their keys, and places by the names that a game gives them.
 *
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Area} Area
 * @typedef {import("../types.js").SceneElement} SceneElement
 *
 * @typedef {object} Found
 * @property {HTMLElement} node
 * @property {DOMRect} rect
 * @property {boolean} thing whether it is a thing itself, not an area around it
 */
import { isArea } from "../table/render/context.js";

/**
 * All elements of a scene by id, with the areas around each, the innermost first.
 *
 * @param {Scene} scene
 * @returns {Map<string, {element: SceneElement, areas: Area[]}>}
 */
export function known(scene) {
  /** @type {Map<string, {element: SceneElement, areas: Area[]}>} */
  const all = new Map();
  /** @param {readonly (Area | SceneElement)[]} items @param {Area[]} areas */
  const collect = (items, areas) => {
    for (const item of items) {
      if (isArea(item)) collect(item.items, [item, ...areas]);
      else all.set(item.id, { element: item, areas });
    }
  };
  collect(scene.areas, []);
  return all;
}

/** A table as it is drawn now, whose places can be found. */
export class Places {
  /** @param {HTMLElement} root @param {Scene} scene what was drawn */
  constructor(root, scene) {
    this.root = root;
    this.scene = scene;
    this.known = known(scene);
  }

  /** The thing with a key. @param {string} key @returns {Found | null} */
  thing(key) {
    return key ? this.#seen(`[data-key="${CSS.escape(key)}"]`, true) : null;
  }

  /**
   * A place; where it is folded away, what is seen around it.
   *
   * @param {string} name
   * @returns {Found | null}
   */
  place(name) {
    if (!name) return null;
    const [kind, number] = name.split(":");
    if (kind === "seat" && number) return this.#seat(Number(number));
    const itself = this.#seen(`[data-id="${CSS.escape(name)}"]`, true) ?? this.#area(name);
    if (itself) return itself;
    const areas = this.known.get(name)?.areas ?? [];
    for (const area of areas) {
      const around = this.#area(area.id);
      if (around) return around;
    }
    const seat = [...areas, this.#areaOf(name)].find((area) => area?.seat !== undefined)?.seat;
    return seat === undefined ? null : this.#seat(seat);
  }

  /** @param {string} id */
  #area(id) {
    return this.#seen(`[data-area="${CSS.escape(id)}"]`, false);
  }

  /** @param {string} id */
  #areaOf(id) {
    return this.scene.areas.find((area) => area.id === id);
  }

  /** @param {number} seat */
  #seat(seat) {
    return this.#seen(`[data-seat="${seat}"] .seat-name`, false);
  }

  /** @param {string} selector @param {boolean} thing @returns {Found | null} */
  #seen(selector, thing) {
    const found = /** @type {HTMLElement | null} */ (this.root.querySelector(selector));
    const node = thing ? /** @type {HTMLElement | null} */ (found?.closest(".place") ?? found) : found;
    const rect = node?.getBoundingClientRect();
    return node && rect?.width && rect.height ? { node, rect, thing } : null;
  }
}
