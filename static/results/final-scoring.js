/**
 * Dialog with the final scoring of a game, line by line.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Outcome} Outcome
 * @typedef {import("../types.js").FinalScoreLine} FinalScoreLine
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";
import { openDialog } from "../ui/dialogs.js";
import { drawMessage } from "../ui/draw-message.js";
import { gameArtSymbol, icon, seatColor, seatShape, symbolImage } from "../ui/icons.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { withMinusSign } from "../ui/texts.js";

/** Number of score sheets that share a row in a wide window; more are in two rows. */
const IN_A_ROW = 5;

/**
 * Open the dialog, unless it is open or the game is not over.
 *
 * @param {View} view
 * @param {Texts} texts
 * @param {{rematch: (() => void) | null, menu: () => void, review?: () => void, picture?: () => void, daily?: () =>
 *   void}} actions functions of the buttons; a missing one has no button
 * @param {readonly import("../types.js").Achievement[]} achievements
 */
export function showFinalScoring(view, texts, { rematch, menu, review, picture, daily }, achievements) {
  if (!view.outcome || document.querySelector(".dialog-final-scoring")) return;
  void loadStylesheet("final-scoring.css");
  openDialog({
    title: texts.ui("end"),
    close: texts.ui("close"),
    wide: true,
    name: "final-scoring",
    body: (close) => {
      const then = (/** @type {() => void} */ act) => () => {
        close();
        act();
      };
      return drawFinalScoring({
        view,
        texts,
        achievements,
        close,
        rematch: rematch && then(rematch),
        menu: then(menu),
        review: review && then(review),
        share: picture && then(picture),
        daily: daily && then(daily),
      });
    },
  });
}

/** A text with a full stop, unless it ends with a mark of its own. @param {string} text */
const asSentence = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Draw the content of the dialog.
 *
 * @param {object} what
 * @param {View} what.view
 * @param {Texts} what.texts
 * @param {(() => void) | null} what.rematch
 * @param {() => void} what.menu
 * @param {() => void} what.close
 * @param {(() => void) | undefined} what.review
 * @param {(() => void) | undefined} what.share paints the share image
 * @param {(() => void) | undefined} what.daily shows the game of the day
 * @param {readonly import("../types.js").Achievement[]} what.achievements
 */
function drawFinalScoring({ view, texts, rematch, menu, close, review, share, daily, achievements }) {
  const { outcome, seats, cooperative } = view;
  if (!outcome) return nothing;
  const winners = seats.flatMap((_, seat) => (outcome.places[seat] === 1 ? [seat] : []));
  const order = seats
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.places[a] ?? 9) - (outcome.places[b] ?? 9) || a - b);
  const lines = Math.max(0, ...outcome.lines.map((some) => some.length));
  const columns = cooperative ? 1 : seats.length <= IN_A_ROW ? seats.length : Math.ceil(seats.length / 2);
  const size = `--lines:${lines + outcome.ties.length + achievements.length};--sheets:${columns};--fewer:${Math.ceil(columns / 2)}`;
  return html`<div class="final-scoring" style=${size}>
    ${drawScene(view, winners)}
    <p class="scoring-winner">${
      cooperative && (seats.length > 1 || !winners.length)
        ? texts.ui(winners.length ? "end-all-won" : "end-all-lost")
        : html`${winners.map((seat) => html`<b class="who" translate="no" style="color:${seatColor(seat)}">${seatShape(seat)}${seats[seat]?.name}</b> `)}
            <span>${texts.ui(winners.length > 1 ? "end-draw" : "end-won")}</span>`
    }</p>
    <p class="scoring-reason">${drawMessage(texts, outcome.reason)}</p>
    ${outcome.ties.length ? html`<div class="scoring-ties">${outcome.ties.map((tie) => html`<p data-tie>${drawMessage(texts, tie)}</p>`)}</div>` : nothing}
    ${view.practice ? html`<p class="scoring-practice">${texts.ui("practice-note")}</p>` : nothing}
    <div class="score-sheets">${
      cooperative
        ? drawCrewSheet(view, outcome, texts)
        : order.map((seat) => {
            const lines = outcome.lines[seat] ?? [];
            return html`<section class="score-sheet ${outcome.places[seat] === 1 ? "is-winner" : ""}" style="--owner:${seatColor(seat)}">
          <h3><span class="score-rank">${outcome.places[seat]}.</span>${seatShape(seat)}<span class="score-sheet-name" translate="no">${seats[seat]?.name}</span>${outcome.places[seat] === 1 ? icon("laurels-trophy", "score-sheet-trophy") : nothing}${lines.length ? html`<strong>${withMinusSign(outcome.scores[seat] ?? 0)}</strong>` : nothing}</h3>
          ${seats[seat]?.conceded ? html`<p class="score-sheet-conceded">${icon("flying-flag")}${texts.ui("end-conceded")}</p>` : nothing}
          ${drawLines(lines, texts)}
        </section>`;
          })
    }</div>
    ${
      achievements.length
        ? html`<ul class="scoring-achievements">${achievements.map(
            ({ seat, feat }) =>
              html`<li>${icon("medal")}<span>${cooperative ? nothing : html`<b class="who" translate="no" style="color:${seatColor(seat)}">${seatShape(seat)}${seats[seat]?.name}</b>: `}<b>${asSentence(texts.plain(feat))}</b> <small>${asSentence(texts.plain({ id: `${feat.id}.how` }))}</small></span></li>`,
          )}</ul>`
        : nothing
    }
    <div class="choices">
      ${daily ? html`<button type="button" class="brass" data-do="daily" @click=${daily}>${icon("sun")}<span>${texts.ui("daily")}</span></button>` : nothing}
      ${rematch && !daily ? html`<button type="button" class="brass" @click=${rematch}>${icon("crossed-swords")}<span>${texts.ui("rematch")}</span></button>` : nothing}
      ${review ? html`<button type="button" class="plain" data-do="review" @click=${review}>${icon("spyglass")}<span>${texts.ui("review")}</span></button>` : nothing}
      ${share ? html`<button type="button" class="plain" data-do="picture" @click=${share}>${icon("photo-camera")}<span>${texts.ui("picture")}</span></button>` : nothing}
      <button type="button" class="plain" @click=${close}>${texts.ui("end-look")}</button>
      <button type="button" class="plain" @click=${menu}>${texts.ui("to-menu")}</button>
    </div>
  </div>`;
}

