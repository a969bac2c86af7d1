/** The session of a puzzle: its position is opened by the engine, which alone knows the answer; it is never saved. */
import { Session } from "../session/session.js";

/**
 * @typedef {object} PackedPuzzle a puzzle as the build writes it
 * @property {string} id
 * @property {string} packed all of it, which only the engine reads
 */

export class PuzzleSession extends Session {
  /**
   * @param {string} game
   * @param {PackedPuzzle} puzzle
   * @param {Record<string, string>} modules of the engine that know of puzzles
   * @param {() => number} pace
   */
  constructor(game, puzzle, modules, pace) {
    super(`puzzle:${game}/${puzzle.id}`, pace);
    this.game = game;
    this.puzzle = puzzle;
    this.modules = modules;
  }

  /** The decided puzzle shows the present, though nobody decides any more. @override */
  get isReadOnly() {
    return false;
  }

  /** @override */
  get status() {
    const answer = this.view?.puzzle?.answer;
    return answer ? { id: `ui-puzzle-${answer.solved ? "solved" : "missed"}` } : super.status;
  }

  /** @override @returns {import("../types.js").EngineRequest} */
  openingRequest() {
    return { op: "puzzle", game: this.game, packed: this.puzzle.packed, modules: this.modules };
  }
}
