/**
 * The session whose game is loaded in the engine. The engine holds one game, also while other screens are shown.
 *
 * @typedef {import("./session.js").Session} Session
 */

/** @type {Session | null} */
let current = null;

/** Session of a saved game; null if that game is not loaded. @param {string} id */
export const loadedSession = (id) => (current?.id === id ? current : null);

/** Forget the loaded session of a game whose save has changed. @param {string} id */
export function forgetLoadedSession(id) {
  if (current?.id !== id) return;
  current.autoplay.pause();
  current = null;
}

/**
 * Make a session the loaded one, in place of the previous session.
 *
 * @param {Session} session
 * @param {() => void} begin called when it is loaded
 */
export function replaceLoadedSession(session, begin) {
  if (current === session) {
    begin();
    return;
  }
  current?.autoplay.pause();
  current?.authority.abandon?.();
  current = session;
  void session.open().then(begin);
}
