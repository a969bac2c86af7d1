/**
 * Speculative computation of a move while a finger or mouse button is still down. Holding it down usually takes longer
 * than the computation, so the answer is ready when the click comes. The position in the engine does not change.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {Extract<EngineRequest, {op: "play"}>} PlayRequest
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").EngineAnswer} EngineAnswer
 * @typedef {{view: View, request: PlayRequest, answer: EngineAnswer & {view: View}}} Speculated
 */
import * as engine from "../runtime/engine.js";

/** Whether two requests make the same move. @param {PlayRequest} one @param {PlayRequest} other */
const isSame = (one, other) =>
  JSON.stringify([one.action, one.chosen]) === JSON.stringify([other.action, other.chosen]);

export class PressSpeculation {
  /** @type {Speculated | null} */
  #ready = null;

  /**
   * Compute the answer to a move and keep it for `take`.
   *
   * @param {View} view before the move
   * @param {PlayRequest} request that makes the move
   * @returns {Promise<View | null>} the view after the move; null if the request fails or the viewer would change
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
   * Computed answer to `request` in `view`; null if another move or none was computed. Forgets the computed answer.
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
