/** Symbols in a row, as beside a clause or a line of the quick reference. */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";

/**
 * A row of symbols of a game, each with its colour role where it has no colours of its own.
 *
 * @param {readonly string[] | undefined} shows
 * @param {string} game
 */
export const drawSymbolRow = (shows, game) =>
  shows?.length
    ? html`<span class="pictures" data-game=${game} aria-hidden="true">${shows.map((one) => {
        const [symbol = "", role] = one.split(" ");
        return html`<span class="picture" style=${role ? `color:var(--${role})` : nothing}>${icon(symbol, "", game)}</span>`;
      })}</span>`
    : nothing;
