/**
 * Problems that stop a game.
 *
 * Kinds: `engine`: the engine failed; `bot`: the bot of a seat failed; `lost`: the saved game does not exist;
 * `refused`: the engine rejected the save; `foreign`: another window has played the game; `deleted`: another window has
 * deleted it.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Message} Message
 * @typedef {{kind: "engine", code: string, detail: string} | {kind: "bot", seat: number, detail: string} | {kind: "lost"} | {kind: "refused", message: Message} | {kind: "foreign" | "deleted"}} Problem
 */
import { seatOfThinkingBot } from "./seat-controllers.js";

/**
 * Problem that an error stands for; null if the error can be ignored.
 *
 * @param {unknown} error
 * @param {View | null} view
 * @param {unknown} [op] operation of the request that failed
 * @returns {Problem | null}
 */
export function problemOf(error, view, op) {
  const { code = "python", detail = String(error) } = /** @type {{code?: string, detail?: string}} */ (error);
  if (code === "restarted") return null;
  if (op === "think" && code === "dead" && view) return botProblem(view, detail);
  return { kind: "engine", code, detail };
}

/** Problem for a failure of the bot to move. @param {View | null} view @param {string} detail @returns {Problem} */
export const botProblem = (view, detail) => ({ kind: "bot", seat: (view && seatOfThinkingBot(view)) ?? 0, detail });
