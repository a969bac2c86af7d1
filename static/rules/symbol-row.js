/** Row of symbols, shown beside a clause or a line of the quick reference. */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";

/**
 * Row of a game's symbols.
 *
 * @param {readonly string[] | undefined} shows names of symbols, each followed by
 *   the role of its colour where it has none itself
 * @param {string} game
 */
export const drawSymbolRow = (shows, game) =>
  shows?.length
    ? html`<span class="pictures" data-game=${game} aria-hidden="true">${shows.map((one) => {
        const [symbol = "", role] = one.split(" ");
        return html`<span class="picture" style=${role ? `color:var(--${role})` : nothing}>${icon(symbol, "", game)}</span>`;
      })}</span>`
    : nothing;
