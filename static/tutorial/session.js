/**
 * A first voyage on the engine's table. It is laid out anew from its data and its step, and never saved.
 *
 * @typedef {import("../types.js").TutorialPlan} TutorialPlan
 */
import { Session } from "../session/session.js";

export class VoyageSitting extends Session {
  /** The step to begin with, or to go on from when the engine has failed. */
  step = 0;

  /**
   * @param {string} game
   * @param {TutorialPlan} plan
   * @param {() => number} pace
   */
  constructor(game, plan, pace) {
    super(`voyage:${game}/${plan.id}`, pace);
    this.game = game;
    this.plan = plan;
  }

  /** @override */
  openingRequest() {
    return { op: "voyage", voyage: { ...this.plan, game: this.game }, step: this.step };
  }

  /** Lays the voyage out at another step. @param {number} step */
  async turnTo(step) {
    this.step = step;
    await this.open();
    this.resume();
  }
}
