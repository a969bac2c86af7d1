/**
 * Screen with statistics of the games that were finished in this browser.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 * @typedef {import("../results/finished-game-records.js").PlayedGame} PlayedGame
 */
import { html, nothing } from "lit-html";
import { loadPuzzleFigures } from "../puzzles/figures.js";
import * as puzzles from "../puzzles/progress.js";
import * as statistics from "../results/finished-game-records.js";
import { loadStrengthTexts, strengthSection } from "../results/strength-section.js";
import { downloadFile } from "../session/file-downloads.js";
import { barChart, columnChart } from "../ui/chart.js";
import { askYesNo, toast } from "../ui/dialogs.js";
import * as data from "../ui/fetch-game-data.js";
import { icon } from "../ui/icons.js";
import { ACCEPTED_FILES, receiveFile } from "../ui/received-file.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { loadTexts } from "../ui/texts.js";
import { percent } from "../ui/typography.js";
import { kindOf } from "./received-file.js";

/** Number of latest games in the chart of results. */
const LATEST = 24;
/** Traits by which games can be filtered. */
const FILTERS = /** @type {const} */ (["variant", "seats", "company"]);

/**
 * Open the screen.
 *
 * @param {PageRoute} route `#/statistics/<game>`
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  const [games, ranks] = await Promise.all([data.loadGames(), data.loadRanks(), loadStylesheet("statistics.css")]);
  /** @type {Map<string, import("../ui/texts.js").Texts>} */
  let words = new Map();
  let drawPuzzles = (/** @type {string} */ _) => /** @type {unknown} */ (nothing);
  /** @type {import("../ui/texts.js").Texts} */
  let strengthTexts;
  const onLanguageChange = async () => {
    drawPuzzles = await loadPuzzleFigures(shell.texts.lang);
    strengthTexts = await loadStrengthTexts(shell.texts.lang);
    const all = await Promise.all(games.map((game) => loadTexts(shell.texts.lang, game.id)));
    words = new Map(games.map((game, index) => [game.id, /** @type {(typeof all)[0]} */ (all[index])]));
    screen.title = shell.texts.ui("statistics");
  };
  let all = statistics.playedGames();
  const most = games
    .map(({ id }) => id)
    .sort((a, b) => all.filter(({ game }) => game === b).length - all.filter(({ game }) => game === a).length)[0];
  let shown = games.find(({ id }) => id === route.args[0])?.id ?? most ?? "";
  /** @type {Record<string, string>} */
  let filter = {};
  let practice = false;
  let problem = "";

  const reload = () => {
    all = statistics.playedGames();
    shell.redraw();
  };

  /** Names of the options that differ from the defaults. @param {PlayedGame} game */
  const variant = ({ game, options }) => {
    const texts = words.get(game);
    const info = games.find(({ id }) => id === game);
    const entries = (info?.options ?? []).flatMap(({ id, default: usual }) => {
      const value = options[id];
      if (value === undefined || value === usual || !texts) return [];
      if (texts.has(`option-${id}-${value}`)) return [texts.plain({ id: `option-${id}-${value}` })];
      return texts.has(`option-${id}`) ? [texts.plain({ id: `option-${id}` })] : [];
    });
    return entries.join(", ") || shell.texts.ui("statistics-plain");
  };

  /** @type {Record<(typeof FILTERS)[number], (game: PlayedGame) => string>} */
  const TRAITS = {
    variant,
    seats: ({ seats }) => shell.texts.ui("statistics-seat-count", { count: seats.length }),
    company: (game) => {
      const kind = statistics.opponentKind(game);
      const own = ["mixed", "people", "alone"].includes(kind) ? `statistics-${kind}` : `kind-${kind}`;
      return shell.texts.has(`ui-${own}`) ? shell.texts.ui(own) : kind;
    },
  };

  /** Duration in words. @param {number} seconds */
  const time = (seconds) => {
    const minutes = Math.round(seconds / 60);
    return minutes < 60
      ? shell.texts.ui("statistics-minutes", { minutes })
      : shell.texts.ui("statistics-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };

  /** Draw totals of games. @param {readonly PlayedGame[]} some */
  const figures = (some) => {
    const { texts } = shell;
    const { games, decided, wins, best, average, streak, longest, spent } = statistics.summarize(some);
    /** @type {[string, string | number | null][]} */
    const entries = [
      ["games", games],
      ["wins", decided ? `${wins} (${percent(wins / decided, texts.lang)})` : null],
      ["best", best],
      ["average", average === null ? null : average.toLocaleString(texts.lang, { maximumFractionDigits: 1 })],
      ["streak", decided ? `${streak} / ${longest}` : null],
      ["time", time(spent)],
    ];
    return html`<dl class="figures">${entries.map(
      ([name, value]) =>
        html`<div data-figure=${name}><dt>${texts.ui(`statistics-${name}`)}</dt><dd>${value ?? "–"}</dd></div>`,
    )}</dl>`;
  };

  /**
   * Draw the share of wins for each value of a trait.
   *
   * @param {string} name of the trait
   * @param {readonly PlayedGame[]} some
   * @param {(game: PlayedGame) => string} trait value of the trait in words
   */
  const shares = (name, some, trait) => {
    const decided = some.filter((game) => statistics.hasWon(game) !== null);
    const kinds = [...new Set(decided.map(trait))];
    if (kinds.length < (name === "company" ? 1 : 2)) return nothing;
    return barChart(
      shell.texts.ui(`statistics-by-${name}`),
      kinds.map((kind) => {
        const group = decided.filter((game) => trait(game) === kind);
        const wins = group.filter(statistics.hasWon).length;
        return {
          label: kind,
          part: wins / group.length,
          text: shell.texts.ui("statistics-share", {
            wins,
            games: group.length,
            percent: Math.round((100 * wins) / group.length),
          }),
        };
      }),
    );
  };

  /** Draw a chart of the latest results. @param {readonly PlayedGame[]} some */
  const results = (some) => {
    const { texts } = shell;
    const latest = some.filter((game) => statistics.ownSeat(game) !== null).slice(-LATEST);
    if (!latest.length) return nothing;
    return columnChart(
      texts.ui("statistics-latest"),
      latest.map((game) => {
        const value = game.scores[statistics.ownSeat(game) ?? 0] ?? 0;
        const good = statistics.hasWon(game) === true;
        return {
          label: new Date(game.at).toLocaleDateString(texts.lang),
          value,
          good,
          text: texts.ui("statistics-result", { score: value, won: good ? "yes" : "no" }),
        };
      }),
      texts.ui("statistics-latest-note"),
    );
  };

  /** Draw the achievements of the person. @param {readonly PlayedGame[]} some */
  const achievements = (some) => {
    const own = words.get(shown);
    /** @type {Map<string, number>} */
    const counted = new Map();
    for (const game of some) {
      const mine = game.feats.filter(([seat]) => game.seats[seat] === "human").map(([, name]) => name);
      for (const name of new Set(mine)) counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    const known = [...counted].filter(([name]) => own?.has(`feat-${name}`));
    if (!known.length || !own) return nothing;
    return html`<section><h2>${shell.texts.ui("statistics-feats")}</h2><ul class="achievements">${known.map(
      ([name, count]) =>
        html`<li>${icon("medal")}<span><b>${own.plain({ id: `feat-${name}` })}</b><small>${own.plain({ id: `feat-${name}.how` })}</small></span><b class="feat-count">${count}×</b></li>`,
    )}</ul></section>`;
  };

  /** Draw the person's playing strength. @param {readonly PlayedGame[]} some games of the shown kind */
  const strength = (some) => {
    const options = games.find(({ id }) => id === shown)?.options ?? [];
    return strengthSection(strengthTexts, shell.texts, {
      games: some,
      ranks: ranks[shown],
      defaults: Object.fromEntries(options.map((option) => [option.id, option.default])),
      variant,
      company: TRAITS.company,
    });
  };

  const importFile = async (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const file = field.files?.[0];
    if (!file) return;
    if ((await kindOf(file)) === "backup") return receiveFile(file);
    const fresh = file.size > statistics.MAX_FILE_SIZE ? null : statistics.importGames(await file.text());
    field.value = "";
    problem = fresh === null ? shell.texts.ui("statistics-import-failed") : "";
    if (fresh !== null) toast(shell.texts.ui("statistics-imported", { count: fresh }));
    reload();
  };

  const resetAll = async () => {
    const { texts } = shell;
    const question = texts.ui("statistics-reset-sure");
    const sure = await askYesNo({
      question,
      label: question,
      yes: texts.ui("statistics-reset"),
      no: texts.ui("no"),
      danger: true,
    });
    if (sure) {
      statistics.clearStatistics();
      puzzles.clearResults();
    }
    reload();
  };

  const draw = () => {
    const { texts } = shell;
    const ofGame = all.filter(({ game }) => game === shown);
    const kind = ofGame.filter((game) => game.practice === practice);
    const some = kind.filter((game) => FILTERS.every((name) => !filter[name] || TRAITS[name](game) === filter[name]));
    return html`<main class="page statistics" id="main" tabindex="-1">
      <fieldset class="picks"><legend>${texts.ui("statistics-game")}</legend>${games.map(
        ({ id }) =>
          html`<label class="pick ${id === shown ? "is-picked" : ""}"><input type="radio" name="game" value=${id} .checked=${id === shown} @change=${() => {
            shown = id;
            filter = {};
            shell.redraw();
          }}>${words.get(id)?.plain({ id: "game-title" }) ?? id}</label>`,
      )}</fieldset>
      ${ofGame.length ? strength(ofGame) : nothing}
      <div class="statistics-filters">${FILTERS.map((name) => {
        const values = [...new Set(kind.map(TRAITS[name]))];
        return values.length < 2
          ? nothing
          : html`<label>${texts.ui(`statistics-${name === "seats" ? "seat-filter" : name}`)}
            <select name=${name} @change=${(/** @type {Event} */ event) => {
              filter = { ...filter, [name]: /** @type {HTMLSelectElement} */ (event.target).value };
              shell.redraw();
            }}><option value="">${texts.ui("statistics-any")}</option>${values.map(
              (value) => html`<option value=${value} ?selected=${filter[name] === value}>${value}</option>`,
            )}</select></label>`;
      })}
      ${
        ofGame.some((game) => game.practice)
          ? html`<label class="pick ${practice ? "is-picked" : ""}"><input type="checkbox" name="practice" .checked=${practice} @change=${() => {
              practice = !practice;
              filter = {};
              shell.redraw();
            }}>${texts.ui("statistics-practice")}</label>`
          : nothing
      }</div>
      ${
        some.length
          ? html`${figures(some)}${results(some)}<div class="shares">${shares("company", some, TRAITS.company)}${shares("seats", some, TRAITS.seats)}${shares("variant", some, TRAITS.variant)}</div>${achievements(some)}`
          : html`<p class="empty">${texts.ui("statistics-none")}</p>`
      }
      ${drawPuzzles(shown)}
      <p class="page-note">${texts.ui("statistics-note")}</p>
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
      <div class="choices">
        <button type="button" class="plain" data-do="statistics-export" ?disabled=${!all.length} @click=${() => downloadFile(statistics.exportGames(), "kajuta-statistics.json")}>${icon("cloud-download")}<span>${texts.ui("export")}</span></button>
        <label class="plain import">${icon("cloud-upload")}<span>${texts.ui("import")}</span><input class="visually-hidden" type="file" accept=${ACCEPTED_FILES} @change=${importFile}></label>
        <button type="button" class="plain" data-do="statistics-reset" ?disabled=${!all.length} @click=${() => void resetAll()}>${icon("trash-can")}<span>${texts.ui("statistics-reset")}</span></button>
      </div>
    </main>`;
  };
  /** @type {Screen} */
  const screen = { title: "", draw, onLanguageChange };
  await onLanguageChange();
  return screen;
}
