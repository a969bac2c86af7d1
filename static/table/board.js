/**
 * A board: things at coordinates over a drawn backdrop, with routes; it may be larger than the screen.
 *
 * @typedef {import("../types.js").Area} Area
 * @typedef {import("../types.js").Route} Route
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol } from "../icons.js";
import { elementsOf } from "./context.js";
import { drawElement } from "./element.js";

const STEPS = [1, 1.4, 2, 2.8, 4];
/** On a phone a broad board starts enlarged, for its names would lie on each other. */
const narrow = matchMedia("(max-width: 600px)");

/**
 * @param {Area} area
 * @param {Context} ctx
 */
export function drawBoard(area, ctx) {
  const [width, height] = area.extent ?? [100, 100];
  const zoom = ctx.zoom.get(area.id) ?? (area.zoom && narrow.matches && width > 1.3 * height ? 2 : 1);
  const step = STEPS.indexOf(zoom);
  const set = (/** @type {number} */ to) => () => ctx.setZoom(area.id, STEPS[to] ?? 1);
  const tools = area.zoom
    ? html`<div class="board-tools">
        <button type="button" class="round" aria-label=${ctx.texts.ui("zoom-in")} ?disabled=${step === STEPS.length - 1} @click=${set(step + 1)}>+</button>
        <button type="button" class="round" aria-label=${ctx.texts.ui("zoom-out")} ?disabled=${step === 0} @click=${set(step - 1)}>−</button>
      </div>`
    : nothing;
  return html`<div class="board-frame">
    <div class="board-view" tabindex=${zoom > 1 ? 0 : nothing} role=${zoom > 1 ? "region" : nothing} aria-label=${zoom > 1 ? ctx.texts.ui("board") : nothing}>
      <div class="board" style="--w:${width};--h:${height};--zoom:${zoom}">
        <svg class="backdrop" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          ${area.backdrop ? svg`<use href=${symbol(area.backdrop, ctx.view.game)} width=${width} height=${height}></use>` : nothing}
          ${(area.routes ?? []).map(drawRoute)}
        </svg>
        ${repeat(
          [...elementsOf(area.items)],
          (element) => element.id,
          (element) => drawElement(element, ctx, placed(element, width, height)),
        )}
      </div>
    </div>
    ${tools}
  </div>`;
}

/** @param {Route} route */
function drawRoute({ points, style = "route", arrow, color }) {
  const paint = color ? `color:var(--${color})` : "";
  const line = points.map((point) => point.join(",")).join(" ");
  return svg`<g class="route route-${style}" style=${paint}>
    <polyline points=${line} vector-effect="non-scaling-stroke"></polyline>
    ${arrow ? arrowHead(points) : nothing}
  </g>`;
}

/** @param {[number, number][]} points */
function arrowHead(points) {
  const [from, to] = points.slice(-2);
  if (!from || !to) return nothing;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.22;
  return svg`<path class="arrow" transform="translate(${to[0]} ${to[1]}) rotate(${angle}) scale(${size})" d="M0 0-1-.5-.75 0-1 .5z"></path>`;
}

/**
 * @param {SceneElement} element
 * @param {number} width
 * @param {number} height
 */
function placed({ at = [0, 0], size }, width, height) {
  const extent = size ? `width:${(100 * size[0]) / width}%;height:${(100 * size[1]) / height}%;` : "";
  return `left:${(100 * at[0]) / width}%;top:${(100 * at[1]) / height}%;${extent}`;
}
