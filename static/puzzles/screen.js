/**
 * The screen of a puzzle: the table seen from the solver's seat, with a guide over it. Without a puzzle in the address
 * it shows the list of puzzles.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { replaceLoadedSession } from "../session/loaded-session.js";
import { TableScreen } from "../table/screen.js";
import { NoSuchPage } from "../ui/hash-navigation.js";
import { PAUSE_BY_PACE, settings } from "../ui/settings.js";
import { loadStylesheet, loadTableStyles } from "../ui/stylesheets.js";
import { PuzzleGuide } from "./guide.js";
import { loadList, loadPuzzle, loadPuzzleTexts, puzzlesOf } from "./puzzle-data.js";
import { PuzzleSession } from "./session.js";

/**
 * @param {PageRoute} route `#/puzzles`, `#/puzzles/<game>` or `#/puzzles/<game>/<n>`, counted from 1
 * @param {Shell} shell
 * @param {() => boolean} wanted whether this address is still the current one
 * @returns {Promise<Screen>}
 */
export async function open(route, shell, wanted) {
  const [game = "", number = ""] = route.args;
  if (!number) return (await import("./list.js")).open(game, shell);
  const list = await loadList();
  const puzzles = puzzlesOf(list, game);
  const puzzle = /^[1-9]\d{0,3}$/.test(number) ? puzzles[Number(number) - 1] : undefined;
  if (!puzzle) throw new NoSuchPage(`${game}/${number}`);
  const { packed, modules } = await loadPuzzle(list, game, puzzle.id);
  const given = route.query.get("pace");
  const pace = () => (given === null ? PAUSE_BY_PACE[settings.pace] : Math.max(0, Number(given) || 0));
  const session = new PuzzleSession(game, { id: puzzle.id, packed }, modules, pace);
  const guide = new PuzzleGuide(session, Number(number), puzzles.length, given);
  const screen = new TableScreen(session, shell, given, guide);
  const { onLanguageChange } = screen;
  screen.onLanguageChange = async () => {
    await onLanguageChange.call(screen);
    screen.texts = await loadPuzzleTexts(settings.lang, game);
    screen.texts.seats = session.view?.seats ?? [];
    guide.texts = screen.texts;
  };
  const styles = ["tutorial.css", "puzzles.css"].map(loadStylesheet);
  await Promise.all([screen.onLanguageChange(), loadTableStyles(), ...styles]);
  if (wanted()) replaceLoadedSession(session, () => screen.begin());
  return screen;
}
