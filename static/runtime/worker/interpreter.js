/**
 * The interpreter that PyScript loads in its worker: Pyodide, with the engine's package on board.
 *
 * A start takes the memory snapshot of the build where it can (Python is then as if it had imported the
 * engine already) and goes the plain way where it cannot: no snapshot was built, the browser cannot unpack
 * it, a file of it is missing or damaged, or the address of this module asks for it with `?plain`.
 *
 * A page that has all of it already begins this module in a worker of its own (static/boot.js): Python starts at once
 * then, answers what it is asked, and is there when PyScript gives its program to that worker (static/runtime/prestart.js).
 *
 * To the page it says, as messages `{kajuta: ...}` of the worker: which lock it holds while it lives, how
 * many bytes have arrived, which way it started, which file keeps it from starting, and that Python has died.
 */

import { BUILD, SITE } from "../../build-info.js";
import {
  BadFile,
  checkedResponse,
  fetchChecked,
  findBadFile,
  readChecked,
  STRIPPED_MODULE,
  withType,
} from "../files.js";
import { snapshotOptions } from "./memory-image.js";
import { serveStandalone } from "./standalone.js";
import { unpackSnapshot } from "./unpack.js";

/** @typedef {NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>} Options */
/** @typedef {import("pyodide").PyodideInterface} Pyodide */

const RUNTIME = new URL("./vendor/pyodide/", SITE);
/** Where Pyodide finds itself, and that there are no packages. */
const HERE = { indexURL: RUNTIME.href, packageBaseUrl: RUNTIME.href, lockFileContents: JSON.stringify(BUILD.lock) };
const PYODIDE = "./vendor/pyodide/pyodide.mjs";
const PYTHON = "./vendor/pyodide/pyodide.asm.mjs";
/** The same for the module of a start from the snapshot. */
const STRIPPED_LOADER = "./vendor/lean/pyodide.asm.mjs";
const EMPTY_ZIP = new Uint8Array([80, 75, 5, 6, ...new Array(18).fill(0)]);

const asked = new URL(import.meta.url).searchParams;
const about = !asked.has("plain") && typeof DecompressionStream === "function" ? BUILD.snapshot : null;
/** Whether this worker was begun before PyScript is there, or is none of PyScript's ever (static/runtime/helper.js). */
const isAhead = ["ahead", "second"].includes(globalThis.name);
if (!isAhead) announceLife();
const answer = about ? coming(about) : null;
/** @type {typeof import("pyodide")} */
const pyodide = await module(PYODIDE).catch(give);
const create = module(about ? STRIPPED_LOADER : PYTHON).then((loaded) => loaded.default);
create.catch(() => {}); // looked at in loadPyodide
/** Python on its way already. */
const begun = isAhead && about ? fromSnapshot({}, about) : null;
if (isAhead) beforehand();

/** The version of Pyodide, which PyScript asks for. */
export const version = pyodide.version;

/**
 * Start Python as Pyodide's own `loadPyodide` does, with the package `kajuta` ready to import.
 *
 * @param {Options} options what PyScript passes
 * @returns {Promise<Pyodide>}
 */
export async function loadPyodide(options) {
  const python = await started(options).catch(give);
  // What Pyodide calls when it dies; every call after that fails.
  /** @type {any} */ (python)._api.on_fatal = (/** @type {unknown} */ error) => say({ fatal: String(error) });
  return python;
}

/**
 * @param {Options} options
 * @returns {Promise<Pyodide>}
 */
async function started(options) {
  if (about) {
    try {
      const python = await (begun ? adopted(begun, options) : fromSnapshot(options, about));
      say({ started: "snapshot" });
      return python;
    } catch (error) {
      say({ fallback: String(error) });
    }
  }
  return startPlain(options);
}

/** Be of use before PyScript is there, and then to it. */
function beforehand() {
  if (begun) {
    begun.catch(() => {}); // looked at in loadPyodide
    serveStandalone(begun, announceLife);
  }
  say({ ahead: begun !== null });
}

/**
 * The Python that was begun before PyScript said how it wants it.
 *
 * @param {Promise<Pyodide>} begun
 * @param {Options} options
 */
async function adopted(begun, { stdout, stderr }) {
  const python = await begun;
  if (about) for (const file of [about.path, STRIPPED_MODULE]) arrived(file)(1);
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
}

/**
 * The snapshot on its way.
 *
 * @param {{path: string}} about
 */
