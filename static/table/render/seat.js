/**
 * Drawing of a seat: shape, colour, name, score, and its areas.
 *
 * @typedef {import("../../types.js").Area} Area
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { isHumanOrGuest } from "../../session/seat-controllers.js";
import { drawMessage } from "../../ui/draw-message.js";
import { icon, seatColor, seatShape } from "../../ui/icons.js";
import { withMinusSign } from "../../ui/texts.js";
import { drawArea, drawElements } from "./area.js";
import { isArea } from "./scene-traversal.js";

/** Whether an area is a hand of face-down cards; it is drawn beside the seat's name. @param {Area} area */
const isHeld = (area) =>
  area.kind === "fan" && area.items.every((item) => !isArea(item) && item.back && !item.contents);

/**
 * Score to show at a seat: the final one after the end, which counts what the scene did not count yet.
 *
 * @param {number} seat
 * @param {readonly Area[]} areas
 * @param {Context["view"]} view
 */
function scoreOf(seat, areas, { outcome, cooperative }) {
  const score = areas.find((area) => area.score !== undefined)?.score;
  const final = !cooperative && outcome?.lines[seat]?.length ? outcome.scores[seat] : undefined;
  return score === undefined ? undefined : (final ?? score);
}

/**
 * Draw a seat.
 *
 * @param {number} seat
 * @param {readonly Area[]} areas
 * @param {Context} ctx
 * @param {boolean} own whether it is the seat in front
 * @param {(seat: number) => void} menu opens the menu of the seat
 */
export function drawSeat(seat, areas, ctx, own, menu) {
  const { view, texts } = ctx;
  const who = view.seats[seat];
  const score = scoreOf(seat, areas, view);
  const tagline = areas.find((area) => area.tagline)?.tagline;
  const held = areas.filter(isHeld);
  const bot = !isHumanOrGuest(who?.kind ?? "");
  const acts = view.sealed ? view.sealed.waiting.includes(seat) : view.to_act === seat;
  return html`<section class="seat ${own ? "is-own" : ""} ${acts ? "is-acting" : ""}" data-rove data-seat=${seat} style="--owner:${seatColor(seat)}" aria-label=${who?.name ?? ""}>
    <header class="seat-head">
      <button type="button" class="seat-name" @click=${() => menu(seat)} aria-label=${texts.ui("seat-menu", { name: who?.name ?? "" })}>
        ${seatShape(seat)}<span class="seat-who" translate="no">${who?.name}</span>${bot ? icon("vintage-robot", "is-bot") : nothing}${who?.conceded ? icon("flying-flag", "is-bot") : nothing}
      </button>
      ${tagline ? html`<span class="tagline">${drawMessage(texts, tagline)}</span>` : nothing}
      ${own ? nothing : held.map((area) => html`<span class="held" style="--count:${area.items.length}" data-area=${area.id}>${drawElements(area.items, ctx)}</span>`)}
      ${score === undefined ? nothing : html`<span class="score" translate="no"><span class="visually-hidden">${texts.ui("score")} </span>${withMinusSign(score)}</span>`}
    </header>
    <div class="seat-areas">
      ${repeat(
        own ? areas : areas.filter((area) => !isHeld(area)),
        (area) => area.id,
        // Areas of the front seat are open; those of other seats show a summary until something in them is legal.
        (area) => drawArea(area.summary?.length ? { ...area, folded: !own } : area, ctx),
      )}
    </div>
  </section>`;
}
