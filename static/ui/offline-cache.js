/**
 * The offline cache: registers the service worker, reports when everything is cached, announces a new release.
 *
 * The page calls `cacheSite()` a while after the engine has come up, so that nothing competes with the start and the
 * first table. It shows `status`, offers the new release where `updateReady` is true, and asks whether to reload where
 * `updatedElsewhere` is true.
 */

import { BUILD_INFO, SITE_ROOT } from "../build-info.js";
import { startedFrom } from "../runtime/engine.js";

/**
 * "none": not asked yet; "unsupported": this browser or this address has no service workers;
 * "preparing": files are being fetched; "ready": the site starts without a network; "failed": not this time.
 *
 * @typedef {"none" | "unsupported" | "preparing" | "ready" | "failed"} OfflineStatus
 */

const CHECK_INTERVAL = 60 * 60 * 1000;
/** Milliseconds after which the service worker has no shared file. */
const SHARED_LIMIT = 3000;

/** `<html data-offline>` says the same. @type {OfflineStatus} */
export let status = "none";

/** Whether a new release waits to be applied. */
export let updateReady = false;

/** Whether another window has applied a new release while this page still shows the old one. */
export let updatedElsewhere = false;

/** Sends an event "change" when `status`, `updateReady` or `updatedElsewhere` has changed. */
export const events = new EventTarget();

/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let lastCheck = 0;
/** Whether the person has asked for the new release in this window. */
let requested = false;
/** Whether the first release came with this page, which it does not serve by itself. */
let isFirstVisit = false;

/** Cache the site for playing without a network. Never throws; calling it again does no harm. */
export async function cacheSite() {
  if (status === "preparing" || status === "ready") return;
  setStatus("preparing");
  try {
    const found = await register();
    if (!found) return setStatus("unsupported");
    isFirstVisit ||= !found.active;
    await navigator.serviceWorker.ready;
    if ((await checkCache(found.active)) < 0) throw new Error("not everything could be fetched");
    if (isFirstVisit) await request(found.active, "serve");
    setStatus("ready");
  } catch (error) {
    console.info(`Kajuta: not ready for playing offline: ${error}`);
    setStatus("failed");
  }
}

/** Register the service worker; null where there can be none. Throws where its file cannot be fetched. */
async function register() {
  const workers = serviceWorkers();
  if (!workers || !BUILD_INFO.built) return null;
  const found = await workers.register(new URL("./sw.js", SITE_ROOT), {
    scope: SITE_ROOT.pathname,
    updateViaCache: "none",
  });
  if (!found) return null; // blocked in silence by something in the browser
  if (!registration) watch(found);
  registration = found;
  return found;
}

/**
 * Have the cache verified and completed because something did not start.
 *
 * @returns {Promise<boolean>} whether anything was damaged or missing
 */
export async function repairCache() {
  return (await checkCache(serviceWorkers()?.controller ?? null)) > 0;
}

/**
 * The file that another app has shared with Kajuta last; null for none, "too-big" where it was not even received.
 *
 * @returns {Promise<File | "too-big" | null>}
 */
export async function takeSharedFile() {
  const worker = serviceWorkers()?.controller;
  if (!worker) return null;
  // The worker of another release may not know the question.
  const late = new Promise((resolve) => setTimeout(resolve, SHARED_LIMIT, null));
  const shared = await Promise.race([request(worker, "take shared file"), late]);
  return shared instanceof File || shared === "too-big" ? shared : null;
}

/** The browser's service workers, null where it has none or forbids them: some browsers throw then. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/**
 * Have the cache verified and completed.
 *
 * @param {ServiceWorker | null} worker
 * @returns {Promise<number>} number of files that were fetched, -1 where that failed
 */
async function checkCache(worker) {
  if (!worker) return 0;
  return /** @type {number} */ (await request(worker, startedFrom === "plain" ? "check all" : "check"));
}

/**
 * Apply the waiting release: the page reloads with it. The site's other windows ask first, for somebody may be in the
 * middle of a move there.
 */
export function applyUpdate() {
  const found = registration;
  const next = found?.waiting;
  requested = true;
  if (updatedElsewhere) return location.reload();
  if (!next) return;
  // A page that was loaded past the service worker has no controller, and so no "controllerchange".
  next.addEventListener("statechange", () => next.state === "activated" && onOtherRelease(found));
  next.postMessage({ kajuta: "take over" });
}

/** @param {OfflineStatus} next */
function setStatus(next) {
  status = next;
  document.documentElement.dataset.offline = next;
  events.dispatchEvent(new Event("change"));
}

/** @param {ServiceWorkerRegistration} found */
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
    found.update().catch(() => {}); // without a network there is nothing new
  });
}

/**
 * Handle a change of controller, after which this page may show an old release.
 *
 * @param {ServiceWorkerRegistration} found
 */
async function onOtherRelease(found) {
  const release = await request(found.active, "release");
  if (release === BUILD_INFO.version) {
    // The old release was lost before, so this page came from the host already.
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
 * @param {ServiceWorker | null} worker
 * @param {string} what
 * @returns {Promise<unknown>} the answer
 */
function request(worker, what) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker?.postMessage({ kajuta: what }, [port2]);
  });
}
