/**
 * Form for a new game, built from the game's description (seats, options).
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").GameOption} GameOption
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import {
  draftFromQuery,
  isOptionAvailable,
  isValuePossible,
  isValueTaken,
  newSeed,
  setupFromDraft,
  withValidOptions,
} from "../session/new-game-setup.js";
import * as prefetchedDeal from "../session/prefetched-deal.js";
import { rememberSeatNames, seatNames } from "../session/remembered-names.js";
import * as saves from "../session/saved-games.js";
import { controllerChoices, DEFAULT_BOT } from "../session/seat-controllers.js";
import { defaultName, isBlank } from "../session/seat-names.js";
import { hasProgress, readProgress } from "../tutorial/progress.js";
import * as data from "../ui/fetch-game-data.js";
import { NoSuchPage, navigate, redirect } from "../ui/hash-navigation.js";
import { icon, seatColor, seatShape } from "../ui/icons.js";
import { drawPoster } from "../ui/poster.js";
import { settings } from "../ui/settings.js";
import { loadTexts, loadTutorialTexts } from "../ui/texts.js";

/**
 * Open the screen.
 *
 * @param {PageRoute} route `#/new/<game>?<draft of a set-up>`
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  const games = await data.loadGames();
  const found = games.find((one) => one.id === route.args[0]);
  if (!found) throw new NoSuchPage(route.args[0]);
  const game = found;
  let texts = await loadTexts(settings.lang, game.id);
  const tutorials = game.tutorials ?? [];
  /** Titles of the tutorials if there are several. @type {import("../ui/texts.js").Texts | null} */
  let tutorialTexts = null;
  let draft = draftFromQuery(game, route.query);
  const pace = route.query.get("pace");
  const remembered = seatNames();

  const change = (/** @type {Partial<typeof draft>} */ changed) => {
    draft = withValidOptions(game, { ...draft, ...changed });
    shell.redraw();
  };
  /** Name of a seat: entered, remembered or default. @param {number} seat */
  const name = (seat) => {
    const kind = draft.kinds[seat] ?? "human";
    const given = [draft.names[seat], kind === "human" ? remembered[seat] : ""];
    return given.find((one) => one && !isBlank(one))?.trim() ?? defaultName(kind, seat, texts);
  };
  const start = (/** @type {boolean} */ instead) => {
    const setup = setupFromDraft(
      game,
      draft,
      draft.kinds.map((_, seat) => name(seat)),
      prefetchedDeal.seedFor,
    );
    const id = saves.add(texts.plain({ id: "game-title" }), { setup });
    (instead ? redirect : navigate)(`#/game/${id}${pace === null ? "" : `?pace=${pace}`}`);
  };

  if (route.query.has("start")) {
    start(true);
    return { title: "", draw: () => nothing };
  }

  const seatCount = () =>
    html`<fieldset class="picks seat-count"><legend>${texts.ui("players")}</legend>${game.players.map(
      (players) =>
        html`<label class="pick ${players === draft.kinds.length ? "is-picked" : ""}"><input type="radio" name="players" .checked=${players === draft.kinds.length}
          @change=${() => change({ kinds: Array.from({ length: players }, (_, seat) => draft.kinds[seat] ?? DEFAULT_BOT) })}>${players}</label>`,
    )}</fieldset>`;

  /** Draw the row of a seat. @param {number} seat */
  const seatRow = (seat) => {
    const kind = draft.kinds[seat] ?? "human";
    const own = game.options.filter(
      (option) => option.per_seat && isOptionAvailable(option, draft.kinds.length, draft.options),
    );
    return html`<li class="seat-row" style="--owner:${seatColor(seat)}">
      <span class="seat-row-shape">${seatShape(seat)}</span>
      <input class="name-field" type="text" maxlength="24" aria-label=${texts.ui("seat-name", { seat: seat + 1 })} placeholder=${name(seat)} .value=${draft.names[seat] ?? ""}
        @input=${(/** @type {Event} */ event) => {
          const names = [...draft.names];
          names[seat] = /** @type {HTMLInputElement} */ (event.target).value;
          change({ names });
          if (kind === "human") rememberSeatNames(Object.assign([...remembered], { [seat]: names[seat] }));
        }}>
      <fieldset class="picks kinds"><legend class="visually-hidden">${texts.ui("seat-kind-of", { seat: seat + 1 })}</legend>${controllerChoices(
        kind,
      ).map(
        (
          one,
        ) => html`<label class="pick ${one === kind ? "is-picked" : ""}"><input type="radio" name="kind-${seat}" .checked=${one === kind}
          @change=${() => change({ kinds: draft.kinds.map((old, other) => (other === seat ? one : old)) })}>${texts.ui(`kind-${one}`)}</label>`,
      )}<small class="kind-help" role="note">${kind === "human" ? nothing : texts.ui(`kind-${kind}-help`)}</small></fieldset>
      ${own.map((option) => seatOption(option, seat))}
    </li>`;
  };

  /** Draw an option that each seat has. @param {GameOption} option @param {number} seat */
  const seatOption = (option, seat) => {
    const values = draft.options[option.id];
    const now = Array.isArray(values) ? (values[seat] ?? option.default) : option.default;
    return html`<label class="seat-option"><span>${texts.plain({ id: `option-${option.id}` })}</span>
      <select @change=${(/** @type {Event} */ event) => {
        const next = Array.isArray(values) ? [...values] : [];
        next[seat] = /** @type {HTMLSelectElement} */ (event.target).value;
        change({ options: { ...draft.options, [option.id]: next } });
      }}>${option.values.map(
        (value) => html`<option value=${value} .selected=${value === now}
        ?disabled=${!isValuePossible(option, value, draft.kinds.length, draft.options) || isValueTaken(option, value, seat, draft.options)}>${texts.plain({ id: `option-${option.id}-${value}` })}</option>`,
      )}</select></label>`;
  };

  /**
   * Draw the measured figure of an option's value, if there is one.
   *
   * @param {GameOption} option
   * @param {string} value
   */
  const figure = (option, value) => {
    const measured = game.figures[option.id]?.[value];
    if (measured === undefined) return nothing;
    return html`<span class="figure-note">${typeof measured === "object" ? texts.plain(measured) : measured}</span>`;
  };

  /** Draw the explanation of an option or value, if there is one. @param {string} id of its text */
  const help = (id) => (texts.has(`${id}.help`) ? html`<small>${texts.plain({ id: `${id}.help` })}</small>` : nothing);

  /** Draw an option of the whole table. @param {GameOption} option */
  const tableOption = (option) => {
    const now = draft.options[option.id];
    const id = `option-${option.id}`;
    const choose = (/** @type {string} */ value) => change({ options: { ...draft.options, [option.id]: value } });
    if (option.values.length === 2 && option.values.includes("off") && option.values.includes("on")) {
      return html`<label class="switch ${now === "on" ? "is-on" : ""}" data-option=${option.id}>
        <input type="checkbox" role="switch" .checked=${now === "on"} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLInputElement} */ (event.target).checked ? "on" : "off")}>
        <span class="switch-knob" aria-hidden="true"></span>
        <span class="switch-words"><span>${texts.plain({ id })}</span>${help(id)}${figure(option, "on")}</span>
      </label>`;
    }
    return html`<fieldset class="option" data-option=${option.id}><legend>${texts.plain({ id })}</legend>${help(id)}
      <div class="tiles">${option.values
        .filter((value) => isValuePossible(option, value, draft.kinds.length, draft.options))
        .map(
          (
            value,
          ) => html`<label class="tile ${value === now ? "is-picked" : ""}"><input type="radio" name=${id} .checked=${value === now} @change=${() => choose(value)}>
            <span class="tile-name">${texts.plain({ id: `${id}-${value}` })}</span>${help(`${id}-${value}`)}${figure(option, value)}</label>`,
        )}</div></fieldset>`;
  };

  /** Draw links to the tutorials, highlighted until a person has begun one of them. */
  const tutorialLinks = () => {
    if (!tutorials.length) return nothing;
    const fresh = !hasProgress(game.id);
    const link = (/** @type {string} */ id, /** @type {number} */ number, /** @type {unknown} */ words) => {
      const { step, done } = readProgress(game.id, id);
      return html`<a class="plain ${fresh && number === 1 ? "is-new" : ""}" data-do="voyage" href="#/voyage/${game.id}${number === 1 ? "" : `/${number}`}">
        ${icon(done ? "laurels" : "compass")}<span>${words}${step ? html` <small>${texts.ui("voyage-begun")}</small>` : nothing}</span></a>`;
    };
    const words = tutorialTexts;
    return html`<section class="tutorial-offer ${fresh ? "is-fresh" : ""}" aria-label=${texts.ui("voyages")}>
      ${fresh ? html`<h2>${texts.ui("voyage-offer")}</h2><p>${texts.ui("voyage-offer-help", { lessons: tutorials.length })}</p>` : nothing}
      ${tutorials.length > 1 && words ? tutorials.map((id, n) => link(id, n + 1, words.plain({ id: `voyage-${id}` }))) : link(tutorials[0] ?? "", 1, texts.ui("voyage"))}
    </section>`;
  };

  const index = games.indexOf(game);
  const draw = () => {
    const shared = game.options.filter(
      (option) => !option.per_seat && isOptionAvailable(option, draft.kinds.length, draft.options),
    );
    return html`<main class="new-game" id="main" tabindex="-1">
      <aside class="new-game-poster">
        <div class="poster-card is-still">${drawPoster(game, index)}
          <span class="poster-words"><span class="poster-title">${texts.plain({ id: "game-title" })}</span><span class="poster-tagline">${texts.plain({ id: "game-tagline" })}</span></span></div>
        ${tutorialLinks()}
        <a class="plain" href="#/rules/${game.id}">${icon("rule-book")}<span>${texts.ui("rules")}</span></a>
      </aside>
      <form class="new-game-form" @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        start(false);
      }}>
        <section><h2>${texts.ui("crew")}</h2>
          ${game.players.length > 1 ? seatCount() : nothing}
          <ol class="seat-rows">${repeat(
            draft.kinds,
            (_, seat) => seat,
            (_, seat) => seatRow(seat),
          )}</ol>
        </section>
        ${shared.length ? html`<section><h2>${texts.ui("options")}</h2><div class="options">${repeat(shared, (option) => option.id, tableOption)}</div></section>` : nothing}
        <details class="more" ?open=${draft.seed !== ""}><summary>${texts.ui("seed")}</summary>
          <p class="seed"><input type="text" inputmode="numeric" pattern="[0-9]{0,15}" aria-label=${texts.ui("seed")} placeholder=${texts.ui("seed-chance")} .value=${draft.seed}
            @input=${(/** @type {Event} */ event) => change({ seed: /** @type {HTMLInputElement} */ (event.target).value })}>
          <button type="button" class="round" aria-label=${texts.ui("seed-new")} title=${texts.ui("seed-new")} @click=${() => change({ seed: String(newSeed()) })}>${icon("perspective-dice-six-faces-random")}</button>
          <small>${texts.ui("seed-help")}</small></p>
        </details>
        <div class="new-game-start"><button type="submit" class="brass" data-start>${icon("anchor")}<span>${texts.ui("weigh-anchor")}</span></button></div>
      </form>
    </main>`;
  };
  const screen = {
    title: texts.plain({ id: "game-title" }),
    draw,
    onLanguageChange: async () => {
      texts = await loadTexts(settings.lang, game.id);
      if (tutorials.length > 1) tutorialTexts = await loadTutorialTexts(settings.lang, game.id);
      screen.title = texts.plain({ id: "game-title" });
    },
  };
  if (tutorials.length > 1) await screen.onLanguageChange();
  return screen;
}
