/**
 * The interpreter that PyScript loads in its worker: Pyodide, with the engine's package on board.
 *
 * Python starts from the memory snapshot of the build where it can, as if it had imported the engine already. It starts
 * plain where it cannot: no snapshot was built, the browser cannot decompress it, a file of it is missing or damaged,
 * or the address of this module says `?plain`.
 *
 * A page that has all files already loads this module in a standalone worker (static/boot.js): Python starts at once
 * there, answers requests, and becomes PyScript's when PyScript gives its program to that worker
 * (static/runtime/prestarted-worker.js).
 *
 * The worker reports to the page in messages `{kajuta: ...}`: the lock it holds while it lives, the part of each file
 * that has arrived, how Python started, the file that keeps it from starting, and that Python has crashed.
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
/** The loader of the stripped module. */
const STRIPPED_LOADER = "./vendor/lean/pyodide.asm.mjs";
const WASM = "application/wasm";
const EMPTY_ZIP = new Uint8Array([80, 75, 5, 6, ...new Array(18).fill(0)]);

const query = new URL(import.meta.url).searchParams;
const snapshot = !query.has("plain") && typeof DecompressionStream === "function" ? BUILD_INFO.snapshot : null;
/** Whether this worker is not, or not yet, PyScript's: it was prestarted, or is the helper worker. */
const isStandalone = ["prestart", "helper"].includes(globalThis.name);
if (!isStandalone) announceLife();
const arriving = snapshot && rejectBadResponse(snapshot.path, fetch(new URL(snapshot.path, SITE_ROOT)));
arriving?.catch(() => {}); // handled in loadPyodide
/** @type {typeof import("pyodide")} */
const pyodide = await importChecked(PYODIDE).catch(reportAndThrow);
const create = importChecked(snapshot ? STRIPPED_LOADER : PYTHON).then((loaded) => loaded.default);
create.catch(() => {}); // handled in loadPyodide
/**
 * The memory image, while there is a snapshot to start from. Decompressing it keeps this thread busy, so the modules are
 * asked for first.
 */
const image = snapshot && arriving && unpackSnapshot(snapshot, arriving);
image?.catch(() => {}); // handled in loadPyodide
/** The Python of a standalone worker. */
const standalone = isStandalone && image ? startFromSnapshot({}, image) : null;
if (isStandalone) serve();

/** The version of Pyodide, which PyScript asks for. */
export const version = pyodide.version;

/**
 * Start Python as Pyodide's own `loadPyodide` does, with the package `kajuta` ready to import.
 *
 * @param {Options} options what PyScript passes
 * @returns {Promise<Pyodide>}
 */
export async function loadPyodide(options) {
  const python = await start(options).catch(reportAndThrow);
  // Pyodide calls this when it crashes; every call after that fails.
  /** @type {any} */ (python)._api.on_fatal = (/** @type {unknown} */ error) => report({ fatal: String(error) });
  return python;
}

/**
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

/** Answer the page until PyScript takes over. */
function serve() {
  if (standalone) {
    standalone.catch(() => {}); // handled in loadPyodide
    serveWithoutPyScript(standalone, announceLife);
  }
  report({ standalone: standalone !== null });
}

/**
 * Give a standalone Python the options of PyScript.
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
 * Decompress the snapshot while it arrives.
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
    // The state of `random` is in the snapshot, too: nobody should get the numbers of the build.
    python.runPython("import sys\nif 'random' in sys.modules: sys.modules['random'].seed()\ndel sys");
    return python;
  } finally {
    URL.revokeObjectURL(emptyLibrary);
  }
}

/**
 * @param {Options} options
 * @returns {Promise<Pyodide>}
 */
async function startPlain(options) {
  const engine = fetchWithHashCheck("./kajuta.zip");
  engine.catch(() => {}); // handled below
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
 * Check `files` while Pyodide fetches and compiles them, and report their progress. Pyodide would wait for ever for a
 * module that does not come or is none; here that ends the work at once.
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
  /** Responses of this start: one that was given up may still compile its own. @type {WeakSet<Response>} */
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
      // Some hosts do not know the type of a module, and a browser compiles nothing else as it arrives.
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
      // An error of the file says more than one of the compiler.
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
 * Report the file that is to blame, for the error loses it on its way to the page.
 *
 * @param {unknown} error
 * @returns {never}
 */
function reportAndThrow(error) {
  if (error instanceof BadFile) report({ bad: { file: error.file, fault: error.fault, detail: error.message } });
  throw error;
}

/** Hold a lock while this worker lives: the page waits for it, and so notices the end of the worker at once. */
function announceLife() {
  const name = `kajuta:${SITE_ROOT.pathname}:engine:${Math.random().toString(36).slice(2)}`;
  globalThis.navigator.locks
    ?.request(name, () => {
      report({ lock: name });
      return new Promise(() => {});
    })
    .catch(() => {}); // some private windows have no locks; the page then has only its time limits
}

/** @param {object} message */
function report(message) {
  postMessage({ kajuta: message });
}