/**
 * Draw the game's picture of a win or a loss, from the point of view of the people at this screen. If none of them
 * played, it shows whether anybody has won. Games without pictures get an icon.
 *
 * @param {View} view
 * @param {number[]} winners seats
 */
function drawScene({ game, seats, viewer }, winners) {
  // At a guest's screen, seats of kind "human" belong to people at the host's screen.
  const guest = viewer !== null && seats[viewer]?.kind === "guest";
  const people = seats.flatMap(({ kind }, seat) => ((guest ? seat === viewer : kind === "human") ? [seat] : []));
  const won = people.length ? people.some((seat) => winners.includes(seat)) : winners.length > 0;
  const name = gameArtSymbol(won ? "won" : "lost", game);
  return name
    ? html`<div class="scoring-scene" data-game=${game} data-end=${won ? "won" : "lost"}>${symbolImage(name, "scoring-picture", game)}</div>`
    : html`<div class="scoring-emblem">${icon(winners.length ? "laurels-trophy" : "ship-wreck")}</div>`;
}

/**
 * Draw the common score sheet of a cooperative game.
 *
 * @param {View} view
 * @param {Outcome} outcome
 * @param {Texts} texts
 */
const drawCrewSheet = ({ seats }, outcome, texts) =>
  html`<section class="score-sheet is-crew">
    <h3>${texts.ui("end-crew")}</h3>
    <p class="crew-names">${seats.map((seat, place) => html`<span>${seatShape(place)}<span class="score-sheet-name" translate="no">${seat.name}</span></span>`)}</p>
    ${drawLines(outcome.lines[0] ?? [], texts)}
  </section>`;

/** Draw the lines of a score sheet. @param {FinalScoreLine[]} lines @param {Texts} texts */
const drawLines = (lines, texts) =>
  lines.length
    ? html`<ul>${lines.map((line) => html`<li class=${line.points ? "" : "is-zero"}><span>${drawMessage(texts, line.label)}</span><b>${drawPoints(line, texts)}</b></li>`)}</ul>`
    : nothing;

/** Points of a line, with their maximum if known. @param {FinalScoreLine} line @param {Texts} texts */
const drawPoints = (line, texts) =>
  typeof line.of === "number" ? texts.ui("end-of", { points: line.points, of: line.of }) : withMinusSign(line.points);
