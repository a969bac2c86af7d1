/**
 * Code cache of a first visit. Chromium caches the optimized code of a WebAssembly module with the response it came
 * in. On the first visit that is the host's response, on later ones the service worker's. So during the first visit the
 * module is requested once more, through the service worker.
 */
import { SITE_ROOT } from "../build-info.js";
import { STRIPPED_PYODIDE_WASM } from "./fetch-with-hash-check.js";

/** Request the module in a worker, which stays alive: the browser fills the cache only after optimizing the code. */
export function fillCodeCache() {
  const module = JSON.stringify(new URL(STRIPPED_PYODIDE_WASM, SITE_ROOT).href);
  // The service worker stores the module at the first request, and answers the second one from its cache.
  const program = `fetch(${module}).then(() => WebAssembly.compileStreaming(fetch(${module}))).catch(() => close());`;
  new Worker(URL.createObjectURL(new Blob([program], { type: "text/javascript" })));
}
