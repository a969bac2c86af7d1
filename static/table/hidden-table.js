/**
 * A table that is never attached to the page. The likely result of a click is drawn on it in advance, which makes the
 * real drawing faster.
 *
 * @typedef {import("../types.js").View} View
 */
import { render } from "lit-html";
import * as selection from "../session/selection.js";
import { drawingContext } from "./render/context.js";
import { drawLayout } from "./render/draw-layout.js";

const nobody = () => {};

export class HiddenTable {
  #place = document.createElement("div");

  /** @param {() => import("../ui/texts.js").Texts} texts */
  constructor(texts) {
    this.texts = texts;
  }

  /** Draw a view. @param {View} view */
  draw(view) {
    const legal = selection.legalElements(view, selection.NOTHING);
    const ctx = drawingContext({ view, texts: this.texts(), legal, moveHints: true });
    render(drawLayout(ctx, { front: 0, log: view.log, openStep: null, acts: "", seatMenu: nobody }), this.#place);
  }
}
