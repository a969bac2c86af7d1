/**
 * Minifies scripts and style sheets:
 *
 *     node minify_scripts_and_style_sheets.mjs SOURCE TARGET [SOURCE TARGET ...]
 *
 * Files are not merged and keep their imports; local variables are renamed to short names.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { transform } from "esbuild";

const LOADERS = /** @type {const} */ ({ ".js": "js", ".mjs": "js", ".css": "css" });
const jobs = process.argv.slice(2);
while (jobs.length) {
  const [source = "", target = ""] = jobs.splice(0, 2);
  const loader = LOADERS[/** @type {keyof typeof LOADERS} */ (extname(source))];
  const { code } = await transform(readFileSync(source, "utf8"), { loader, minify: true, charset: "utf8" });
  writeFileSync(target, code);
}
