/**
 * The curtain hides the table while a shared device is handed to the next person. Only when that person lifts it is
 * their view drawn.
 *
 * @typedef {import("./texts.js").Texts} Texts
 */
import { html } from "lit-html";
import { icon, seatColor, seatShape } from "./icons.js";

/**
 * Draw the curtain for the next person.
 *
 * @param {{seat: number, name: string, texts: Texts, lift: () => void}} who
 */
export const drawCurtain = ({ seat, name, texts, lift }) =>
  html`<section class="curtain" style="--owner:${seatColor(seat)}">
    <div class="curtain-panel">
      <div class="curtain-shape">${seatShape(seat)}</div>
      <h2>${texts.ui("curtain-hand-over")} <b>${name}</b></h2>
      <p>${texts.ui("curtain-secret")}</p>
      <button type="button" class="brass" data-legal data-id="curtain" @click=${lift}>${icon("sunken-eye")}<span>${texts.ui("curtain-lift", { name })}</span></button>
    </div>
  </section>`;
