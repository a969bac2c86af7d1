/**
 * Layout of the table: the order of its regions in landscape, portrait and desktop format.
 *
 * @typedef {import("../../types.js").Area} Area
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawLog } from "../../ui/draw-log-lines.js";
import { gameArtSymbol, symbolImage } from "../../ui/icons.js";
import { drawArea, showsCards } from "./area.js";
import { holdsBoard, layoutRegions, splitAroundBoard } from "./areas-to-regions.js";
import { LANDSCAPE, PORTRAIT, SHORT } from "./breakpoints.js";
import { drawFallbackActions } from "./fallback-actions.js";
import { drawPointers } from "./off-screen-pointers.js";
import { containsAny } from "./scene-traversal.js";
import { drawSeat } from "./seat.js";

/** Number of log lines beside the table; the dialog of the log shows all. */
const LINES = 24;
/** Number of log lines shown where a question to the player would be. */
const LATEST = 4;
/** Maximum number of other seats above a table without a board; with more, they follow below. */
const ABOVE = 2;

/**
 * The whole table below the status line.
 *
 * @param {Context} ctx
 * @param {object} around
 * @param {number | null} around.front seat drawn in front
 * @param {readonly import("../../types.js").LogLine[]} around.log
 * @param {import("../../ui/draw-log-lines.js").Missed | null} [around.missed] the recap
 * @param {((step: number) => void) | null} around.openStep opens the timeline at a step
 * @param {unknown} around.acts content drawn after the scene's own actions
 * @param {(seat: number) => void} around.seatMenu opens the menu of a seat
 */
export function drawLayout(ctx, { front, acts, seatMenu, ...around }) {
  const { view, texts } = ctx;
  const people = view.seats.findIndex((seat) => seat.kind === "human");
  const places = layoutRegions(view.scene, view.seats.length, front ?? (people >= 0 ? people : null));
  const board = places.table.find(holdsBoard);
  const { lead, middle, tail } = splitAroundBoard(places.table);
  const draw = (/** @type {readonly Area[]} */ areas) =>
    repeat(
      areas,
      (area) => area.id,
      (area) => drawArea(area, ctx),
    );
  const cloth = gameArtSymbol("felt", view.game);
  const woven = cloth ? symbolImage(cloth, "felt-picture", view.game) : nothing;
  // The front seat's panels are too wide for a column of seats, and they are in constant use.
  const panel = Boolean(board && places.own?.areas.some((area) => area.kind === "panel"));
  const seats = board && !panel && places.own ? [...places.others, places.own] : places.others;
  const goods = seats.some(({ areas }) => areas.some(showsCards));
  const landscape = LANDSCAPE.matches;
  const portrait = !landscape && PORTRAIT.matches;
  const own = places.own
    ? html`<div class="region-own">${drawSeat(places.own.seat, places.own.areas, ctx, true, seatMenu)}</div>`
    : nothing;
  const several = places.others.filter(({ areas }) => containsAny(areas, ctx.legal)).length > 1;
  const others = places.others.length
    ? html`<div class="region-others ${several ? "is-several" : ""}">${repeat(
        places.others,
        ({ seat }) => seat,
        ({ seat, areas }) => drawSeat(seat, areas, ctx, false, seatMenu),
      )}</div>`
    : nothing;
  const table = html`<div class="region-table" data-rove>${landscape || portrait ? woven : nothing}${draw(middle)}</div>`;
  const strip = tail.length ? html`<div class="strip region-strip" data-rove>${draw(tail)}</div>` : nothing;
  const hand = places.hand.length ? html`<div class="region-hand" data-rove>${draw(places.hand)}</div>` : nothing;
  // Everything that comes and goes with a question is in one place, so that the rest of the table stays still. Without
  // a board this includes the hand, since questions are mostly about it.
  const ask = html`<div class="table-question"><div class="table-question-body">
    ${board && lead.length ? html`<div class="strip" data-rove>${draw(lead)}</div>` : nothing}
    ${places.moment.length ? html`<div class="strip strip-moment" data-rove>${draw(places.moment)}</div>` : nothing}
    ${board ? nothing : hand}
    <div class="region-actions" data-rove>
      ${drawFallbackActions(ctx)}
      ${draw(places.actions)}
      ${acts}
    </div>
  </div>${portrait ? drawLatest(around.log, ctx) : nothing}</div>`;
  const side = places.side.length
    ? html`<div class="region-side" data-rove data-scrolls role="region" aria-label=${texts.ui("side")}>${draw(places.side)}</div>`
    : nothing;
  const log = html`<div class="log-panel">
    <h2>${texts.ui("log")}</h2>
    <div class="log-view" data-scrolls role="region" aria-label=${texts.ui("log")}>${drawLog(around.log.slice(-LINES), texts, view.news.line, around.openStep, around.missed ?? null)}</div>
  </div>`;
  /** Regions in visual order, which is also the tab order. */
  function arrange() {
    if (landscape) {
      const near = panel ? html`${own}${hand}` : board ? hand : own;
      const far = board && !panel ? html`${own}${others}` : others;
      return html`<div class="deck">${table}<div class="rest">
        <div class="rest-view">${near}${strip}${far}${side}</div>${ask}</div></div>`;
    }
    if (portrait) {
      const first = !board && !SHORT.matches && places.others.length <= ABOVE;
      const near = board
        ? html`${panel ? own : nothing}${hand}${ask}`
        : SHORT.matches
          ? html`${ask}${own}`
          : html`${own}${ask}`;
      const far = html`${board && !panel ? own : nothing}${strip}${first ? nothing : others}${side}`;
      const [width, height] = board?.extent ?? [1, 1];
      return html`<div class="deck" style="--board-ratio:${width / height}">${first ? others : nothing}${table}${near}</div><div class="far">${far}</div>`;
    }
    const deck = panel
      ? html`${others}<div class="felt">${woven}</div>${table}${strip}<div class="region-mine">${own}${hand}</div>`
      : board
        ? html`<div class="region-seats">${others}${own}</div><div class="felt">${woven}</div>${table}${strip}${hand}`
        : html`${others}<div class="felt">${woven}</div>${table}${own}`;
    return html`<div class="deck">${deck}</div><div class="side-column">${side}${log}${ask}</div>`;
  }
  return html`<div class="table-layout ${board ? "has-board" : ""} ${panel ? "has-panel" : ""} ${goods ? "has-goods" : ""}" data-others=${places.others.length}
    style="--others:${places.others.length}">
    ${arrange()}
    ${drawPointers(texts, ["up", "down"])}
  </div>`;
}

/**
 * Latest log lines, newest first, for layouts without a log beside the table. Hidden from screen readers, which have
 * already announced them.
 *
 * @param {readonly import("../../types.js").LogLine[]} log
 * @param {Context} ctx
 */
function drawLatest(log, { texts }) {
  return html`<div class="latest" aria-hidden="true">${drawLog(log.slice(-LATEST).reverse(), texts, Number.POSITIVE_INFINITY)}</div>`;
}
