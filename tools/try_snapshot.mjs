/**
 * Tries what tools/snapshot.mjs made: `node try_snapshot.mjs PYODIDE_FOLDER LEAN_FOLDER UNPACKED BYTES MODULE`.
 *
 * Starts Python from the snapshot as the browser will and imports MODULE; ends with an error where that fails.
 */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { leanOptions } from "../static/lean.js";

const [folder = "", lean = "", unpacked = "", bytes = "", module = ""] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
  const create = import(pathToFileURL(resolve(lean, "pyodide.asm.mjs")).href).then((module) => module.default);
  const python = await loadPyodide({
    indexURL: resolve(lean),
    stdLibURL: resolve(folder, "python_stdlib.zip"),
    lockFileContents: readFileSync(resolve(folder, "pyodide-lock.json"), "utf8"),
    ...leanOptions(create, Promise.resolve(new Uint8Array(readFileSync(unpacked))), Number(bytes)),
  });
  python.runPython(`import sys; sys.path.clear(); import ${module}; assert ${module} is sys.modules["${module}"]`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(0);
