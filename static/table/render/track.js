/**
 * Drawing of a track: a numbered scale with markers on it.
 *
 * @typedef {import("../../types.js").Area} Area
 * @typedef {import("../../types.js").TrackMarker} TrackMarker
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon, seatColor, seatShape } from "../../ui/icons.js";

/**
 * Draw a track.
 *
 * @param {Area} area
 * @param {Context} ctx
 */
export function drawTrack(area, ctx) {
  const { first = 0, last = 10, markers = [] } = area;
  const steps = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  return html`<ol class="track" start=${first}>
    ${steps.map((value) => {
      const here = markers.filter((marker) => marker.value === value);
      return html`<li aria-hidden=${here.length ? nothing : "true"} class="step ${value % 5 ? "" : "is-round"} ${value % 10 ? "" : "is-ten"} ${here.length ? "is-taken" : ""}">
        <span class="step-value">${value}</span>
        ${repeat(
          here,
          (marker, place) => marker.id ?? marker.key ?? place,
          (marker) => drawMarker(marker, ctx),
        )}
      </li>`;
    })}
  </ol>`;
}

/**
 * Draw a marker on a track.
 *
 * @param {TrackMarker} marker
 * @param {Context} ctx
 */
function drawMarker(marker, { view, texts }) {
  const { id, seat, key } = marker;
  const name = marker.label ? texts.plain(marker.label) : seat === undefined ? "" : (view.seats[seat]?.name ?? "");
  return html`<span class="marker" data-id=${id ?? nothing} data-key=${key ?? nothing} role="img" aria-label=${name} title=${name}
    style=${seat === undefined ? "" : `color:${seatColor(seat)}`}>${marker.icon ? icon(marker.icon, "", view.game) : seat === undefined ? nothing : seatShape(seat)}</span>`;
}
