/**
 * The interpreter module that PyScript loads in its worker: Pyodide together with the engine's package.
 *
 * Python normally starts from the memory snapshot of the build, in which the engine is already imported. It starts
 * without the snapshot if none was built, the browser cannot decompress it, a file is missing or damaged, or the
 * address of this module contains `?plain`.
 *
 * static/boot.js loads this module in a standalone worker, that is, without PyScript. Python starts there at once and
 * answers requests, until PyScript takes the worker over and runs its program in it
 * (static/runtime/prestarted-worker.js).
 *
 * The worker sends messages `{kajuta: ...}` to the page: the lock that it holds while it exists, the downloaded share
 * of each file, how Python started, the file that prevents the start, and a crash of Python.
 */

import { BUILD_INFO, SITE_ROOT } from "../../build-info.js";
import {
  BadFile,
  countedBody,
  fetchWithHashCheck,
  importChecked,
  readChecked,
  rejectBadResponse,
  STRIPPED_PYODIDE_WASM,
} from "../fetch-with-hash-check.js";
import { snapshotOptions } from "./restore-snapshot.js";
import { serveWithoutPyScript } from "./serve-without-pyscript.js";

/** @typedef {NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>} Options */
/** @typedef {import("pyodide").PyodideInterface} Pyodide */

const RUNTIME = new URL("./vendor/pyodide/", SITE_ROOT);
/** Base URLs of the runtime, and an empty package lock. */
const BASE = {
  indexURL: RUNTIME.href,
  packageBaseUrl: RUNTIME.href,
  lockFileContents: JSON.stringify(BUILD_INFO.lock),
};
const PYODIDE = "./vendor/pyodide/pyodide.mjs";
const PYTHON = "./vendor/pyodide/pyodide.asm.mjs";
/** Loader script of the stripped module. */
const STRIPPED_LOADER = "./vendor/lean/pyodide.asm.mjs";
const WASM = "application/wasm";
const EMPTY_ZIP = new Uint8Array([80, 75, 5, 6, ...new Array(18).fill(0)]);

const query = new URL(import.meta.url).searchParams;
const snapshot = !query.has("plain") && typeof DecompressionStream === "function" ? BUILD_INFO.snapshot : null;
/** Whether PyScript does not control this worker (yet): it was prestarted, or is the helper worker. */
const isStandalone = ["prestart", "helper"].includes(globalThis.name);
if (!isStandalone) announceLife();
const arriving = snapshot && rejectBadResponse(snapshot.path, fetch(new URL(snapshot.path, SITE_ROOT)));
arriving?.catch(() => {}); // `loadPyodide` handles the error
/** @type {typeof import("pyodide")} */
const pyodide = await importChecked(PYODIDE).catch(reportAndThrow);
const create = importChecked(snapshot ? STRIPPED_LOADER : PYTHON).then((loaded) => loaded.default);
create.catch(() => {}); // `loadPyodide` handles the error
/**
 * Memory image; null without a snapshot. Decompressing it keeps this thread busy, so the imports above are requested
 * first.
 */
const image = snapshot && arriving && unpackSnapshot(snapshot, arriving);
image?.catch(() => {}); // `loadPyodide` handles the error
/** Python in a standalone worker; null in PyScript's worker. */
const standalone = isStandalone && image ? startFromSnapshot({}, image) : null;
if (isStandalone) serve();

/** Version of Pyodide, which PyScript reads. */
export const version = pyodide.version;

/**
 * Replacement of Pyodide's `loadPyodide`, which PyScript calls. It starts Python with the package `kajuta` ready to
 * import.
 *
 * @param {Options} options from PyScript
 * @returns {Promise<Pyodide>}
 */
export async function loadPyodide(options) {
  const python = await start(options).catch(reportAndThrow);
  // Pyodide calls `on_fatal` when it crashes. All later calls fail.
  /** @type {any} */ (python)._api.on_fatal = (/** @type {unknown} */ error) => report({ fatal: String(error) });
  return python;
}

/**
 * Start Python from the snapshot, or else without it.
 *
 * @param {Options} options
 * @returns {Promise<Pyodide>}
 */
async function start(options) {
  if (image) {
    try {
      const python = await (standalone ? adopt(standalone, options) : startFromSnapshot(options, image));
      report({ started: "snapshot" });
      return python;
    } catch (error) {
      report({ fallback: String(error) });
    }
  }
  return startPlain(options);
}

/** Answer the page's requests until PyScript takes over. */
function serve() {
  if (standalone) {
    standalone.catch(() => {}); // `loadPyodide` handles the error
    serveWithoutPyScript(standalone, announceLife);
  }
  report({ standalone: standalone !== null });
}

/**
 * Apply PyScript's options to the Python of a standalone worker.
 *
 * @param {Promise<Pyodide>} standalone
 * @param {Options} options
 */
async function adopt(standalone, { stdout, stderr }) {
  const python = await standalone;
  if (snapshot) for (const file of [snapshot.path, STRIPPED_PYODIDE_WASM]) report({ file, part: 1 });
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
}

/**
 * Decompress the snapshot while it is being downloaded.
 *
 * @param {NonNullable<typeof BUILD_INFO.snapshot>} snapshot
 * @param {Promise<Response>} response
 */
