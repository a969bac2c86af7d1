/** Texts that explain a failure of the engine. */
import * as engine from "../runtime/engine.js";

/** @typedef {import("./texts.js").Texts} Texts */

const TOLD = ["no-wasm", "no-worker", "load", "dead"];

/**
 * Kind of a failure, which selects its text: the code itself if it has a text of its own, otherwise "python".
 *
 * @param {string} code
 */
export const failureKind = (code) => (TOLD.includes(code) ? code : "python");

/**
 * Explanation of a failure for a person.
 *
 * @param {Texts} texts
 * @param {string} code
 * @returns {string}
 */
export function failureText(texts, code) {
  const bad = code === "load" ? engine.failure?.bad : null;
  if (!bad) return texts.ui(`problem-${failureKind(code)}`);
  return texts.ui("problem-file", { file: bad.file.replace(/^.*\//, ""), fault: bad.fault });
}
