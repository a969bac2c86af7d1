/**
 * Messages as sentences with icons and coloured names of seats.
 *
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").MessagePart} MessagePart
 * @typedef {import("./texts.js").Texts} Texts
 */
import { html } from "lit-html";
import { icon, seatColor, seatShape } from "./icons.js";

/**
 * Draw the parts of a message.
 *
 * @param {MessagePart[]} parts
 * @param {string} game id of the game whose icons are used
 */
const drawParts = (parts, game) =>
  parts.map((part) => {
    if (typeof part === "string") return part;
    if ("icon" in part) return icon(part.icon, "", game);
    return html`<b class="who" translate="no" style="color:${seatColor(part.seat)}">${seatShape(part.seat)}${part.name}</b>`;
  });

/**
 * Draw a message as a sentence with coloured names and icons.
 *
 * @param {Texts} texts
 * @param {Message | undefined} message
 */
export const drawMessage = (texts, message) => drawParts(texts.parts(message), texts.game);
