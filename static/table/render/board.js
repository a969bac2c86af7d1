/**
 * Drawing of a board: elements at coordinates over a backdrop, with routes between them. It can be zoomed.
 *
 * @typedef {import("../../types.js").Area} Area
 * @typedef {import("../../types.js").BoardRoute} BoardRoute
 * @typedef {import("../../types.js").SceneElement} SceneElement
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbolHref } from "../../ui/icons.js";
import { PHONE } from "./breakpoints.js";
import { drawCachedElement } from "./element.js";
import { drawPointers } from "./off-screen-pointers.js";
import { elementsOf } from "./scene-traversal.js";
import { canStep, zoomByOneStep } from "./zoom.js";

/**
 * Draw a board with its zoom buttons, and with arrows to legal elements outside its frame.
 *
 * @param {Area} area
 * @param {Context} ctx
 */
export function drawBoard(area, ctx) {
  const [width, height] = area.extent ?? [100, 100];
  const zoom = ctx.zoom.get(area.id) ?? (area.zoom && PHONE.matches && width > 1.3 * height ? 2 : 1);
  const tool = (/** @type {1 | -1} */ way, /** @type {string} */ name, /** @type {string} */ sign) =>
    html`<button type="button" class="round" aria-label=${ctx.texts.ui(name)} ?disabled=${!canStep(zoom, way)} @click=${(
      /** @type {Event} */ event,
    ) => {
      const view = /** @type {Element} */ (event.target).closest(".board-frame")?.querySelector(".board-view");
      if (view) ctx.setZoom(area.id, zoomByOneStep(view, way));
    }}>${sign}</button>`;
  const tools =
    area.zoom || zoom > 1
      ? html`<div class="board-tools">${tool(1, "zoom-in", "+")}${tool(-1, "zoom-out", "−")}</div>`
      : nothing;
  const elements = [...elementsOf(area.items)];
  const legal = elements.filter(({ id }) => ctx.legal.has(id));
  const wide = width > 1.3 * height;
  return html`<div class="board-frame ${wide ? "is-wide" : ""} ${wide && hasCorner(elements, width, height) ? "has-corner" : ""}">
    <div class="board-room"><div class="board-view" tabindex=${zoom > 1 ? 0 : nothing} role=${zoom > 1 ? "region" : nothing} aria-label=${zoom > 1 ? ctx.texts.ui("board") : nothing}>
      <div class="board" style="--w:${width};--h:${height};--zoom:${zoom}">
        <svg class="backdrop" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          ${area.backdrop ? svg`<use href=${symbolHref(area.backdrop, ctx.view.game)} width=${width} height=${height}></use>` : nothing}
          ${(area.routes ?? []).map(drawRoute)}
        </svg>
        ${repeat(
          elements,
          (element) => element.id,
          (element) =>
            drawCachedElement(
              element,
              ctx,
              `${placed(element, width, height)}${covers(element, legal, ctx) ? "--press:none;" : ""}`,
            ),
        )}
      </div>
    </div></div>
    ${drawPointers(ctx.texts, ["up", "down", "left", "right"])}
    ${tools}
  </div>`;
}

/** Share of a board's width and height that the zoom buttons may cover: as much as two buttons on a phone. */
const ACROSS = 0.13;
const DOWN = 0.36;

/**
 * Whether the lower right corner of a board has no spaces, so that the zoom buttons fit there. Pieces do not count.
 *
 * @param {readonly SceneElement[]} elements
 * @param {number} width
 * @param {number} height
 */
function hasCorner(elements, width, height) {
  const [left, top] = [width * (1 - ACROSS), height * (1 - DOWN)];
  return elements.every(
    ({ kind, at = [0, 0], size = [0, 0] }) => kind !== "space" || at[0] + size[0] <= left || at[1] + size[1] <= top,
  );
}

/**
 * Whether clicks must pass through a disabled element: it covers the centre of a legal one, or it stands on a legal
 * space and has no description of its own.
 *
 * @param {SceneElement} element
 * @param {readonly SceneElement[]} legal
 * @param {Context} ctx
 */
function covers(element, legal, ctx) {
  if (ctx.legal.has(element.id)) return false;
  return legal.some(
    (other) => holds(element, other) || (!element.about && other.kind === "space" && holds(other, element)),
  );
}

/**
 * Whether the centre of `inside` lies within `around`, both elements of a board.
 *
 * @param {SceneElement} around
 * @param {SceneElement} inside
 */
function holds({ at, size }, inside) {
  if (!at || !size || !inside.at || !inside.size) return false;
  const x = inside.at[0] + inside.size[0] / 2;
  const y = inside.at[1] + inside.size[1] / 2;
  return x > at[0] && x < at[0] + size[0] && y > at[1] && y < at[1] + size[1];
}

/** SVG of a route. @param {BoardRoute} route */
function drawRoute({ points, style = "route", arrow, color }) {
  const paint = color ? `color:var(--${color})` : "";
  const line = points.map((point) => point.join(",")).join(" ");
  return svg`<g class="route route-${style}" style=${paint}>
    <polyline points=${line} vector-effect="non-scaling-stroke"></polyline>
    ${arrow ? arrowHead(points) : nothing}
  </g>`;
}

/** SVG path of an arrow head at the end of a line. @param {[number, number][]} points */
function arrowHead(points) {
  const [from, to] = points.slice(-2);
  if (!from || !to) return nothing;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.22;
  return svg`<path class="arrow" transform="translate(${to[0]} ${to[1]}) rotate(${angle}) scale(${size})" d="M0 0-1-.5-.75 0-1 .5z"></path>`;
}

/**
 * Style that places an element on a board, in per cent of the board's size.
 *
 * @param {SceneElement} element
 * @param {number} width
 * @param {number} height
 */
function placed({ at = [0, 0], size }, width, height) {
  const extent = size ? `width:${(100 * size[0]) / width}%;height:${(100 * size[1]) / height}%;` : "";
  return `left:${(100 * at[0]) / width}%;top:${(100 * at[1]) / height}%;${extent}`;
}
