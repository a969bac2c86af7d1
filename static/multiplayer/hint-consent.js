/**
 * Consent to hints: in a game of several people, players may ask the coach only if everybody agreed in the lobby.
 *
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";

/** Draw the mark of a seat whose player agrees to hints. @param {Texts} texts */
export const drawConsentMark = (texts) =>
  html` <span class="lobby-agreed" title=${texts.ui("place-hints")}>${icon("lighthouse")}<span class="visually-hidden">${texts.ui("place-hints")}</span></span>`;

/**
 * Draw the checkbox for consent, and a line that says whether everybody agrees.
 *
 * @param {object} what
 * @param {Texts} what.texts
 * @param {boolean} what.plays whether anybody at this screen plays
 * @param {boolean} what.consents whether the people at this screen agree
 * @param {boolean} what.all whether all players agree
 * @param {(consent: boolean) => void} what.onChange
 */
export function drawHintConsent({ texts, plays, consents, all, onChange }) {
  const changed = (/** @type {Event} */ event) => onChange(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<div class="lobby-hints">
    ${plays ? html`<label><input type="checkbox" data-do="hints" .checked=${consents} @change=${changed}><span>${texts.ui("lobby-hints")}</span></label>` : nothing}
    <p class="page-note" role="status">${texts.ui(all ? "lobby-hints-all" : "lobby-hints-help")}</p>
  </div>`;
}
