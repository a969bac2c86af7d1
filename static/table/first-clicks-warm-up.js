/**
 * Warm-up for a person's first clicks. While nothing changes, the engine computes the answers to some moves, and the
 * page draws them out of sight: code is optimized only after many runs.
 */
import { PressSpeculation } from "../session/press-speculation.js";

/** Number of answers: browsers optimize the interpreter loop after about fifty. */
const ANSWERS = 60;
/** Time without changes before the next answer, in milliseconds. */
const DELAY = 400;

const wait = () => new Promise((resolve) => setTimeout(resolve, DELAY));
const idle = () => new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

/** Compute and draw answers until there are enough. @param {import("../session/session.js").Session} session @param {AbortSignal} closed */
export async function warmUpFirstClicks(session, closed) {
  let revision = -1;
  for (let count = 0; count < ANSWERS && !closed.aborted; ) {
    const moves = session.view?.next.kind === "person" ? session.view.moves : [];
    const move = session.revision === revision ? moves[count % moves.length] : undefined;
    if (move && (await session.speculateMove({ action: move.action }, new PressSpeculation()))) {
      count += 1;
      await idle();
    } else {
      revision = session.revision;
      await wait();
    }
  }
}
