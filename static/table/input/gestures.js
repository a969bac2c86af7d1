/**
 * What taps, presses, pinches and hovering do at a table, apart from plain clicks.
 *
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "clicks" | "details" | "contextSource" | "closed" | "pace">} Table
 */
import { onHover } from "../panels/tooltip.js";
import { ignoreHastyPresses } from "./hasty-presses.js";
import { onPinch } from "./pinch.js";
import { onLegalPointerDown, onLongPress, onRightButton } from "./press.js";
import { onAmbiguousTap } from "./tap-candidates.js";

/** @param {Table} table */
export function listenForGestures({ session, clicks, details, contextSource, closed, pace }) {
  ignoreHastyPresses(session, pace !== "0", closed); // first: others hear of no hasty press
  onAmbiguousTap((ids) => clicks.askWhich(ids), closed);
  onPinch(contextSource.setZoom, closed);
  onLegalPointerDown((id) => void session.speculate(id), closed);
  onLongPress((id) => details.open(id), closed);
  onRightButton((id) => details.open(id), closed);
  onHover((id) => details.tooltip(id), closed);
}
