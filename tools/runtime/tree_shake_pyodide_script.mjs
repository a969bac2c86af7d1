/**
 * Delete from Pyodide's script what nothing in it uses, and shorten the rest:
 *
 *     node tree_shake_pyodide_script.mjs SCRIPT
 *
 * All of the script is one function, in which esbuild deletes nothing. So it is rewritten as a module first.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const HEAD = "async function _createPyodideModule(moduleArg={}){";
const TAIL = /;?\s*return ([\w$]+)\}\s*export default _createPyodideModule;\s*$/;
const END = /export\{([\w$]+) as default\};\s*$/;

const [file = ""] = process.argv.slice(2);
const script = readFileSync(file, "utf8");
const [tail = "", made] = TAIL.exec(script) ?? [];
if (!script.startsWith(HEAD) || !made) throw new Error("the script is not the one function that it was");
const { outputFiles } = await build({
  stdin: {
    contents: `${script.slice(HEAD.length, -tail.length)};export { ${made} as default };`,
    loader: "js",
  },
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
if (!result) throw new Error("the script does not export what it makes");
const body = shaken.slice(0, -all.length);
writeFileSync(file, `async function create(moduleArg={}){${body}return ${result}}export default create;`);
