/** Decompression of the memory snapshot while it arrives. */

import { BadFile } from "../checked-fetch.js";

/**
 * Decompress the snapshot. A host may have decompressed it already, so its first bytes decide.
 *
 * @param {{path: string} & import("../../build-info.js").Size} about
 * @param {Promise<Response>} coming
 * @param {(part: number) => void} [onProgress] called with the part that has arrived, from 0 to 1
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function decompressSnapshot({ path, bytes, packed }, coming, onProgress = () => {}) {
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ ((await coming).body).getReader();
  const next = () =>
    reader.read().catch((error) => {
      throw new BadFile(path, "network", String(error));
    });
  const first = await next();
  const zipped = first.value?.[0] === 0x1f && first.value?.[1] === 0x8b;
  let arrived = 0;
  const source = new ReadableStream({
    start(controller) {
      pass(controller, first);
    },
    async pull(controller) {
      pass(controller, await next());
    },
  });
  /**
   * @param {ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>} controller
   * @param {ReadableStreamReadResult<Uint8Array<ArrayBuffer>>} read
   */
  function pass(controller, { done, value }) {
    if (done) return controller.close();
    arrived += value.length;
    onProgress(arrived / (zipped ? packed : bytes));
    controller.enqueue(value);
  }
  const memory = new Uint8Array(bytes);
  let filled = 0;
  const whole = zipped ? source.pipeThrough(new DecompressionStream("gzip")) : source;
  const chunks = whole.getReader();
  for (let read = await chunks.read(); !read.done; read = await chunks.read()) {
    memory.set(read.value, filled);
    filled += read.value.length;
  }
  if (filled !== bytes) throw new BadFile(path, "cut", `${filled} of ${bytes} bytes`);
  return memory;
}
