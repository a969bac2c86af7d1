/** Keeper of the keyboard focus: restores it when the table is redrawn. */
import * as keyboard from "../../ui/keyboard-navigation.js";

/** Id of the element around a node. @param {Element} thing */
const idAt = (thing) => thing.closest("[data-id]")?.getAttribute("data-id");

export class FocusKeeper {
  /** Id of the element focused last. @type {string | null} */
  #id = null;

  /** Remember the focused element. @param {FocusEvent} event */
  note = (event) => {
    this.#id = idAt(/** @type {Element} */ (event.target)) ?? this.#id;
  };

  /**
   * Note the focus before a drawing.
   *
   * @param {HTMLElement | null} root root of the table drawn last
   * @returns {(root: HTMLElement) => void} restores the focus after the drawing
   */
  before(root) {
    const now = document.activeElement;
    const had = root !== null && now !== null && root.contains(now);
    if (had) this.#id = idAt(now) ?? "";
    return (drawn) => this.#keep(drawn, had);
  }

  /**
   * Focus the same element again, else the first legal one, else the status line. A focus outside the table stays.
   *
   * @param {HTMLElement} root
   * @param {boolean} had whether the focus was on the table before
   */
  #keep(root, had) {
    if (document.querySelector("dialog[open]")) return;
    const now = document.activeElement;
    const waited = now?.id === "status";
    if (now && now !== document.body && !waited) return;
    if (!had && now === document.body && !root.querySelector(".curtain")) return;
    if (waited && !root.querySelector("[data-legal]")) return;
    const same = this.#id ? root.querySelector(`button[data-id="${CSS.escape(this.#id)}"]`) : null;
    const next = same ?? root.querySelector("[data-legal]") ?? root.querySelector("#status");
    if (next) keyboard.focusAndReveal(/** @type {HTMLElement} */ (next));
  }
}
