/**
 * Bundles the page's modules into a few files, each fetched when it is first needed:
 *
 *     node bundle_javascript.mjs SOURCES TARGET PAGE TABLE WORKERS NAMED
 *
 * TARGET: JSON file for the result, texts by address. PAGE: the page's main module. TABLE: the screen that most other
 * entries build on. WORKERS: main modules of workers, bundled without shared chunks. NAMED: further modules that keep an
 * address of their own. WORKERS and NAMED are separated by commas. Every dynamically imported module is an entry, which
 * keeps its address and its exports; all other modules go into shared chunks beside PAGE.
 *
 * PAGE is always loaded before any other entry, and TABLE before the entries that it opens. Each entry therefore gets an
 * added import of PAGE or TABLE, which keeps their modules in one chunk instead of many small ones.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { posix, relative, resolve } from "node:path";
import { build } from "esbuild";

const [sources = "", target = "", page = "", table = "", workers = "", named = ""] = process.argv.slice(2);
const addressed = named.split(",");
/** Largest source of a small module, in bytes. */
const SMALL = 1_000;

/** @type {import("esbuild").Plugin} */
const apart = {
  name: "apart",
  setup(made) {
    // The build writes this module last, with values that differ in each release.
    made.onResolve({ filter: /\/build-info\.js$/ }, () => ({ path: "./build-info.js", external: true }));
  },
};

/** @satisfies {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: resolve(sources),
  outdir: resolve(sources),
  chunkNames: "part-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  write: false,
};

/** @param {string} path @returns {import("esbuild").BuildOptions["entryPoints"]} */
const entry = (path) => ({ [path.replace(/\.js$/, "")]: path });

const { metafile } = await build({
  ...options,
  entryPoints: { ...entry(page) },
  plugins: [apart],
  metafile: true,
});
/** @param {string} path @param {"dynamic-import" | "import-statement"} kind */
const imports = (path, kind) =>
  (metafile.inputs[path]?.imports ?? []).filter((one) => one.kind === kind && !one.external).map((one) => one.path);

/** @param {string} path @param {Set<string>} [known] */
function reached(path, known = new Set()) {
  if (known.has(path)) return known;
  known.add(path);
  for (const next of imports(path, "import-statement")) reached(next, known);
  return known;
}

const ofPage = reached(page);
const ofTable = reached(table);
const late = new Set(Object.keys(metafile.inputs).flatMap((path) => imports(path, "dynamic-import")));
const opensTable = [...late].filter((path) => reached(path).has(table));
const openedByTable = new Set(
  [...ofTable, ...opensTable].flatMap((path) => imports(path, "dynamic-import")).filter((path) => path !== table),
);
/**
 * Small modules that several entries need. They are bundled with the page, since a request for a few hundred bytes costs
 * more than the bytes.
 */
const small = new Set(
  Object.keys(metafile.inputs).filter(
    (path) =>
      (metafile.inputs[path]?.bytes ?? 0) <= SMALL &&
      !ofPage.has(path) &&
      [...reached(path)].every(
        (one) => one === path || ofPage.has(one) || (metafile.inputs[one]?.bytes ?? 0) <= SMALL,
      ) &&
      [table, ...late].filter((entry) => entry !== path && reached(entry).has(path)).length > 1,
  ),
);
/** Entry that is always loaded before each entry: TABLE or PAGE. */
const before = new Map(
  [table, ...late, ...addressed].map((path) => {
    const onTable = openedByTable.has(path) || reached(path).has(table) || (ofTable.has(path) && !ofPage.has(path));
    return [resolve(sources, path), onTable && path !== table ? table : page];
  }),
);

const joined = await build({
  ...options,
  entryPoints: Object.assign({}, ...[page, table, ...late, ...addressed].map(entry)),
  plugins: [
    apart,
    {
      name: "before",
      setup(made) {
        made.onLoad({ filter: /\.js$/ }, ({ path }) => {
          const first = path === resolve(sources, page) ? [...small] : before.has(path) ? [before.get(path) ?? ""] : [];
          if (!first.length) return undefined;
          const lines = first.map((one) => `import ${JSON.stringify(resolve(sources, one))};\n`);
          const contents = `${lines.join("")}${readFileSync(path, "utf8")}`;
          return { contents, loader: "js" };
        });
      },
    },
  ],
});

const alone = await build({
  ...options,
  splitting: false,
  entryPoints: Object.assign({}, ...workers.split(",").map(entry)),
  plugins: [apart],
});
const files = [...joined.outputFiles, ...alone.outputFiles];
const texts = files.map(({ path, text }) => {
  const name = relative(resolve(sources), path).replaceAll("\\", "/");
  // esbuild writes the external module's address relative to PAGE's folder, whatever file imports it.
  return [
    name,
    text.replaceAll(
      /(from|import)"\.\/build-info\.js"/g,
      `$1"${posix.relative(posix.dirname(name), ".") || "."}/build-info.js"`,
    ),
  ];
});
writeFileSync(target, JSON.stringify(Object.fromEntries(texts)));
