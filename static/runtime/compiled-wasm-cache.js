/**
 * The browser's code cache for Python's module, filled in the first visit.
 *
 * Chromium caches compiled code with the response that a module came in, once it has optimized a megabyte of it. In the
 * first visit that is the host's response, in the next one the service worker's, with which nothing would be cached. So
 * the service worker is asked for the module as well, as soon as it is there. Nothing is compiled twice, for the
 * browser sees that it is the same module; but its code is cached with that response too, once the megabyte is full: at
 * a table two seconds after Python is up.
 */
import { SITE_ROOT } from "../build-info.js";
import { STRIPPED_PYODIDE_WASM } from "./fetch-with-hash-check.js";

/** Request the module from a worker, which stays: the browser fills the cache later. */
export function fillCodeCache() {
  const module = JSON.stringify(new URL(STRIPPED_PYODIDE_WASM, SITE_ROOT).href);
  // The first response is the host's, by which the service worker stores the module; the second is the service
  // worker's. Where none comes there is nothing to cache, and nobody waits for it.
  const program = `const ask = () => fetch(${module});
ask().then(() => WebAssembly.compileStreaming(ask())).catch(() => close());`;
  new Worker(URL.createObjectURL(new Blob([program], { type: "text/javascript" })));
}
