/**
 * Primitive animations of a step (glow, shake, flip, slide and so on), built on the Web Animations API. All times are
 * in milliseconds from the start of the step.
 *
 * @typedef {import("./drawn-element-locator.js").Located} Located
 */
import { addRingOrWave, addToLayer, copyOf } from "./flying-copies.js";

export const EASING = "cubic-bezier(.3,.1,.25,1)";

export class Animator {
  /** All animations started so far, so that the caller can pause or cancel them. @type {Animation[]} */
  animations = [];
  /** Hidden elements of the table, with the time at which each is shown again. @type {Map<HTMLElement, number>} */
  #hidden = new Map();

  /** @param {HTMLElement} root the table */
  constructor(root) {
    this.root = root;
  }

  /**
   * @param {Element} node
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   */
  animate(node, frames, timing) {
    const animation = node.animate(frames, timing);
    this.animations.push(animation);
    return animation;
  }

  /**
   * Call `act` at time `at`, or at once when the animations are cancelled.
   *
   * @param {Element} node
   * @param {number} at
   * @param {() => void} act
   */
  at(node, at, act) {
    if (at <= 0) act();
    else this.animate(node, [], { duration: at }).finished.then(act, act);
  }

  /** Call `act` at time `at`, unless the animations are cancelled before. @param {number} at @param {() => void} act */
  atUnlessCut(at, act) {
    if (!at) act();
    else this.animate(this.root, [], { duration: at }).finished.then(act, () => {});
  }

  /**
   * Hide an element of the table until a given time; it can still be clicked.
   *
   * @param {HTMLElement} node
   * @param {number} until
   */
  hide(node, until) {
    this.#hidden.set(node, Math.max(until, this.#hidden.get(node) ?? 0));
  }

  /** Hide all elements passed to `hide`. Called after all measurements, because each write forces a new layout. */
  applyHidden() {
    for (const [node, until] of this.#hidden) {
      node.dataset.aloft = "";
      this.at(node, until, () => delete node.dataset.aloft);
    }
  }

  /** Hide a flying copy at time `at`, for good. @param {HTMLElement} node @param {number} at */
  vanish(node, at) {
    this.at(node, at, () => {
      node.style.visibility = "hidden";
    });
  }

  /**
   * Hide an element and animate a copy of it in its place.
   *
   * While a browser animates an element, it composites the element and everything above it as separate layers. Within
   * the table that would be half the table, and take longer than a frame. Copies lie on a layer above everything else,
   * so nothing else is affected.
   *
   * @param {HTMLElement} node
   * @param {DOMRect} rect of the node
   * @param {number} from when the copy shows
   * @param {number} until when the element shows again
   */
  standIn(node, rect, from, until) {
    const copy = addToLayer(this.root, copyOf(node, rect, this.root));
    if (from > 0) {
      copy.style.visibility = "hidden";
      this.at(copy, from, () => {
        copy.style.visibility = "";
      });
    }
    this.vanish(copy, until);
    this.hide(node, until);
    return copy;
  }

  /**
   * Show a ring around a rectangle that fades in and out.
   *
   * @param {DOMRect} rect
   * @param {number} at
   * @param {number} duration
   */
  glow(rect, at, duration) {
    const mark = addRingOrWave(this.root, rect, "ring");
    this.animate(mark, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { delay: at, duration });
  }

  /**
   * Spread two waves from the middle of a rectangle.
   *
   * @param {DOMRect} rect
   * @param {number} at
   * @param {number} duration
   */
  ripple(rect, at, duration) {
    for (const later of [0, 0.25]) {
      const mark = addRingOrWave(this.root, rect, "wave");
      const frames = [
        { opacity: 0.9, scale: "0.3" },
        { opacity: 0, scale: "1.5" },
      ];
      const timing = { delay: at + later * duration, duration: (1 - later) * duration, easing: "ease-out" };
      this.animate(mark, frames, timing);
    }
  }

  /** Shake an element sideways. @param {HTMLElement} node @param {number} at @param {number} duration */
  shake(node, at, duration) {
    const frames = [0, -9, 8, -6, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }));
    this.animate(node, frames, { delay: at, duration, easing: "ease-out" });
  }

  /** Roll a die: turn it by one full circle. @param {Located} die @param {number} at @param {number} duration */
  roll({ node, rect }, at, duration) {
    const scales = ["1", "1.25", "1.05", "1"];
    const frames = [0, 200, 390, 360].map((degrees, n) => ({ rotate: `${degrees}deg`, scale: scales[n] ?? "1" }));
    const copy = this.standIn(node, rect, at, at + duration);
    this.animate(copy, frames, { delay: at, duration, easing: "ease-out" });
  }

  /**
   * Turn an element to its new side: the second half of turning over, from edge-on to flat.
   *
   * @param {Located} element
   * @param {number} at
   * @param {number} duration
   */
  flip({ node, rect }, at, duration) {
    const frames = [{ rotate: "y 90deg" }, { rotate: "y 0deg" }];
    const copy = this.standIn(node, rect, at + duration / 2, at + duration);
    this.animate(copy, frames, { delay: at + duration / 2, duration: duration / 2, easing: "ease-out" });
  }

  /**
   * Turn a flying card over: the back shows for the first half of the flight, the front for the second.
   *
   * @param {Element} front
   * @param {Element} back
   * @param {number} at
   * @param {number} duration
   */
  turnOver(front, back, at, duration) {
    const timing = { delay: at, duration, fill: /** @type {const} */ ("both") };
    const away = [{ rotate: "y 0deg" }, { rotate: "y 90deg", offset: 0.5 }, { rotate: "y 90deg" }];
    const here = [{ rotate: "y -90deg" }, { rotate: "y -90deg", offset: 0.5 }, { rotate: "y 0deg" }];
    this.animate(back, away, timing);
    this.animate(front, here, timing);
  }

  /**
   * Slide an element from its old position, `offset` pixels away, to its present one.
   *
   * @param {Located} element
   * @param {{x: number, y: number}} offset
   * @param {number} duration
   */
  slide({ node, rect }, { x, y }, duration) {
    const copy = this.standIn(node, rect, 0, duration);
    this.animate(copy, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration,
      easing: EASING,
    });
  }
}
