/**
 * Restores a running Python from a memory image; the worker uses it, and the build to try its snapshot.
 *
 * Pyodide's module is stripped of its initial data (tools/runtime/pyodide_wasm.py). What the module's own start reads in
 * memory comes from the image, corrected by a list of repairs. The image is stored without its empty pages
 * (tools/runtime/memory_image.py).
 *
 * @typedef {{HEAPU8: Uint8Array}} Module
 */

const WORD = 4;
const EMPTY = new Uint8Array();

/** The memory of a Python that the build has frozen. */
export class MemoryImage {
  #bytes;
  /** Address and length of each part of the memory that is not empty. @type {[number, number][]} */
  #runs = [];
  /** Offset of the first of them in the file. */
  #first;

  /** @param {Uint8Array} bytes of the file */
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
   * Restore the frozen memory in `heap`.
   *
   * @param {Uint8Array} heap
   * @param {number} from
   * @param {number} to the end of what is restored
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

  /** Fill a new `heap` with the data that the module's own start reads. @param {Uint8Array} heap */
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
 * The options that `loadPyodide` needs to restore an image.
 *
 * @param {Promise<(settings: any) => Promise<any>>} create the export of pyodide.asm.mjs
 * @param {Promise<Uint8Array>} unpacked the file; Pyodide compiles its module meanwhile
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
 * A snapshot for Pyodide. It reads the head and copies all that follows into its memory: at that moment the image is
 * restored there, and nothing is left to copy.
 *
 * @param {MemoryImage} image
 * @param {() => Uint8Array} heap
 */
function snapshotOf(image, heap) {
  const { head } = image;
  /** @param {number} from @param {number} [to] */
  const subarray = (from, to) => {
    if (to !== undefined) return Uint8Array.prototype.subarray.call(head, from, to);
    image.restore(heap());
    return EMPTY;
  };
  return Object.assign(head, { subarray });
}
