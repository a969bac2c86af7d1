/**
 * Poster of a game in the menu: sky, sun or moon, waves, and the game's icon.
 *
 * A game's theme may set the colours (`--poster-sky`, `--poster-glow`, `--poster-sea`, `--poster-deep`,
 * `--poster-ink`). The game's own `art/poster.svg`, if any, is drawn on top.
 */
import { html, svg } from "lit-html";
import { symbolHref } from "./icons.js";
import { spriteHref } from "./sprites.js";

const WIDTH = 300;
const HEIGHT = 380;

/** Palettes of different times of day, assigned to the games in turn. `sun`: x, y and radius. */
const PALETTES = [
  { sky: "#f3b562", glow: "#fff0c4", sea: "#1f5c63", deep: "#0c2a35", ink: "#3a1d14", sun: [208, 128, 46] },
  { sky: "#7fc3cf", glow: "#f7fbe9", sea: "#2f7f92", deep: "#123f55", ink: "#12303c", sun: [84, 92, 34] },
  { sky: "#2c3f6b", glow: "#f3e6b8", sea: "#20365c", deep: "#0d1730", ink: "#f0dba2", sun: [214, 96, 36] },
  { sky: "#e08a6d", glow: "#ffe3bf", sea: "#7c3f4c", deep: "#34182a", ink: "#2c1220", sun: [96, 150, 56] },
  { sky: "#9cc9a6", glow: "#fbf4d4", sea: "#23696a", deep: "#0b3038", ink: "#0d2c2c", sun: [150, 112, 42] },
];

/**
 * Draw the poster of a game.
 *
 * @param {{id: string, icon: string}} game
 * @param {number} index of the game among all games, which selects the palette
 */
export function drawPoster(game, index) {
  const palette = PALETTES[index % PALETTES.length] ?? PALETTES[0];
  if (!palette) return "";
  const { sky, glow, sea, deep, ink, sun } = palette;
  const [x = 0, y = 0, r = 0] = sun;
  const id = `poster-${game.id}`;
  const role = (/** @type {string} */ name, /** @type {string} */ color) => `var(--poster-${name},${color})`;
  return html`<svg class="poster" data-game=${game.id} viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" style="stop-color:${role("sky", sky)}"></stop>
        <stop offset="0.75" style="stop-color:${role("glow", glow)}"></stop>
      </linearGradient>
      <linearGradient id="${id}-sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" style="stop-color:${role("sea", sea)}"></stop>
        <stop offset="1" style="stop-color:${role("deep", deep)}"></stop>
      </linearGradient>
    </defs>
    <rect width=${WIDTH} height=${HEIGHT} fill="url(#${id}-sky)"></rect>
    <g style="fill:${role("glow", glow)}">
      <circle cx=${x} cy=${y} r=${r * 2.6} opacity=".16"></circle>
      <circle cx=${x} cy=${y} r=${r * 1.7} opacity=".24"></circle>
      <circle cx=${x} cy=${y} r=${r} opacity=".95"></circle>
      ${rays(x, y, r)}
    </g>
    ${clouds(index, role("glow", glow))}
    <g style="color:${role("ink", ink)}"><use class="poster-hero" href=${symbolHref(game.icon)} x="66" y="20" width="168" height="168"></use></g>
    ${swell(index, role("sea", sea), `url(#${id}-sea)`)}
    <use href=${spriteHref("posters", `${game.id}-poster`)} width=${WIDTH} height=${HEIGHT}></use>
  </svg>`;
}

/** Draw rays around the sun. @param {number} x @param {number} y @param {number} r radius of the sun */
const rays = (x, y, r) =>
  Array.from({ length: 24 }, (_, turn) => {
    const angle = (turn * Math.PI) / 12;
    const point = (/** @type {number} */ far, /** @type {number} */ aside) =>
      `${(x + far * Math.cos(angle + aside)).toFixed(1)} ${(y + far * Math.sin(angle + aside)).toFixed(1)}`;
    return svg`<path opacity=".13" d="M${point(r * 1.15, -0.02)}L${point(430, -0.055)}L${point(430, 0.055)}L${point(r * 1.15, 0.02)}z"></path>`;
  });

/** Draw clouds, shifted differently for each game. @param {number} index @param {string} color */
function clouds(index, color) {
  const shift = (index * 67) % 120;
  return svg`<g style="fill:${color}" opacity=".5">
    <path d="M${shift - 60} 60c18-14 40-10 52 0 16-8 34-2 40 8h-104c2-4 6-6 12-8z"></path>
    <path d="M${shift + 140} 34c12-10 28-8 36 0 12-6 24-2 28 6h-74c2-3 5-5 10-6z"></path>
  </g>`;
}

/**
 * Draw four rows of waves, from the farthest to the nearest.
 *
 * @param {number} index
 * @param {string} near
 * @param {string} far
 */
function swell(index, near, far) {
  return [0, 1, 2, 3].map((row) => {
    const y = 168 + row * 44;
    const long = 60 + row * 18;
    const high = 7 + row * 3;
    const start = -((index * 23 + row * 37) % long);
    let line = `M${start} ${y}`;
    for (let x = start; x < WIDTH + long; x += long) line += `q${long / 4} ${-high * 2} ${long / 2} 0t${long / 2} 0`;
    return svg`<g><path d="${line}V${HEIGHT}H${start}z" style="fill:${row ? far : near}" opacity=${0.72 + row * 0.09}></path>
      <path d=${line} fill="none" stroke="#fff" stroke-opacity=${0.2 - row * 0.03} stroke-width="2"></path></g>`;
  });
}
