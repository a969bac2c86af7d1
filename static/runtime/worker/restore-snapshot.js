/**
 * Restore a running Python from a memory image. The worker uses this module, and the build tests its snapshot with it.
 *
 * Pyodide's WebAssembly module is stripped of its initial data (tools/runtime/pyodide_wasm.py). The module's start
 * reads that data from the image instead, corrected by a list of repairs. The image is stored without its empty pages
 * (tools/runtime/memory_image.py).
 *
 * @typedef {{HEAPU8: Uint8Array}} Module
 */

const WORD = 4;
const EMPTY = new Uint8Array();

/** Memory of a Python process, saved by the build. */
export class MemoryImage {
  #bytes;
  /** Address and length of each non-empty part of the memory. @type {[number, number][]} */
  #runs = [];
  /** Offset of the first non-empty part in the file. */
  #first;

  /** @param {Uint8Array} bytes content of the file */
  constructor(bytes) {
    const word = (/** @type {number} */ n) => view.getUint32(n * WORD, true);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#bytes = bytes;
    this.size = word(1);
    const words = 3 + 2 * word(2);
    let held = 0;
    for (let at = 3; at < words; at += 2) {
      this.#runs.push([word(at), word(at + 1)]);
      held += word(at + 1);
    }
    const begin = words * WORD;
    this.head = bytes.subarray(begin, begin + word(0));
    this.#first = begin + Math.ceil(word(0) / WORD) * WORD;
    this.repairs = bytes.subarray(this.#first + held);
  }

  /**
   * Copy the saved memory, or a range of it, into `heap`.
   *
   * @param {Uint8Array} heap
   * @param {number} from first address
   * @param {number} to address after the last one
   */
  restore(heap, from = 0, to = this.size) {
    let at = this.#first;
    let done = from;
    for (const [address, length] of this.#runs) {
      const begin = Math.max(address, from);
      const end = Math.min(address + length, to);
      if (begin < end) {
        heap.fill(0, done, begin);
        heap.set(this.#bytes.subarray(at + begin - address, at + end - address), begin);
        done = end;
      }
      at += length;
    }
    heap.fill(0, done, to);
  }

  /** Write the initial data that the module's start reads into a new `heap`. @param {Uint8Array} heap */
  fillData(heap) {
    const { repairs } = this;
    const view = new DataView(repairs.buffer, repairs.byteOffset, repairs.byteLength);
    const word = (/** @type {number} */ at) => view.getUint32(at, true);
    this.restore(heap, word(0), word(WORD));
    for (let at = 2 * WORD; at + 2 * WORD <= repairs.length; ) {
      const length = word(at + WORD);
      at += 2 * WORD;
      heap.set(repairs.subarray(at, at + length), word(at - 2 * WORD));
      at += length;
    }
  }
}

/**
 * Options with which `loadPyodide` restores a memory image.
 *
 * @param {Promise<(settings: any) => Promise<any>>} create export of pyodide.asm.mjs
 * @param {Promise<Uint8Array>} unpacked decompressed file of the image; Pyodide compiles its module meanwhile
 */
export function snapshotOptions(create, unpacked) {
  const image = unpacked.then((bytes) => new MemoryImage(bytes));
  /** @type {Module | null} */
  let module = null;
  return {
    _loadSnapshot: image.then((one) => snapshotOf(one, () => /** @type {Module} */ (module).HEAPU8)),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const [one, start] = await Promise.all([image, create]);
      settings.preRun.push((/** @type {Module} */ made) => {
        module = made;
        one.fillData(made.HEAPU8);
      });
      return start(settings);
    },
  };
}

/**
 * Imitation of a snapshot in Pyodide's own format. Pyodide reads its header and then calls `subarray` to copy the rest
 * into memory. That call restores the image instead, and returns nothing to copy.
 *
 * @param {MemoryImage} image
 * @param {() => Uint8Array} heap
 */
function snapshotOf(image, heap) {
  const { head } = image;
  /** Part of the header; without `to`, restore the image. @param {number} from @param {number} [to] */
  const subarray = (from, to) => {
    if (to !== undefined) return Uint8Array.prototype.subarray.call(head, from, to);
    image.restore(heap());
    return EMPTY;
  };
  return Object.assign(head, { subarray });
}
