/**
 * Consent to hints: where several people play, the coach may be asked only if everybody agrees in the lobby.
 *
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";

/** The mark of a seat that agrees to hints. @param {Texts} texts */
export const drawConsentMark = (texts) =>
  html` <span class="lobby-agreed" title=${texts.ui("place-hints")}>${icon("lighthouse")}<span class="visually-hidden">${texts.ui("place-hints")}</span></span>`;

/**
 * The checkbox of this screen, and whether everybody agrees.
 *
 * @param {object} what
 * @param {Texts} what.texts
 * @param {boolean} what.plays whether anybody at this screen plays
 * @param {boolean} what.consents whether they agree
 * @param {boolean} what.all whether everybody does
 * @param {(consent: boolean) => void} what.onChange
 */
export function drawHintConsent({ texts, plays, consents, all, onChange }) {
  const changed = (/** @type {Event} */ event) => onChange(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<div class="lobby-hints">
    ${plays ? html`<label><input type="checkbox" data-do="hints" .checked=${consents} @change=${changed}><span>${texts.ui("lobby-hints")}</span></label>` : nothing}
    <p class="page-note" role="status">${texts.ui(all ? "lobby-hints-all" : "lobby-hints-help")}</p>
  </div>`;
}
