/**
 * The note of a guide (a tutorial's or a puzzle's) over the table, with rings around what it speaks of: placed where it
 * covers least, and kept there while things move.
 *
 * @typedef {import("../../session/session.js").Session} Session
 */
import { html } from "lit-html";
import { motionAllowedBySettings } from "../../motion/index.js";
import { findTarget, placeNote, placeRings, scrollToTargets } from "./note-placement.js";

/** What is read beside the note: the status line, and the viewer's own cards. */
const READ = ".status, .region-hand .element, .region-own :is(.seat-head, .element)";
/** What else is looked at: all things and numbers. Empty places and the log may be covered. */
const THINGS = ".thing:not(.is-empty, .outline)";

/** A ring for each of `points`, which are ids of elements or areas. @param {readonly string[]} points */
export const drawRings = (points) =>
  points.map(
    () =>
      html`<span class="tutorial-ring ${motionAllowedBySettings ? "" : "is-still"}" aria-hidden="true" hidden></span>`,
  );

export class GuideNote {
  /** What the page was last scrolled and focused for. */
  #arrangedFor = "";
  /** What the note was last placed for. */
  #placedFor = "";
  #frame = 0;
  /** @type {Element[]} */
  #targets = [];

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /**
   * Scroll, focus, and place note and rings; called after each drawing.
   *
   * @param {HTMLElement} root
   * @param {HTMLElement} note
   * @param {readonly string[]} points
   * @param {string} occasion what is new whenever this changes
   * @param {(() => void) | null} focus focuses what leads on; null where the page stays as it is
   */
  arrange(root, note, points, occasion, focus) {
    const found = points.map((id) => findTarget(root, id));
    this.#targets = /** @type {Element[]} */ (found.filter(Boolean));
    document.documentElement.style.setProperty("--note", `${note.offsetHeight}px`);
    if (occasion !== this.#arrangedFor) {
      this.#arrangedFor = occasion;
      if (focus) {
        scrollToTargets(this.#targets, note);
        focus();
      }
    }
    // Each click makes other things legal, and the note makes way for them.
    const placedFor = `${occasion}:${this.session.path.join(" ")}:${this.session.chosen.join(" ")}`;
    if (placedFor !== this.#placedFor) {
      this.#placedFor = placedFor;
      this.#place(root, note);
    }
    cancelAnimationFrame(this.#frame);
    this.#follow(root, note);
  }

  /** @param {HTMLElement} root @param {HTMLElement} note */
  #place(root, note) {
    const boxes = (/** @type {Iterable<Element>} */ things) => [...things].map((one) => one.getBoundingClientRect());
    const list = boxes(document.querySelectorAll(".side-panel"));
    const legal = boxes(root.querySelectorAll("[data-id][data-legal]"));
    const [read, things] = [boxes(root.querySelectorAll(READ)), boxes(root.querySelectorAll(THINGS))];
    placeNote(note, [...boxes(this.#targets), ...list], legal, read, things);
  }

  /** Keep the rings at their targets while these move, and the note off them. @param {HTMLElement} root @param {HTMLElement} note */
  #follow(root, note) {
    if (!note.isConnected) return;
    const rings = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".tutorial-ring")]);
    if (placeRings(note, rings, this.#targets) || !inWindow(note)) this.#place(root, note);
    this.#frame = requestAnimationFrame(() => this.#follow(root, note));
  }

  leave() {
    cancelAnimationFrame(this.#frame);
  }
}

/** @param {HTMLElement} note */
function inWindow(note) {
  const { left, top, right, bottom } = note.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}
