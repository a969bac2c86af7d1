/**
 * The service worker: after one visit the site starts and plays without a network.
 *
 * It caches the files of exactly one release under a name that begins with `kajuta:<base path>:`, and serves these files
 * and never a mixture of releases. The first release is cached when a page asks for it ("check"). A new release is
 * fetched beside the old one (only what differs), waits, and takes over when a page says so.
 *
 * It serves what the host answered, under the address that it was fetched from: with such answers a browser keeps its
 * compiled code from visit to visit.
 *
 * A browser's cache can be damaged or cleared. Only the first two files are verified before they are served: a page that
 * fails on another file has all of them verified, as does every page when it is idle, and what is wrong is fetched anew.
 *
 * The build fills in RELEASE: addresses from the site's root with the SHA-256 of their content, and which of them are
 * `spare`, needed only where Python cannot start from the snapshot.
 */

/** @type {{version: string, files: Record<string, string>, spare: string[]}} */
const RELEASE = { version: "unbuilt", files: {}, spare: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const BASE = new URL("./", worker.location.href);
const CACHES = `kajuta:${BASE.pathname}:`;
const CACHE = `${CACHES}${RELEASE.version}`;
const PAGE = "index.html";
/** A file that differs from release to release. It is cached last: without it, everything may come from the host. */
const RELEASE_MARK = "static/build-info.js";
/** Files that a page needs to report that another is wrong: verified each time they are served. */
const ALWAYS_VERIFIED = [PAGE, "static/boot.js"];
const PARALLEL_FETCHES = 6;
/** Options of a look-up: a host may send `Vary`. */
const MATCH_OPTIONS = { ignoreVary: true };
/** Files that a visit without a network needs. */
const OFFLINE_FILES = Object.keys(RELEASE.files).filter((name) => !RELEASE.spare.includes(name));
/** The one address to which other apps share files, as the manifest says. */
const SHARE_ADDRESS = new URL("share", BASE).href;
/** More bytes than a form with any file of Kajuta has. */
const MAX_SHARED_BYTES = 16_100_000;
/**
 * What was shared last, until a page takes it: in memory only, for it is stored when somebody has agreed.
 *
 * @type {File | "too-big" | null}
 */
let shared = null;
/** Whether this release is neither cached nor at the host any more. */
let lost = false;

worker.addEventListener("install", (event) => {
  // The first release replaces none: it is active at once, and caches the site when the page asks for it.
  if (worker.registration.active) event.waitUntil(cacheFiles(OFFLINE_FILES));
});

worker.addEventListener("activate", (event) => event.waitUntil(deleteOtherCaches()));

worker.addEventListener("message", (event) => {
  const [port] = event.ports;
  const request = event.data?.kajuta;
  if (request === "take over") event.waitUntil(worker.skipWaiting());
  if (request === "release") port?.postMessage(RELEASE.version);
  if (request === "serve") event.waitUntil(reply(port, worker.clients.claim()));
  if (request === "take shared file") {
    port?.postMessage(shared);
    shared = null;
  }
  if (request === "check") event.waitUntil(reply(port, verify(OFFLINE_FILES)));
  if (request === "check all") event.waitUntil(reply(port, verify(Object.keys(RELEASE.files))));
});

/**
 * @param {MessagePort | undefined} port
 * @param {Promise<unknown>} work
 */
async function reply(port, work) {
  port?.postMessage(await work.catch(() => -1));
}

worker.addEventListener("fetch", (event) => {
  if (event.request.method === "POST" && event.request.url === SHARE_ADDRESS) {
    event.respondWith(receiveShared(event.request));
    return;
  }
  const name = nameOf(event.request);
  if (name) event.respondWith(answer(name, event.request));
});

/**
 * Hold the file that another app shares, in place of one that is held, and show the page that asks about it.
 *
 * @param {Request} request
 */
async function receiveShared(request) {
  shared = await sharedFile(request).catch((error) => (error instanceof RangeError ? "too-big" : null));
  return Response.redirect(new URL("#/file", BASE).href, 303);
}

/**
 * The file in a form; null for none. Throws RangeError for too much of it, before more is read.
 *
 * @param {Request} request
 * @returns {Promise<File | null>}
 */
async function sharedFile(request) {
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("multipart/form-data")) return null;
  if (Number(request.headers.get("Content-Length")) > MAX_SHARED_BYTES) throw new RangeError();
  let length = 0;
  const bounded = new TransformStream({
    transform(/** @type {Uint8Array} */ chunk, controller) {
      length += chunk.length;
      if (length > MAX_SHARED_BYTES) controller.error(new RangeError());
      else controller.enqueue(chunk);
    },
  });
  const body = (request.body ?? (await request.blob()).stream()).pipeThrough(bounded);
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
  const file = form.get("file");
  return file instanceof File ? file : null;
}

