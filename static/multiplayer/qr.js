/** Draw QR codes as SVG. */

import { svg } from "lit-html";
import { encodeQR } from "qr";

/** Width of the empty margin that scanners need, in cells. */
const MARGIN = 4;

/** Draw a text as a QR code. @param {string} text */
export function drawQrCode(text) {
  const rows = encodeQR(text, "raw", { border: MARGIN });
  const size = rows.length;
  let path = "";
  rows.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return svg`<svg class="qr" viewBox="0 0 ${size} ${size}" aria-hidden="true" shape-rendering="crispEdges"><rect width=${size} height=${size} fill="#fff"></rect><path d=${path} fill="#000"></path></svg>`;
}
