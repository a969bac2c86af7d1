/**
 * A rehearsal out of sight, while the engine is on its way: each kind of thing is drawn once, a little at a time.
 *
 * What costs most at the first drawing of a table is done only once: reading the templates, making the formats of
 * numbers and plurals, compiling what draws. Whoever waits for the engine anyway does not wait for it.
 *
 * @typedef {import("../types.js").Area} Area
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").View} View
 * @typedef {import("./context.js").Context} Context
 */
import { html, render } from "lit-html";
import { drawArea } from "./area.js";
import { drawElement } from "./element.js";
import { drawLayout } from "./layout.js";

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

/**
 * @param {import("../texts.js").Texts} texts
 * @param {string} game
 * @param {() => boolean} wanted whether there is still something to wait for
 */
export function rehearse(texts, game, wanted) {
  const place = document.createElement("div");
  const lit = new Map([["card", null]]);
  const nobody = () => {};
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
  /** @type {Context} */
  const ctx = {
    view,
    texts,
    lit,
    changeable: new Set(),
    coached: new Set(),
    path: [],
    news: new Set(),
    hints: true,
    click: nobody,
    inspect: nobody,
    open: new Map(),
    fold: nobody,
    zoom: new Map(),
    setZoom: nobody,
  };
  const parts = [
    ...THINGS.map((thing) => () => drawElement(thing, ctx)),
    ...AREAS.map((area) => () => drawArea(area, ctx)),
    () => drawLayout(ctx, { front: 0, log: [], openStep: null, acts: "", seatMenu: nobody }),
  ];
  const next = () => {
    const part = parts.shift();
    if (!part || !wanted()) return;
    render(html`${part()}`, place);
    later(next);
  };
  later(next);
}

/** @param {() => void} work */
const later = (work) => ("requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work));
