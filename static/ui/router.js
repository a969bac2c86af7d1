/**
 * Addresses of the screens: `#/page/argument/...?name=value`.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 */

/**
 * @param {string} hash
 * @returns {PageRoute}
 */
export function parseHash(hash) {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [page = "", ...args] = path.split("/").map(decode);
  return { page: path ? page : "menu", args, query: new URLSearchParams(query) };
}

/** Thrown by a screen whose address names something that does not exist. */
export class NoSuchPage extends Error {}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @returns {PageRoute} */
export function currentRoute() {
  return parseHash(location.hash);
}

/** Goes to an address; the back button leads back. @param {string} address */
export function navigate(address) {
  location.hash = address;
}

/** Puts another address in the place of the present one. @param {string} address */
export function redirect(address) {
  const url = new URL(location.href);
  url.hash = address;
  history.replaceState(null, "", url);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Puts another address in the place of the present one; the screen stays. @param {string} address */
export function replaceAddress(address) {
  const url = new URL(location.href);
  url.hash = address;
  history.replaceState(null, "", url);
}

/** @param {() => void} listener */
export function onRouteChange(listener) {
  addEventListener("hashchange", listener);
}
