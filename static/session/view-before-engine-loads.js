/**
 * The view of a game before the engine has loaded it: cached when it was seen last, or of a deal that was prefetched or
 * that a prestarted Python makes. The engine's own view is the same.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 */
import * as cachedView from "./cached-view.js";
import * as prefetchedDeal from "./prefetched-deal.js";

/**
 * Call `show` with the view of a game, at once or soon, if it can be known.
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
