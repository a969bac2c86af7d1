/**
 * Fluent messages of the page and of games, formatted into parts that can be drawn.
 *
 * Seats, icons and nested messages are passed to Fluent as placeholders and put back afterwards. So each language has
 * its own word order, and names can still be drawn in colour.
 *
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").MessageArg} MessageArg
 * @typedef {import("../types.js").MessagePart} MessagePart
 * @typedef {import("../types.js").Clause} Clause
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as data from "./fetch-game-data.js";
import { withNoBreakSpaces } from "./typography.js";

const PLACEHOLDER = /\uE000(\d+)\uE001/;

/**
 * Parsed Fluent resources by source text, so that games share those of the page.
 *
 * @type {Map<string, FluentResource>}
 */
const parsed = new Map();

/** Parsed resource of a Fluent source. @param {string} source */
function resource(source) {
  let known = parsed.get(source);
  if (!known) {
    known = new FluentResource(source);
    parsed.set(source, known);
  }
  return known;
}

/** A number as text, with a real minus sign instead of a hyphen. @param {number} number */
export const withMinusSign = (number) => String(number).replace("-", "−");

export class Texts {
  /** @type {readonly {name: string}[]} */
  #seats = [];
  /** All names of seats, joined. Drawings that contain names are redrawn when this text changes. */
  names = "";

  /**
   * @param {string} lang
   * @param {string[]} sources Fluent sources; later ones override earlier ones
   * @param {string} [game] id of the game to which they belong
   */
  constructor(lang, sources, game = "") {
    this.lang = lang;
    this.game = game;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(resource(source), { allowOverrides: true });
  }

  /** Seats with the names that messages insert. */
  get seats() {
    return this.#seats;
  }

  set seats(seats) {
    this.#seats = seats;
    this.names = seats.map(({ name }) => name).join("\n");
  }

  /**
   * Format a message into parts. Its own icon, if any, comes first.
   *
   * @param {Message | undefined} message
   * @returns {MessagePart[]}
   */
  parts(message) {
    if (!message) return [];
    /** @type {MessagePart[][]} */
    const placeholders = [];
    /** @type {Record<string, string | number>} */
    const args = {};
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.#argument(value, placeholders);
    const text = this.#format(message.id, args);
    /** @type {MessagePart[]} */
    const parts = message.icon ? [{ icon: message.icon }] : [];
    text.split(PLACEHOLDER).forEach((piece, index) => {
      if (index % 2) parts.push(...(placeholders[Number(piece)] ?? []));
      else if (piece) parts.push(piece);
    });
    const [first] = parts;
    if (message.continues && typeof first === "string") parts[0] = first.charAt(0).toLowerCase() + first.slice(1);
    return parts;
  }

  /**
   * Argument for Fluent: numbers and strings as they are, all others as a placeholder.
   *
   * @param {MessageArg} value
   * @param {MessagePart[][]} placeholders
   * @returns {string | number}
   */
  #argument(value, placeholders) {
    if (typeof value !== "object") return value;
    /** @type {MessagePart[]} */
    const parts =
      "seat" in value && !("id" in value)
        ? [{ seat: value.seat, name: this.seats[value.seat]?.name ?? "" }]
        : this.parts(/** @type {Message} */ (value));
    return `\uE000${placeholders.push(parts) - 1}\uE001`;
  }

  /**
   * Format a Fluent message. A missing message is logged and shown as its id in brackets.
   *
   * @param {string} id `message` or `message.attribute`
   * @param {Record<string, string | number>} args
   */
  #format(id, args) {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`There is no text ${id} in ${this.lang}.`);
      return `[${id}]`;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`The text ${id} in ${this.lang}: ${error.message}`);
    return withNoBreakSpaces(text, this.lang);
  }

  /**
   * Format a message as plain text without icons, for labels.
   *
   * @param {Message | undefined} message
   * @returns {string}
   */
  plain(message) {
    return this.parts(message)
      .map((part) => (typeof part === "string" ? part : "name" in part ? part.name : ""))
      .join("");
  }

  /**
   * Format a text of the page's interface as plain text.
   *
   * @param {string} id Fluent id without its prefix `ui-`
   * @param {Record<string, MessageArg>} [args]
   */
  ui(id, args) {
    return this.plain(args ? { id: `ui-${id}`, args } : { id: `ui-${id}` });
  }

  /** Whether a text exists. @param {string} id `message` or `message.attribute` */
  has(id) {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }
}

/** Loaded texts by language and game. @type {Map<string, Promise<Texts>>} */
const loaded = new Map();

/**
 * Load the texts of the page, those common to all games, and those of one game if given.
 *
 * @param {string} lang
 * @param {string} [game]
 * @returns {Promise<Texts>}
 */
export function loadTexts(lang, game) {
  const key = `${lang}:${game ?? ""}`;
  let known = loaded.get(key);
  if (!known) {
    known = fetchTexts(lang, game);
    known.catch(() => loaded.delete(key));
    loaded.set(key, known);
  }
  return known;
}

/**
 * Load the titles and taglines of all games, by game.
 *
 * @param {string} lang
 * @returns {Promise<Map<string, Texts>>}
 */
export async function loadGameTitles(lang) {
  const games = Object.entries(await data.loadGameTitles(lang));
  return new Map(games.map(([game, source]) => [game, new Texts(lang, [source], game)]));
}

/**
 * Fetch texts that are not loaded yet; see `loadTexts`.
 *
 * @param {string} lang
 * @param {string} [game]
 */
async function fetchTexts(lang, game) {
  const [page, core, own] = await Promise.all([
    data.loadUiTexts(lang),
    data.loadTextsAndClausesOf("core", lang),
    game ? data.loadTextsAndClausesOf(game, lang) : null,
  ]);
  return new Texts(lang, [own?.texts ?? "", core.texts, page], game);
}

/**
 * Load the texts of a game's tutorials.
 *
 * @param {string} lang
 * @param {string} game
 */
export async function loadTutorialTexts(lang, game) {
  const [page, own] = await Promise.all([data.loadUiTexts(lang), data.loadTutorials(game, lang)]);
  return new Texts(lang, [page, own.texts], game);
}

/**
 * Load the texts of a game and its handbook.
 *
 * @param {string} lang
 * @param {string} game
 */
export async function loadHandbookTexts(lang, game) {
  const [page, core, own, book] = await Promise.all([
    data.loadUiTexts(lang),
    data.loadTextsAndClausesOf("core", lang),
    data.loadTextsAndClausesOf(game, lang),
    data.loadHandbook(game, lang),
  ]);
  return new Texts(lang, [own.texts, core.texts, page, book.texts], game);
}

/**
 * Load the clauses of the rules.
 *
 * @param {string} scope a game's id, or "core"
 * @param {string} lang
 * @returns {Promise<Clause[]>}
 */
export async function loadClauses(scope, lang) {
  const { clauses } = await data.loadTextsAndClausesOf(scope, lang);
  return clauses.map((clause) => ({
    ...clause,
    section: withNoBreakSpaces(clause.section, lang),
    title: withNoBreakSpaces(clause.title, lang),
    text: withNoBreakSpaces(clause.text, lang),
  }));
}
