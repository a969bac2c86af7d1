/**
 * The way from a memory snapshot back to a running Python; the worker uses it, and the build to try its snapshot.
 *
 * Pyodide's module comes without its initial data and with few exports here (see tools/wasm.py). What the module's own start wants to
 * find in memory is taken from the snapshot and put right by a list of repairs that follows the snapshot.
 */

/** @typedef {{HEAPU8: Uint8Array}} Module */

const HEADER_WORDS = 2;

/**
 * @param {Promise<(settings: any) => Promise<any>>} create what pyodide.asm.mjs exports
 * @param {Promise<Uint8Array>} unpacked the snapshot and the repairs; Pyodide compiles its module meanwhile
 * @param {number} bytes how many of them are the snapshot
 * @returns what `loadPyodide` needs beside its ordinary options
 */
export function leanOptions(create, unpacked, bytes) {
  return {
    _loadSnapshot: unpacked.then((all) => all.subarray(0, bytes)),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const [all, start] = await Promise.all([unpacked, create]);
      settings.preRun.push((/** @type {Module} */ module) =>
        fillData(module.HEAPU8, all.subarray(0, bytes), all.subarray(bytes)),
      );
      return start(settings);
    },
  };
}

/**
 * @param {Uint8Array} heap
 * @param {Uint8Array} snapshot
 * @param {Uint8Array} repairs the range of the data, then runs of address, length, bytes
 */
function fillData(heap, snapshot, repairs) {
  const [, offset = 0] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, HEADER_WORDS);
  const view = new DataView(repairs.buffer, repairs.byteOffset, repairs.byteLength);
  const number = (/** @type {number} */ at) => view.getUint32(at, true);
  heap.set(snapshot.subarray(offset + number(0), offset + number(4)), number(0));
  for (let at = 8; at < repairs.length; ) {
    const length = number(at + 4);
    heap.set(repairs.subarray(at + 8, at + 8 + length), number(at));
    at += 8 + length;
  }
}
