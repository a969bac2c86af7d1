/**
 * What a start of Python needs, made ready while the page is still being read: a worker that unpacks the snapshot and
 * compiles the module, where both are kept here already (static/boot.js begins it, static/engine.js hands on what it
 * made, static/interpreter.js takes it).
 *
 * It answers once: with `Ahead`, or with null where anything at all is amiss. What that is will be found and told by
 * the start itself.
 */

import { BUILD } from "./build-info.js";
import { answered, collected, LEAN, ofType } from "./files.js";
import { unpacked } from "./unpack.js";

/** @typedef {{memory: Uint8Array<ArrayBuffer>, module: WebAssembly.Module}} Ahead */

const SITE = new URL("../", import.meta.url);
/**
 * Milliseconds that this worker lives on. A browser keeps the compiled code from visit to visit for whoever asked for
 * the module, and only what has turned out to be used often.
 */
const KEEP = 300_000;

/** @returns {Promise<Ahead | null>} */
async function made() {
  const { snapshot } = BUILD;
  if (!snapshot || typeof DecompressionStream !== "function") return null;
  const [memory, module] = await Promise.all([
    unpacked(snapshot, answered(snapshot.path, fetch(new URL(snapshot.path, SITE)))),
    compiled(),
  ]);
  return { memory, module };
}

async function compiled() {
  const answer = await answered(LEAN, fetch(new URL(LEAN, SITE)));
  const whole = collected(LEAN, answer.clone());
  const [module] = await Promise.all([WebAssembly.compileStreaming(ofType(answer, "application/wasm")), whole]);
  return module;
}

const ahead = await made().catch(() => null);
postMessage(ahead, { transfer: ahead ? [ahead.memory.buffer] : [] });
setTimeout(close, KEEP);
