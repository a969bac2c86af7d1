/**
 * The messages between host and guest: JSON texts, one object each.
 *
 * To the guest: `{ask: "hello"}` (who are you), `{welcome: {key}}` (the seat is yours), `{refused: why}`,
 * `{lobby: Lobby}`, `{told: ViewUpdate}` and `{reply: {n, ...}}`, the answer to request `n`.
 * To the host: `{hello: {build, name, key}}`, `{name}`, `{ready}`, `{hints}` and requests, `{n, step, op, ...}`.
 *
 * Other releases, links and the browser's storage hold some names that differ from those in the code:
 *
 * | written | in the code |
 * |---|---|
 * | message `told` | view update |
 * | message and field `hints` | hint consent |
 * | message field `key`, storage field `key` | return key |
 * | storage field `met` of `visit:<id>` | whether the invitation led to the seat |
 * | storage `visit:<id>`, address `#/guest/<id>` | client session |
 * | storage `guests:<id>` | guests of the host's game, and what was refused to them |
 * | address `#/join/<code>` | invitation |
 * | address `#/answer/<code>` | answer to an invitation |
 * | BroadcastChannel `replies`, its `reply` and `taken` | answer code, and what became of it |
 * | BroadcastChannel and lock `line:<name>` | connection between windows |
 * | BroadcastChannel `line:back:<key>` | connection of a guest that comes back |
 *
 * @typedef {object} Lobby who is there
 * @property {string} game
 * @property {number} seat of this guest
 * @property {{name: string, kind: string, here: boolean, ready: boolean, hints: boolean}[]} seats
 * @property {boolean} begun
 */
import { MAX_NAME_LENGTH } from "../session/seat-names.js";

/** @param {string} text @returns {Record<string, any> | null} */
export function parseMessage(text) {
  try {
    const message = JSON.parse(text);
    return message && typeof message === "object" && !Array.isArray(message) ? message : null;
  } catch {
    return null;
  }
}

/** Who a guest says it is; null where the text is no greeting. @param {string} text */
export function parseHello(text) {
  const hello = parseMessage(text)?.hello;
  if (typeof hello?.build !== "string" || typeof hello.name !== "string") return null;
  return { build: hello.build, name: cleanName(hello.name), key: typeof hello.key === "string" ? hello.key : "" };
}

const EMOJI = "\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]*";
/** A letter with its marks, a flag, or a picture of joined emoji; of no joiner that stands elsewhere. */
const WHOLE_LETTER = new RegExp(`${EMOJI}(?:\\u200d${EMOJI})*|\\p{Regional_Indicator}{2}|[^\\u200d]\\p{M}*`, "gu");

/** A name without control characters, cut to the length of a name between two letters. @param {string} name */
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
