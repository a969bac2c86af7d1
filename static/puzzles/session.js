/** The session of a puzzle, never saved. Only the engine can read the packed position and its answer. */
import { Session } from "../session/session.js";
import { findElement } from "../table/render/scene-traversal.js";

/**
 * @typedef {object} PackedPuzzle a puzzle as the build writes it
 * @property {string} id
 * @property {string} packed position and answer, in a form that only the engine reads
 */

export class PuzzleSession extends Session {
  /**
   * @param {string} game
   * @param {PackedPuzzle} puzzle
   * @param {Record<string, string>} modules Python modules that the engine needs for puzzles
   * @param {() => number} pace
   */
  constructor(game, puzzle, modules, pace) {
    super(`puzzle:${game}/${puzzle.id}`, pace);
    this.game = game;
    this.puzzle = puzzle;
    this.modules = modules;
  }

  /** Always false: even a decided puzzle shows the current position. @override */
  get isReadOnly() {
    return false;
  }

  /** Status line: the result once the puzzle is decided. @override */
  get status() {
    const answer = this.view?.puzzle?.answer;
    return answer ? { id: `ui-puzzle-${answer.solved ? "solved" : "missed"}` } : super.status;
  }

  /**
   * Replace the view. If all moves of several clicks begin with the same one, it is made at once: the task is what
   * follows it. Buttons stay lit beside it, but other things that can be chosen instead would look less important.
   *
   * @param {import("../types.js").View} view
   * @override
   */
  setView(view) {
    super.setView(view);
    const longer = view.moves.filter(({ path }) => path.length > 1);
    const [id] = longer[0]?.path ?? [];
    const isShared =
      longer.length > 1 &&
      view.moves.every(({ path: [first = "", ...more] }) =>
        more.length ? first === id : findElement(view.scene, first)?.kind === "button",
      );
    if (id && isShared && !this.hasSelection) this.select({ path: [id], chosen: [] });
  }

  /** Request that opens the puzzle. @override @returns {import("../types.js").EngineRequest} */
  openingRequest() {
    return { op: "puzzle", game: this.game, packed: this.puzzle.packed, modules: this.modules };
  }
}
