/**
 * Makes a memory snapshot of Python under Pyodide:
 *
 *     node make_snapshot.mjs PYODIDE_FOLDER RUNTIME_FOLDER PYSCRIPT_LIBRARY.js PREPARE.py OUT [NAME=FILE ...]
 *
 * Python's module and its script come from RUNTIME_FOLDER. The files, and PyScript's Python package as pyscript.json, are put into
 * Python's root, PREPARE.py is run, then Python's memory is written to OUT. `_makeSnapshot` is a private door of Pyodide and its product fits this build of Pyodide alone;
 * static/runtime/worker/interpreter.js opens the counterpart.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Sets lie in the same order in each build, so that a snapshot's size does not change from one to the next; and code
 * knows its lines but not its columns, which only an error beside its source could show: 150 kB on the wire.
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
 * Fill the holes in the heap with zeros, which pack to nothing, without making the heap grow.
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
