/**
 * Subscriptions of a table other than input: session, engine, saves by other windows, visibility, layout.
 *
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").View} View
 * @typedef {Pick<import("./screen.js").TableScreen, "session" | "beforeAfterDraw" | "closed" | "redraw" | "address">} Table
 *
 * @typedef {object} Handlers
 * @property {() => void} changed called when the session has something new to draw
 * @property {(lines: LogLine[]) => void} said called with new lines of the log
 * @property {(view: View) => void} speculated called with the view that a click would lead to
 * @property {() => void} thought called when the progress of a thinking bot changes
 * @property {() => void} engineReady called when the engine is ready
 */
import * as engine from "../runtime/engine.js";
import * as saves from "../session/saved-games.js";
import { redirect } from "../ui/hash-navigation.js";
import { onLayout } from "./render/breakpoints.js";
import { onScroll } from "./render/off-screen-pointers.js";

/**
 * Subscribe to all events; unsubscribes when the table is closed.
 *
 * @param {Table} table
 * @param {Handlers} on
 */
export function subscribe(table, on) {
  const { session, closed: signal } = table;
  session.addEventListener("change", () => on.changed(), { signal });
  session.addEventListener("said", (event) => on.said(/** @type {CustomEvent<LogLine[]>} */ (event).detail), {
    signal,
  });
  session.addEventListener("speculated", (event) => on.speculated(/** @type {CustomEvent<View>} */ (event).detail), {
    signal,
  });
  session.addEventListener("thought", () => on.thought(), { signal });
  session.addEventListener("moved", () => redirect(table.address(session.id)), { signal });
  engine.events.addEventListener("ready", () => on.engineReady(), { signal });
  saves.onForeignSave((id) => {
    if (id === session.id) session.stopForOtherWindow();
  }, signal);
  const keepView = () => {
    session.cacheView();
    table.redraw();
  };
  document.addEventListener("visibilitychange", keepView, { signal });
  addEventListener("pagehide", keepView, { signal });
  onLayout(() => table.redraw(), signal);
  onScroll(() => table.beforeAfterDraw.root, signal);
}
