/**
 * Tests a memory image made from a snapshot: `node try_snapshot.mjs PYODIDE_FOLDER RUNTIME_FOLDER IMAGE SNAPSHOT MODULE`.
 *
 * Checks that IMAGE restores the memory of Pyodide's own SNAPSHOT, starts Python from it as the browser will, and imports
 * MODULE; exits with an error if that fails.
 */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { MemoryImage, snapshotOptions } from "../../static/runtime/worker/restore-snapshot.js";

const [folder = "", runtime = "", file = "", snapshot = "", module = ""] = process.argv.slice(2);
const unpacked = new Uint8Array(readFileSync(file));
const frozen = readFileSync(snapshot);
const image = new MemoryImage(unpacked);
const heap = new Uint8Array(image.size).fill(1);
image.restore(heap);
if (Buffer.compare(frozen.subarray(frozen.readUInt32LE(4)), heap)) throw new Error("the image is another memory");
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const create = import(pathToFileURL(resolve(runtime, "pyodide.asm.mjs")).href).then((module) => module.default);
const python = await loadPyodide({
  indexURL: resolve(runtime),
  stdLibURL: resolve(folder, "python_stdlib.zip"),
  lockFileContents: readFileSync(resolve(folder, "pyodide-lock.json"), "utf8"),
  ...snapshotOptions(create, Promise.resolve(unpacked)),
});
python.runPython(`import sys; sys.path.clear(); import ${module}; assert ${module} is sys.modules["${module}"]`);
process.exit(0);
