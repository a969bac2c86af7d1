/**
 * Gestures at a table other than plain clicks: ambiguous taps, long presses, right clicks, pinches, hovering.
 *
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "clicks" | "details" | "contextSource" | "closed" | "pace">} Table
 */
import { onHover } from "../panels/tooltip.js";
import { ignoreHastyPresses } from "./hasty-presses.js";
import { onLegalPointerDown, onLongPress, onRightButton } from "./long-press-and-right-click.js";
import { onPinch } from "./pinch.js";
import { onAmbiguousTap } from "./tap-candidates.js";

/** Shortest time per step that a person can follow, in milliseconds. */
const SHORTEST_PACE = 250;

/** Register all gesture listeners of a table. @param {Table} table */
export function listenForGestures({ session, clicks, details, contextSource, closed, pace }) {
  // Registered first, so that it can stop hasty presses before other listeners. It is lenient
  // if the address asks for less time per step than a person can follow, since only tools do that.
  ignoreHastyPresses(session, pace === null || Number(pace) >= SHORTEST_PACE, closed);
  onAmbiguousTap((ids) => clicks.askWhich(ids), closed);
  onPinch(contextSource.setZoom, closed);
  onLegalPointerDown((id) => void session.speculate(id), closed);
  onLongPress((id) => details.open(id), closed);
  onRightButton((id) => details.open(id), closed);
  onHover((id) => details.tooltip(id), closed);
}
