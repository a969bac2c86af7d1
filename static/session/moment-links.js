/**
 * A moment of a game on its way to others: as a link, or as a file where the link would be too long.
 *
 * @typedef {import("../types.js").Moment} Moment
 */
import { linkToText } from "./save-links.js";

/** Letters of a link that every messenger transmits whole. */
export const MAX_LINK_LENGTH = 2_000;

/** How a file with a moment begins. */
const BEGINNING = /^\s*\{\s*"kajuta-moment"/;

/** Whether a text is meant to be a moment. @param {string} text */
export const isMoment = (text) => BEGINNING.test(text);

/** The address of the table of a moment. @param {string} text of the moment, JSON */
export const linkToMoment = (text) => linkToText(text, "moment");
