/**
 * Takes out of the script of Pyodide's module what neither it nor its module uses, and minifies the rest:
 *
 *     node shake_script.mjs SCRIPT MODULE LOADER
 *
 * The script holds libraries for modules that might be linked later. Its tables of them are left with what MODULE
 * imports, and with what the script itself or LOADER asks for by name. All of the script is one function, in which
 * nobody looks for unused code, so esbuild gets its body as a module.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const HEAD = "async function _createPyodideModule(moduleArg={}){";
const TAIL = /;?return moduleRtn\}\s*export default _createPyodideModule;\s*$/;
const RESULT = /export\{([\w$]+) as default\};\s*$/;
const IMPORTS = /(?<=var wasmImports=\{)[^{}]*/;
const OFFER = /Module\["([\w$]+)"\]=\1;/g;
const SIGNATURE = /(?<=[;}])([\w$]+)\.sig="[a-z]*";/g;
/** Memory to sleep on. Where a script makes shared memory, Chromium parses all of it again. */
const SHARED = /var ([\w$]+)=(new Int32Array\(new WebAssembly\.Memory\(\{[^{}]*shared:[^{}]*\}\)\.buffer\));/;

const [file = "", module = "", loader = ""] = process.argv.slice(2);
const script = readFileSync(file, "utf8");
if (!script.startsWith(HEAD) || !TAIL.test(script) || !IMPORTS.test(script))
  throw new Error("the script is built anew");
const imported = new Set(
  WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(module))).map((one) => one.name),
);
const words = new Map();
for (const [, name] of (script + readFileSync(loader, "utf8")).matchAll(/(?:\.|"|')([A-Za-z_$][\w$]*)/g)) {
  words.set(name, (words.get(name) ?? 0) + 1);
}
const [, sleep, memory] = SHARED.exec(script) ?? [];
const body = script
  .slice(HEAD.length)
  .replace(TAIL, "")
  .replace(IMPORTS, (all) =>
    all
      .split(",")
      .filter((one) => imported.has(one.split(":")[0]))
      .join(),
  )
  .replace(OFFER, (all, name) => (words.get(name) > 1 ? all : ""))
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
