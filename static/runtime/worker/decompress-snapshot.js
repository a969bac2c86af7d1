/** Decompression of the memory snapshot while it arrives. */

/**
 * Decompress the snapshot; what fails here means a plain start.
 *
 * @param {import("../../build-info.js").Size} size
 * @param {Promise<Response>} coming
 * @param {(part: number) => void} onProgress called with the part that has arrived, from 0 to 1
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function decompressSnapshot({ bytes, packed }, coming, onProgress) {
  const arriving = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ ((await coming).body);
  let arrived = 0;
  /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
  const counted = new TransformStream({
    transform(chunk, controller) {
      arrived += chunk.length;
      onProgress(arrived / packed);
      controller.enqueue(chunk);
    },
  });
  const memory = new Uint8Array(bytes);
  let filled = 0;
  const chunks = arriving.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip")).getReader();
  for (let read = await chunks.read(); !read.done; read = await chunks.read()) {
    memory.set(read.value, filled);
    filled += read.value.length;
  }
  if (filled !== bytes) throw new Error(`the snapshot has ${filled} of ${bytes} bytes`);
  return memory;
}
