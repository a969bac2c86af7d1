/**
 * The session of a tutorial: built from the tutorial's data and a step number, and never saved.
 *
 * @typedef {import("../types.js").TutorialPlan} TutorialPlan
 */
import { Session } from "../session/session.js";

export class TutorialSession extends Session {
  /** Current step, counted from 0; the session reopens here after an engine failure. */
  step = 0;

  /**
   * @param {string} game
   * @param {TutorialPlan} plan
   * @param {Record<string, string>} modules Python modules that the engine needs for tutorials
   * @param {() => number} pace
   */
  constructor(game, plan, modules, pace) {
    super(`voyage:${game}/${plan.id}`, pace);
    this.game = game;
    this.plan = plan;
    this.modules = modules;
  }

  /** Request that opens the tutorial at the current step. @override @returns {import("../types.js").EngineRequest} */
  openingRequest() {
    return { op: "tutorial", tutorial: { ...this.plan, game: this.game }, step: this.step, modules: this.modules };
  }

  /** Reload the tutorial at another step. @param {number} step */
  async goToStep(step) {
    this.step = step;
    await this.open();
    this.autoplay.resume();
  }
}
