/**
 * The animations that a step is made of, by the browser's Web Animations; all times in milliseconds.
 *
 * @typedef {import("./drawn-element-locator.js").Located} Located
 */
import { addRingOrWave, addToLayer, copyOf } from "./flying-copies.js";

export const EASING = "cubic-bezier(.3,.1,.25,1)";

export class Animator {
  /** All that was started. @type {Animation[]} */
  animations = [];
  /** Elements of the table that are hidden, with the time when each shows again. @type {Map<HTMLElement, number>} */
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

  /** Call `act` at a time, or when all animations are cut short. @param {Element} node @param {number} at @param {() => void} act */
  at(node, at, act) {
    if (at <= 0) act();
    else this.animate(node, [], { duration: at }).finished.then(act, act);
  }

  /** Call `act` at a time, unless the animations are cut short before. @param {number} at @param {() => void} act */
  atUnlessCut(at, act) {
    if (!at) act();
    else this.animate(this.root, [], { duration: at }).finished.then(act, () => {});
  }

  /** Hide an element of the table until a time; it can be clicked all the same. @param {HTMLElement} node @param {number} until */
  hide(node, until) {
    this.#hidden.set(node, Math.max(until, this.#hidden.get(node) ?? 0));
  }

  /** Carry out what `hide` has noted: the last writes, after all measurements. */
  applyHidden() {
    for (const [node, until] of this.#hidden) {
      node.dataset.aloft = "";
      this.at(node, until, () => delete node.dataset.aloft);
    }
  }

  /** Hide a flying copy for good. @param {HTMLElement} node @param {number} at */
  vanish(node, at) {
    this.at(node, at, () => {
      node.style.visibility = "hidden";
    });
  }

  /**
   * Add a copy that moves instead of an element, which is hidden meanwhile.
   *
   * A browser paints what it animates as a layer of its own, together with everything above it: within the table that
   * is half the table and takes longer than a frame. The layer of the copies lies above everything.
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

  /** @param {DOMRect} rect @param {number} at @param {number} duration */
  glow(rect, at, duration) {
    const mark = addRingOrWave(this.root, rect, "ring");
    this.animate(mark, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { delay: at, duration });
  }

  /** @param {DOMRect} rect @param {number} at @param {number} duration */
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

  /** @param {HTMLElement} node @param {number} at @param {number} duration */
  shake(node, at, duration) {
    const frames = [0, -9, 8, -6, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }));
    this.animate(node, frames, { delay: at, duration, easing: "ease-out" });
  }

  /** @param {Located} die @param {number} at @param {number} duration */
  roll({ node, rect }, at, duration) {
    const scales = ["1", "1.25", "1.05", "1"];
    const frames = [0, 200, 390, 360].map((degrees, n) => ({ rotate: `${degrees}deg`, scale: scales[n] ?? "1" }));
    const copy = this.standIn(node, rect, at, at + duration);
    this.animate(copy, frames, { delay: at, duration, easing: "ease-out" });
  }

  /** The second half of a turn, from the edge to the new side. @param {Located} element @param {number} at @param {number} duration */
  flip({ node, rect }, at, duration) {
    const frames = [{ rotate: "y 90deg" }, { rotate: "y 0deg" }];
    const copy = this.standIn(node, rect, at + duration / 2, at + duration);
    this.animate(copy, frames, { delay: at + duration / 2, duration: duration / 2, easing: "ease-out" });
  }

  /** Turn a flying card over: its back until half of the flight, its front then. @param {Element} front @param {Element} back @param {number} at @param {number} duration */
  turnOver(front, back, at, duration) {
    const timing = { delay: at, duration, fill: /** @type {const} */ ("both") };
    const away = [{ rotate: "y 0deg" }, { rotate: "y 90deg", offset: 0.5 }, { rotate: "y 90deg" }];
    const here = [{ rotate: "y -90deg" }, { rotate: "y -90deg", offset: 0.5 }, { rotate: "y 0deg" }];
    this.animate(back, away, timing);
    this.animate(front, here, timing);
  }

  /** Slide an element to where it lies from where it lay. @param {Located} element @param {{x: number, y: number}} offset @param {number} duration */
  slide({ node, rect }, { x, y }, duration) {
    const copy = this.standIn(node, rect, 0, duration);
    this.animate(copy, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration,
      easing: EASING,
    });
  }
}
