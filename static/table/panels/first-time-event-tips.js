/**
 * First-time tips: short notes that explain an event when it first happens in a real game, once per browser. A note
 * never covers anything that can be chosen; where there is no room for that, it stays hidden.
 *
 * @typedef {import("../../types.js").LogLine} LogLine
 * @typedef {import("../../ui/texts.js").Texts} Texts
 * @typedef {import("./note-placement.js").Box} Box
 */
import { html, nothing } from "lit-html";
import { rememberTip, toldTips } from "../../session/told-tips.js";
import { announce } from "../../ui/live-region.js";
import { settings } from "../../ui/settings.js";
import { loadStylesheet } from "../../ui/stylesheets.js";
import { overlap, visibleArea } from "./note-placement.js";

/** Number of positions tried across and down the window. */
const ACROSS = 7;
const DOWN = 15;
/** Cost per area of covering a name or a score, where covering an element costs 1. */
const WORDS = 200;

export class FirstTimeEventTips {
  /**
   * Tips of the game: name of the tip (its text is `rare-<name>`) by id of the log message.
   *
   * @type {Readonly<Record<string, string>>}
   */
  names = {};
  /** Names of tips: the one shown, then those waiting. @type {string[]} */
  #queue = [];
  /** Whether the style sheet is loaded; before that, sizes cannot be measured. */
  #styled = false;
  #watching = new AbortController();

  /**
   * @param {() => string} game
   * @param {() => void} redraw
   */
  constructor(game, redraw) {
    this.game = game;
    this.redraw = redraw;
    const put = () => this.place(document.querySelector("main.table"));
    const { signal } = this.#watching;
    addEventListener("scroll", put, { signal, capture: true, passive: true });
    addEventListener("resize", put, { signal, passive: true });
  }

  /** Name of the current tip; "" for none. */
  get shown() {
    return this.#queue[0] ?? "";
  }

  /**
   * Queue the tips for events in new log lines that happen for the first time.
   *
   * @param {readonly LogLine[]} lines
   * @param {Texts} texts
   */
  async hear(lines, texts) {
    if (!settings.rare) return;
    const before = toldTips();
    const names = lines.map(({ message }) => this.names[message.id] ?? "");
    const fresh = [...new Set(names)].filter(
      (name) => name && !this.#queue.includes(name) && !before.includes(`${this.game()}/${name}`),
    );
    if (!fresh.length) return;
    this.#queue.push(...fresh);
    announce(fresh.map((name) => texts.plain({ id: `rare-${name}` })).join(" "));
    await loadStylesheet("first-time-tips.css");
    this.#styled = true;
    this.redraw();
  }

  /** Remember the current tip as shown. */
  #seen() {
    if (this.shown) rememberTip(`${this.game()}/${this.shown}`);
  }

  /** Close the current tip and show the next. */
  close() {
    this.#queue.shift();
    this.redraw();
  }

  /** Drop all tips, because another person looks at the screen. Tips not shown yet will come up again. */
  clear() {
    this.#queue = [];
  }

  leave() {
    this.#watching.abort();
  }

  /** The current tip as HTML. @param {Texts} texts */
  draw(texts) {
    const { shown } = this;
    if (!shown || !this.#styled) return nothing;
    return html`<aside class="first-time-tip paper-note" data-rare=${shown} aria-label=${texts.ui("rare-title")}>
      <h2>${texts.ui("rare-title")}</h2>
      <p>${texts.plain({ id: `rare-${shown}` })}</p>
      <button type="button" class="plain" data-do="rare-close" @click=${() => this.close()}>${texts.ui("rare-close")}</button>
    </aside>`;
  }

  /**
   * Place the note where it covers nothing legal and no control. It stays put as long as its place remains free.
   *
   * @param {Element | null} root
   */
  place(root) {
    const note = /** @type {HTMLElement | null} */ (document.querySelector(".first-time-tip"));
    if (!root || !note) return;
    const boxes = (/** @type {string} */ things) =>
      [...document.querySelectorAll(things)]
        .filter((one) => !note.contains(one))
        .map((one) => one.getBoundingClientRect());
    const closed = boxes(
      "[data-legal], .table-question > *, .status, .side-panel, .recap, .coach, .refusal, [data-do]",
    );
    const seen = visibleArea();
    const now = note.getBoundingClientRect();
    const within = now.top >= seen.top - 1 && now.bottom <= innerHeight && now.left >= 0 && now.right <= innerWidth;
    if (note.dataset.placed !== undefined && within && !closed.some((box) => overlap(now, box))) return;
    const { offsetWidth: width, offsetHeight: height } = note;
    const things = boxes("main.table [data-id]");
    const words = boxes("main.table :is(.seat-who, .seat-head .score)");
    const covered = (/** @type {DOMRect[]} */ some, /** @type {Box} */ box) =>
      some.reduce((sum, one) => sum + overlap(box, one), 0);
    /** @type {{left: number, top: number, cost: number} | null} */
    let best = null;
    for (let across = 0; across < ACROSS; across += 1)
      for (let down = 0; down < DOWN; down += 1) {
        const left = seen.right - width - ((seen.right - seen.left - width) * across) / (ACROSS - 1);
        const top = seen.bottom - height - ((seen.bottom - seen.top - height) * down) / (DOWN - 1);
        const box = { left, top, right: left + width, bottom: top + height };
        if (closed.some((one) => overlap(box, one))) continue;
        const cost = covered(things, box) + WORDS * covered(words, box);
        if (!best || cost < best.cost) best = { left, top, cost };
      }
    note.toggleAttribute("data-placed", best !== null);
    note.inert = best === null;
    if (!best) return;
    this.#seen();
    note.style.left = `${Math.round(best.left)}px`;
    note.style.top = `${Math.round(best.top)}px`;
  }
}
