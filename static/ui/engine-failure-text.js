/** What is said of a failure of the engine. */
import * as engine from "../runtime/engine.js";

/** @typedef {import("./texts.js").Texts} Texts */

const TOLD = ["no-wasm", "no-worker", "load", "dead"];

/**
 * Which text tells of a failure, by its code.
 *
 * @param {string} code
 */
export const failureKind = (code) => (TOLD.includes(code) ? code : "python");

/**
 * @param {Texts} texts
 * @param {string} code
 * @returns {string}
 */
export function failureText(texts, code) {
  const bad = code === "load" ? engine.failure?.bad : null;
  if (!bad) return texts.ui(`problem-${failureKind(code)}`);
  return texts.ui("problem-file", { file: bad.file.replace(/^.*\//, ""), fault: bad.fault });
}
