/**
 * Positions and copies of everything that a step will move, taken before the table is redrawn.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("./drawn-element-locator.js").Located} Located
 * @typedef {import("./flying-copies.js").Copy} Copy
 * @typedef {Copy & {isElement: boolean}} LocatedCopy
 */
import { sceneElementsById } from "../table/render/scene-traversal.js";
import { DrawnElementLocator, enclosingAreaId } from "./drawn-element-locator.js";
import { copyOf } from "./flying-copies.js";

export class BeforeStep {
  /** Copies of the locations that motions name. @type {Map<string, LocatedCopy>} */
  #byName = new Map();
  /** Copies of the elements that motions name by key. @type {Map<string, LocatedCopy>} */
  #byKey = new Map();
  /**
   * Numbers and scores that will change, by CSS selector, each with the element or seat it belongs to.
   *
   * @type {Map<string, Copy & {location: string}>}
   */
  numbers = new Map();
  /**
   * Position and area of each element with a key, since it may have to make room.
   *
   * @type {Map<string, {rect: DOMRect, area: string}>}
   */
  layout = new Map();
  /** Vertical scroll position of the page when the measurements were taken, in pixels. */
  #scrolled = scrollY;

  /**
   * @param {HTMLElement} root the table
   * @param {View} earlier the view that is drawn
   * @param {View} now the view that will be drawn
   */
  constructor(root, earlier, now) {
    this.root = root;
    this.elements = sceneElementsById(earlier.scene);
    const table = new DrawnElementLocator(root, earlier.scene);
    for (const { motions } of now.motions) {
      for (const { what = "", from = "", to, along = [] } of motions) {
        this.#copy(this.#byKey, what, () => table.byKey(what));
        for (const name of [from, to, ...along]) this.#copy(this.#byName, name, () => table.byName(name));
      }
    }
    this.#copyNumbers(earlier, now);
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".element[data-key]"))) {
      this.layout.set(node.dataset.key ?? "", { rect: node.getBoundingClientRect(), area: enclosingAreaId(node) });
    }
  }

  /** Copy of an element, area or seat that a motion names. @param {string} name */
  byName(name) {
    return this.#byName.get(name);
  }

  /** Copy of an element by its key. @param {string} key */
  byKey(key) {
    return this.#byKey.get(key);
  }

  /** Shift the measured rectangles by the distance that the page has been scrolled since. */
  scroll() {
    const down = this.#scrolled - scrollY;
    if (!down) return;
    for (const one of [...this.#byName.values(), ...this.#byKey.values(), ...this.layout.values()]) {
      const { x, y, width, height } = one.rect;
      one.rect = new DOMRect(x, y + down, width, height);
    }
  }

  /**
   * Copy an element for its flight; of an area or a seat only the rectangle is needed.
   *
   * @param {Map<string, LocatedCopy>} copies
   * @param {string} name
   * @param {() => Located | null} locate
   */
  #copy(copies, name, locate) {
    if (copies.has(name)) return;
    const found = locate();
    if (!found) return;
    const { node, rect, isElement } = found;
    copies.set(name, { ...copyOf(isElement ? node : document.createElement("i"), rect, this.root), isElement });
  }

  /** Copy the number elements and the scores that differ between two views. @param {View} earlier @param {View} now */
  #copyNumbers(earlier, now) {
    const copy = (/** @type {string} */ selector, /** @type {string} */ location) => {
      const node = /** @type {HTMLElement | null} */ (this.root.querySelector(selector));
      const rect = node?.getBoundingClientRect();
      if (node && rect?.width) this.numbers.set(selector, { ...copyOf(node, rect, this.root), location });
    };
    const next = sceneElementsById(now.scene);
    for (const [id, { element }] of this.elements) {
      const then = next.get(id)?.element;
      if (element.kind === "number" && then && numberShown(then) !== numberShown(element))
        copy(`[data-id="${CSS.escape(id)}"] .value`, id);
    }
    const scores = new Map(now.scene.areas.map(({ id, score }) => [id, score]));
    for (const { id, seat, score } of earlier.scene.areas) {
      if (score !== undefined && scores.get(id) !== score) copy(`[data-seat="${seat}"] .score`, `seat:${seat}`);
    }
  }
}

/** Value of a number element. @param {import("../types.js").SceneElement} element */
const numberShown = ({ face, count }) => face?.value ?? count;
