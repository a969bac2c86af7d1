/** What is said of a failure of the engine. */
import * as engine from "./engine.js";

/** @typedef {import("../ui/texts.js").Texts} Texts */

const TOLD = ["no-wasm", "no-worker", "load", "dead"];

/**
 * Which text tells of a failure, by its code.
 *
 * @param {string} code
 */
export const kindOf = (code) => (TOLD.includes(code) ? code : "python");

/**
 * @param {Texts} texts
 * @param {string} code
 * @returns {string}
 */
export function wordsFor(texts, code) {
  const bad = code === "load" ? engine.failure?.bad : null;
  if (!bad) return texts.ui(`problem-${kindOf(code)}`);
  return texts.ui("problem-file", { file: bad.file.replace(/^.*\//, ""), fault: bad.fault });
}
