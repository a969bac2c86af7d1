/**
 * The drawing context of a table as it is now, with what only this screen remembers: folded areas and zoomed boards.
 *
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").View} View
 * @typedef {Pick<import("./screen.js").TableScreen, "session" | "texts" | "shown" | "coach" | "clicks" | "details" | "redraw">} Table
 */
import * as clickPath from "../session/click-path.js";
import { elementsByChoice } from "../session/pick.js";
import { settings } from "../ui/settings.js";
import { drawingContext } from "./render/context.js";

export class DrawingContextSource {
  /** Folded areas that somebody opened or closed. @type {Map<string, boolean>} */
  #unfolded = new Map();
  /** Zoom of the boards, by area. @type {Map<string, number>} */
  #zoom = new Map();

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  // The same functions in every context: an element is redrawn when one of them is another.

  /** @param {string} id */
  #click = (id) => void this.table.clicks.click(id);

  /** @param {SceneElement} element */
  #inspect = (element) => this.table.details.show(element);

  /** @param {string} id @param {boolean} unfolded */
  #fold = (id, unfolded) => {
    this.#unfolded.set(id, unfolded);
    this.table.redraw();
  };

  /** @param {string} id @param {number} zoom */
  setZoom = (id, zoom) => {
    this.#zoom.set(id, zoom);
    this.table.redraw();
  };

  /** The context now; only while the table shows something. */
  current() {
    const { session, texts, shown, coach } = this.table;
    const view = /** @type {View} */ (shown);
    const choices =
      view.next.kind === "past"
        ? {}
        : {
            legal: session.legalElements(),
            changeable: clickPath.alternativesToEarlierClicks(view.moves, session.path),
            coached: coach.points,
            path: session.path,
            picks: elementsByChoice(view.pick, session.chosen),
          };
    return drawingContext({
      view,
      texts,
      ...choices,
      moveHints: settings.hints,
      click: this.#click,
      inspect: this.#inspect,
      unfolded: this.#unfolded,
      fold: this.#fold,
      zoom: this.#zoom,
      setZoom: this.setZoom,
    });
  }
}
