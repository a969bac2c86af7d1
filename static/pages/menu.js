/**
 * Main menu: the games as posters, and a link to the last played game.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { html, nothing } from "lit-html";
import * as saves from "../session/saved-games.js";
import { readText } from "../session/storage.js";
import * as data from "../ui/fetch-game-data.js";
import { icon } from "../ui/icons.js";
import { drawPoster } from "../ui/poster.js";
import { settings } from "../ui/settings.js";
import { loadGameTitles } from "../ui/texts.js";
import { isReminderDue, noteReminder } from "./backup-reminder.js";

/**
 * Open the screen.
 *
 * @param {PageRoute} _
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(_, shell) {
  /** @type {Map<string, import("../ui/texts.js").Texts>} */
  let words = new Map();
  const onLanguageChange = async () => {
    words = await loadGameTitles(settings.lang);
  };
  const now = Date.now();
  let [games, isReminding] = await Promise.all([data.loadGames(), isReminderDue(now), onLanguageChange()]);
  if (isReminding) noteReminder(now);
  // The module that saves backups is loaded only if a reminder is shown, which is at most once a month.
  const drawSaveBackup = isReminding && (await import("./save-backup.js")).drawSaveBackup;

  let isTodayOver = false;
  // Before the first game of the day has been played there are no results, so nothing needs to be fetched.
  if (readText("daily"))
    void import("../daily/results.js").then((results) => {
      isTodayOver = results.isTodayOver(new Date(now));
      if (isTodayOver) shell.redraw();
    });

  const endReminder = () => {
    isReminding = false;
    shell.redraw();
  };

  const drawReminder = () =>
    html`<aside class="notice backup-reminder" data-reminder><p>${shell.texts.ui("backup-reminder")}</p>
      <div class="choices">${drawSaveBackup ? drawSaveBackup(shell, endReminder) : nothing}
        <button type="button" class="plain" data-do="backup-later" @click=${endReminder}>${shell.texts.ui("backup-later")}</button></div></aside>`;

  const draw = () => {
    const { texts } = shell;
    const last = saves
      .list()
      .find((entry) => !entry.over && games.some((game) => game.id === entry.game) && saves.holdsSetupOrSave(entry.id));
    const lastWords = last && words.get(last.game);
    return html`<main class="main-menu" id="main" tabindex="-1">
      <header class="main-menu-head">
        <div class="main-menu-wheel">${icon("ship-wheel")}</div>
        <h1 class="main-menu-name">Kajuta</h1>
        <p class="main-menu-motto">${texts.ui("motto", { games: games.length })}</p>
        ${
          last && lastWords
            ? html`<a class="brass resume" href="#/game/${last.id}">${icon("compass")}<span>${texts.ui("resume", { game: lastWords.plain({ id: "game-title" }) })}</span></a>`
            : nothing
        }
      </header>
      ${isReminding ? drawReminder() : nothing}
      <div class="main-menu-more"><a href="#/daily">${icon("sun")}${texts.ui("daily")}${isTodayOver ? html`<span class="visually-hidden">, ${texts.ui("daily-over")}</span>${icon("check-mark")}` : nothing}</a>
        <a href="#/puzzles">${icon("spyglass")}${texts.ui("puzzles")}</a></div>
      <ul class="posters">
        ${games.map((game, index) => {
          const own = words.get(game.id);
          if (!own) return nothing;
          const players = game.players;
          return html`<li><a class="poster-card" href="#/new/${game.id}">
            ${drawPoster(game, index)}
            <span class="poster-words">
              <span class="poster-title">${own.plain({ id: "game-title" })}</span>
              <span class="poster-tagline">${own.plain({ id: "game-tagline" })}</span>
              <span class="poster-facts"><span>${icon("three-friends")}${players[0]}–${players.at(-1)}</span><span>${icon("hourglass")}${texts.ui("minutes", { from: game.minutes[0], to: game.minutes[1] })}</span>${
                game.cooperative ? html`<span>${texts.ui("cooperative")}</span>` : nothing
              }</span>
            </span>
          </a></li>`;
        })}
      </ul>
      <footer class="main-menu-foot">
        <a href="#/statistics">${icon("medal")}${texts.ui("statistics")}</a>
        <a href="#/join">${icon("paper-plane")}${texts.ui("join")}</a>
        <a href="#/credits">${icon("laurels")}${texts.ui("credits")}</a>
        ${shell.runtime.offline ? html`<span class="offline-note">${icon("anchor")}${texts.ui("offline-ready")}</span>` : nothing}
      </footer>
    </main>`;
  };
  return { title: "", draw, onLanguageChange };
}
