/**
 * Navigation between screens by the address's hash: `#/page/argument/...?name=value`.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 */
import { afterTraversal, atPageEntry, forgetOverlays, isOverlayEntry } from "./overlays.js";

/** Characters that do not belong to a link, but follow it in a sentence or message. */
const STRAY_END = /(?:[\s)\]}>.,;:!?'"’”»…]|%(?:20|22|27|29|3E|5D|7D|C2%BB|E2%80%99|E2%80%9D|E2%80%A6))+$/i;
/** Last parameter of an address if it may contain any text. */
const FREE_TEXT = /[?&](?:names|seed)=[^&]*$/;

/**
 * Parse the hash of an address.
 *
 * @param {string} hash
 * @returns {PageRoute}
 */
export function parseHash(hash) {
  const [path = "", query = ""] = withoutStrayEnd(hash.replace(/^#\/?/, "")).split(/\?(.*)/s);
  const [page = "", ...args] = path.split("/").map(decode);
  return { page: path ? page : "menu", args, query: new URLSearchParams(query) };
}

/** Address without stray characters after its end. @param {string} address */
const withoutStrayEnd = (address) => (FREE_TEXT.test(address) ? address : address.replace(STRAY_END, ""));

/** Error that a screen throws for an address that does not exist. */
export class NoSuchPage extends Error {}

/** Decode percent-encoding; text that is not valid stays as it is. @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Route of the present address. @returns {PageRoute} */
export function currentRoute() {
  return parseHash(location.hash);
}

/**
 * Open an address as a new history entry. The back button returns to the page without its overlays.
 *
 * @param {string} address
 */
export function navigate(address) {
  afterTraversal(() => {
    if (urlOf(address).href === location.href) return;
    if (isOverlayEntry()) replaceEntry(address);
    else location.hash = address;
  });
}

/** Open an address in place of the page's history entry. @param {string} address */
export function redirect(address) {
  atPageEntry(() => replaceEntry(address));
}

/** Change the address without opening another screen. @param {string} address */
export function replaceAddress(address) {
  atPageEntry(() => history.replaceState(null, "", urlOf(address)));
}

/** Open an address in place of the present history entry, the page's or the overlays'. @param {string} address */
function replaceEntry(address) {
  forgetOverlays();
  history.replaceState(null, "", urlOf(address));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Absolute URL of a screen. @param {string} address */
function urlOf(address) {
  const url = new URL(location.href);
  url.hash = address;
  return url;
}

/** Open a clicked link within the site with `navigate`. @param {MouseEvent} event */
function followLink(event) {
  const link = /** @type {Element} */ (event.target).closest("a[href^='#']");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(link.getAttribute("href") ?? "");
}

addEventListener("click", followLink);

/** Call `listener` whenever another screen is to be opened. @param {() => void} listener */
export function onRouteChange(listener) {
  addEventListener("hashchange", listener);
}
