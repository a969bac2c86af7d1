/**
 * The next game like the present one, dealt while nothing else is to be done: whoever begins it sees it at once, though
 * the engine may still be starting. The engine deals it again from the same seed.
 *
 * One deal is stored for each game, for one release of the site; the browser may drop it. Where several people share
 * the screen nothing is dealt, since it would be seen before the curtain falls.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {{of: string, seed: number, view: View, begun: boolean}} PrefetchedDeal `of`: the key of the set-up
 */

import { BUILD_INFO } from "../build-info.js";
import * as engine from "../runtime/engine.js";
import { newSeed } from "./new-game-setup.js";
import { hasSeveralPeople } from "./seat-controllers.js";
import * as storage from "./storage.js";

/** @param {string} game */
const nameOf = (game) => `dealt:${game}`;

/** The same for all set-ups that differ in nothing but the seed, in this release. @param {Setup} setup */
const keyOf = ({ game, seats, options }) =>
  JSON.stringify([BUILD_INFO.version, game, seats, Object.entries(options).sort()]);

/** The deal for a set-up like this one. @param {Setup} setup @returns {PrefetchedDeal | null} */
function find(setup) {
  const deal = /** @type {PrefetchedDeal | null} */ (storage.readDroppable(nameOf(setup.game)));
  return deal?.of === keyOf(setup) ? deal : null;
}

/** The seed for a new game: that of the deal, which is used up, or a new one. @param {Setup} setup */
export function seedFor(setup) {
  const deal = find(setup);
  if (!deal || deal.begun) return newSeed();
  storage.writeDroppable(nameOf(setup.game), { ...deal, begun: true });
  return deal.seed;
}

/** The view that the engine will have of a new game; null where it was not dealt. @param {Setup} setup */
export function viewOf(setup) {
  const deal = find(setup);
  return deal?.seed === setup.seed ? deal.view : null;
}

/**
 * The view that the engine will have of a new game, from a prestarted Python; null where there is none.
 *
 * @param {Setup} setup
 * @returns {Promise<View | null>}
 */
export async function viewFromPrestarted({ game, seats, options, seed }) {
  if (hasSeveralPeople(seats)) return null;
  const answer = await engine.askPrestarted({ op: "deal", setup: { game, seats, options, seed } }).catch(() => null);
  return answer?.ok ? answer.view : null;
}

/** Deal the next game like this one, unless it is dealt. @param {Setup} setup */
export async function prefetch(setup) {
  const { game, seats, options } = setup;
  if (hasSeveralPeople(seats) || find(setup)?.begun === false || storage.hasValuesInMemoryOnly()) return;
  const seed = newSeed();
  const { ok, view } = await engine.call({ op: "deal", setup: { game, seats, options, seed } });
  if (ok) storage.writeDroppable(nameOf(game), { of: keyOf(setup), seed, view, begun: false });
}
