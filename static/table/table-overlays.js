/**
 * Overlays of a table (timeline, side panel, advice) for the back button and Escape, which close the topmost one.
 *
 * @typedef {Pick<import("./screen.js").TableScreen, "timeline" | "sidePanel" | "coach" | "redraw">} Table
 */
import { Overlay } from "../ui/overlays.js";

export class TableOverlays {
  /** Overlays, each with the selector of its content. @type {[string, Overlay][]} */
  #overlays;

  /** @param {Table} table */
  constructor(table) {
    const { timeline, sidePanel, coach } = table;
    this.#overlays = [
      ["[data-timeline]", new Overlay(() => timeline.close())],
      [".side-panel", new Overlay(() => sidePanel.close())],
      [
        "[data-hint-text]",
        new Overlay(() => {
          coach.close();
          table.redraw();
        }),
      ],
    ];
  }

  /** Update which overlays are open; called after each drawing. */
  follow() {
    for (const [drawn, overlay] of this.#overlays) document.querySelector(drawn) ? overlay.show() : overlay.hide();
  }

  leave() {
    for (const [, overlay] of this.#overlays) overlay.hide();
  }
}
