/**
 * The service worker: after one visit the site starts and plays without a network.
 *
 * It keeps files by the hash of their content, in one cache whose name begins with `kajuta:<base path>:`, and
 * belongs to exactly one release: what it serves are that release's files, never a mixture. A new release is fetched
 * beside the old one (only what differs), waits, and takes over when a page says so.
 *
 * The build fills in RELEASE: addresses from the site's root with the SHA-256 of what stands there, and which
 * of them are `spare`, needed only where Python cannot start from the snapshot.
 */

/** @type {{version: string, files: Record<string, string>, spare: string[]}} */
const RELEASE = { version: "unbuilt", files: {}, spare: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const BASE = new URL("./", worker.location.href);
const CACHE = `kajuta:${BASE.pathname}:files`;
const PAGE = "index.html";
const AT_ONCE = 6;

worker.addEventListener("install", (event) => {
  const wanted = Object.keys(RELEASE.files).filter((name) => !RELEASE.spare.includes(name));
  event.waitUntil(keep(wanted));
});

worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

worker.addEventListener("message", (event) => {
  const [port] = event.ports;
  const told = event.data?.kajuta;
  if (told === "take over") event.waitUntil(worker.skipWaiting());
  if (told === "release") port?.postMessage(RELEASE.version);
  if (told === "keep spare") {
    event.waitUntil(
      keep(RELEASE.spare).then(
        () => port?.postMessage(true),
        () => port?.postMessage(false),
      ),
    );
  }
});

worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(answer(name));
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
 * now, that is a failed request rather than a mixture.
 *
 * @param {string} name
 * @returns {Promise<Response>}
 */
async function answer(name) {
  const cache = await caches.open(CACHE);
  return (await cache.match(keyOf(name))) ?? fetched(name);
}

/**
 * Fetch and check the files that are not kept yet. Fails as a whole, so a release is complete or is not.
 *
 * @param {string[]} names
 */
async function keep(names) {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = names.filter((name) => !kept.has(keyOf(name)));
  const one = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
      await cache.put(keyOf(name), await fetched(name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
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
    if (!response.ok) continue;
    const content = await response.arrayBuffer();
    const hash = await crypto.subtle.digest("SHA-256", content);
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (hex !== RELEASE.files[name]) continue;
    const type = response.headers.get("Content-Type") ?? "application/octet-stream";
    return new Response(content, { headers: { "Content-Type": type } });
  }
  throw new Error(`${name} is not the file of this release`);
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
