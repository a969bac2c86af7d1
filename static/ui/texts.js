/**
 * Fluent messages of the page, the core and a game, formatted into parts that can be drawn.
 *
 * Seats, icons and messages inside a message go through Fluent as placeholders, so that a sentence keeps the order of its
 * language while names are drawn in colour.
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

/** Parsed Fluent resources by their source: every game shares those of the page. @type {Map<string, FluentResource>} */
const parsed = new Map();

/** @param {string} source */
function resource(source) {
  let known = parsed.get(source);
  if (!known) {
    known = new FluentResource(source);
    parsed.set(source, known);
  }
  return known;
}

/** A number with a minus sign instead of a hyphen. @param {number} number */
export const withMinusSign = (number) => String(number).replace("-", "−");

export class Texts {
  /** @type {readonly {name: string}[]} */
  #seats = [];
  /** All names joined: a key for what is drawn with them. */
  names = "";

  /**
   * @param {string} lang
   * @param {string[]} sources Fluent texts; later ones win
   * @param {string} [game] the game that they speak of
   */
  constructor(lang, sources, game = "") {
    this.lang = lang;
    this.game = game;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(resource(source), { allowOverrides: true });
  }

  /** Names of the seats, which messages refer to. */
  get seats() {
    return this.#seats;
  }

  set seats(seats) {
    this.#seats = seats;
    this.names = seats.map(({ name }) => name).join("\n");
  }

  /**
   * The parts of a message, its own icon first.
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
   * A message as plain text, for labels.
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
   * Text of the page.
   *
   * @param {string} id without `ui-`
   * @param {Record<string, MessageArg>} [args]
   */
  ui(id, args) {
    return this.plain(args ? { id: `ui-${id}`, args } : { id: `ui-${id}` });
  }

  /** @param {string} id */
  has(id) {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }
}

/** @type {Map<string, Promise<Texts>>} */
const loaded = new Map();

/**
 * Texts of the page and the core, and of a game if one is named.
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
 * Title and tagline of every game, by game.
 *
 * @param {string} lang
 * @returns {Promise<Map<string, Texts>>}
 */
export async function loadGameTitles(lang) {
  const games = Object.entries(await data.loadGameTitles(lang));
  return new Map(games.map(([game, source]) => [game, new Texts(lang, [source], game)]));
}

/**
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
 * Texts of a game's tutorials.
 *
 * @param {string} lang
 * @param {string} game
 */
export async function loadTutorialTexts(lang, game) {
  const [page, own] = await Promise.all([data.loadUiTexts(lang), data.loadTutorials(game, lang)]);
  return new Texts(lang, [page, own.texts], game);
}

/**
 * Texts of a game and of its handbook.
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
 * @param {string} scope
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
