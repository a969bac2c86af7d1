/**
 * Code cache of a first visit. Chromium caches the optimized code of a WebAssembly module with the response that it came
 * in. In the first visit that is the host's response, later the service worker's: so the module is requested once more.
 */
import { SITE_ROOT } from "../build-info.js";
import { STRIPPED_PYODIDE_WASM } from "./fetch-with-hash-check.js";

/** Request the module from a worker, which stays: the browser fills the cache when it has optimized enough of it. */
export function fillCodeCache() {
  const module = JSON.stringify(new URL(STRIPPED_PYODIDE_WASM, SITE_ROOT).href);
  // The service worker stores the module at the first request, and answers the second one from its cache.
  const program = `fetch(${module}).then(() => WebAssembly.compileStreaming(fetch(${module}))).catch(() => close());`;
  new Worker(URL.createObjectURL(new Blob([program], { type: "text/javascript" })));
}
