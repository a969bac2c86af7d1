/**
 * Screen of a shared position: a read-only table with what all players could see.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { loadedSession, replaceLoadedSession } from "../session/loaded-session.js";
import { MomentSession } from "../session/moment-session.js";
import { linkFingerprint, missingPart, unpackSaveLink } from "../session/save-links.js";
import { nameSeats } from "../session/seat-names.js";
import { openUnsaved } from "../table/screen.js";
import { redirect } from "../ui/hash-navigation.js";
import { PAUSE_BY_PACE, settings } from "../ui/settings.js";
import { drawArriving } from "./loading-and-error-pages.js";

/**
 * Open the screen.
 *
 * @param {PageRoute} route `#/moment/<code>`
 * @param {Shell} shell
 * @param {() => boolean} wanted false once another address was opened
 * @returns {Promise<Screen>}
 */
export async function open({ args: [code = ""], query }, shell, wanted) {
  const id = `moment:${linkFingerprint(code)}`;
  const pace = query.get("pace");
  const loaded = loadedSession(id);
  if (loaded?.view || loaded?.problem) {
    const screen = await openUnsaved(loaded, shell, pace);
    if (wanted()) replaceLoadedSession(loaded, () => screen.begin());
    return screen;
  }
  const { texts } = shell;
  let problem = "";
  void unpackSaveLink(code).then((text) => {
    if (!wanted()) return;
    if (!text) {
      problem = texts.ui(`link-no-${missingPart(code)}`);
      shell.redraw();
      return;
    }
    const milliseconds = () => (pace === null ? PAUSE_BY_PACE[settings.pace] : Math.max(0, Number(pace) || 0));
    const session = new MomentSession(id, text, milliseconds);
    session.nameSeats = (seats) => nameSeats(seats, texts);
    // The table needs the texts and styles of its game, which is known only now.
    replaceLoadedSession(session, () => wanted() && redirect(location.hash));
  });
  return { title: texts.ui("moment"), draw: () => drawArriving(problem, shell) };
}
