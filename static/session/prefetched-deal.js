/**
 * The next game like the one on the table, dealt while nothing else is to be done: whoever begins it sees it at once,
 * though the engine may still be on its way. It is dealt anew from the same seed then, so nothing changes when it comes.
 *
 * There is one for each game, for this release of the site only; the browser may drop it. Where several people share
 * the screen there is none, since it would lie open before the curtain falls.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {{of: string, seed: number, view: View, begun: boolean}} PrefetchedDeal
 */

import { BUILD } from "../build-info.js";
import * as engine from "../runtime/engine.js";
import * as prestart from "../runtime/prestart.js";
import { hasSeveralPeople, newSeed } from "./setup.js";
import * as storage from "./storage.js";

/** @param {string} game */
const nameOf = (game) => `dealt:${game}`;

/** What games of this release have in common that are alike but for their luck. @param {Setup} setup */
const kindOf = ({ game, seats, options }) =>
  JSON.stringify([BUILD.version, game, seats, Object.entries(options).sort()]);

/** @param {Setup} setup @returns {PrefetchedDeal | null} what was dealt for games like it */
function found(setup) {
  const dealt = /** @type {PrefetchedDeal | null} */ (storage.readCached(nameOf(setup.game)));
  return dealt?.of === kindOf(setup) ? dealt : null;
}

/** The seed for a new game: the one that was dealt, or any. @param {Setup} setup */
export function seedFor(setup) {
  const dealt = found(setup);
  if (!dealt || dealt.begun) return newSeed();
  storage.writeCached(nameOf(setup.game), { ...dealt, begun: true });
  return dealt.seed;
}

/** What the engine will say is seen of a new game, null where that is not known. @param {Setup} setup */
export function viewOf(setup) {
  const dealt = found(setup);
  return dealt?.seed === setup.seed ? dealt.view : null;
}

/**
 * What the engine will say is seen of a new game, from Python alone; null where nobody can say it before the engine.
 *
 * @param {Setup} setup
 * @returns {Promise<View | null>}
 */
export async function dealAtPrestart({ game, seats, options, seed }) {
  if (hasSeveralPeople(seats)) return null;
  const answer = await prestart.askPrestarted({ op: "deal", setup: { game, seats, options, seed } }).catch(() => null);
  return answer?.ok ? answer.view : null;
}

/** Has the next game like this one dealt, unless it is. @param {Setup} setup */
export async function prefetch(setup) {
  const { game, seats, options } = setup;
  if (hasSeveralPeople(seats) || found(setup)?.begun === false || storage.isFull()) return;
  const seed = newSeed();
  const { ok, view } = await engine.call({ op: "deal", setup: { game, seats, options, seed } });
  if (ok) storage.writeCached(nameOf(game), { of: kindOf(setup), seed, view, begun: false });
}
