/**
 * The answer to a move that a person is probably about to make: it is computed while a finger or a button is down, for
 * that takes longer, and the position stays as it is.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {Extract<EngineRequest, {op: "play"}>} PlayRequest
 * @typedef {Pick<PlayRequest, "action" | "chosen">} Played
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").EngineAnswer} EngineAnswer
 * @typedef {{view: View, request: PlayRequest, answer: EngineAnswer & {view: View}}} Speculated
 */
import * as engine from "../runtime/engine.js";

/** @param {PlayRequest} one @param {PlayRequest} other */
const isSame = (one, other) =>
  JSON.stringify([one.action, one.chosen]) === JSON.stringify([other.action, other.chosen]);

export class PressSpeculation {
  /** @type {Speculated | null} */
  #ready = null;

  /**
   * Compute the answer to a move.
   *
   * @param {View} view in which the move is made
   * @param {PlayRequest} request that makes it
   * @returns {Promise<View | null>} the view that it leads to, if it keeps the viewer
   */
  async compute(view, request) {
    const answer = /** @type {EngineAnswer | null} */ (
      await engine.call({ ...request, op: "speculate" }).catch(() => null)
    );
    if (!answer?.ok || answer.view?.viewer !== view.viewer) return null;
    this.#ready = { view, request, answer: { ...answer, view: answer.view } };
    return answer.view;
  }

  /**
   * The answer to `request` in `view`, if it was computed; whatever was computed is forgotten.
   *
   * @param {View | null} view
   * @param {EngineRequest} request
   */
  take(view, request) {
    const ready = this.#ready;
    this.#ready = null;
    const fits = ready !== null && request.op === "play" && ready.view === view && isSame(ready.request, request);
    return fits ? ready : null;
  }
}
