/**
 * Warm-up of the drawing, out of sight and a little at a time. What costs most is what happens for the first time:
 * reading the templates, making the formats of numbers and plurals, compiling what draws.
 *
 * While the engine is on its way in its worker, each kind of thing is drawn once: whoever waits for the engine anyway
 * does not wait for it. And while something is pressed, the table that a click leads to is drawn.
 *
 * @typedef {import("../types.js").Area} Area
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").View} View
 * @typedef {import("./render/context.js").Context} Context
 */
import { html, render } from "lit-html";
import * as engine from "../runtime/engine.js";
import * as selection from "../session/selection.js";
import { whenIdle } from "../ui/when-idle.js";
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
    whenIdle(next);
  };
  if (engine.isWorkerCreated) whenIdle(next);
  else engine.events.addEventListener("worker-started", () => whenIdle(next), { once: true });
}

/** A table that nobody sees: drawing on it makes the next drawing on the screen quicker. */
export class HiddenTable {
  #place = document.createElement("div");

  /** @param {() => import("../ui/texts.js").Texts} texts */
  constructor(texts) {
    this.texts = texts;
  }

  /** @param {View} view */
  draw(view) {
    const ctx = drawingContext({
      view,
      texts: this.texts(),
      legal: selection.legalElements(view, selection.NOTHING),
      moveHints: true,
    });
    render(html`${drawTable(ctx, view.log)}`, this.#place);
  }
}
