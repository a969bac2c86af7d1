/**
 * The screen of a saved game: the lobby while its guests are awaited, then the table, with what several screens need.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import * as saves from "../session/saved-games.js";
import * as table from "../table/screen.js";
import { loadStylesheet } from "../ui/stylesheets.js";

/**
 * @param {PageRoute} route `#/game/<id>`
 * @param {Shell} shell
 * @param {() => boolean} wanted whether no other address has been opened meanwhile
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
 * The host's presence bar; null where nobody sits elsewhere. The page hosts the session from then on.
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

/** @type {import("../table/screen.js").Multiplayer["sendGameLink"]} */
async function sendGameLink(session, name, texts) {
  const { showSendGameLinkDialog } = await import("./send-game-link-dialog.js");
  await showSendGameLinkDialog(session, name, texts);
}
