/**
 * What keeps a game from going on.
 *
 * `engine`: the engine failed; `bot`: the bot of a seat did; `lost`: there is no such game; `refused`: the engine did
 * not take the save; `foreign`: another window has played the game; `deleted`: it has deleted it.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Message} Message
 * @typedef {{kind: "engine", code: string, detail: string} | {kind: "bot", seat: number, detail: string} | {kind: "lost"} | {kind: "refused", message: Message} | {kind: "foreign" | "deleted"}} Problem
 */
import { seatOfThinkingBot } from "./seat-controllers.js";

/**
 * The problem that an error causes; null where it causes none.
 *
 * @param {unknown} error
 * @param {View | null} view
 * @param {unknown} [op] of the request that failed
 * @returns {Problem | null}
 */
export function problemOf(error, view, op) {
  const { code = "python", detail = String(error) } = /** @type {{code?: string, detail?: string}} */ (error);
  if (code === "restarted") return null;
  if (op === "think" && code === "dead" && view) return botProblem(view, detail);
  return { kind: "engine", code, detail };
}

/** The failure of the bot that has to decide. @param {View | null} view @param {string} detail @returns {Problem} */
export const botProblem = (view, detail) => ({ kind: "bot", seat: (view && seatOfThinkingBot(view)) ?? 0, detail });
