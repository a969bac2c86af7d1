/**
 * Screen of a saved game: the lobby until a game with guests begins, otherwise the table. It adds the parts that games
 * with several screens need.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import * as saves from "../session/saved-games.js";
import * as table from "../table/screen.js";
import { loadStylesheet } from "../ui/stylesheets.js";

/**
 * Open the lobby or the table.
 *
 * @param {PageRoute} route `#/game/<id>`
 * @param {Shell} shell
 * @param {() => boolean} wanted false once another address was opened
 * @returns {Promise<Screen>}
 */
export async function open(route, shell, wanted) {
  const id = route.args[0] ?? "";
  if (saves.hasGuests(id)) {
    const host = (await import("./host.js")).hostOf(id);
    if (host && !host.begun) return (await import("./lobby.js")).open(host, shell);
  }
  return table.open(route, shell, wanted, { hostBar, sendGameLink });
}

/**
 * Make this page the session's host and return its presence bar; null if the game has no guests.
 *
 * @type {import("../table/screen.js").Multiplayer["hostBar"]}
 */
async function hostBar(session, redraw, signal) {
  const [{ hostOf }, { HostPresenceBar }] = await Promise.all([
    import("./host.js"),
    import("./presence-bar.js"),
    loadStylesheet("multiplayer.css"),
  ]);
  const host = hostOf(session.id);
  if (!host || signal.aborted) return null;
  host.attach(session);
  return new HostPresenceBar(host, session, redraw, signal);
}

/** Offer the game as a link. @type {import("../table/screen.js").Multiplayer["sendGameLink"]} */
async function sendGameLink(session, name, texts) {
  const { showSendGameLinkDialog } = await import("./send-game-link-dialog.js");
  await showSendGameLinkDialog(session, name, texts);
}
