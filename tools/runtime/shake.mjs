/**
 * Removes unused code from Pyodide's WebAssembly module and its script, and minifies the script:
 *
 *     node shake.mjs SCRIPT MODULE LOADER WASM_METADCE
 *
 * Pyodide exports its functions, and its script holds libraries, for modules that are linked at run time; this site links
 * none. First it removes exports that neither the script nor LOADER names, their entries in the script's tables, and the
 * functions that are no longer called. Then it removes the libraries that the module does not import. The whole script
 * is one function, in which esbuild removes no unused code; so esbuild gets the function's body as a module.
 */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const HEAD = "async function _createPyodideModule(moduleArg={}){";
const TAIL = /;?return moduleRtn\}\s*export default _createPyodideModule;\s*$/;
const RESULT = /export\{([\w$]+) as default\};\s*$/;
const IMPORTS = /(?<=var wasmImports=\{)[^{}]*/;
/** Patterns of the entries of an export in the script's tables. */
const ASSIGNED = /([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?(?:;|(?=\}))/g;
const WRAPPED = /wasmExports\["([\w$]+)"\]=[\w$]+\(wasmExports\["\1"\]\)(?:;|(?=\}))/g;
const OFFER = /Module\["([\w$]+)"\]=\1;/g;
const SIGNATURE = /(?<=[;}])([\w$]+)\.sig="[a-z]*";/g;
/** Options of wasm-metadce: the WebAssembly features that Pyodide's module uses. */
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
// A variable's declaration is one occurrence, so a used one occurs at least twice.
const isUsed = (/** @type {string} */ name) => words.has(name) || words.get(`_${name}`) > 1;
const exported = WebAssembly.Module.exports(compiled()).filter(
  ({ name, kind }) => (kind !== "function" && kind !== "global") || isUsed(name),
);
writeFileSync(`${module}.json`, JSON.stringify(reachable(exported.map(({ name }) => name))));
execFileSync(metadce, [...FEATURES, module, "--graph-file", `${module}.json`, "-o", module]);

const imported = new Set(WebAssembly.Module.imports(compiled()).map(({ name }) => name));
const properties = count(script + loading, /(?<=\.|"|')[A-Za-z_$][\w$]*/g);
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
  .replace(/(?<![\w$.])eval\(/g, "(0,eval)("); // a direct eval, which only linked modules need, would keep all local names
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

/** Number of occurrences in `text` of each match of `pattern`. @param {string} text @param {RegExp} pattern */
function count(text, pattern) {
  const times = new Map();
  for (const [word] of text.matchAll(pattern)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** WebAssembly module, read from the file again because each step changes the file. */
function compiled() {
  return new WebAssembly.Module(readFileSync(module));
}

/** Graph for wasm-metadce in which the script uses the exports `names`. @param {string[]} names */
function reachable(names) {
  const nodes = names.map((name, number) => ({ name: `export ${number}`, export: name }));
  return [{ name: "script", root: true, reaches: nodes.map(({ name }) => name) }, ...nodes];
}
