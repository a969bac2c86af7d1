/**
 * The parts of the table laid out on the screen.
 *
 * @typedef {import("../types.js").Area} Area
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { picture, staged } from "../icons.js";
import { drawLog } from "../log.js";
import { drawArea } from "./area.js";
import { drawPointers } from "./beyond.js";
import { COLUMN, LYING, SHORT } from "./media.js";
import { drawSeat } from "./seat.js";
import { drawTray } from "./tray.js";
import { isWide, parts, zones } from "./zones.js";

/** How many other seats stand above a table without a board before one's own things come first. */
const ABOVE = 2;

/**
 * @param {Context} ctx
 * @param {object} around
 * @param {number | null} around.front the seat that is drawn in front
 * @param {readonly import("../types.js").LogLine[]} around.log
 * @param {((step: number) => void) | null} around.openStep shows the table as it was when a line of the log was told
 * @param {unknown} around.acts what stands beside the actions of the scene
 * @param {(seat: number) => void} around.seatMenu
 */
export function drawLayout(ctx, { front, log, openStep, acts, seatMenu }) {
  const { view, texts } = ctx;
  const people = view.seats.findIndex((seat) => seat.kind === "human");
  const places = zones(view.scene, view.seats.length, front ?? (people >= 0 ? people : null));
  // Beside a board the seats stand in one column; an own seat with panels is too wide for that.
  const board = places.table.some(isWide);
  const beside = board && !places.own?.areas.some((area) => area.kind === "panel");
  const { lead, middle, tail } = parts(places.table);
  const draw = (/** @type {readonly Area[]} */ areas) =>
    repeat(
      areas,
      (area) => area.id,
      (area) => drawArea(area, ctx),
    );
  const cloth = board ? "" : staged("felt", view.game);
  const lies = LYING.matches;
  const column = !lies && COLUMN.matches;
  // The parts stand in the page as they lie on the screen, which is also the order of the tab key.
  const own = places.own
    ? html`<div class="zone-own">${drawSeat(places.own.seat, places.own.areas, ctx, true, seatMenu)}</div>`
    : nothing;
  const others = places.others.length
    ? html`<div class="zone zone-others">${repeat(
        places.others,
        ({ seat }) => seat,
        ({ seat, areas }) => drawSeat(seat, areas, ctx, false, seatMenu),
      )}</div>`
    : nothing;
  const notes =
    board && lead.length ? html`<div class="strip" data-rove data-keep="lead">${draw(lead)}</div>` : nothing;
  const moment = places.moment.length
    ? html`<div class="strip strip-moment" data-rove>${draw(places.moment)}</div>`
    : nothing;
  const table = html`<div class="zone zone-table" data-rove>
    ${draw(middle)}
    ${lies ? nothing : moment}
    ${lies || column ? nothing : notes}
  </div>`;
  const strip = tail.length
    ? html`<div class="zone strip zone-strip" data-rove data-keep="strip">${draw(tail)}</div>`
    : nothing;
  const hand = places.hand.length
    ? html`<div class="zone zone-hand" data-rove data-keep="hand">${draw(places.hand)}</div>`
    : nothing;
  const actions = html`<div class="zone-actions" data-rove data-keep=${board && !lies && !column ? nothing : "actions"}>
    ${drawTray(ctx)}
    ${draw(places.actions)}
    ${acts}
  </div>`;
  const side = places.side.length
    ? html`<div class="zone zone-side" data-rove data-scrolls role="region" aria-label=${texts.ui("side")}>${draw(places.side)}</div>`
    : nothing;
  const panel = board && !beside;
  const first = board || SHORT.matches || places.others.length > ABOVE;
  // What is decided with comes first, what is only looked at after it.
  const near = panel
    ? html`${hand}${own}${actions}`
    : board
      ? html`${hand}${notes}${strip}${actions}`
      : SHORT.matches
        ? html`${actions}${hand}${own}`
        : html`${hand}${own}${actions}`;
  const far = board ? (panel ? html`${notes}${strip}${others}` : html`${own}${others}`) : others;
  const deck = lies
    ? html`${table}<div class="rest">${moment}${near}${far}${side}</div>`
    : column
      ? html`${first ? nothing : others}${table}${near}`
      : html`<div class="zone-seats">${others}${beside ? own : nothing}</div>
        <div class="felt">${cloth ? picture(cloth, "felt-picture", view.game) : nothing}</div>
        ${table}${strip}
        <div class="zone-mine">${
          board ? html`${beside ? nothing : own}${hand}${actions}` : html`${actions}${hand}${own}`
        }</div>`;
  return html`<div class="cabin" data-others=${places.others.length}>
    <div class="deck ${board ? "has-board" : ""} ${panel && places.own ? "has-panel" : ""}">
      ${deck}
    </div>
    ${column && first ? html`<div class="far">${far}</div>` : nothing}
    <div class="aside">
      ${lies ? nothing : side}
      <div class="log-panel">
        <h2>${texts.ui("log")}</h2>
        <div class="log-view" data-scrolls role="region" aria-label=${texts.ui("log")}>${drawLog(log, texts, view.news.line, openStep)}</div>
      </div>
    </div>
    ${drawPointers(texts, ["up", "down"])}
  </div>`;
}
