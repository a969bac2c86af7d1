/**
 * Shared positions ("moments") of a game: recognize them and put them into links. Too long ones are shared as files.
 *
 * @typedef {import("../types.js").Moment} Moment
 */
import { linkToText } from "./save-links.js";

/** Longest link that all messengers transmit whole, in characters. */
export const MAX_LINK_LENGTH = 2_000;

/** Beginning of a file with a shared position. */
const BEGINNING = /^\s*\{\s*"kajuta-moment"/;

/** Whether a text begins like a shared position. @param {string} text */
export const isMoment = (text) => BEGINNING.test(text);

/** Link that opens a shared position. @param {string} text the position as JSON */
export const linkToMoment = (text) => linkToText(text, "moment");
