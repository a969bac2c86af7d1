/**
 * Playing without a network: registers the service worker, tells when everything is kept, announces a new release.
 *
 * The page calls `claimFirstVisit()` when the engine has come up, and `cacheSite()` a while after that, so that nothing
 * competes with the start and the first table; it shows `status`, where `update` is true offers to take the new release over, and
 * where `replaced` is true asks whether to start anew, for another window has taken it over.
 */

import { BUILD, SITE } from "../build-info.js";
import { fillCodeCache } from "../runtime/code-cache.js";
import { startedFrom } from "../runtime/engine.js";

/**
 * "none": not asked yet; "unsupported": this browser or this address has no service workers;
 * "preparing": files are being fetched; "ready": the site starts without a network; "failed": not this time.
 *
 * @typedef {"none" | "unsupported" | "preparing" | "ready" | "failed"} OfflineStatus
 */

const ASK_AGAIN = 60 * 60 * 1000;

/** `<html data-offline>` says the same. @type {OfflineStatus} */
export let status = "none";

/** Whether a new release waits for the person's word. */
export let updateReady = false;

/** Whether another release has taken over from another window while this page still shows the old one. */
export let updatedElsewhere = false;

/** Sends an event "change" when `status`, `update` or `replaced` has changed. */
export const events = new EventTarget();

/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let asked = 0;
/** Whether the person has asked for the new release in this window. */
let agreed = false;

/** Make the site ready for playing without a network. Never throws; calling it again does no harm. */
export async function cacheSite() {
  if (status === "preparing" || status === "ready") return;
  become("preparing");
  try {
    const found = await registered();
    if (!found) return become("unsupported");
    const first = !found.active;
    await active(found);
    if ((await checkCache(found.active)) < 0) throw new Error("not everything could be fetched");
    if (first) await ask(found.active, "serve");
    become("ready");
  } catch (error) {
    console.info(`Kajuta: not ready for playing offline: ${error}`);
    become("failed");
  }
}

/**
 * Have a page of the first visit served like every later one, by a service worker that keeps next to nothing yet: what
 * the browser compiles of Python's module from now on is of use to the next visit then. Never throws.
 */
export async function claimFirstVisit() {
  if (startedFrom !== "snapshot") return;
  try {
    const found = await registered();
    if (!found || found.active) return; // a page of its own release is served already
    await active(found);
    await ask(found.active, "serve");
    fillCodeCache();
  } catch (error) {
    console.info(`Kajuta: not served yet: ${error}`);
  }
}

/** The service worker asked for, whatever its state; null where it cannot be had. Throws where its file does not come. */
async function registered() {
  const workers = container();
  if (!workers || !BUILD.snapshot) return null;
  const found = await workers.register(new URL("./sw.js", SITE), { scope: SITE.pathname, updateViaCache: "none" });
  if (!found) return null; // something in the browser blocks them, and says nothing
  if (!registration) watch(found);
  registration = found;
  return found;
}

/**
 * Have what is kept looked through because something did not start: it may be damaged, and can be fetched anew.
 *
 * @returns {Promise<boolean>} whether something was
 */
export async function repair() {
  return (await checkCache(container()?.controller ?? null)) > 0;
}

/** The browser's service workers, null where it has none or forbids them: some throw then, others leave them out. */
function container() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/**
 * Have what is kept checked and completed.
 *
 * @param {ServiceWorker | null} worker
 * @returns {Promise<number>} how many files were fetched, -1 where that did not succeed
 */
async function checkCache(worker) {
  if (!worker) return 0;
  return /** @type {number} */ (await ask(worker, startedFrom === "plain" ? "check all" : "check"));
}

/**
 * Take the waiting release over: the page starts anew with it. The site's other pages ask first, for somebody may be
 * in the middle of a move there.
 */
export function applyUpdate() {
  const found = registration;
  const next = found?.waiting;
  agreed = true;
  if (updatedElsewhere) return location.reload();
  if (!next) return;
  // A page that was loaded past the service worker has none, so it would not hear "controllerchange".
  next.addEventListener("statechange", () => next.state === "activated" && otherRelease(found));
  next.postMessage({ kajuta: "take over" });
}

/** @param {OfflineStatus} next */
function become(next) {
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
  navigator.serviceWorker.addEventListener("controllerchange", () => otherRelease(found));
  asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    found.update().catch(() => {}); // without a network there is nothing new
  });
}

/**
 * Another release may have taken over: then this page's code is not its code any more.
 *
 * @param {ServiceWorkerRegistration} found
 */
async function otherRelease(found) {
  const release = await ask(found.active, "release");
  if (release === BUILD.version) {
    // The old one was lost before, so this page came from the host already.
    if (status === "failed") void cacheSite();
    return;
  }
  if (updatedElsewhere) return;
  updatedElsewhere = true;
  updateReady = false;
  if (agreed) location.reload();
  else events.dispatchEvent(new Event("change"));
}

/**
 * Wait until a release is installed and active. The first one becomes active by itself.
 *
 * @param {ServiceWorkerRegistration} found
 */
async function active(found) {
  if (found.active) return;
  const coming = found.installing ?? found.waiting;
  if (!coming) throw new Error("no service worker");
  await new Promise((resolve, reject) => {
    const look = () => {
      if (coming.state === "activated") resolve(undefined);
      if (coming.state === "redundant") reject(new Error("not everything could be fetched"));
    };
    coming.addEventListener("statechange", look);
    look();
  });
}

/**
 * @param {ServiceWorker | null} worker
 * @param {string} what
 * @returns {Promise<unknown>} its answer
 */
function ask(worker, what) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker?.postMessage({ kajuta: what }, [port2]);
  });
}