function coming({ path }) {
  const response = checkedResponse(path, fetch(new URL(path, SITE)));
  response.catch(() => {}); // looked at in unpackSnapshot
  return response;
}

/**
 * What tells the page how much of a file has arrived. (A declaration, for it is used before this module has been read.)
 *
 * @param {string} file
 * @returns {(part: number) => void}
 */
function arrived(file) {
  return (part) => say({ file, part });
}

/**
 * @param {Options} options
 * @param {NonNullable<typeof BUILD.snapshot>} about
 * @returns {Promise<Pyodide>}
 */
async function fromSnapshot(options, about) {
  const lean = snapshotOptions(create, unpackSnapshot(about, answer ?? coming(about), arrived(about.path)));
  const nothing = URL.createObjectURL(new Blob([EMPTY_ZIP]));
  try {
    const indexURL = new URL("./", new URL(STRIPPED_MODULE, SITE)).href;
    const start = () => pyodide.loadPyodide({ ...options, ...HERE, ...lean, indexURL, stdLibURL: nothing });
    const python = await guarded([STRIPPED_MODULE], start);
    // The generator of `random` was frozen with everything else; nobody should get the build's numbers.
    python.runPython("import sys\nif 'random' in sys.modules: sys.modules['random'].seed()\ndel sys");
    return python;
  } finally {
    URL.revokeObjectURL(nothing);
  }
}

/**
 * @param {Options} options
 * @returns {Promise<Pyodide>}
 */
async function startPlain(options) {
  const engine = fetchChecked("./kajuta.zip");
  engine.catch(() => {}); // looked at below
  const createPyodideModule = about ? (await module(PYTHON)).default : await create;
  const python = await guarded(["./vendor/pyodide/pyodide.asm.wasm", "./vendor/pyodide/python_stdlib.zip"], () =>
    pyodide.loadPyodide({ ...options, ...HERE, .../** @type {object} */ ({ createPyodideModule }) }),
  );
  python.FS.writeFile("/kajuta.zip", await engine);
  python.runPython("import sys\nsys.path.insert(0, '/kajuta.zip')\ndel sys");
  say({ started: "plain" });
  return python;
}

/**
 * Let Pyodide fetch `files` and compile them, and tell the page meanwhile how much has arrived. Pyodide would wait for
 * ever for a module that does not come or is none; here that ends the work at once.
 *
 * @template T
 * @param {string[]} files addresses from the site's root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function guarded(files, work) {
  const original = globalThis.fetch;
  const { instantiateStreaming } = WebAssembly;
  const byAddress = new Map(files.map((file) => [new URL(file, SITE).href, file]));
  /** @type {Promise<unknown>[]} */
  const checks = [];
  /** What was fetched here: a start that was given up may still compile what it fetched. @type {WeakSet<Response>} */
  const own = new WeakSet();
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  const failed = new Promise((_, reject) => {
    fail = reject;
  });
  globalThis.fetch = async (input, init) => {
    const file = byAddress.get(String(input instanceof Request ? input.url : new URL(input, SITE)));
    if (!file) return original(input, init);
    try {
      const answer = await checkedResponse(file, original(input, init));
      const check = readChecked(file, answer.clone(), arrived(file));
      check.catch(fail);
      checks.push(check);
      const given = file.endsWith(".wasm") ? withType(answer, "application/wasm") : answer;
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
      // What is wrong with the file says more than what the compiler found in it.
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
 * @param {string} file
 * @returns {Promise<any>} the module in it; throws BadFile where a file is to blame
 */
async function module(file) {
  try {
    return await import(new URL(file, SITE).href);
  } catch (error) {
    throw (await findBadFile([file])) ?? error;
  }
}

/**
 * Tell the page which file is to blame, for an error loses that on the way.
 *
 * @param {unknown} error
 * @returns {never}
 */
function give(error) {
  if (error instanceof BadFile) say({ bad: { file: error.file, fault: error.fault, detail: error.message } });
  throw error;
}

/** Hold a lock for as long as this worker lives: the page waits for it and so learns of the worker's end at once. */
function announceLife() {
  const name = `kajuta:${SITE.pathname}:engine:${Math.random().toString(36).slice(2)}`;
  globalThis.navigator.locks
    ?.request(name, () => {
      say({ lock: name });
      return new Promise(() => {});
    })
    .catch(() => {}); // some private windows have no locks; the page then only has its time limits
}

/** @param {object} what */
function say(what) {
  postMessage({ kajuta: what });
}
