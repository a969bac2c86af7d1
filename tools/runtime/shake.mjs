/**
 * Takes out of Pyodide's module and its script what neither uses, and minifies the script:
 *
 *     node shake.mjs SCRIPT MODULE LOADER WASM_METADCE
 *
 * Pyodide exports its functions, and its script holds libraries, for modules that might be linked later; none is. First
 * go the exports that neither the script nor LOADER names, with their entries in the script's tables and the functions
 * that nothing calls any more. Then go the libraries that the module does not import. All of the script is one function,
 * in which nobody looks for unused code, so esbuild gets its body as a module.
 */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const HEAD = "async function _createPyodideModule(moduleArg={}){";
const TAIL = /;?return moduleRtn\}\s*export default _createPyodideModule;\s*$/;
const RESULT = /export\{([\w$]+) as default\};\s*$/;
const IMPORTS = /(?<=var wasmImports=\{)[^{}]*/;
/** Entries of an export in the script's tables. */
const ASSIGNED = /([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?(?:;|(?=\}))/g;
const WRAPPED = /wasmExports\["([\w$]+)"\]=[\w$]+\(wasmExports\["\1"\]\)(?:;|(?=\}))/g;
const OFFER = /Module\["([\w$]+)"\]=\1;/g;
const SIGNATURE = /(?<=[;}])([\w$]+)\.sig="[a-z]*";/g;
/** Memory to sleep on. Where a script makes shared memory, Chromium parses all of it again. */
const SHARED = /var ([\w$]+)=(new Int32Array\(new WebAssembly\.Memory\(\{[^{}]*shared:[^{}]*\}\)\.buffer\));/;
/** WebAssembly features of Pyodide's module. */
const FEATURES = [
  ...["bulk-memory", "exception-handling", "multivalue", "mutable-globals", "nontrapping-float-to-int"],
  ...["reference-types", "sign-ext"],
].map((name) => `--enable-${name}`);

const [file = "", module = "", loader = "", metadce = ""] = process.argv.slice(2);
const script = readFileSync(file, "utf8");
if (!script.startsWith(HEAD) || ![TAIL, IMPORTS, ASSIGNED].every((known) => script.search(known) >= 0))
  throw new Error("the script is built anew");
const loading = readFileSync(loader, "utf8");

const words = count(script.replace(ASSIGNED, "").replace(WRAPPED, "") + loading, /[\w$]+/g);
// One more use of a variable is its declaration.
const isUsed = (/** @type {string} */ name) => words.has(name) || words.get(`_${name}`) > 1;
const exported = WebAssembly.Module.exports(compiled()).filter(
  ({ name, kind }) => (kind !== "function" && kind !== "global") || isUsed(name),
);
writeFileSync(`${module}.json`, JSON.stringify(reachable(exported.map(({ name }) => name))));
execFileSync(metadce, [...FEATURES, module, "--graph-file", `${module}.json`, "-o", module]);

const imported = new Set(WebAssembly.Module.imports(compiled()).map(({ name }) => name));
const properties = count(script + loading, /(?<=\.|"|')[A-Za-z_$][\w$]*/g);
const [, sleep, memory] = SHARED.exec(script) ?? [];
const body = script
  .slice(HEAD.length)
  .replace(TAIL, "")
  .replace(ASSIGNED, (all, _, name) => (isUsed(name) ? all : ""))
  .replace(WRAPPED, (all, name) => (isUsed(name) ? all : ""))
  .replace(IMPORTS, (all) =>
    all
      .split(",")
      .filter((one) => imported.has(one.split(":")[0]))
      .join(),
  )
  .replace(OFFER, (all, name) => (properties.get(name) > 1 ? all : ""))
  .replace(SIGNATURE, (all, name) => (imported.has(name.replace(/^_/, "")) ? all : ""))
  .replace(SHARED, `var ${sleep};`)
  .replace(`Atomics.wait(${sleep},`, `Atomics.wait(${sleep}??=${memory},`)
  .replace(/(?<![\w$.])eval\(/g, "(0,eval)("); // code of linked modules sees nothing around it
const { outputFiles } = await build({
  stdin: { contents: `${body};export { moduleRtn as default };` },
  bundle: true,
  external: ["*"],
  format: "esm",
  platform: "neutral",
  target: "esnext",
  minify: true,
  write: false,
  logLevel: "error",
});
const shaken = outputFiles[0]?.text ?? "";
const [all = "", result] = RESULT.exec(shaken) ?? [];
if (!result) throw new Error("what the script returns is not found");
writeFileSync(
  file,
  `async function create(moduleArg={}){${shaken.slice(0, -all.length)}return ${result}}export default create;`,
);

/** How often each match of `pattern` stands in `text`. @param {string} text @param {RegExp} pattern */
function count(text, pattern) {
  const times = new Map();
  for (const [word] of text.matchAll(pattern)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** The module as it is now. */
function compiled() {
  return new WebAssembly.Module(readFileSync(module));
}

/** wasm-metadce's graph of a module from which these are reached. @param {string[]} names exports */
function reachable(names) {
  const nodes = names.map((name, number) => ({ name: `export ${number}`, export: name }));
  return [{ name: "script", root: true, reaches: nodes.map(({ name }) => name) }, ...nodes];
}
