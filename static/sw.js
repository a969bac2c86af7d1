/**
 * The service worker: after one visit the site starts and plays without a network.
 *
 * Releases: it caches the files of exactly one release, under a name that begins with `kajuta:<base path>:`, and never
 * serves a mixture of releases. A page that sends "check" has the first release cached. A later release is fetched into
 * a cache of its own (only the files that differ), and takes over when a page sends "take over".
 *
 * Compiled code: it serves the host's own responses with their own URLs, because browsers keep compiled code between
 * visits only for such responses.
 *
 * Repair: a browser's cache can be damaged or cleared. Only index.html and static/boot.js are verified each time they
 * are served. A page asks for a check of all files when one fails to load, and also when it is idle; damaged files are
 * fetched again.
 *
 * The build fills in RELEASE. `files` maps paths relative to the site's root to the SHA-256 of their content; `spare`
 * lists the files that are needed only if Python cannot start from the snapshot.
 */

/** @type {{version: string, files: Record<string, string>, spare: string[]}} */
const RELEASE = { version: "unbuilt", files: {}, spare: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const BASE = new URL("./", worker.location.href);
const CACHES = `kajuta:${BASE.pathname}:`;
const CACHE = `${CACHES}${RELEASE.version}`;
const PAGE = "index.html";
/** A file that differs in every release. It is cached last, so the cache of a release is complete if it is there. */
const RELEASE_MARK = "static/build-info.js";
/** Files that report damaged files to the visitor. They are verified each time they are served. */
const ALWAYS_VERIFIED = [PAGE, "static/boot.js"];
const PARALLEL_FETCHES = 6;
/** Options for cache look-ups. A host may send `Vary`, which must not prevent a match. */
const MATCH_OPTIONS = { ignoreVary: true };
/** Files needed for a visit without a network. */
const OFFLINE_FILES = Object.keys(RELEASE.files).filter((name) => !RELEASE.spare.includes(name));
/** Share target of the web app manifest: the address to which other apps post files. */
const SHARE_ADDRESS = new URL("share", BASE).href;
/** Size limit of a form with a shared file, in bytes: above the largest file that Kajuta writes. */
const MAX_SHARED_BYTES = 16_100_000;
/**
 * The last shared file, until a page takes it. It stays in memory, since nothing is stored before a person has agreed.
 *
 * @type {File | "too-big" | null}
 */
let shared = null;
/** Whether this release can be had neither from the cache nor from the host. */
let lost = false;

worker.addEventListener("install", (event) => {
  // The very first release becomes active at once, and caches the site only when a page asks for it.
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
 * Send the result of `work` to a page, or -1 if it failed.
 *
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
 * Receive a file that another app shares, in place of an earlier one, and redirect to the screen that asks about it.
 *
 * @param {Request} request
 */
async function receiveShared(request) {
  shared = await sharedFile(request).catch((error) => (error instanceof RangeError ? "too-big" : null));
  return Response.redirect(new URL("#/file", BASE).href, 303);
}

/**
 * File in a form; null if there is none. Throws RangeError as soon as the form exceeds MAX_SHARED_BYTES.
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

/** Name of a requested file in RELEASE; null for other requests. @param {Request} request @returns {string | null} */
function nameOf(request) {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== BASE.origin || !address.pathname.startsWith(BASE.pathname)) {
    return null;
  }
  const name = decodeURIComponent(address.pathname.slice(BASE.pathname.length)) || PAGE;
  return Object.hasOwn(RELEASE.files, name) ? name : null;
}

/**
 * Serve a file of this release from the cache, or else from the network.
 *
 * If the host has another release by now, the request fails, since releases must not be mixed. If RELEASE_MARK is not
 * cached either, this release is lost, and from then on all files come from the host.
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
    await cache.put(addressOf(name), right.clone()).catch(() => {}); // a full storage does not prevent serving it
    return answerTo(right, request);
  } catch (error) {
    lost = !(await cachedFile(cache, RELEASE_MARK));
    if (!lost) throw error;
    return fetch(request);
  }
}

/**
 * Delete damaged files from this release's cache, and fetch the files of `names` that are damaged or missing.
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
 * Cache and verify the files that are not cached yet, RELEASE_MARK last. Throws if any of them cannot be fetched.
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
 * File from the cache of another release; null if it is missing there or its content differs.
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
 * Fetch a file of this release, bypassing the browser's HTTP cache only if its content is wrong.
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
    // `Cache.put` rejects a response with `Vary: *`.
    return response.headers.get("Vary")?.includes("*") ? withoutAddress(response) : response;
  }
  throw new Error(`${name} is not the file of this release`);
}

/**
 * Whether a response has the content that this release has under `name`. Consumes the response's body.
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
 * The response, without its URL if that is not the requested one: browsers refuse redirected responses.
 *
 * @param {Response} response
 * @param {Request} request
 */
function answerTo(response, request) {
  return response.url === request.url && !response.redirected ? response : withoutAddress(response);
}

/** Copy of a response with the same content and type, but no URL. @param {Response} response */
function withoutAddress(response) {
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  return new Response(response.body, { headers: { "Content-Type": type } });
}

/** Delete the caches of other releases. */
async function deleteOtherCaches() {
  for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
}

/** Cached response for a file; undefined if there is none. @param {Cache} cache @param {string} name */
const cachedFile = (cache, name) => cache.match(addressOf(name), MATCH_OPTIONS);

/** URL of a file, which is also its key in the cache. @param {string} name */
function addressOf(name) {
  return new URL(name === PAGE ? "./" : name, BASE).href;
}
