/**
 * Addresses of the screens: `#/page/argument/...?name=value`.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 */
import { afterTraversal, atPageEntry, forgetOverlays, isOverlayEntry } from "./overlays.js";

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

/** Open an address; the back button returns to the page, not to what is open over it. @param {string} address */
export function navigate(address) {
  afterTraversal(() => {
    if (urlOf(address).href === location.href) return;
    if (isOverlayEntry()) replaceEntry(address);
    else location.hash = address;
  });
}

/** Open an address in place of the present one in the history. @param {string} address */
export function redirect(address) {
  atPageEntry(() => replaceEntry(address));
}

/** Change the address in place; the screen stays. @param {string} address */
export function replaceAddress(address) {
  atPageEntry(() => history.replaceState(null, "", urlOf(address)));
}

/** Open an address in place of the present entry, be it the page's own or that of what is open. @param {string} address */
function replaceEntry(address) {
  forgetOverlays();
  history.replaceState(null, "", urlOf(address));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** @param {string} address */
function urlOf(address) {
  const url = new URL(location.href);
  url.hash = address;
  return url;
}

/** Follow a link within the site as `navigate` does. @param {MouseEvent} event */
function followLink(event) {
  const link = /** @type {Element} */ (event.target).closest("a[href^='#']");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(link.getAttribute("href") ?? "");
}

addEventListener("click", followLink);

/** @param {() => void} listener */
export function onRouteChange(listener) {
  addEventListener("hashchange", listener);
}
