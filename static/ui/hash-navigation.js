/**
 * Addresses of the screens: `#/page/argument/...?name=value`.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 */

/** What a sentence or a messenger leaves at the end of a link. */
const STRAY_END = /(?:[\s)\]}>.,;:!?'"’”»…]|%(?:20|22|27|29|3E|5D|7D|C2%BB|E2%80%99|E2%80%9D|E2%80%A6))+$/i;
/** Parameters in which people may write anything. */
const FREE_TEXT = /[?&](?:names|seed)=[^&]*$/;

/**
 * @param {string} hash
 * @returns {PageRoute}
 */
export function parseHash(hash) {
  const [path = "", query = ""] = withoutStrayEnd(hash.replace(/^#\/?/, "")).split(/\?(.*)/s);
  const [page = "", ...args] = path.split("/").map(decode);
  return { page: path ? page : "menu", args, query: new URLSearchParams(query) };
}

/** @param {string} address */
const withoutStrayEnd = (address) => (FREE_TEXT.test(address) ? address : address.replace(STRAY_END, ""));

/** Thrown by a screen for an address that names nothing. */
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

/** Open an address; the back button returns. @param {string} address */
export function navigate(address) {
  location.hash = address;
}

/** Open an address in place of the present one in the history. @param {string} address */
export function redirect(address) {
  const url = new URL(location.href);
  url.hash = address;
  history.replaceState(null, "", url);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Change the address in place; the screen stays. @param {string} address */
export function replaceAddress(address) {
  const url = new URL(location.href);
  url.hash = address;
  history.replaceState(null, "", url);
}

/** @param {() => void} listener */
export function onRouteChange(listener) {
  addEventListener("hashchange", listener);
}
