/**
 * Review of a finished game: win probabilities over time, the largest changes, the costliest decisions.
 *
 * The engine computes it in slices. The result is cached beside the save, for this release of the site only.
 *
 * @typedef {import("../session/session.js").Session} Session
 * @typedef {import("../ui/texts.js").Texts} Texts
 * @typedef {import("../types.js").Review} Review
 * @typedef {import("../types.js").Message} Message
 */
import { html, nothing } from "lit-html";
import { BUILD_INFO } from "../build-info.js";
import * as storage from "../session/storage.js";
import { lineChart } from "../ui/chart.js";
import { openDialog } from "../ui/dialogs.js";
import { drawMessage } from "../ui/draw-message.js";
import { icon, seatColor, seatShape } from "../ui/icons.js";
import { announce } from "../ui/live-region.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { percent } from "../ui/typography.js";

/** Length of a slice of computation, in milliseconds. Between slices the engine answers other requests. */
const SLICE = 60;
/** SVG dash patterns of the seats' lines, so that they differ not only in colour. */
const DASHES = ["", "9 5", "3 4", "14 4 3 4", "6 3", "1 5", "12 8", "5 2 2 2"];

/** Mark of a turning point in the chart, the same as in the list below it. @param {number} place */
const letter = (place) => String.fromCharCode(65 + place);

/** Percentage with its sign. @param {number} part in hundredths @param {string} lang */
const signed = (part, lang) => `${part > 0 ? "+" : part < 0 ? "−" : "±"}${percent(Math.abs(part) / 100, lang)}`;

/**
 * Open the review in a dialog, and compute it if it is not cached.
 *
 * @param {Session} session
 * @param {Texts} texts
 * @param {((step: number) => void) | null} lookBack shows the table at a step
 */
