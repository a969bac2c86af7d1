/**
 * View of a game before the engine has loaded it, so that the table is drawn early. It is the cached last view, a
 * prefetched deal, or a deal from the prestarted Python. The engine's own view is identical.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 */
import * as cachedView from "./cached-view.js";
import * as prefetchedDeal from "./prefetched-deal.js";

/**
 * Call `show` with the early view of a game, if there is one. `isLate` is false for a call at once, true for a later
 * one.
 *
 * @param {string} id
 * @param {Save | null} save
 * @param {Setup | undefined} setup of a game that was not begun
 * @param {(view: View, isLate: boolean) => void} show
 */
export function showEarly(id, save, setup, show) {
  const known = save ? cachedView.find(id, save) : setup && prefetchedDeal.viewOf(setup);
  if (known) show(known, false);
  else if (setup) void prefetchedDeal.viewFromPrestarted(setup).then((view) => view && show(view, true));
}
