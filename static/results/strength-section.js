/**
 * Section about a person's playing strength on the statistics page.
 *
 * @typedef {import("./finished-game-records.js").PlayedGame} PlayedGame
 * @typedef {import("./strength.js").CrewShare} CrewShare
 * @typedef {import("./strength.js").GameRanks} GameRanks
 * @typedef {import("../ui/texts.js").Texts} PageTexts
 *
 * @typedef {object} Played
 * @property {readonly PlayedGame[]} games finished games of one kind, in the order in which they were played
 * @property {GameRanks | undefined} ranks measured ranks of bots; undefined if this kind of game was not measured
 * @property {Record<string, string>} defaults default values of the game's options
 * @property {(game: PlayedGame) => string} variant names of the options that differ from the defaults
 * @property {(game: PlayedGame) => string} company description of the other players
 */
import { html, nothing } from "lit-html";
import { barChart } from "../ui/chart.js";
import * as data from "../ui/fetch-game-data.js";
import { Texts } from "../ui/texts.js";
import { crewShares, FEWEST_GAMES, strengthOf } from "./strength.js";

/** Load the section's texts. @param {string} lang */
export const loadStrengthTexts = async (lang) => new Texts(lang, [await data.loadTextsOfPage("strength", lang)]);

/**
 * Draw the section.
 *
 * @param {PageTexts} own texts of this section
 * @param {PageTexts} texts texts of the page
 * @param {Played} played
 */
export function strengthSection(own, texts, { games, ranks, defaults, variant, company }) {
  /** Text of this section. @param {string} id @param {Record<string, string | number>} [args] */
  const say = (id, args) => own.plain({ id: `strength${id}`, ...(args ? { args } : {}) });
  const rankName = (/** @type {string} */ rank) => texts.ui(`kind-${rank}`);
  const percent = (/** @type {number} */ share) => Math.round(100 * share);
  const inBrackets = (/** @type {{mean: number, low: number, high: number}} */ { mean, low, high }) =>
    say("-crew-share", { mean: percent(mean), low: percent(low), high: percent(high) });

  /** Draw the person's share of wins in a cooperative game, compared with bots. @param {CrewShare} crew */
  const crewChart = ({ table, latest, games: count, ...share }) =>
    barChart(say("-crew", { seats: table.seats, variant: variant(latest), company: company(latest).toLowerCase() }), [
      {
        label: html`<b>${say("-crew-you")}</b>`,
        part: count < FEWEST_GAMES ? 0 : share.mean,
        text: count < FEWEST_GAMES ? say("-crew-few", { games: count }) : inBrackets(share),
      },
      ...table.ranks.map((rank) => ({ label: rankName(rank.rank), part: rank.mean, text: inBrackets(rank) })),
    ]);

  const draw = () => {
    if (!ranks) return html`<p>${say("-unmeasured")}</p>`;
    const { rated, games: count, strength } = strengthOf(games, ranks, defaults);
    const crews = crewShares(games, ranks, defaults);
    if (strength) {
      const names = strength.ranks.map((rank) => rankName(rank).toLowerCase());
      const kind = ["", "one", "two"][names.length] ?? "more";
      return html`<p class="strength-number"><b data-strength=${strength.points}>${strength.points}</b> <span>${say("-range", { low: strength.low, high: strength.high })}</span></p>
        <p>${say("-like", { ranks: kind, first: names[0] ?? "", last: names.at(-1) ?? "" })}</p>
        <p class="page-note">${say("-scale")} ${say("-how", { games: count })}</p>${crewCharts(crews)}`;
    }
    if (crews.length && !count) return crewCharts(crews);
    return html`<p>${rated && !count ? say("-unmeasured") : say("-few", { games: count, needed: FEWEST_GAMES })}</p>${crewCharts(crews)}`;
  };

  /** Draw the charts of all cooperative tables. @param {readonly CrewShare[]} crews */
  const crewCharts = (crews) =>
    crews.length
      ? html`<div class="shares">${crews.map(crewChart)}</div><p class="page-note">${say("-crew-how")}</p>`
      : nothing;

  return html`<section class="strength" aria-labelledby="strength"><h2 id="strength">${say("")}</h2>${draw()}<p class="page-note">${say("-counts")}</p></section>`;
}
