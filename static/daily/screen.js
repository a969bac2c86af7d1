/**
 * Screen of the game of the day: `#/daily`, or `#/daily/<date>` for another day.
 *
 * Today's game (by local time) counts. Games of other days are practice, unless they were begun on their day. Dates in
 * the future are allowed, too, since the clock may be wrong.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 * @typedef {import("../ui/texts.js").Texts} GameTexts
 */
import { html, nothing } from "lit-html";
import { seatNames } from "../session/remembered-names.js";
import * as saves from "../session/saved-games.js";
import { defaultName, isBlank } from "../session/seat-names.js";
import * as data from "../ui/fetch-game-data.js";
import { NoSuchPage, navigate } from "../ui/hash-navigation.js";
import { icon } from "../ui/icons.js";
import { nameOfOption } from "../ui/option-names.js";
import { drawPoster } from "../ui/poster.js";
import { settings } from "../ui/settings.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { loadGameTitles, loadTexts, Texts } from "../ui/texts.js";
import { dayInWords, drawCalendar, monthOf, monthsLater } from "./calendar.js";
import { gamesOfDay } from "./games.js";
import { dayResults, hasWon, streaks } from "./results.js";
import { dayOf, firstDay, isDay, setupOfDay } from "./schedule.js";
import { releaseInWords, resultInWords, shareResult, textToShare } from "./share.js";

