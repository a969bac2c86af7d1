/**
 * Renders SVG files as PNG files, WIDTH pixels wide:
 *
 *     node svg_to_png.mjs PICTURE.svg WIDTH OUT.png [PICTURE.svg WIDTH OUT.png ...]
 */

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

await initWasm(readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
const jobs = process.argv.slice(2);
while (jobs.length) {
  const [picture = "", width = "", out = ""] = jobs.splice(0, 3);
  const drawing = new Resvg(readFileSync(picture, "utf8"), { fitTo: { mode: "width", value: Number(width) } });
  writeFileSync(out, drawing.render().asPng());
}
