/**
 * The session of a tutorial: loaded from its data and step, and never saved.
 *
 * @typedef {import("../types.js").TutorialPlan} TutorialPlan
 */
import { Session } from "../session/session.js";

export class TutorialSession extends Session {
  /** The step to begin at, and to go on from when the engine has failed. */
  step = 0;

  /**
   * @param {string} game
   * @param {TutorialPlan} plan
   * @param {Record<string, string>} modules of the engine that know of tutorials
   * @param {() => number} pace
   */
  constructor(game, plan, modules, pace) {
    super(`voyage:${game}/${plan.id}`, pace);
    this.game = game;
    this.plan = plan;
    this.modules = modules;
  }

  /** @override @returns {import("../types.js").EngineRequest} */
  openingRequest() {
    return { op: "tutorial", tutorial: { ...this.plan, game: this.game }, step: this.step, modules: this.modules };
  }

  /** Load the tutorial at another step. @param {number} step */
  async goToStep(step) {
    this.step = step;
    await this.open();
    this.autoplay.resume();
  }
}
