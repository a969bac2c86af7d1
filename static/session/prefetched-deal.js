/**
 * Prefetched deals: while the engine is idle, it deals the next game with the present set-up. A rematch is then drawn
 * at once, even if the engine is still starting. The engine later deals the same game from the same seed.
 *
 * One deal is stored for each kind of game, for one release of the site, and storage may drop it. Nothing is prefetched
 * for several people: the deal would show one person's hidden cards before the curtain covers the table.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {{of: string, seed: number, view: View, begun: boolean}} PrefetchedDeal `of`: key of the
 *   set-up, from `keyOf`
 */

import { BUILD_INFO } from "../build-info.js";
import * as engine from "../runtime/engine.js";
import { newSeed } from "./new-game-setup.js";
import { hasSeveralPeople } from "./seat-controllers.js";
import * as storage from "./storage.js";

/** Name of a game's deal among the cached values. @param {string} game */
const nameOf = (game) => `dealt:${game}`;

/** Key of a set-up without its seed, in this release of the site. @param {Setup} setup */
const keyOf = ({ game, seats, options }) =>
  JSON.stringify([BUILD_INFO.version, game, seats, Object.entries(options).sort()]);

/** Stored deal for a set-up, whatever its seed. @param {Setup} setup @returns {PrefetchedDeal | null} */
function find(setup) {
  const deal = /** @type {PrefetchedDeal | null} */ (storage.readDroppable(nameOf(setup.game)));
  return deal?.of === keyOf(setup) ? deal : null;
}

/** Seed for a new game: that of an unused stored deal, which is marked as used, or a new one. @param {Setup} setup */
export function seedFor(setup) {
  const deal = find(setup);
  if (!deal || deal.begun) return newSeed();
  storage.writeDroppable(nameOf(setup.game), { ...deal, begun: true });
  return deal.seed;
}

/** Prefetched view of a new game; null if there is none. @param {Setup} setup */
export function viewOf(setup) {
  const deal = find(setup);
  return deal?.seed === setup.seed ? deal.view : null;
}

/**
 * View of a new game, dealt by the prestarted Python before the engine is ready; null if that is not available.
 *
 * @param {Setup} setup
 * @returns {Promise<View | null>}
 */
export async function viewFromPrestarted({ game, seats, options, seed }) {
  if (hasSeveralPeople(seats)) return null;
  const answer = await engine.askPrestarted({ op: "deal", setup: { game, seats, options, seed } }).catch(() => null);
  return answer?.ok ? answer.view : null;
}

/** Prefetch the next deal for a set-up, unless an unused one is stored. @param {Setup} setup */
export async function prefetch(setup) {
  const { game, seats, options } = setup;
  if (hasSeveralPeople(seats) || find(setup)?.begun === false || storage.hasValuesInMemoryOnly()) return;
  const seed = newSeed();
  const { ok, view } = await engine.call({ op: "deal", setup: { game, seats, options, seed } });
  if (ok) storage.writeDroppable(nameOf(game), { of: keyOf(setup), seed, view, begun: false });
}
