/**
 * The note of a guide (of a tutorial or a puzzle) over the table, and rings around the elements that it mentions. It is
 * placed where it covers least, and moves aside when they move.
 *
 * @typedef {import("../../session/session.js").Session} Session
 */
import { html } from "lit-html";
import { motionAllowedBySettings } from "../../motion/index.js";
import { captionedBox, findTarget, placeNote, placeRings, surroundings } from "./note-placement.js";
import { scrollToLegal, scrollToTargets } from "./note-scrolling.js";

/** Time in milliseconds in which elements move into their places after a drawing. */
const SETTLING = 700;

/** Rings, one for each of `points`. @param {readonly string[]} points ids of elements or areas */
export const drawRings = (points) =>
  points.map(
    () =>
      html`<span class="tutorial-ring ${motionAllowedBySettings ? "" : "is-still"}" aria-hidden="true" hidden></span>`,
  );

export class GuideNote {
  /** The `occasion` for which the page was last scrolled and focused. */
  #arrangedFor = "";
  /** Occasion, clicks, language and size of the window for which the note was last placed. */
  #placedFor = "";
  /** Height of the note when it was last arranged, in pixels. */
  #height = 0;
  /** Time until which targets may still move into their places. */
  #settledAt = 0;
  /** Where the page was last scrolled to. */
  #scrolledTo = 0;
  #frame = 0;
  /** Elements to ring. @type {Element[]} */
  #targets = [];
  /** What else the note speaks of. @type {Element[]} */
  #mentioned = [];
  /** Legal elements that the page was scrolled to. @type {Element[]} */
  #shown = [];

  /**
   * @param {Session} session
   * @param {boolean} [asksForMove] whether the whole position has to be seen: the page scrolls to the legal elements
   *   while the note points at nothing, and the note covers rather the log than anything on the table
   */
  constructor(session, asksForMove = false) {
    this.session = session;
    this.asksForMove = asksForMove;
  }

  /**
   * Scroll, place the note and the rings, and set the focus; called after each drawing.
   *
   * @param {HTMLElement} root
   * @param {HTMLElement} note
   * @param {readonly string[]} points ids of the elements or areas to ring
   * @param {string} occasion a value that changes with the text of the note; only then the page scrolls
   * @param {(() => void) | null} focus sets the focus; null to leave scrolling and focus alone
   * @param {readonly string[]} [mentions] ids of what else the note speaks of
   */
  arrange(root, note, points, occasion, focus, mentions = []) {
    const found = (/** @type {readonly string[]} */ ids) =>
      /** @type {Element[]} */ (ids.map((id) => findTarget(root, id)).filter(Boolean));
    this.#targets = found(points);
    this.#mentioned = found(mentions);
    document.documentElement.style.setProperty("--note", `${note.offsetHeight}px`);
    if (occasion !== this.#arrangedFor) {
      this.#arrangedFor = occasion;
      if (focus) {
        this.#settledAt = performance.now() + SETTLING;
        if (this.#targets.length) scrollToTargets(this.#targets, note, { mentioned: this.#mentioned });
        else if (this.asksForMove) this.#shown = scrollToLegal(root, note);
        focus();
        this.#scrolledTo = scrollY;
      }
    }
    // Each click changes which elements are legal, and the note must make way for the new ones. Another language or
    // window moves them.
    const { path, chosen } = this.session;
    const shape = `${document.documentElement.lang}:${innerWidth}:${innerHeight}`;
    const placedFor = `${occasion}:${path.join(" ")}:${chosen.join(" ")}:${shape}`;
    if (placedFor !== this.#placedFor) {
      this.#placedFor = placedFor;
      if (focus && (path.length || chosen.length)) this.#scrollToNext(root, note);
      this.#place(root, note);
      this.#height = note.offsetHeight;
    }
    cancelAnimationFrame(this.#frame);
    this.#follow(root, note);
  }

  /** After a click, show what the next one may choose. @param {HTMLElement} root @param {HTMLElement} note */
  #scrollToNext(root, note) {
    const legal = [...root.querySelectorAll("[data-id][data-legal]")];
    const pointed = legal.filter((one) => this.#targets.includes(one));
    scrollToTargets(pointed.length ? pointed : legal, note, { onlyIfHidden: true });
  }

  /** Place the note. @param {HTMLElement} root @param {HTMLElement} note */
  #place(root, note) {
    const list = [...document.querySelectorAll(".side-panel")].map((panel) => panel.getBoundingClientRect());
    const shown = this.#shown.filter((one) => one.isConnected && one.matches("[data-legal]"));
    const around = surroundings(root, this.#mentioned);
    const lists = this.asksForMove ? [...around.lists, ...around.things] : around.lists;
    placeNote(note, [...[...this.#targets, ...shown].map(captionedBox), ...list], { ...around, lists });
  }

  /**
   * In each frame, keep the rings on their moving targets and the note off them.
   *
   * @param {HTMLElement} root
   * @param {HTMLElement} note
   */
  #follow(root, note) {
    if (!note.isConnected) return;
    const covers = this.#placeRings(root, note);
    const isHigher = note.offsetHeight > this.#height;
    // An answer has made the note higher, or the targets have moved below it. On a phone it stays at the bottom, and the
    // page scrolls clear of it.
    const isSettling = scrollY === this.#scrolledTo && performance.now() < this.#settledAt;
    if (isHigher || (covers && isSettling)) {
      scrollToTargets(this.#targets, note, { onlyIfHidden: true, mentioned: this.#mentioned, asked: true });
      this.#scrolledTo = scrollY;
    }
    if (isHigher || covers || !inWindow(note)) this.#place(root, note);
    this.#height = note.offsetHeight;
    this.#frame = requestAnimationFrame(() => this.#follow(root, note));
  }

  /** Place the rings; whether the note covers a target. @param {HTMLElement} root @param {HTMLElement} note */
  #placeRings(root, note) {
    const rings = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".tutorial-ring")]);
    return placeRings(note, rings, this.#targets);
  }

  leave() {
    cancelAnimationFrame(this.#frame);
  }
}

/** Whether the note is wholly inside the window. @param {HTMLElement} note */
function inWindow(note) {
  const { left, top, right, bottom } = note.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}
