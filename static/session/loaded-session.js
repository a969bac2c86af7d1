/**
 * The session whose match the engine holds. It holds one, which stays loaded while other screens are shown.
 *
 * @typedef {import("./session.js").Session} Session
 */

/** @type {Session | null} */
let current = null;

/** The session of a saved game, if it is loaded. @param {string} id */
export const loadedSession = (id) => (current?.id === id ? current : null);

/** The save of a game has changed: what is loaded is outdated. @param {string} id */
export function forgetLoadedSession(id) {
  if (current?.id !== id) return;
  current.autoplay.pause();
  current = null;
}

/**
 * Load a session in place of the present one.
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
