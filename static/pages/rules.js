/**
 * Rules of the games, divided into clauses that have addresses of their own, with a search.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Clause} Clause
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { html, nothing } from "lit-html";
import { drawClauseStatusLabels, drawClauseText } from "../rules/draw-clause.js";
import { drawExample } from "../rules/draw-rule-example.js";
import { loadHandbook } from "../rules/handbook-lookup.js";
import { drawSymbolRow } from "../rules/symbol-row.js";
import * as data from "../ui/fetch-game-data.js";
import { NoSuchPage, redirect } from "../ui/hash-navigation.js";
import { icon } from "../ui/icons.js";
import { settings } from "../ui/settings.js";
import { loadStylesheet, loadTableStyles } from "../ui/stylesheets.js";
import { loadClauses, loadTexts } from "../ui/texts.js";

/**
 * Open the screen.
 *
 * @param {PageRoute} route `#/rules/<game>/<clause>`
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  const games = await data.loadGames();
  const asked = route.args[0] ?? "";
  if (asked && asked !== "core" && !games.some((game) => game.id === asked)) throw new NoSuchPage(asked);
  const scope = asked || (games[0]?.id ?? "core");
  const wanted = route.args[1] ?? "";
  let search = "";
  /** @type {Clause[]} */
  let all = [];
  /** @type {import("../rules/handbook-lookup.js").Book | null} */
  let book = null;
  /** @type {Record<string, import("../types.js").RuleExample>} */
  let examples = {};
  /** @type {Map<string, string>} */
  const titles = new Map();
  /** Clauses of all games, loaded at the first search. @type {Map<string, Clause[]>} */
  const everywhere = new Map();
  const scopes = [...games.map((game) => game.id), "core"];

  const loadEverywhere = async () => {
    const lang = settings.lang;
    const found = await Promise.all(scopes.map((one) => loadClauses(one, lang)));
    if (lang !== settings.lang) return;
    for (const [index, one] of scopes.entries()) everywhere.set(one, found[index] ?? []);
    shell.redraw();
  };

  /** Load the examples. They may be shown later than the texts. */
  const loadExamples = async () => {
    try {
      const [found] = await Promise.all([data.loadExamples(scope), loadTableStyles()]);
      examples = found;
      shell.redraw();
    } catch (error) {
      console.info("Kajuta: the examples:", error);
    }
  };

  const onLanguageChange = async () => {
    if (everywhere.size) await loadEverywhere();
    [all, book] = await Promise.all([loadClauses(scope, settings.lang), loadHandbook(settings.lang, scope)]);
    if (book) void loadExamples();
    for (const game of games)
      titles.set(game.id, (await loadTexts(settings.lang, game.id)).plain({ id: "game-title" }));
    titles.set("core", shell.texts.ui("rules-core"));
    screen.title = shell.texts.ui("rules");
  };

  /** Draw links to related clauses. @param {Clause} clause */
  const references = (clause) => {
    const ids = (book?.see[clause.id] ?? []).map((id) => all.find((one) => one.id === id));
    const known = ids.filter((one) => one !== undefined);
    return known.length
      ? html`<p class="clause-see">${shell.texts.ui("clause-see")} ${known.map((one, at) => html`${at ? ", " : ""}<a href="#/rules/${scope}/${one.id}">${one.title}</a>`)}</p>`
      : nothing;
  };

  /** Draw a clause. @param {Clause} clause @param {string} [of] its game, if it is not the one that is shown */
  const drawClause = (clause, of = scope) => {
    const own = of === scope ? book : null;
    return html`<article class="clause ${clause.id === wanted ? "is-wanted" : ""}" id=${of === scope ? `clause-${clause.id}` : nothing} data-clause=${clause.id} tabindex="-1">
      <h3>${clause.title} <a class="anchor-link" href="#/rules/${of}/${clause.id}" aria-label=${shell.texts.ui("clause-link", { title: clause.title })}>${icon("linked-rings")}</a>${drawSymbolRow(own?.shows[clause.id], of)}</h3>
      ${drawClauseStatusLabels(clause, shell.texts)}
      ${drawClauseText(clause.text)}
      ${own ? references(clause) : nothing}
      ${own?.examples[clause.id]?.map((id) => {
        const example = examples[id];
        return example ? drawExample(id, example, scope, own.words) : nothing;
      })}
    </article>`;
  };

  /** Draw theme and goal of the game for newcomers. */
  const introduction = () => {
    const { texts } = shell;
    const game = games.find((one) => one.id === scope);
    if (!book || !game) return nothing;
    return html`<section class="new-here" aria-labelledby="new-here">
      <h2 id="new-here">${texts.ui("new-here")}</h2>
      <p>${book.words.plain({ id: "new-here" })}</p>
      <p>${book.words.plain({ id: "new-here.goal" })}</p>
      <p class="new-here-ways">
        ${game.tutorials?.length ? html`<a class="plain" href="#/voyage/${scope}">${icon("compass")}<span>${texts.ui("voyage")}</span></a>` : nothing}
        ${book.page.length ? html`<a class="plain" href="#/page/${scope}">${icon("checklist")}<span>${texts.ui("page")}</span></a>` : nothing}
        <button type="button" class="plain" data-do="print" @click=${() => print()}>${icon("scroll-quill")}<span>${texts.ui("print")}</span></button>
      </p>
    </section>`;
  };

  let arrived = false;
  /** @type {Screen} */
  const screen = {
    title: "",
    onLanguageChange,
    beforeDraw: () => () => {
      if (arrived || !wanted) return;
      const clause = document.getElementById(`clause-${wanted}`);
      if (!clause) return;
      arrived = true;
      // A screen that opens scrolls to its top first.
      setTimeout(() => {
        clause.scrollIntoView({ block: "center" });
        clause.focus({ preventScroll: true });
      });
    },
    draw: () => {
      const { texts } = shell;
      const needle = plain(search.trim());
      const fits = (/** @type {Clause} */ clause) =>
        plain(`${clause.title} ${clause.section} ${clause.text}`).includes(needle);
      const found = needle ? all.filter(fits) : all;
      const others = needle
        ? scopes.filter((one) => one !== scope).map((one) => ({ one, found: (everywhere.get(one) ?? []).filter(fits) }))
        : [];
      const count = others.reduce((sum, other) => sum + other.found.length, found.length);
      const sections = [...new Set(found.map((clause) => clause.section))];
      return html`<main class="page rules" id="main" tabindex="-1">
        <h2 class="print-title">${titles.get(scope)}</h2>
        <nav class="rules-games" aria-label=${texts.ui("rules-games")}>
          ${[...games.map((game) => game.id), "core"].map(
            (
              id,
            ) => html`<a class="pick ${id === scope ? "is-picked" : ""}" aria-current=${id === scope ? "page" : nothing} href="#/rules/${id}"
              @click=${(/** @type {Event} */ event) => {
                event.preventDefault();
                redirect(`#/rules/${id}`);
              }}>${titles.get(id)}</a>`,
          )}
        </nav>
        <label class="search">${icon("spyglass")}<span class="visually-hidden">${texts.ui("search")}</span>
          <input type="search" placeholder=${texts.ui("search")} .value=${search} @input=${(
            /** @type {Event} */ event,
          ) => {
            search = /** @type {HTMLInputElement} */ (event.target).value;
            if (!everywhere.size) void loadEverywhere();
            shell.redraw();
          }}></label>
        <p class="visually-hidden" role="status">${needle ? texts.ui("search-found", { count }) : ""}</p>
        ${needle ? nothing : introduction()}
        ${
          needle || sections.length < 2
            ? nothing
            : html`<nav class="rules-index" aria-label=${texts.ui("rules-index")}><ol>${sections.map(
                (section, index) =>
                  html`<li><a href="#/rules/${scope}" @click=${(/** @type {Event} */ event) => {
                    event.preventDefault();
                    const head = document.getElementById(`section-${index}`);
                    head?.scrollIntoView();
                    head?.focus({ preventScroll: true });
                  }}>${section}</a></li>`,
              )}</ol></nav>`
        }
        <div class="rules-text">
        ${sections.map(
          (section, index) =>
            html`<section><h2 id="section-${index}" tabindex="-1">${section}</h2>${found.filter((clause) => clause.section === section).map((clause) => drawClause(clause))}</section>`,
        )}
        ${others.map(({ one, found: there }) =>
          there.length
            ? html`<section class="rules-elsewhere" data-scope=${one}><h2>${titles.get(one)}</h2>${there.map((clause) => drawClause(clause, one))}</section>`
            : nothing,
        )}
        ${count ? nothing : html`<p class="empty">${texts.ui("search-nothing")}</p>`}
        </div>
      </main>`;
    },
  };
  await Promise.all([onLanguageChange(), loadStylesheet("handbook.css")]);
  return screen;
}

/** Text in lower case without accents, for the search. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\u2060]/gu, "")
    .toLowerCase();
