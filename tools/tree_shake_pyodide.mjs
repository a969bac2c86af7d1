/**
 * Takes out of Pyodide's script what nothing in it uses, and shortens the rest:
 *
 *     node tree_shake_pyodide.mjs SCRIPT
 *
 * All of the script is one function; what stands in a function nobody takes out. So it is laid open as a module first.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const HEAD = "async function _createPyodideModule(moduleArg={}){";
const TAIL = /;?return moduleRtn\}\s*export default _createPyodideModule;\s*$/;
const END = /export\{([\w$]+) as default\};\s*$/;

const [file = ""] = process.argv.slice(2);
const script = readFileSync(file, "utf8");
if (!script.startsWith(HEAD) || !TAIL.test(script)) throw new Error("the script is not built as it was");
const open = `${script.slice(HEAD.length).replace(TAIL, "")};export { moduleRtn as default };`;
const { outputFiles } = await build({
  stdin: { contents: open, loader: "js" },
  bundle: true,
  external: ["*"],
  format: "esm",
  platform: "neutral",
  target: "esnext",
  minify: true,
  charset: "utf8",
  write: false,
  logLevel: "error",
});
const shaken = outputFiles[0]?.text.trimEnd() ?? "";
const [all = "", result] = END.exec(shaken) ?? [];
if (!result) throw new Error("what the script makes is not to be found any more");
const body = shaken.slice(0, -all.length);
writeFileSync(file, `async function create(moduleArg={}){${body}return ${result}}export default create;`);
