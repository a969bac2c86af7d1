/**
 * Source of the drawing context: combines the current view with state of this screen, such as folded areas and zoom.
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
  /** Areas that somebody opened (true) or folded (false), by id. @type {Map<string, boolean>} */
  #unfolded = new Map();
  /** Zoom of the boards, by id of their area. @type {Map<string, number>} */
  #zoom = new Map();
  /** Ids of the areas whose zoom somebody has chosen. @type {Set<string>} */
  zoomed = new Set();

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  // These callbacks are fields, not new closures for each drawing: an element is redrawn whenever a function in its
  // context is another one.

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
    this.zoomed.add(id);
    this.enlarge(id, zoom);
  };

  /** @param {string} id @param {number} zoom */
  enlarge = (id, zoom) => {
    this.#zoom.set(id, zoom);
    this.table.redraw();
  };

  /** Drawing context for the current view. Call it only while the table shows a view. */
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
