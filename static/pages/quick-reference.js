/**
 * Quick reference of a game on a page of its own, for printing.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { html } from "lit-html";
import { loadHandbook } from "../rules/handbook-lookup.js";
import { drawQuickReference } from "../rules/quick-reference.js";
import { NoSuchPage } from "../ui/hash-navigation.js";
import { settings } from "../ui/settings.js";
import { loadStylesheet } from "../ui/stylesheets.js";

/**
 * Open the screen.
 *
 * @param {PageRoute} route `#/page/<game>`
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  const game = route.args[0] ?? "";
  const read = async () => {
    const found = await loadHandbook(settings.lang, game);
    if (!found?.page.length) throw new NoSuchPage(game);
    return found;
  };
  let [book] = await Promise.all([read(), loadStylesheet("handbook.css")]);
  const title = () => book.words.plain({ id: "game-title" });
  /** @type {Screen} */
  const screen = {
    title: title(),
    onLanguageChange: async () => {
      book = await read();
      screen.title = title();
    },
    draw: () => html`<main class="page quick-reference-page" id="main" tabindex="-1">
      <header class="quick-reference-page-head"><h2>${title()}</h2>
        <button type="button" class="brass" data-do="print" @click=${() => print()}>${shell.texts.ui("print")}</button>
        <a class="plain" href="#/rules/${game}">${shell.texts.ui("rules")}</a></header>
      ${drawQuickReference(book, game)}
    </main>`,
  };
  return screen;
}
