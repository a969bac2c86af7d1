/**
 * What happens for the first time in a real game is explained, once in this browser: two sentences in a small note,
 * which lies where it covers nothing that can be chosen, and waits unseen where there is no such place.
 *
 * @typedef {import("../../types.js").LogLine} LogLine
 * @typedef {import("../../ui/texts.js").Texts} Texts
 * @typedef {import("./note-placement.js").Box} Box
 */
import { html, nothing } from "lit-html";
import { read, write } from "../../session/storage.js";
import { announce } from "../../ui/live-region.js";
import { settings } from "../../ui/settings.js";
import { loadStylesheet } from "../../ui/stylesheets.js";
import { overlap, visibleArea } from "./note-placement.js";

const KEY = "rare";
/** How many places across and down are tried. */
const ACROSS = 7;
const DOWN = 15;
/** How much worse it is to cover who somebody is or stands than as much of a thing. */
const WORDS = 200;

/** What was explained in this browser, as `<game>/<name>`. @returns {string[]} */
function known() {
  const kept = read(KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

export class FirstTimeTips {
  /** What the game explains: by message of the log, the name of `rare-<name>`. @type {Readonly<Record<string, string>>} */
  names = {};
  /** What is told now, the first of it, and what comes after it. @type {string[]} */
  #queue = [];
  /** Whether it can be seen as it should be: how large it is depends on its style. */
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

  /** The name of what is told now; "" for nothing. */
  get shown() {
    return this.#queue[0] ?? "";
  }

  /**
   * Explains what of the new lines was never told before.
   *
   * @param {readonly LogLine[]} lines
   * @param {Texts} texts
   */
  async hear(lines, texts) {
    if (!settings.rare) return;
    const before = known();
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

  /** Remembers what is told now: it could be read. */
  #seen() {
    const before = known();
    const name = `${this.game()}/${this.shown}`;
    if (this.shown && !before.includes(name)) write(KEY, [...before, name]);
  }

  /** Goes on to what else happened for the first time. */
  close() {
    this.#queue.shift();
    this.redraw();
  }

  /** Somebody else looks now, who did not see it happen; what nobody could read yet is told another time. */
  clear() {
    this.#queue = [];
  }

  leave() {
    this.#watching.abort();
  }

  /** @param {Texts} texts */
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
   * Lays the note where it covers nothing that is lit, nor what asks for something; it stays there as long as that holds.
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
    const lies = note.getBoundingClientRect();
    const within = lies.top >= seen.top - 1 && lies.bottom <= innerHeight && lies.left >= 0 && lies.right <= innerWidth;
    if (note.dataset.placed !== undefined && within && !closed.some((box) => overlap(lies, box))) return;
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