/** Name in RELEASE of the requested file, null for anything else. @param {Request} request @returns {string | null} */
function nameOf(request) {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== BASE.origin || !address.pathname.startsWith(BASE.pathname)) {
    return null;
  }
  const name = decodeURIComponent(address.pathname.slice(BASE.pathname.length)) || PAGE;
  return Object.hasOwn(RELEASE.files, name) ? name : null;
}

/**
 * Serve a file of this release, from the network where it is not cached. Where the host has another release by now, the
 * request fails rather than mixing two; where RELEASE_MARK is not cached either, this release is lost, and everything
 * comes from the host.
 *
 * @param {string} name
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(name, request) {
  if (lost) return fetch(request);
  const cache = await caches.open(CACHE);
  const cached = await cachedFile(cache, name);
  if (cached && (!ALWAYS_VERIFIED.includes(name) || (await isIntact(name, cached.clone()))))
    return answerTo(cached, request);
  try {
    const right = await fetchIntact(name);
    await cache.put(addressOf(name), right.clone()).catch(() => {}); // without room it is served all the same
    return answerTo(right, request);
  } catch (error) {
    lost = !(await cachedFile(cache, RELEASE_MARK));
    if (!lost) throw error;
    return fetch(request);
  }
}

/**
 * Verify all cached files of this release; fetch those of `names` that are damaged or missing.
 *
 * @param {string[]} names
 * @returns {Promise<number>} number of files that were fetched
 */
async function verify(names) {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(RELEASE.files)) {
    const cached = await cachedFile(cache, name);
    if (cached && !(await isIntact(name, cached))) await cache.delete(addressOf(name), MATCH_OPTIONS);
  }
  return cacheFiles(names);
}

/**
 * Fetch and verify the files that are not cached yet. Fails as a whole: with RELEASE_MARK a release is complete.
 *
 * @param {string[]} names
 * @returns {Promise<number>} number of files that were fetched
 */
async function cacheFiles(names) {
  const cache = await caches.open(CACHE);
  const cached = new Set((await cache.keys()).map((request) => request.url));
  const missing = names.filter((name) => name !== RELEASE_MARK && !cached.has(addressOf(name)));
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  let count = 0;
  const take = async (/** @type {string} */ name) => {
    count++;
    await cache.put(addressOf(name), (await fromOtherRelease(name, others)) ?? (await fetchIntact(name)));
  };
  const one = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) await take(name);
  };
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, one));
  if (!cached.has(addressOf(RELEASE_MARK))) await take(RELEASE_MARK);
  lost = false;
  return count;
}

/**
 * A file out of another release's cache, null where it differs or is not there.
 *
 * @param {string} name
 * @param {string[]} others names of the other caches
 */
async function fromOtherRelease(name, others) {
  for (const other of others) {
    const cached = await cachedFile(await caches.open(other), name);
    if (cached && (await isIntact(name, cached.clone()))) return cached;
  }
  return null;
}

/**
 * Fetch a file of this release, from the browser's HTTP cache where that has the right content.
 *
 * @param {string} name
 * @returns {Promise<Response>}
 */
async function fetchIntact(name) {
  /** @type {RequestCache[]} */
  const modes = ["default", "no-cache", "reload"];
  for (const mode of modes) {
    const response = await fetch(addressOf(name), { cache: mode });
    if (!response.ok || !(await isIntact(name, response.clone()))) continue;
    return response.headers.get("Vary")?.includes("*") ? withoutAddress(response) : response; // a cache takes no other
  }
  throw new Error(`${name} is not the file of this release`);
}

/**
 * Whether a response has the content of the file in this release. Consumes the response.
 *
 * @param {string} name
 * @param {Response} response
 */
async function isIntact(name, response) {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === RELEASE.files[name];
}

/**
 * The response under the address of the request, where it has another one: pages take no redirected answer.
 *
 * @param {Response} response
 * @param {Request} request
 */
function answerTo(response, request) {
  return response.url === request.url && !response.redirected ? response : withoutAddress(response);
}

/** Response of the same content and type without an address of its own. @param {Response} response */
function withoutAddress(response) {
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  return new Response(response.body, { headers: { "Content-Type": type } });
}

/** Delete the caches of other releases. */
async function deleteOtherCaches() {
  for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
}

/** @param {Cache} cache @param {string} name */
const cachedFile = (cache, name) => cache.match(addressOf(name), MATCH_OPTIONS);

/** Address of a file, which is its key in the cache. @param {string} name */
function addressOf(name) {
  return new URL(name === PAGE ? "./" : name, BASE).href;
}
