/**
 * What taps, presses, pinches and hovering do at a table, apart from plain clicks.
 *
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "clicks" | "details" | "contextSource" | "closed" | "pace">} Table
 */
import { onHover } from "../panels/tooltip.js";
import { ignoreHastyPresses } from "./hasty-presses.js";
import { onLegalPointerDown, onLongPress, onRightButton } from "./long-press-and-right-click.js";
import { onPinch } from "./pinch.js";
import { onAmbiguousTap } from "./tap-candidates.js";

/** Milliseconds of a step that a person can follow. */
const SHORTEST_PACE = 250;

/** @param {Table} table */
export function listenForGestures({ session, clicks, details, contextSource, closed, pace }) {
  // First, so that others hear of no hasty press. An address that asks for a quick pace is a tool's.
  ignoreHastyPresses(session, pace === null || Number(pace) >= SHORTEST_PACE, closed);
  onAmbiguousTap((ids) => clicks.askWhich(ids), closed);
  onPinch(contextSource.setZoom, closed);
  onLegalPointerDown((id) => void session.speculate(id), closed);
  onLongPress((id) => details.open(id), closed);
  onRightButton((id) => details.open(id), closed);
  onHover((id) => details.tooltip(id), closed);
}
