/**
 * Messages between host and guest. Each is the JSON text of one object.
 *
 * To the guest: `{ask: "hello"}` asks for a greeting, `{welcome: {key}}` gives the seat, `{refused: why}` refuses it,
 * `{lobby: Lobby}` and `{told: ViewUpdate}` bring news, `{reply: {n, ...}}` answers request `n`.
 * To the host: `{hello: {build, name, key}}` is the greeting; `{name}`, `{ready}` and `{hints}` change the guest's
 * state; `{n, step, op, ...}` is request `n`, made at a step of the game.
 *
 * Some names in messages, links and storage differ from the names in the code and must not change:
 *
 * | written as | name in the code |
 * |---|---|
 * | message `told` | view update |
 * | message and field `hints` | hint consent |
 * | message field `key`, storage field `key` | return key |
 * | storage field `met` of `visit:<id>` | whether the invitation has led to the seat |
 * | storage `visit:<id>`, address `#/guest/<id>` | client session |
 * | storage `guests:<id>` | guests of the host's game, and their refused messages |
 * | address `#/join/<code>` | invitation |
 * | address `#/answer/<code>` | answer to an invitation |
 * | BroadcastChannel `replies`, its `reply` and `taken` | answer code, and the result of accepting it |
 * | BroadcastChannel and lock `line:<name>` | connection between windows |
 * | BroadcastChannel `line:back:<key>` | connection of a returning guest |
 *
 * @typedef {object} Lobby state of the lobby, as sent to a guest
 * @property {string} game
 * @property {number} seat of this guest
 * @property {{name: string, kind: string, here: boolean, ready: boolean, hints: boolean}[]} seats
 * @property {boolean} begun
 */
import { MAX_NAME_LENGTH } from "../session/seat-names.js";

/**
 * Parse a message; null if it is not the JSON of an object.
 *
 * @param {string} text
 * @returns {Record<string, any> | null}
 */
export function parseMessage(text) {
  try {
    const message = JSON.parse(text);
    return message && typeof message === "object" && !Array.isArray(message) ? message : null;
  } catch {
    return null;
  }
}

/** Parse a guest's greeting; null if the text is not a greeting. @param {string} text */
export function parseHello(text) {
  const hello = parseMessage(text)?.hello;
  if (typeof hello?.build !== "string" || typeof hello.name !== "string") return null;
  return { build: hello.build, name: cleanName(hello.name), key: typeof hello.key === "string" ? hello.key : "" };
}

const EMOJI = "\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]*";
/** Pattern of one visible character: a letter with its combining marks, a flag, or an emoji with joined parts. */
const WHOLE_LETTER = new RegExp(`${EMOJI}(?:\\u200d${EMOJI})*|\\p{Regional_Indicator}{2}|[^\\u200d]\\p{M}*`, "gu");

/**
 * A name without control characters, cut to the longest allowed name between two visible characters.
 *
 * @param {string} name
 */
export function cleanName(name) {
  let cut = "";
  for (const [letter] of name
    .replace(/(?!\u200d)\p{C}/gu, "")
    .trim()
    .matchAll(WHOLE_LETTER)) {
    if (cut.length + letter.length > MAX_NAME_LENGTH) break;
    cut += letter;
  }
  return cut.trim();
}
