/**
 * Has the browser keep what it compiles of Python's module in a first visit for the second one.
 *
 * Chromium keeps that with the answer in which a module came, once it has optimized a megabyte of it. In a first visit
 * the answer is the host's; in the next one it is the service worker's, and nothing would be kept with that. So it is
 * asked for the module too, as soon as it is there. Nothing is compiled twice, for the browser sees that it is the same;
 * but with that answer as well it keeps what has been optimized when the megabyte is full, which at a table is two
 * seconds after Python is up.
 */
import { SITE } from "../build-info.js";
import { STRIPPED_MODULE } from "./files.js";

/** Have the module asked for by a worker, which stays: the browser tells it when there is something to keep. */
export function fillCodeCache() {
  const module = JSON.stringify(new URL(STRIPPED_MODULE, SITE).href);
  // The first answer is the host's, which the service worker keeps by it; the second one is what it keeps. Where none
  // comes there is nothing to keep, and nobody waits for it.
  const program = `const ask = () => fetch(${module});
ask().then(() => WebAssembly.compileStreaming(ask())).catch(() => close());`;
  new Worker(URL.createObjectURL(new Blob([program], { type: "text/javascript" })));
}
