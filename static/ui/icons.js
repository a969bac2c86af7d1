/** Small drawings: icons from the sprites, shapes and colours of seats, pips of dice. */
import { html } from "lit-html";
import { BUILD_INFO } from "../build-info.js";
import { spriteHref } from "./sprites.js";

/** Names of the symbols in the page's own sprite. All other symbols belong to a game's sprite. */
const UI_SYMBOLS = new Set(BUILD_INFO.symbols);

/**
 * Address of a symbol for an SVG `use`.
 *
 * @param {string} name
 * @param {string} [game] used if it is no symbol of the page
 */
export const symbolHref = (name, game = "") => spriteHref(UI_SYMBOLS.has(name) || !game ? "ui" : game, name);

/**
 * Draw a symbol in its own colours, as large as its container.
 *
 * @param {string} name
 * @param {string} more CSS classes
 * @param {string} game used if it is no symbol of the page
 */
export const symbolImage = (name, more, game) =>
  html`<svg class=${more} aria-hidden="true" focusable="false"><use href=${symbolHref(name, game)}></use></svg>`;

/**
 * Symbol of a game's optional artwork: card back, cloth ("felt") and ground of the table, pictures for a win and a
 * loss.
 *
 * @param {"back" | "felt" | "ground" | "won" | "lost"} name
 * @param {string} game
 * @returns {string} name of the symbol, "" if the game has none
 */
export const gameArtSymbol = (name, game) => (BUILD_INFO.gameArt[game]?.includes(name) ? `${game}-${name}` : "");

/**
 * Draw a symbol as an icon in the text's size.
 *
 * @param {string} name
 * @param {string} [more] further CSS classes
 * @param {string} [game] used if it is no symbol of the page
 */
export const icon = (name, more = "", game = "") =>
  html`<svg class="icon ${more}" aria-hidden="true" focusable="false"><use href=${symbolHref(name, game)}></use></svg>`;

/**
 * Outlines of the seats' shapes in a 24 by 24 box. Seats differ in shape, too, for people who cannot tell colours
 * apart.
 */
const SHAPES = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M4 4h16v16H4z",
  "M12 2.5 22.5 21h-21z",
  "M12 1.5 22.5 12 12 22.5 1.5 12z",
  "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z",
  "M12 1.5l3.1 6.9 7.4.8-5.5 5 1.6 7.3L12 17.8l-6.6 3.7L7 14.2l-5.5-5 7.4-.8z",
  "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.500z",
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z",
];

/** CSS colour of a seat. @param {number} seat */
export const seatColor = (seat) => `var(--seat-${(seat % SHAPES.length) + 1})`;

/** CSS colour of a seat's pieces. @param {number} seat */
export const seatPieceColor = (seat) => `var(--piece-${(seat % SHAPES.length) + 1})`;

/** Draw the shape of a seat in the seat's colour. @param {number} seat */
export const seatShape = (seat) =>
  html`<svg class="shape" viewBox="0 0 24 24" aria-hidden="true" focusable="false" style="color:${seatColor(seat)}">
    <path fill="currentColor" fill-rule="evenodd" d=${SHAPES[seat % SHAPES.length]}></path>
  </svg>`;

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** Draw the pips on one side of a die. @param {number} value 1 to 6 */
export const pips = (value) =>
  html`<svg class="pips" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    ${(PIPS[value] ?? []).map(
      (cell) =>
        html`<svg x=${(cell % 3) * 9} y=${Math.floor(cell / 3) * 9} width="12" height="12" viewBox="0 0 12 12">
          <circle cx="6" cy="6" r="3" fill="currentColor"></circle>
        </svg>`,
    )}
  </svg>`;
