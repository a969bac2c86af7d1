/**
 * Example for a rules clause: a part of the table in a prepared position, drawn by the renderers of the table.
 *
 * @typedef {import("../types.js").RuleExample} RuleExample
 * @typedef {import("../types.js").View} View
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { html } from "lit-html";
import { defaultName } from "../session/seat-names.js";
import { drawArea } from "../table/render/area.js";
import { drawingContext } from "../table/render/context.js";

/**
 * @param {string} id
 * @param {RuleExample} example
 * @param {string} game
 * @param {Texts} words all texts of the game
 */
export function drawExample(id, example, game, words) {
  const seats = Array.from({ length: example.seats }, (_, seat) => ({
    name: defaultName(seat ? "bot" : "human", seat, words),
    kind: seat ? "bot" : "human",
  }));
  words.seats = seats;
  const view = /** @type {View} */ (/** @type {unknown} */ ({ game, seats, scene: { areas: example.areas } }));
  const ctx = drawingContext({
    view,
    texts: words,
    coached: new Set(example.points),
    zoom: new Map(example.areas.map((area) => [area.id, 1])),
  });
  const [width, height] = example.areas.find((area) => area.extent)?.extent ?? [1, 1];
  return html`<figure class="example" data-example=${id}>
    <div class="example-table" data-game=${game} style="--ratio:${width / height}" inert aria-hidden="true">${example.areas.map((area) => drawArea({ ...area, zoom: false }, ctx))}</div>
    <figcaption>${words.plain({ id: `example-${id}` })}</figcaption>
  </figure>`;
}
