/**
 * Makes a memory snapshot of Python under Pyodide:
 *
 *     node make_snapshot.mjs PYODIDE_FOLDER RUNTIME_FOLDER PYSCRIPT_LIBRARY.js PREPARE.py OUT [NAME=FILE ...]
 *
 * Starts Python with the WebAssembly module and the script of RUNTIME_FOLDER, writes the files and PyScript's Python
 * package (as pyscript.json) into the root of Python's file system, runs PREPARE.py, and saves Python's memory as OUT.
 * `_makeSnapshot` is a private interface of Pyodide, and a snapshot fits this build of Pyodide only;
 * static/runtime/worker/interpreter.js loads it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * PYTHONHASHSEED keeps the order of sets, so that equal builds give snapshots of equal size. Column numbers in code
 * objects are left out: only a traceback with the source could show them, and they cost 150 kB of download.
 */
const STARTED_WITH = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };

const [folder = "", runtime = "", library = "", prepare = "", out = "", ...files] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const { default: createPyodideModule } = await import(pathToFileURL(resolve(runtime, "pyodide.asm.mjs")).href);
const python = await loadPyodide({
  indexURL: resolve(runtime),
  stdLibURL: resolve(folder, "python_stdlib.zip"),
  lockFileContents: readFileSync(resolve(folder, "pyodide-lock.json"), "utf8"),
  createPyodideModule,
  env: STARTED_WITH,
  _makeSnapshot: true,
});
const packages = await import(pathToFileURL(resolve(library)).href).catch(() => null);
python.FS.writeFile("/pyscript.json", JSON.stringify(packages?.default?.pyscript ?? null));
for (const pair of files) {
  const [name, file = ""] = pair.split("=");
  python.FS.writeFile(`/${name}`, readFileSync(file));
}
const globals = python.globals.get("dict")();
python.runPython(readFileSync(prepare, "utf8"), { globals });
globals.destroy();
python.runPython("import gc; gc.collect(); del gc");
clearFreeMemory(python._module);
writeFileSync(out, python.makeMemorySnapshot());
process.exit(0);

/**
 * Fill free heap memory with zeros, which compress to almost nothing, without growing the heap.
 *
 * @param {any} module Emscripten's module
 */
function clearFreeMemory(module) {
  let end = module.HEAPU8.length;
  while (end > 0 && module.HEAPU8[end - 1] === 0) end -= 1;
  const held = [];
  for (let size = 1 << 22; size >= 32; size >>= 1) {
    for (;;) {
      const start = module._malloc(size);
      if (start + size > end) {
        module._free(start);
        break;
      }
      module.HEAPU8.fill(0, start, start + size);
      held.push(start);
    }
  }
  for (const start of held) module._free(start);
}
