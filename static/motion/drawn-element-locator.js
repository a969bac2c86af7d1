/**
 * Locator of elements, areas and seats on the drawn table: finds their DOM nodes and rectangles.
 *
 * @typedef {import("../types.js").Scene} Scene
 *
 * @typedef {object} Located
 * @property {HTMLElement} node
 * @property {DOMRect} rect
 * @property {boolean} isElement false where an area or a seat was found
 */
import { sceneElementsById } from "../table/render/scene-traversal.js";

/** Locator on the table as currently drawn. */
export class DrawnElementLocator {
  /** @param {HTMLElement} root @param {Scene} scene the scene that is drawn */
  constructor(root, scene) {
    this.root = root;
    this.scene = scene;
    this.elements = sceneElementsById(scene);
  }

  /** Element by key; an element keeps its key wherever it moves. @param {string} key @returns {Located | null} */
  byKey(key) {
    return key ? this.#locate(`[data-key="${CSS.escape(key)}"]`, true) : null;
  }

  /**
   * Element, area or seat (`seat:2`) by the name used in motions. Where it is folded away, the nearest visible area or
   * seat around it.
   *
   * @param {string} name
   * @returns {Located | null}
   */
  byName(name) {
    if (!name) return null;
    const [kind, number] = name.split(":");
    if (kind === "seat" && number) return this.#seat(Number(number));
    const itself = this.#locate(`[data-id="${CSS.escape(name)}"]`, true) ?? this.#area(name);
    if (itself) return itself;
    const areas = this.elements.get(name)?.areas ?? [];
    for (const area of areas) {
      const around = this.#area(area.id);
      if (around) return around;
    }
    const named = this.scene.areas.find((area) => area.id === name);
    const seat = [...areas, named].find((area) => area?.seat !== undefined)?.seat;
    return seat === undefined ? null : this.#seat(seat);
  }

  /** The central area of the table. @returns {Located | null} */
  middle() {
    const node = /** @type {HTMLElement | null} */ (this.root.querySelector(".region-table"));
    return node && { node, rect: node.getBoundingClientRect(), isElement: false };
  }

  /** @param {string} id */
  #area(id) {
    return this.#locate(`[data-area="${CSS.escape(id)}"]`, false);
  }

  /** @param {number} seat */
  #seat(seat) {
    return this.#locate(`[data-seat="${seat}"] .seat-name`, false);
  }

  /** @param {string} selector @param {boolean} isElement @returns {Located | null} */
  #locate(selector, isElement) {
    const found = /** @type {HTMLElement | null} */ (this.root.querySelector(selector));
    const node = isElement ? /** @type {HTMLElement | null} */ (found?.closest(".element") ?? found) : found;
    const rect = node?.getBoundingClientRect();
    return node && rect?.width && rect.height ? { node, rect, isElement } : null;
  }
}

/** Id of the area that an element lies in. @param {Element} node */
export const enclosingAreaId = (node) => node.closest("[data-area]")?.getAttribute("data-area") ?? "";

/** Last number written in an element. @param {Element} node */
export const writtenNumber = (node) => Number.parseInt(node.textContent?.match(/-?\d+\s*$/)?.[0] ?? "0", 10);
