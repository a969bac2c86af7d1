/**
 * Flights: elements, symbols and card backs that move from one location to another, on a layer above the table.
 *
 * @typedef {import("../types.js").Motion} Motion
 * @typedef {import("./animate.js").Animator} Animator
 * @typedef {import("./measure-before-step.js").BeforeStep} BeforeStep
 * @typedef {import("./measure-before-step.js").LocatedCopy} LocatedCopy
 * @typedef {import("./drawn-element-locator.js").DrawnElementLocator} DrawnElementLocator
 * @typedef {import("./drawn-element-locator.js").Located} Located
 * @typedef {import("./flying-copies.js").Copy} Copy
 *
 * @typedef {object} Flying a copy in the air
 * @property {HTMLElement} node
 * @property {DOMRect} base rectangle where the copy was added; its transforms are relative to it
 * @property {DOMRect} target rectangle where its last flight ends
 * @property {number} lands time at which it lands, in milliseconds
 */
import { EASING } from "./animate.js";
import { addToLayer, copyOf, drawSymbolOrCardBack, duplicateCopy } from "./flying-copies.js";
import { centerIsWithin, centre, transformBetween } from "./geometry.js";

export class Flights {
  /** Flying copies by the key of their element. @type {Map<string, Flying>} */
  flying = new Map();

  /**
   * @param {HTMLElement} root the table
   * @param {BeforeStep} before
   * @param {DrawnElementLocator} table as it is drawn after the step
   * @param {Animator} animator
   * @param {string} game
   */
  constructor(root, before, table, animator, game) {
    this.root = root;
    this.before = before;
    this.table = table;
    this.animator = animator;
    this.game = game;
  }

  /**
   * Start a flight. An element that already flew in this step flies on from where it landed.
   *
   * @param {Motion} motion
   * @param {number} at
   * @param {number} duration
   * @returns {boolean | null} true when it lands where its element now lies, false when it
   *   ends elsewhere; null where it has no start or no target
   */
  fly({ what = "", icon = "", from = "", to, along = [] }, at, duration) {
    const { animator, before, table } = this;
    const element = table.byKey(what);
    const old = what ? before.byKey(what) : undefined;
    const earlier = what ? this.flying.get(what) : undefined;
    const start = before.byName(from) ?? this.#copyNow(from);
    const target = table.byName(to);
    const begin = earlier?.target ?? old?.rect ?? start?.rect;
    // If the element itself lies elsewhere after the step, another motion will take it there: fly to the target for
    // now.
    const end = element && (!target || centerIsWithin(target.rect, element.rect)) ? element : target;
    if (!begin || !end) return null;
    const copy = earlier ? null : this.#copy({ what, icon, old, start, element, target, begin });
    const base = earlier?.base ?? /** @type {Copy} */ (copy).rect;
    const node = earlier?.node ?? addToLayer(this.root, /** @type {Copy} */ (copy));
    // A single element flies, so drop the count and the thickness of the pile it comes from or goes to.
    for (const badge of node.querySelectorAll(".badge")) badge.remove();
    node.querySelector(".has-many")?.classList.remove("has-many");
    const stops = along.map((name) => table.byName(name)?.rect ?? before.byName(name)?.rect).filter((rect) => rect);
    const path = [begin, .../** @type {DOMRect[]} */ (stops), end.rect];
    const startFits = earlier ? true : (old?.isElement ?? start?.isElement ?? false);
    const fits = [startFits, ...stops.map(() => false), end.isElement];
    const frames = path.map((rect, n) => ({ transform: transformBetween(base, rect, fits[n] ?? false) }));
    animator.animate(node, frames, { delay: at, duration, easing: EASING, fill: earlier ? "forwards" : "both" });
    if (!earlier && !old) {
      // The element was not on the table before, so its copy stays hidden until the flight begins.
      animator.animate(node, [{ visibility: "hidden" }, { visibility: "hidden" }], { duration: at });
      this.#turnOver(node, start, element, at, duration);
    }
    if (what) this.flying.set(what, { node, target: end.rect, base, lands: at + duration });
    else animator.vanish(node, at + duration);
    return end === element;
  }

  /**
   * Copy to fly: the element as it lies after the step, else as it lay before, else a symbol or a card back.
   *
   * @param {object} of
   * @param {string} of.what
   * @param {string} of.icon
   * @param {Copy | undefined} of.old
   * @param {LocatedCopy | null} of.start
   * @param {Located | null} of.element
   * @param {Located | null} of.target
   * @param {DOMRect} of.begin
   * @returns {Copy}
   */
  #copy({ what, icon, old, start, element, target, begin }) {
    const { game, root } = this;
    if (element) return copyOf(element.node, element.rect, root);
    if (old) return old;
    if (icon) return drawSymbolOrCardBack(icon, game, centre(begin));
    const node = target?.isElement && what && target.node.querySelector(".front") ? target.node : null;
    if (node && target) return copyOf(node, target.rect, root);
    for (const one of [start?.isElement ? start.node : null, target?.node]) {
      const back = /** @type {HTMLElement | null | undefined} */ (one?.querySelector(".has-back"))?.closest(".element");
      if (back instanceof HTMLElement && back === start?.node) return duplicateCopy(start);
      if (back instanceof HTMLElement) return copyOf(back, back.getBoundingClientRect(), root);
    }
    return drawSymbolOrCardBack("", game, centre(begin));
  }

  /**
   * Copy of a location that exists only in the table drawn after the step.
   *
   * @param {string} name
   * @returns {LocatedCopy | null}
   */
  #copyNow(name) {
    const found = this.table.byName(name);
    return found ? { ...copyOf(found.node, found.rect, this.root), isElement: found.isElement } : null;
  }

  /**
   * Turn a card over in flight if it leaves a face-down card or pile and lands face up.
   *
   * @param {HTMLElement} node
   * @param {LocatedCopy | null} start
   * @param {Located | null} element
   * @param {number} at
   * @param {number} duration
   */
  #turnOver(node, start, element, at, duration) {
    const faceDown =
      start?.isElement && start.node.classList.contains("element") && start.node.querySelector(".has-back");
    if (!start || !faceDown || !element || element.node.querySelector(".has-back")) return;
    const front = node.querySelector(".thing");
    if (!front) return;
    const back = duplicateCopy(start).node;
    back.classList.add("flight-cover");
    for (const badge of back.querySelectorAll(".badge")) badge.remove();
    back.removeAttribute("style");
    node.append(back);
    this.animator.turnOver(front, back, at, duration);
  }
}
