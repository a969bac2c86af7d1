/**
 * The game that lies on the engine's table: there is room for one, and it stays there while other screens are shown.
 *
 * @typedef {import("./session.js").Session} Session
 */

/** @type {Session | null} */
let current = null;

/** The session of a game that lies on the table; null for any other game. @param {string} id */
export const loadedSession = (id) => (current?.id === id ? current : null);

/** The game came in anew: what lies on the table is not it any more. @param {string} id */
export function unloadSession(id) {
  if (current?.id !== id) return;
  current.autoplay.pause();
  current = null;
}

/**
 * Puts a game in the place of the one that lies on the table.
 *
 * @param {Session} session
 * @param {() => void} begin called when it lies there
 */
export function loadSession(session, begin) {
  if (current === session) {
    begin();
    return;
  }
  current?.autoplay.pause();
  current?.authority.abandon?.();
  current = session;
  void session.open().then(begin);
}
