/**
 * Rehearsals out of sight, a little at a time. What costs most is what happens for the first time: reading the
 * templates, making the formats of numbers and plurals, compiling what draws and what answers.
 *
 * While the engine is on its way in its worker, each kind of thing is drawn once: whoever waits for the engine anyway
 * does not wait for it. While a person looks at the table, the engine answers as to some clicks in a game that nobody
 * plays, and what it answers is drawn; and what carries out its program is loosened up (py/kajuta/api/jit_warm_up.py): so the
 * first clicks are as quick as later ones. And while something is pressed, the table that a click leads to is drawn.
 *
 * @typedef {import("../types.js").Area} Area
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").View} View
 * @typedef {import("./render/context.js").Context} Context
 */
import { html, render } from "lit-html";
import * as engine from "../runtime/engine.js";
import * as clickPath from "../session/click-path.js";
import { drawArea } from "./render/area.js";
import { drawingContext } from "./render/context.js";
import { drawLayout } from "./render/draw-layout.js";
import { drawElement } from "./render/element.js";

const LABEL = { id: "ui-count", args: { count: 2 } };
/** @type {SceneElement[]} */
const THINGS = [
  { id: "card", kind: "card", label: LABEL, face: { value: 1, icon: "anchor", name: LABEL, text: LABEL }, key: "card" },
  { id: "back", kind: "pile", label: LABEL, back: true, count: 2, badge: LABEL },
  { id: "open", kind: "pile", label: LABEL, face: { icon: "anchor" }, contents: [], note: LABEL, marks: ["protected"] },
  { id: "slot", kind: "slot", label: LABEL, face: { value: 1, name: LABEL }, seat: 0 },
  { id: "die", kind: "die", label: LABEL, face: { value: 1 }, inert: true },
  { id: "token", kind: "token", label: LABEL, face: { value: 1, name: LABEL }, about: LABEL },
  { id: "figure", kind: "figure", label: LABEL, seat: 0, face: { icon: "anchor", value: 1 } },
  { id: "space", kind: "space", label: LABEL, note: LABEL, at: [0, 0], size: [1, 1] },
  { id: "number", kind: "number", label: LABEL, count: 2, inert: true },
  { id: "text", kind: "text", label: LABEL, inert: true },
  { id: "button", kind: "button", label: LABEL },
];
/** @type {Area[]} */
const AREAS = [
  { id: "board", kind: "board", items: [], zoom: true, routes: [{ points: [[0, 0], [1, 1]], arrow: true }] }, // biome-ignore format: one line
  { id: "grid", kind: "grid", items: [], title: LABEL },
  { id: "folded", kind: "row", items: [], title: LABEL, folded: true, summary: [] },
  { id: "track", kind: "track", items: [], first: 0, last: 1, markers: [{ value: 0, seat: 0, label: LABEL }] },
];

/** How long a table has stood when answers are rehearsed, in milliseconds, and how many. */
const STOOD = 400;
const ANSWERS = 12;
/** How often the engine is loosened up then, and how long a browser is left alone to optimize it anew, in milliseconds. */
const LOOSENED = 5;
const PAUSE = 300;
/** How often it still has to be, in all of this page's games. */
let tight = LOOSENED;

const nobody = () => {};

/** @param {Context} ctx @param {View["log"]} log */
const drawTable = (ctx, log) => drawLayout(ctx, { front: 0, log, openStep: null, acts: "", seatMenu: nobody });

/**
 * @param {import("../ui/texts.js").Texts} texts
 * @param {string} game
 * @param {() => boolean} wanted whether there is still something to wait for
 */
export function warmUpDrawing(texts, game, wanted) {
  const place = document.createElement("div");
  const seats = [{ name: "", kind: "human" }, { name: "", kind: "bot" }]; // biome-ignore format: one line
  /** @type {Area[]} */
  const areas = [
    { id: "mine", kind: "panel", items: [], place: "seat", seat: 0, score: 1 },
    { id: "other", kind: "row", items: [], place: "seat", seat: 1, tagline: LABEL },
    { id: "board", kind: "board", items: [], place: "table" },
  ];
  const view = /** @type {View} */ (
    /** @type {unknown} */ ({ game, seats, scene: { areas }, news: { things: [], line: 0 }, moves: [], to_act: 0 })
  );
  const ctx = drawingContext({ view, texts, legal: new Map([["card", null]]), moveHints: true });
  const parts = [
    ...THINGS.map((thing) => () => drawElement(thing, ctx)),
    ...AREAS.map((area) => () => drawArea(area, ctx)),
    () => drawTable(ctx, []),
  ];
  const next = () => {
    const part = parts.shift();
    if (!part || !wanted()) return;
    render(html`${part()}`, place);
    later(next);
  };
  if (engine.workerStarted) later(next);
  else engine.events.addEventListener("worker-started", () => later(next), { once: true });
}

/** Answers to a person's first clicks on a table, rehearsed while nothing else is to be done. */
export class AnswerWarmUp {
  #left = ANSWERS;
  #place = document.createElement("div");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("../session/session.js").Session} session
   * @param {() => import("../ui/texts.js").Texts} texts
   */
  constructor(session, texts) {
    this.session = session;
    this.texts = texts;
  }

  /** The table has changed: once it has stood for a while, and a person is to decide, there is time. */
  follow() {
    this.stop();
    const { view, isRemote } = this.session;
    if ((!this.#left && !tight) || isRemote || view?.next.kind !== "person") return;
    this.#timer = setTimeout(() => later(() => void this.#next(this.session.revision)), STOOD);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** @param {number} revision at which the table stood */
  async #next(revision) {
    const { session } = this;
    if (this.#timer === undefined || session.revision !== revision || session.busy || engine.status !== "ready") return;
    if (this.#left) await this.#answer(revision);
    else await this.#loosen();
    if (this.#timer === undefined || session.revision !== revision) return;
    const next = () => later(() => void this.#next(revision));
    if (this.#left) next();
    else if (tight) this.#timer = setTimeout(next, tight < LOOSENED ? PAUSE : 0);
  }

  /** @param {number} revision */
  async #answer(revision) {
    const view = await this.session.warmUpView();
    this.#left = view ? this.#left - 1 : 0;
    if (!view || this.session.revision !== revision) return;
    this.draw(view);
  }

  /** Draws a table out of sight. @param {View} view */
  draw(view) {
    const ctx = drawingContext({
      view,
      texts: this.texts(),
      legal: clickPath.legalElements(view.moves, []),
      moveHints: true,
    });
    render(html`${drawTable(ctx, view.log)}`, this.#place);
  }

  async #loosen() {
    tight--;
    await engine.call({ op: "limber" }).catch(nobody); // then the first clicks are slower
  }
}

/** @param {() => void} work */
const later = (work) => ("requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work));
