/** Download progress of the engine's start. Files are weighted by the compressed sizes that the build recorded. */

import { BUILD_INFO } from "../build-info.js";
import { STRIPPED_PYODIDE_WASM } from "./fetch-with-hash-check.js";

const PLAIN_START = ["./vendor/pyodide/pyodide.asm.wasm", "./vendor/pyodide/python_stdlib.zip"];

export class DownloadProgress {
  /** Downloaded share of each file, from 0 to 1. @type {Map<string, number>} */
  #parts = new Map();
  #shown = 0;

  /** @param {boolean} plain whether Python starts without the snapshot */
  constructor(plain) {
    this.plain = plain || !BUILD_INFO.snapshot;
  }

  /**
   * Record the downloaded share of `file`.
   *
   * @param {string} file
   * @param {number} part from 0 to 1
   * @returns {number} downloaded share of all files, from 0 to 1; it never decreases
   */
  record(file, part) {
    this.#parts.set(file, Math.min(1, part));
    let arrived = 0;
    let total = 0;
    for (const name of this.#expected) {
      const packed = BUILD_INFO.files[name]?.packed ?? BUILD_INFO.snapshot?.packed ?? 0;
      total += packed;
      arrived += packed * (this.#parts.get(name) ?? 0);
    }
    this.#shown = Math.max(this.#shown, total ? arrived / total : 0);
    return this.#shown;
  }

  /** First file that is not downloaded completely; null if all are. */
  get missing() {
    return this.#expected.find((name) => this.#parts.get(name) !== 1) ?? null;
  }

  get #expected() {
    return this.plain || !BUILD_INFO.snapshot ? PLAIN_START : [STRIPPED_PYODIDE_WASM, BUILD_INFO.snapshot.path];
  }
}