async function unpackSnapshot({ path, bytes, packed }, response) {
  const body = countedBody(await response, (arrived) => report({ file: path, part: arrived / packed }));
  const memory = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  if (memory.byteLength !== bytes) throw new BadFile(path, "cut", `${memory.byteLength} of ${bytes} bytes`);
  return new Uint8Array(memory);
}

/**
 * Start Python from the memory image.
 *
 * @param {Options} options
 * @param {Promise<Uint8Array>} image
 * @returns {Promise<Pyodide>}
 */
async function startFromSnapshot(options, image) {
  const restoring = snapshotOptions(create, image);
  const emptyLibrary = URL.createObjectURL(new Blob([EMPTY_ZIP]));
  try {
    const indexURL = new URL("./", new URL(STRIPPED_PYODIDE_WASM, SITE_ROOT)).href;
    const python = await guarded([STRIPPED_PYODIDE_WASM], () =>
      pyodide.loadPyodide({ ...options, ...BASE, ...restoring, indexURL, stdLibURL: emptyLibrary }),
    );
    // The snapshot contains the state of `random`, so it is seeded anew: not everybody should get the same numbers.
    python.runPython("import sys\nif 'random' in sys.modules: sys.modules['random'].seed()\ndel sys");
    return python;
  } finally {
    URL.revokeObjectURL(emptyLibrary);
  }
}

/**
 * Start Python without the snapshot.
 *
 * @param {Options} options
 * @returns {Promise<Pyodide>}
 */
async function startPlain(options) {
  const engine = fetchWithHashCheck("./kajuta.zip");
  engine.catch(() => {}); // the await below handles the error
  const createPyodideModule = snapshot ? (await importChecked(PYTHON)).default : await create;
  const python = await guarded(["./vendor/pyodide/pyodide.asm.wasm", "./vendor/pyodide/python_stdlib.zip"], () =>
    pyodide.loadPyodide({ ...options, ...BASE, .../** @type {object} */ ({ createPyodideModule }) }),
  );
  python.FS.writeFile("/kajuta.zip", await engine);
  python.runPython("import sys\nsys.path.insert(0, '/kajuta.zip')\ndel sys");
  report({ started: "plain" });
  return python;
}

/**
 * Run `work` and check the `files` that Pyodide fetches and compiles in it, and report their progress. A missing or bad
 * file is an error at once, while Pyodide alone would wait for ever.
 *
 * @template T
 * @param {string[]} files addresses from the site's root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function guarded(files, work) {
  const original = globalThis.fetch;
  const { instantiateStreaming } = WebAssembly;
  const byAddress = new Map(files.map((file) => [new URL(file, SITE_ROOT).href, file]));
  /** @type {Promise<unknown>[]} */
  const checks = [];
  /** Responses of this start, since an earlier start may still be compiling others. @type {WeakSet<Response>} */
  const own = new WeakSet();
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  const failed = new Promise((_, reject) => {
    fail = reject;
  });
  globalThis.fetch = async (input, init) => {
    const file = byAddress.get(String(input instanceof Request ? input.url : new URL(input, SITE_ROOT)));
    if (!file) return original(input, init);
    try {
      const response = await rejectBadResponse(file, original(input, init));
      const check = readChecked(file, response.clone(), (part) => report({ file, part }));
      check.catch(fail);
      checks.push(check);
      // Some hosts send WebAssembly with another media type, but browsers compile only this one while downloading.
      const isKnown = !file.endsWith(".wasm") || response.headers.get("Content-Type") === WASM;
      const given = isKnown ? response : new Response(response.body, { headers: { "Content-Type": WASM } });
      own.add(given);
      return given;
    } catch (error) {
      fail(error);
      return new Promise(() => {});
    }
  };
  WebAssembly.instantiateStreaming = (source, ...more) => {
    const made = instantiateStreaming.call(WebAssembly, source, ...more);
    const refused = async (/** @type {unknown} */ error) => {
      if (!own.has(await source)) return;
      // If the file is bad, throw the error of its check, which says more than the compiler's.
      await Promise.all(checks);
      throw error;
    };
    made.catch((error) => refused(error).catch(fail));
    return made;
  };
  try {
    const done = /** @type {T} */ (await Promise.race([work(), failed]));
    await Promise.all(checks);
    return done;
  } finally {
    globalThis.fetch = original;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * Report a bad file to the page and throw the error. The error alone would lose the file's name on its way to the page.
 *
 * @param {unknown} error
 * @returns {never}
 */
function reportAndThrow(error) {
  if (error instanceof BadFile) report({ bad: { file: error.file, fault: error.fault, detail: error.message } });
  throw error;
}

/** Hold a lock while this worker exists. The page waits for the lock and so notices the worker's end at once. */
function announceLife() {
  const name = `kajuta:${SITE_ROOT.pathname}:engine:${Math.random().toString(36).slice(2)}`;
  globalThis.navigator.locks
    ?.request(name, () => {
      report({ lock: name });
      return new Promise(() => {});
    })
    .catch(() => {}); // some private windows have no locks: the page then notices the end only by its time limits
}

/** Send a message to the page. @param {object} message */
function report(message) {
  postMessage({ kajuta: message });
}