export async function showReview(session, texts, lookBack) {
  const { id, view, save } = session;
  if (!view || !save) return;
  await loadStylesheet("statistics.css");
  const known = /** @type {{version: string, digest: string, review: Review} | null} */ (storage.readDroppable(id));
  /** @type {Review | null} */
  let found = known?.version === BUILD_INFO.version && known.digest === save.digest ? known.review : null;
  let thought = 0;
  let partial = false;
  let open = true;

  const stop = async () => {
    open = false;
    const answer = await session.sideQuery({ op: "cancel-review" });
    if (found) return;
    partial = true;
    found = answer?.review ?? null;
    dialog.draw();
  };
  /** Draw a button that shows the table at a step. @param {number} step @param {unknown} words */
  const drawStepLink = (step, words) =>
    lookBack
      ? html`<button type="button" class="review-open" title=${texts.ui("review-open")} @click=${() => {
          dialog.close();
          lookBack(step);
        }}>${words}</button>`
      : words;
  /** Draw the name of a seat. @param {number} seat */
  const who = (seat) =>
    html`<b class="who" style="color:${seatColor(seat)}">${seatShape(seat)}${view.seats[seat]?.name ?? ""}</b>`;
  /** Whether a sentence names a seat. @param {import("../types.js").Message | null} message @param {number} seat */
  const isNamedIn = (message, seat) =>
    texts.parts(message ?? undefined).some((part) => typeof part !== "string" && "seat" in part && part.seat === seat);

  /** Draw the review. @param {Review} review @param {boolean} cut whether it was stopped before it was complete */
  function drawReview({ together, points, moments, decisions }, cut) {
    const seats = together ? [0] : (view?.seats ?? []).map((_, seat) => seat);
    const turnOf = (/** @type {number} */ step) => points.findLastIndex((point) => point.step <= step) + 1;
    const names = seats.map((seat) => (together ? texts.ui("end-crew") : (view?.seats[seat]?.name ?? "")));
    return html`${cut ? html`<p class="page-note">${texts.ui("review-cut")}</p>` : nothing}
      ${lineChart(
        texts.ui("review-chances"),
        points.map((_, place) => texts.ui("review-turn", { turn: place + 1 })),
        seats.map((seat, place) => ({
          name: names[place] ?? "",
          color: seatColor(seat),
          dash: DASHES[seat] ?? "",
          values: points.map(({ chances }) => chances[seat] ?? 0),
        })),
        moments.map(({ step }, place) => ({ at: turnOf(step) - 1, label: letter(place) })),
        texts.lang,
      )}
      <ul class="legend">${seats.map(
        (seat, place) =>
          html`<li><svg viewBox="0 0 30 6" aria-hidden="true"><line x1="0" x2="30" y1="3" y2="3" style="stroke:${seatColor(seat)};stroke-width:3" stroke-dasharray=${DASHES[seat] ?? ""}></line></svg>${together ? names[place] : who(seat)}</li>`,
      )}</ul>
      ${seats
        .filter((seat) => view?.seats[seat]?.conceded)
        .map((seat) => html`<p class="page-note">${texts.ui("review-conceded", { seat: { seat } })}</p>`)}
      <h3>${texts.ui("review-moments")}</h3>
      ${
        moments.length
          ? html`<ol class="review-list">${moments.map(
              ({ step, seat, change, luck, choice }) =>
                html`<li>${drawStepLink(
                  step,
                  html`${texts.ui("review-turn", { turn: turnOf(step) })}, ${who(seat)}: <b>${signed(change, texts.lang)}</b>
                  <small>${texts.ui("review-parts", { luck: signed(luck, texts.lang), choice: signed(choice, texts.lang) })}</small>`,
                )}</li>`,
            )}</ol>`
          : html`<p class="page-note">${texts.ui("review-no-moments")}</p>`
      }
      <h3>${texts.ui("review-decisions")}</h3>
      ${
        decisions.length
          ? html`<ul class="review-list">${decisions.map(
              ({ step, seat, cost, low, high, taken, best, why }) =>
                html`<li>${drawStepLink(
                  step,
                  html`<span>${texts.ui("review-turn", { turn: turnOf(step) })}${isNamedIn(taken, seat) ? "" : html`, ${who(seat)}`}: ${drawMessage(texts, taken ?? undefined)}</span>
                  <small>${texts.ui(low < high ? "review-cost" : "review-cost-exact", { cost, low, high })}</small>
                  <span>${texts.ui("review-better")} <b>${drawMessage(texts, best ?? undefined)}</b></span>
                  ${why ? html`<small>${drawMessage(texts, why)}</small>` : nothing}`,
                )}</li>`,
            )}</ul>`
          : html`<p class="page-note">${texts.ui("review-no-decisions")}</p>`
      }
      <p class="page-note">${texts.ui("review-note")}</p>`;
  }

  const dialog = openDialog({
    title: texts.ui("review"),
    close: texts.ui("close"),
    wide: true,
    name: "review",
    onClose: () => {
      if (open && !found) void session.sideQuery({ op: "cancel-review" });
      open = false;
    },
    body: () =>
      html`<div class="review" data-review ?data-complete=${found !== null && !partial}>${
        found
          ? drawReview(found, partial)
          : html`<p>${texts.ui("review-coming")}</p><progress max="1" value=${thought} aria-label=${texts.ui("review-coming")}></progress>
          <div class="choices"><button type="button" class="plain" data-do="review-stop" @click=${() => void stop()}>${icon("cancel")}<span>${texts.ui("review-stop")}</span></button></div>`
      }${found && lookBack ? html`<p class="page-note">${texts.ui("review-open-note")}</p>` : nothing}</div>`,
  });

  while (open && !found) {
    const answer = await session.sideQuery({ op: "review", ms: SLICE });
    if (!open) return;
    if (!answer?.ok) {
      dialog.close();
      return;
    }
    if (answer.review) {
      found = answer.review;
      storage.writeDroppable(id, { version: BUILD_INFO.version, digest: save.digest, review: found });
      announce(texts.ui("review-ready"));
    } else thought = answer.thought ?? thought;
    dialog.draw();
  }
}
