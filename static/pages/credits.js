/**
 * Credits: authors and licences of games, drawings, fonts and software.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { html, nothing } from "lit-html";
import * as data from "../ui/fetch-game-data.js";
import { settings } from "../ui/settings.js";
import { loadTexts } from "../ui/texts.js";

/**
 * Open the screen.
 *
 * @param {PageRoute} _
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(_, shell) {
  const [games, packages] = await Promise.all([data.loadGames(), data.loadCredits()]);
  /** @type {import("../ui/texts.js").Texts[]} */
  let words = [];
  /** @type {Screen} */
  const screen = {
    title: "",
    onLanguageChange: async () => {
      words = await Promise.all(games.map((game) => loadTexts(settings.lang, game.id)));
      screen.title = shell.texts.ui("credits");
    },
    draw: () => {
      const { texts } = shell;
      return html`<main class="page" id="main" tabindex="-1">
        <section><h2>${texts.ui("credits-games")}</h2><p>${texts.ui("credits-games-text")}</p>
          <ul>${words.map((own) => html`<li><b>${own.plain({ id: "game-title" })}</b>${own.has("game-credits") ? html` – ${own.plain({ id: "game-credits" })}` : nothing}</li>`)}</ul></section>
        <section><h2>${texts.ui("credits-art")}</h2><p>${texts.ui("credits-art-text")} <a href="https://game-icons.net" rel="noreferrer">game-icons.net</a>, <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">CC BY 3.0</a>.</p></section>
        <section><h2>${texts.ui("credits-programs")}</h2><ul>${packages.map(
          (one) =>
            html`<li><a href=${one.homepage} rel="noreferrer"><b>${one.name}</b></a> ${one.version} · ${one.text ? html`<a href=${one.text}>${one.license}</a>` : one.license}</li>`,
        )}</ul></section>
      </main>`;
    },
  };
  await screen.onLanguageChange?.();
  return screen;
}
