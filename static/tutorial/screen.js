/**
 * The screen of a tutorial ("first voyage" in the interface): a game's table with a guide over it.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */

import { replaceLoadedSession } from "../session/loaded-session.js";
import { TableScreen } from "../table/screen.js";
import * as data from "../ui/fetch-game-data.js";
import { NoSuchPage } from "../ui/hash-navigation.js";
import { PAUSE_BY_PACE, settings } from "../ui/settings.js";
import { loadStylesheet, loadTableStyles } from "../ui/stylesheets.js";
import { loadTutorialTexts } from "../ui/texts.js";
import { Guide } from "./guide.js";
import { readProgress } from "./progress.js";
import { TutorialSession } from "./session.js";

/**
 * @param {PageRoute} route `#/voyage/<game>` or `#/voyage/<game>/<n>`, counted from 1
 * @param {Shell} shell
 * @param {() => boolean} wanted whether this address is still the current one
 * @returns {Promise<Screen>}
 */
export async function open(route, shell, wanted) {
  const [game = "", number = "1"] = route.args;
  const known = (await data.loadGames()).find((one) => one.id === game);
  if (!known?.tutorials?.length) throw new NoSuchPage(game);
  const [{ tutorials: plans }, modules] = await Promise.all([
    data.loadTutorials(game, settings.lang),
    data.loadTutorialModules(),
  ]);
  const plan = plans[Number(number) - 1];
  if (!plan) throw new NoSuchPage(number);
  const given = route.query.get("pace");
  const pace = () => (given === null ? PAUSE_BY_PACE[settings.pace] : Math.max(0, Number(given) || 0));
  const session = new TutorialSession(game, plan, modules, pace);
  session.step = readProgress(game, plan.id).step;
  let words = await loadTutorialTexts(settings.lang, game);
  const guide = new Guide(session, () => words, plans);
  const screen = new TableScreen(session, shell, given, guide);
  const { onLanguageChange } = screen;
  screen.onLanguageChange = async () => {
    words = await loadTutorialTexts(settings.lang, game);
    await onLanguageChange.call(screen);
  };
  await Promise.all([screen.onLanguageChange(), loadTableStyles(), loadStylesheet("tutorial.css")]);
  if (wanted()) replaceLoadedSession(session, () => screen.begin());
  return screen;
}
