/**
 * The service worker: after one visit the site starts and plays without a network.
 *
 * It keeps files by the hash of their content, in one cache whose name begins with `kajuta:<base path>:`, and
 * belongs to exactly one release: what it serves are that release's files, never a mixture. A new release is fetched
 * beside the old one (only what differs), waits, and takes over when a page says so.
 *
 * What a browser keeps can be damaged or cleared away: small files are checked before they are served, the page has
 * everything checked at its leisure, and what does not match is fetched anew.
 *
 * The build fills in RELEASE: addresses from the site's root with the SHA-256 of what stands there, which of them are
 * `spare`, needed only where Python cannot start from the snapshot, and which are `large`: who starts Python checks
 * them as they arrive, so that nothing waits here for their end.
 */

/** @type {{version: string, files: Record<string, string>, spare: string[], large: string[]}} */
const RELEASE = { version: "unbuilt", files: {}, spare: [], large: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const BASE = new URL("./", worker.location.href);
const CACHE = `kajuta:${BASE.pathname}:files`;
const PAGE = "index.html";
/** A file that differs from release to release. */
const MARK = "static/build-info.js";
const AT_ONCE = 6;
const LARGE = new Set(RELEASE.large);
/** What a visit without a network needs. */
const WANTED = Object.keys(RELEASE.files).filter((name) => !RELEASE.spare.includes(name));
/** The small files that were found sound while this worker lives. @type {Set<string>} */
const sound = new Set();
/** Whether this release is neither kept nor at the host any more. */
let lost = false;

worker.addEventListener("install", (event) => {
  event.waitUntil(keep(WANTED));
});

worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

worker.addEventListener("message", (event) => {
  const [port] = event.ports;
  const told = event.data?.kajuta;
  if (told === "take over") event.waitUntil(worker.skipWaiting());
  if (told === "release") port?.postMessage(RELEASE.version);
  if (told === "check") event.waitUntil(reply(port, check(WANTED)));
  if (told === "check all") event.waitUntil(reply(port, check(Object.keys(RELEASE.files))));
});

/**
 * @param {MessagePort | undefined} port
 * @param {Promise<number>} work
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
  const kept = await cache.match(keyOf(name));
  if (kept && (LARGE.has(name) || sound.has(name))) return kept;
  const whole = kept && (await checked(name, kept));
  if (whole) {
    sound.add(name);
    return whole;
  }
  try {
    const right = await fetched(name);
    await cache.put(keyOf(name), right.clone()).catch(() => {}); // without room it is served all the same
    return right;
  } catch (error) {
    lost = !(await cache.match(keyOf(MARK)));
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
    const kept = await cache.match(keyOf(name));
    if (kept && !(await checked(name, kept))) await cache.delete(keyOf(name));
  }
  return keep(names);
}

/**
 * Fetch and check the files that are not kept yet. Fails as a whole, so a release is complete or is not.
 *
 * @param {string[]} names
 * @returns {Promise<number>} how many files were fetched
 */
async function keep(names) {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = names.filter((name) => !kept.has(keyOf(name)));
  const count = missing.length;
  const one = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
      await cache.put(keyOf(name), await fetched(name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return count;
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
    const response = await fetch(new URL(name === PAGE ? "./" : name, BASE), { cache: way });
    const right = response.ok && (await checked(name, response));
    if (right) return right;
  }
  throw new Error(`${name} is not the file of this release`);
}

/**
 * @param {string} name
 * @param {Response} response
 * @returns {Promise<Response | null>} the same with its content read, null where that is not the file's of this release
 */
async function checked(name, response) {
  const content = await response.arrayBuffer();
  const hash = await crypto.subtle.digest("SHA-256", content);
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== RELEASE.files[name]) return null;
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  return new Response(content, { headers: { "Content-Type": type } });
}

/** Delete what only other releases need. */
async function forgetOthers() {
  const cache = await caches.open(CACHE);
  const own = new Set(Object.keys(RELEASE.files).map(keyOf));
  for (const request of await cache.keys()) if (!own.has(request.url)) await cache.delete(request);
}

/**
 * @param {string} name
 * @returns {string} the address under which a file's content is kept
 */
function keyOf(name) {
  return new URL(`${name}?sha256=${RELEASE.files[name]}`, BASE).href;
}
