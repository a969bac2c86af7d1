/** Calendar of the games of the day: a month and its results. */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";
import { daysLater, numberOf } from "./schedule.js";

/** Any Monday, from which weekdays are counted. */
const MONDAY = "2026-11-02";

/**
 * @typedef {"won" | "played" | "gave-up" | "begun" | "open" | "none"} DayState state of a day's game; "none": there is
 * no game on that day
 */

/** @type {Partial<Record<DayState, string>>} */
const SIGNS = { won: "laurels-trophy", played: "check-mark", "gave-up": "flying-flag", begun: "hourglass" };

/** Month of a date, such as 2026-11. @param {string} day */
export const monthOf = (day) => day.slice(0, 7);

/** Month that is `months` months later. @param {string} month @param {number} months may be negative */
export function monthsLater(month, months) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Dates of a month in weeks that begin on Monday; "" stands for days of other months. @param {string} month */
export function weeksOf(month) {
  const first = `${month}-01`;
  const count = numberOf(`${monthsLater(month, 1)}-01`) - numberOf(first);
  const before = (((numberOf(first) - numberOf(MONDAY)) % 7) + 7) % 7;
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const number = week * 7 + weekday - before;
      return number >= 0 && number < count ? daysLater(first, number) : "";
    }),
  );
}

/** Date in words. @param {string} day @param {string} lang @param {Intl.DateTimeFormatOptions} options */
export const dayInWords = (day, lang, options) =>
  new Intl.DateTimeFormat(lang, { ...options, timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));

/**
 * Draw the calendar of a month.
 *
 * @param {object} what
 * @param {string} what.month
 * @param {string} what.today
 * @param {string} what.shown day shown on the page
 * @param {import("../ui/texts.js").Texts} what.texts
 * @param {(day: string) => DayState} what.stateOf
 * @param {(day: string) => string} what.describe game and state of a day in words
 * @param {((months: number) => void)} what.turn shows another month, counted from this one
 * @param {boolean} what.hasEarlier
 * @param {boolean} what.hasLater
 */
export function drawCalendar({ month, today, shown, texts, stateOf, describe, turn, hasEarlier, hasLater }) {
  const title = dayInWords(`${month}-01`, texts.lang, { month: "long", year: "numeric" });
  const cell = (/** @type {string} */ day) => {
    if (!day) return html`<td></td>`;
    const state = stateOf(day);
    const number = Number(day.slice(8));
    if (state === "none") return html`<td><span class="daily-day is-none">${number}</span></td>`;
    const sign = SIGNS[state];
    const name = `${dayInWords(day, texts.lang, { dateStyle: "full" })}: ${describe(day)}`;
    return html`<td><a class="daily-day ${day === shown ? "is-shown" : ""}" href="#/daily/${day}" data-state=${state} title=${name} aria-label=${name}
      aria-current=${day === today ? "date" : nothing}><span>${number}</span>${sign ? icon(sign) : nothing}</a></td>`;
  };
  return html`<div class="daily-month">
      <button type="button" class="round" data-do="month-before" aria-label=${texts.ui("daily-month-before")} title=${texts.ui("daily-month-before")} ?disabled=${!hasEarlier} @click=${() => turn(-1)}>${icon("previous-button")}</button>
      <h3 aria-live="polite">${title}</h3>
      <button type="button" class="round" data-do="month-after" aria-label=${texts.ui("daily-month-after")} title=${texts.ui("daily-month-after")} ?disabled=${!hasLater} @click=${() => turn(1)}>${icon("next-button")}</button>
    </div>
    <table class="daily-calendar" aria-label=${title}>
      <thead><tr>${[0, 1, 2, 3, 4, 5, 6].map((weekday) => {
        const day = daysLater(MONDAY, weekday);
        return html`<th scope="col" abbr=${dayInWords(day, texts.lang, { weekday: "long" })}>${dayInWords(day, texts.lang, { weekday: "short" })}</th>`;
      })}</tr></thead>
      <tbody>${weeksOf(month).map((week) => html`<tr>${week.map(cell)}</tr>`)}</tbody>
    </table>
    <ul class="daily-legend">${
      /** @type {const} */ (["won", "played", "gave-up", "begun"]).map(
        (state) => html`<li>${icon(SIGNS[state] ?? "")}${texts.ui(`daily-${state}`)}</li>`,
      )
    }</ul>`;
}
