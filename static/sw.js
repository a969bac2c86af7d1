/**
 * The service worker: after one visit the site starts and plays without a network.
 *
 * It keeps the files of exactly one release in a cache of its own, whose name begins with `kajuta:<base path>:`: what it
 * serves are that release's files, never a mixture. The first release is kept when a page asks for that ("check"). A new
 * one is fetched beside the old one (only what differs), waits, and takes over when a page says so.
 *
 * What it hands out is what the host answered, under the address that it was fetched from: with such answers a browser
 * keeps what it has compiled of them, from visit to visit.
 *
 * What a browser keeps can be damaged or cleared away. Nothing waits for a look at that but the first two files: a page
 * that stumbles over another has all of them looked at, as has every page at its leisure, and what is not right is
 * fetched anew.
 *
 * The build fills in RELEASE: addresses from the site's root with the SHA-256 of what stands there, and which of them
 * are `spare`, needed only where Python cannot start from the snapshot.
 */

/** @type {{version: string, files: Record<string, string>, spare: string[]}} */
const RELEASE = { version: "unbuilt", files: {}, spare: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const BASE = new URL("./", worker.location.href);
const CACHES = `kajuta:${BASE.pathname}:`;
const CACHE = `${CACHES}${RELEASE.version}`;
const PAGE = "index.html";
/** A file that differs from release to release. It is kept last: without it, all may come from the host instead. */
const MARK = "static/build-info.js";
/** What a page needs to say that something else is wrong. */
const FIRST = [PAGE, "static/boot.js"];
const AT_ONCE = 6;
/** How a file is looked up: a host may say that it would answer others otherwise. */
const ANYHOW = { ignoreVary: true };
/** What a visit without a network needs. */
const WANTED = Object.keys(RELEASE.files).filter((name) => !RELEASE.spare.includes(name));
/** Whether this release is neither kept nor at the host. */
let lost = false;

worker.addEventListener("install", (event) => {
  // The first one has nothing to replace: it is there at once, and keeps the site when the page says so.
  if (worker.registration.active) event.waitUntil(keep(WANTED));
});

worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

worker.addEventListener("message", (event) => {
  const [port] = event.ports;
  const told = event.data?.kajuta;
  if (told === "take over") event.waitUntil(worker.skipWaiting());
  if (told === "release") port?.postMessage(RELEASE.version);
  if (told === "serve") event.waitUntil(reply(port, worker.clients.claim()));
  if (told === "check") event.waitUntil(reply(port, check(WANTED)));
  if (told === "check all") event.waitUntil(reply(port, check(Object.keys(RELEASE.files))));
});

/**
 * @param {MessagePort | undefined} port
 * @param {Promise<unknown>} work
 */
async function reply(port, work) {
  port?.postMessage(await work.catch(() => -1));
}

worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(answer(name, event.request));
});

/**
 * @param {Request} request
 * @returns {string | null} the name in RELEASE of what is asked for
 */
function nameOf(request) {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== BASE.origin || !address.pathname.startsWith(BASE.pathname)) {
    return null;
  }
  const name = decodeURIComponent(address.pathname.slice(BASE.pathname.length)) || PAGE;
  return Object.hasOwn(RELEASE.files, name) ? name : null;
}

/**
 * Answer with a file of this release, from the network where it is not kept. Where the host has another release by
 * now, that is a failed request rather than a mixture; where what tells them apart is not kept either, this release is
 * lost, and everything comes from the host.
 *
 * @param {string} name
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(name, request) {
  if (lost) return fetch(request);
  const cache = await caches.open(CACHE);
  const kept = await found(cache, name);
  if (kept && (!FIRST.includes(name) || (await isRight(name, kept.clone())))) return asAsked(kept, request);
  try {
    const right = await fetched(name);
    await cache.put(addressOf(name), right.clone()).catch(() => {}); // without room it is served all the same
    return asAsked(right, request);
  } catch (error) {
    lost = !(await found(cache, MARK));
    if (!lost) throw error;
    return fetch(request);
  }
}

/**
 * Look at the content of the files that are kept, and fetch anew what is damaged or missing. What else is kept of this
 * release has to be sound as well.
 *
 * @param {string[]} names
 * @returns {Promise<number>} how many files had to be fetched
 */
async function check(names) {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(RELEASE.files)) {
    const kept = await found(cache, name);
    if (kept && !(await isRight(name, kept))) await cache.delete(addressOf(name), ANYHOW);
  }
  return keep(names);
}

/**
 * Fetch and check the files that are not kept yet. Fails as a whole, so a release is complete (and has MARK) or is not.
 *
 * @param {string[]} names
 * @returns {Promise<number>} how many files were fetched
 */
async function keep(names) {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = names.filter((name) => name !== MARK && !kept.has(addressOf(name)));
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  let count = 0;
  const take = async (/** @type {string} */ name) => {
    count++;
    await cache.put(addressOf(name), (await inherited(name, others)) ?? (await fetched(name)));
  };
  const one = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) await take(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  if (!kept.has(addressOf(MARK))) await take(MARK);
  lost = false;
  return count;
}

/**
 * A file as another release has kept it, where it is the same; null where it is not.
 *
 * @param {string} name
 * @param {string[]} others their caches
 */
async function inherited(name, others) {
  for (const other of others) {
    const kept = await found(await caches.open(other), name);
    if (kept && (await isRight(name, kept.clone()))) return kept;
  }
  return null;
}

/**
 * Fetch a file of this release: the browser may have it already, but only the right content will do.
 *
 * @param {string} name
 * @returns {Promise<Response>}
 */
async function fetched(name) {
  /** @type {RequestCache[]} */
  const ways = ["default", "no-cache", "reload"];
  for (const way of ways) {
    const response = await fetch(addressOf(name), { cache: way });
    if (response.ok && (await isRight(name, response.clone()))) return keepable(response);
  }
  throw new Error(`${name} is not the file of this release`);
}

/**
 * Whether what is in `response`, which is read for it, is the file's of this release.
 *
 * @param {string} name
 * @param {Response} response
 */
async function isRight(name, response) {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === RELEASE.files[name];
}

/** The same answer as a cache takes it, and a browser for any page. @param {Response} response */
function keepable(response) {
  return response.redirected || response.headers.get("Vary")?.includes("*") ? bare(response) : response;
}

/**
 * The same answer to that request: it takes the request's address, where it has another one.
 *
 * @param {Response} response
 * @param {Request} request
 */
function asAsked(response, request) {
  return response.url === request.url ? response : bare(response);
}

/** The same content and type, of no address. @param {Response} response */
function bare(response) {
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  return new Response(response.body, { headers: { "Content-Type": type } });
}

/** Delete what other releases have kept. */
async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
}

/** @param {Cache} cache @param {string} name */
const found = (cache, name) => cache.match(addressOf(name), ANYHOW);

/** @param {string} name @returns {string} the address of a file, by which it is kept as well */
function addressOf(name) {
  return new URL(name === PAGE ? "./" : name, BASE).href;
}