/**
 * Open the screen.
 *
 * @param {PageRoute} route
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  const today = dayOf(new Date());
  const day = route.args[0] ?? today;
  if (!isDay(day)) throw new NoSuchPage(day);
  const pace = route.query.get("pace");
  const [games, daily] = await Promise.all([data.loadGames(), data.loadDaily(), loadStylesheet("daily.css")]);
  const setup = setupOfDay(day, daily.games);
  const game = games.find(({ id }) => id === setup?.game);
  if (!setup || !game) throw new NoSuchPage(day);
  const offered = setup;
  const results = dayResults();
  const first = firstDay(daily.games);
  const last = [today, ...Object.keys(results)].sort().at(-1) ?? today;
  let month = monthOf(day);
  /** Texts of the page and of this screen. @type {GameTexts} */
  let texts;
  /** Texts of the day's game. @type {GameTexts} */
  let own;
  /** @type {Map<string, GameTexts>} */
  let titles;
  const onLanguageChange = async () => {
    const { lang } = settings;
    const [page, words] = await Promise.all([data.loadUiTexts(lang), data.loadTextsOfPage("daily", lang)]);
    texts = new Texts(lang, [page, words]);
    [own, titles] = await Promise.all([loadTexts(lang, game.id), loadGameTitles(lang)]);
    screen.title = texts.ui("daily");
  };
  const titleOf = (/** @type {string} */ id) => titles.get(id)?.plain({ id: "game-title" }) ?? id;

  /** Begin the day's game. @param {boolean} practice */
  const start = (practice) => {
    const remembered = seatNames();
    const seats = offered.seats.map(({ kind }, seat) => {
      const name = kind === "human" ? (remembered[seat] ?? "") : "";
      return { kind, name: isBlank(name) ? defaultName(kind, seat, texts) : name.trim() };
    });
    const mark = { day, release: daily.release, ...(practice ? { practice } : {}) };
    const name = `${titleOf(game.id)}, ${dayInWords(day, texts.lang, { dateStyle: "medium" })}`;
    const id = saves.add(name, { setup: { ...offered, seats, daily: mark } });
    navigate(address(id));
  };
  const address = (/** @type {string} */ id) => `#/game/${id}${pace === null ? "" : `?pace=${pace}`}`;

  /** State of a day's game. @param {string} one date @returns {import("./calendar.js").DayState} */
  const stateOf = (one) => {
    const result = results[one];
    if (result) return result.gaveUp ? "gave-up" : hasWon(result) ? "won" : "played";
    if (gamesOfDay(one).some(({ over }) => !over)) return "begun";
    return one < first || one > last ? "none" : "open";
  };
  const describe = (/** @type {string} */ one) => {
    const result = results[one];
    const title = titleOf(result?.game ?? setupOfDay(one, daily.games)?.game ?? "");
    const state = stateOf(one);
    const became = result
      ? resultInWords(result, texts)
      : texts.ui(`daily-${state === "begun" ? "begun" : "not-played"}`);
    return `${title}, ${became}`;
  };

  const drawFacts = () => {
    const bots = offered.seats.filter(({ kind }) => kind !== "human").map(({ kind }) => texts.ui(`kind-${kind}`));
    const options = game.options.flatMap(({ id, default: usual }) => {
      const value = offered.options[id];
      return typeof value !== "string" || value === usual ? [] : nameOfOption(own, id, value);
    });
    const company = game.cooperative && offered.options.variant !== "competitive" ? "with" : "against";
    return html`<ul class="daily-facts">
      <li>${icon("three-friends")}${bots.length ? texts.ui(`daily-${company}`, { count: bots.length, bots: new Intl.ListFormat(texts.lang).format(bots) }) : texts.ui("daily-alone")}</li>
      ${options.length ? html`<li>${icon("settings-knobs")}${options.join(", ")}</li>` : nothing}
      <li>${icon("hourglass")}${texts.ui("minutes", { from: game.minutes[0], to: game.minutes[1] })}</li>
    </ul>`;
  };

  const drawPractice = (/** @type {string} */ label) =>
    html`<button type="button" class="plain" data-do="daily-practice" @click=${() => start(true)}>${icon("lighthouse")}<span>${texts.ui(label)}</span></button>`;

  const drawWaysOn = () => {
    const result = results[day];
    const kept = gamesOfDay(day);
    if (result) {
      const over = kept.find(({ over }) => over);
      const sign = result.gaveUp ? "flying-flag" : hasWon(result) ? "laurels-trophy" : "check-mark";
      return html`<p class="daily-result" data-result>${icon(sign)}<span>${resultInWords(result, texts)}</span></p>
        <div class="choices">
          <button type="button" class="brass" data-do="daily-share" @click=${() => void shareResult(textToShare(day, result, titleOf(result.game), texts), texts)}>${icon("paper-plane")}<span>${texts.ui("daily-share")}</span></button>
          ${over ? html`<a class="plain" href=${address(over.id)}>${icon("compass")}<span>${texts.ui("daily-table")}</span></a>` : nothing}
          ${drawPractice("daily-practise-again")}
        </div>
        <p class="page-note">${releaseInWords(result, texts)}</p>`;
    }
    const begun = kept.find(({ over }) => !over);
    if (begun) {
      const isUpdated = begun.release !== daily.release;
      return html`<div class="choices"><a class="brass" data-do="daily-continue" href=${address(begun.id)}>${icon("compass")}<span>${texts.ui("daily-continue")}</span></a></div>
        <p class="page-note">${isUpdated ? texts.ui("daily-updated", { begun: begun.release, release: daily.release }) : texts.ui("daily-release", { release: daily.release })}</p>`;
    }
    return html`${day === today ? nothing : html`<p>${texts.ui("daily-past")}</p>`}
      <div class="choices">${
        day === today
          ? html`<button type="button" class="brass" data-do="daily-play" @click=${() => start(false)}>${icon("anchor")}<span>${texts.ui("daily-play")}</span></button>`
          : drawPractice("daily-practise")
      }</div>
      <p class="page-note">${texts.ui("daily-release", { release: daily.release })}</p>`;
  };

  const draw = () => {
    const { current, longest } = streaks(results, today);
    return html`<main class="page daily" id="main" tabindex="-1" data-day=${day} data-state=${stateOf(day)}>
      <section class="daily-card">
        <div class="poster-card is-still" aria-hidden="true">${drawPoster(game, games.indexOf(game))}</div>
        <div class="daily-words">
          <p class="daily-date">${dayInWords(day, texts.lang, { dateStyle: "full" })}</p>
          <h2>${titleOf(game.id)}</h2>
          ${drawFacts()}
          ${drawWaysOn()}
          ${day === today ? nothing : html`<a href="#/daily">${texts.ui("daily-to-today")}</a>`}
        </div>
      </section>
      <section class="daily-days" aria-label=${texts.ui("daily-calendar")}>
        <dl class="daily-streak"><div data-figure="streak"><dt>${texts.ui("daily-streak")}</dt><dd>${current}</dd></div>
          <div data-figure="longest"><dt>${texts.ui("daily-longest")}</dt><dd>${longest}</dd></div></dl>
        ${drawCalendar({
          month,
          today,
          shown: day,
          texts,
          stateOf,
          describe,
          turn: (months) => {
            month = monthsLater(month, months);
            shell.redraw();
          },
          hasEarlier: month > monthOf(first),
          hasLater: month < monthOf(last),
        })}
      </section>
      <p class="page-note">${texts.ui("daily-help")}</p>
    </main>`;
  };
  /** @type {Screen} */
  const screen = { title: "", draw, onLanguageChange };
  await onLanguageChange();
  return screen;
}
