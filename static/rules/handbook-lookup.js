/**
 * Lookup in a game's handbook, which explains the elements and messages of the game. It is fetched on demand and built
 * by tools/game_handbooks.py.
 *
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").MessageArg} MessageArg
 * @typedef {import("../types.js").Handbook} Handbook
 * @typedef {import("../ui/texts.js").Texts} Texts
 *
 * @typedef {Handbook & {words: Texts}} Book a handbook with all texts of its game
 */
import * as data from "../ui/fetch-game-data.js";
import { loadHandbookTexts } from "../ui/texts.js";

/** Loaded handbooks, by `<language>:<game>`. @type {Map<string, Book>} */
const loaded = new Map();

/**
 * Load the handbook of a game; null where it has none or loading fails.
 *
 * @param {string} lang
 * @param {string} game
 * @returns {Promise<Book | null>}
 */
export async function loadHandbook(lang, game) {
  const known = loaded.get(`${lang}:${game}`);
  if (known) return known;
  try {
    if (!(await data.loadGames()).find((one) => one.id === game)?.handbook) return null;
    const [book, words] = await Promise.all([data.loadHandbook(game, lang), loadHandbookTexts(lang, game)]);
    const made = { ...book, words };
    loaded.set(`${lang}:${game}`, made);
    return made;
  } catch (error) {
    console.info(`Kajuta: the handbook of ${game}:`, error);
    return null;
  }
}

/** The handbook of a game if it is already loaded, else null. @param {string} lang @param {string} game */
export const loadedHandbook = (lang, game) => loaded.get(`${lang}:${game}`) ?? null;

/**
 * Explanation of an element: a message of the handbook, and the clause that covers the element.
 *
 * @param {Book | null} book
 * @param {{id?: string, label?: Message}} thing
 * @returns {{says: Message, clause: string} | null}
 */
export function explanationOf(book, { id = "", label }) {
  if (!book) return null;
  const parts = id.split(":");
  const kinds = parts.filter((part) => !/^\d+$/.test(part));
  const keys = [
    ...lookupKeys(label),
    ...[parts, kinds].flatMap((all) => all.map((_, cut) => all.slice(0, all.length - cut).join(":"))),
  ];
  const key = keys.find((one) => Object.hasOwn(book.things, one));
  if (key === undefined) return null;
  return { says: { id: `this-${key.replaceAll(/[:.]/g, "-")}` }, clause: book.things[key] ?? "" };
}

/**
 * Lookup keys for a message, in this order: its id, its id with each string argument (`id.value`), and the keys of its
 * nested messages.
 *
 * @param {MessageArg | undefined} message
 * @returns {Generator<string>}
 */
function* lookupKeys(message) {
  if (typeof message !== "object" || !("id" in message)) return;
  yield message.id;
  for (const value of Object.values(message.args ?? {})) {
    if (typeof value === "string") yield `${message.id}.${value}`;
    else yield* lookupKeys(value);
  }
}

/**
 * Id of the clause that covers a message, or else one nested in its arguments; "" for none.
 *
 * @param {Book | null} book
 * @param {MessageArg | undefined} message
 * @returns {string}
 */
export function clauseOfMessage(book, message) {
  if (!book || typeof message !== "object" || !("id" in message)) return "";
  const own = book.told[message.id];
  if (own) return own;
  for (const held of Object.values(message.args ?? {})) {
    const found = clauseOfMessage(book, held);
    if (found) return found;
  }
  return "";
}
