/**
 * The offline cache: registers the service worker, reports when the whole site is cached, announces new releases.
 *
 * The page calls `cacheSite()` some time after the engine has started, so that caching does not slow down the start and
 * the first table. It shows `status`, offers a new release if `updateReady` is true, and asks whether to reload if
 * `updatedElsewhere` is true.
 */

import { BUILD_INFO, SITE_ROOT } from "../build-info.js";
import { fillCodeCache, startedFrom } from "../runtime/engine.js";

/**
 * "none": caching was not requested yet; "unsupported": this browser or address has no service workers;
 * "preparing": files are being fetched; "ready": the site works without a network; "failed": caching failed.
 *
 * @typedef {"none" | "unsupported" | "preparing" | "ready" | "failed"} OfflineStatus
 */

/** Milliseconds until files are fetched, so that this does not delay the first table. */
const CACHE_DELAY = 1700;
const CHECK_INTERVAL = 60 * 60 * 1000;
/** Longest wait for a shared file from the service worker, in milliseconds. */
const SHARED_LIMIT = 3000;

/** Status of the cache, also shown in `<html data-offline>`. @type {OfflineStatus} */
export let status = "none";

/** Whether a new release has been fetched and can be applied. */
export let updateReady = false;

/** Whether another window has applied a new release while this page still shows the old one. */
export let updatedElsewhere = false;

/** Target of "change" events, sent when `status`, `updateReady` or `updatedElsewhere` has changed. */
export const events = new EventTarget();

/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let lastCheck = 0;
/** Whether a person has accepted the new release in this window. */
let requested = false;

/** Cache the site for offline play. Never throws, and may be called repeatedly. */
export async function cacheSite() {
  if (status === "preparing" || status === "ready") return;
  setStatus("preparing");
  try {
    const found = await register();
    if (!found) return setStatus("unsupported");
    const isFirstVisit = !found.active;
    await navigator.serviceWorker.ready;
    if (isFirstVisit) {
      await request(found.active, "serve");
      if (startedFrom === "snapshot") fillCodeCache();
    }
    await new Promise((resolve) => setTimeout(resolve, CACHE_DELAY));
    if ((await checkCache(found.active)) < 0) throw new Error("not everything could be fetched");
    setStatus("ready");
  } catch (error) {
    console.info(`Kajuta: not ready for playing offline: ${error}`);
    setStatus("failed");
  }
}

/** Register the service worker; null if there can be none. Throws if its file cannot be fetched. */
async function register() {
  const workers = serviceWorkers();
  if (!workers || !BUILD_INFO.built) return null;
  const found = await workers.register(new URL("./sw.js", SITE_ROOT), {
    scope: SITE_ROOT.pathname,
    updateViaCache: "none",
  });
  if (!found) return null; // a browser extension or setting blocks it without an error
  if (!registration) watch(found);
  registration = found;
  return found;
}

/**
 * Repair the cache after a failure to load or start something.
 *
 * @returns {Promise<boolean>} whether anything was damaged or missing
 */
export async function repairCache() {
  return (await checkCache(serviceWorkers()?.controller ?? null)) > 0;
}

/**
 * Take the file that another app shared last; null if there is none, "too-big" if it was rejected for its size.
 *
 * @returns {Promise<File | "too-big" | null>}
 */
export async function takeSharedFile() {
  const worker = serviceWorkers()?.controller;
  if (!worker) return null;
  // A service worker of another release may not answer this request.
  const late = new Promise((resolve) => setTimeout(resolve, SHARED_LIMIT, null));
  const shared = await Promise.race([request(worker, "take shared file"), late]);
  return shared instanceof File || shared === "too-big" ? shared : null;
}

/** The browser's service workers; null if it has none or forbids them, for which some browsers throw. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/**
 * Have the service worker verify the cached files, and fetch damaged and missing ones.
 *
 * @param {ServiceWorker | null} worker
 * @returns {Promise<number>} number of fetched files; -1 if fetching failed
 */
async function checkCache(worker) {
  if (!worker) return 0;
  return /** @type {number} */ (await request(worker, startedFrom === "plain" ? "check all" : "check"));
}

/**
 * Apply the new release, which reloads the page. Other windows of the site ask before they reload, since somebody may
 * be in the middle of a move there.
 */
export function applyUpdate() {
  const found = registration;
  const next = found?.waiting;
  requested = true;
  if (updatedElsewhere) return location.reload();
  if (!next) return;
  // A page loaded without the service worker (a forced reload) gets no "controllerchange" event.
  next.addEventListener("statechange", () => next.state === "activated" && onOtherRelease(found));
  next.postMessage({ kajuta: "take over" });
}

/** Set the status and notify listeners. @param {OfflineStatus} next */
function setStatus(next) {
  status = next;
  document.documentElement.dataset.offline = next;
  events.dispatchEvent(new Event("change"));
}

/**
 * Watch for new releases; look for one at most hourly, when the page becomes visible.
 *
 * @param {ServiceWorkerRegistration} found
 */
function watch(found) {
  const look = () => {
    const waits = Boolean(found.waiting && found.active);
    if (waits === updateReady) return;
    updateReady = waits;
    events.dispatchEvent(new Event("change"));
  };
  const follow = () => found.installing?.addEventListener("statechange", look);
  found.addEventListener("updatefound", follow);
  follow();
  look();
  navigator.serviceWorker.addEventListener("controllerchange", () => onOtherRelease(found));
  lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lastCheck < CHECK_INTERVAL) return;
    lastCheck = Date.now();
    found.update().catch(() => {}); // offline: look again later
  });
}

/**
 * Handle a change of the service worker that controls the page, after which the page may belong to an old release.
 *
 * @param {ServiceWorkerRegistration} found
 */
async function onOtherRelease(found) {
  const release = await request(found.active, "release");
  if (release === BUILD_INFO.version) {
    // The page already has the new release: its old cache was lost, so it was loaded from the host.
    if (status === "failed") void cacheSite();
    return;
  }
  if (updatedElsewhere) return;
  updatedElsewhere = true;
  updateReady = false;
  if (requested) location.reload();
  else events.dispatchEvent(new Event("change"));
}

/**
 * Send a request to a service worker.
 *
 * @param {ServiceWorker | null} worker
 * @param {string} what request, as listed in sw.js
 * @returns {Promise<unknown>} the answer
 */
function request(worker, what) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker?.postMessage({ kajuta: what }, [port2]);
  });
}
