/**
 * The interpreter that PyScript loads in its worker: Pyodide, with the engine's package on board.
 *
 * A start takes the memory snapshot of the build where it can (Python is then as if it had imported the
 * engine already) and goes the plain way where it cannot: no snapshot was built, the browser cannot unpack
 * it, it is damaged, or the address of this module asks for it with `?plain`.
 *
 * To the page it says, as messages `{kajuta: ...}` of the worker: which lock it holds while it lives, how
 * many bytes have arrived, and which way it started.
 */

import { BUILD } from "./build-info.js";
import { leanOptions } from "./lean.js";

/** @typedef {NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>} Options */
/** @typedef {import("pyodide").PyodideInterface} Pyodide */

const SITE = new URL("../", import.meta.url);
const RUNTIME = new URL("./vendor/pyodide/", SITE);
const LEAN = new URL("./vendor/lean/", SITE);
/** Where Pyodide finds itself, and that there are no packages. */
const HERE = { indexURL: RUNTIME.href, packageBaseUrl: RUNTIME.href, lockFileContents: JSON.stringify(BUILD.lock) };
const EMPTY_ZIP = new Uint8Array([80, 75, 5, 6, ...new Array(18).fill(0)]);

announceLife();
const wanted = !new URL(import.meta.url).searchParams.has("plain") && typeof DecompressionStream === "function";
const about = wanted ? BUILD.snapshot : null;
const answer = about && fetch(new URL(about.path, SITE));
answer?.catch(() => {}); // looked at in unpacked
/** @type {typeof import("pyodide")} */
const pyodide = await import(new URL("./pyodide.mjs", RUNTIME).href);
const create = about && import(new URL("./pyodide.asm.mjs", RUNTIME).href).then((module) => module.default);
create?.catch(() => {}); // looked at in loadPyodide

/** The version of Pyodide, which PyScript asks for. */
export const version = pyodide.version;

/**
 * Start Python as Pyodide's own `loadPyodide` does, with the package `kajuta` ready to import.
 *
 * @param {Options} options what PyScript passes
 * @returns {Promise<Pyodide>}
 */
export async function loadPyodide(options) {
  if (about && answer && create) {
    try {
      // Unpacking keeps this thread busy: it begins only here, while Pyodide has its module fetched and compiled.
      return await startFromSnapshot(options, leanOptions(create, unpacked(about, answer), about.memory));
    } catch (error) {
      say({ fallback: String(error) });
    }
  }
  return startPlain(options);
}

/**
 * @param {Options} options
 * @param {ReturnType<typeof leanOptions>} lean
 * @returns {Promise<Pyodide>}
 */
async function startFromSnapshot(options, lean) {
  const nothing = URL.createObjectURL(new Blob([EMPTY_ZIP]));
  try {
    const python = await counted(["./vendor/lean/pyodide.asm.wasm"], () =>
      pyodide.loadPyodide({
        ...options,
        ...HERE,
        ...lean,
        indexURL: LEAN.href,
        stdLibURL: nothing,
      }),
    );
    // The generator of `random` was frozen with everything else; nobody should get the build's numbers.
    python.runPython("import sys\nif 'random' in sys.modules: sys.modules['random'].seed()\ndel sys");
    say({ started: "snapshot" });
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
  const engine = fetch(new URL("./kajuta.zip", SITE)).then((answer) => {
    if (!answer.ok) throw new Error(`kajuta.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  engine.catch(() => {}); // looked at below
  const python = await counted(["./vendor/pyodide/pyodide.asm.wasm", "./vendor/pyodide/python_stdlib.zip"], () =>
    pyodide.loadPyodide({ ...options, ...HERE }),
  );
  python.FS.writeFile("/kajuta.zip", new Uint8Array(await engine));
  python.runPython("import sys\nsys.path.insert(0, '/kajuta.zip')\ndel sys");
  say({ started: "plain" });
  return python;
}

/**
 * Unpack the snapshot. A host may have unpacked it on the way, so its first bytes decide.
 *
 * @param {{path: string} & import("./build-info.js").Size} about
 * @param {Promise<Response>} coming
 * @returns {Promise<Uint8Array>}
 */
async function unpacked({ path, bytes, packed }, coming) {
  const { ok, body, status } = await coming;
  if (!ok || !body) throw new Error(`snapshot: ${status}`);
  const reader = body.getReader();
  const first = await reader.read();
  const zipped = first.value?.[0] === 0x1f && first.value?.[1] === 0x8b;
  let arrived = 0;
  const source = new ReadableStream({
    start(controller) {
      pass(controller, first);
    },
    async pull(controller) {
      pass(controller, await reader.read());
    },
  });
  /**
   * @param {ReadableStreamDefaultController<Uint8Array>} controller
   * @param {ReadableStreamReadResult<Uint8Array>} read
   */
  function pass(controller, { done, value }) {
    if (done) return controller.close();
    arrived += value.length;
    say({ file: path, part: arrived / (zipped ? packed : bytes) });
    controller.enqueue(value);
  }
  const memory = new Uint8Array(bytes);
  let filled = 0;
  const whole = zipped ? source.pipeThrough(new DecompressionStream("gzip")) : source;
  const chunks = whole.getReader();
  for (let read = await chunks.read(); !read.done; read = await chunks.read()) {
    memory.set(read.value, filled);
    filled += read.value.length;
  }
  if (filled !== bytes) throw new Error(`snapshot: ${filled} bytes instead of ${bytes}`);
  return memory;
}

/**
 * Do `work` and tell the page meanwhile how much of `files` has arrived.
 *
 * @template T
 * @param {string[]} files addresses from the site's root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function counted(files, work) {
  const original = globalThis.fetch;
  const byAddress = new Map(files.map((file) => [new URL(file, SITE).href, file]));
  globalThis.fetch = async (input, init) => {
    const answer = await original(input, init);
    const file = byAddress.get(String(input instanceof Request ? input.url : new URL(input, SITE)));
    if (file && answer.body) count(file, answer.clone()).catch(() => {});
    return answer;
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = original;
  }
}

/**
 * @param {string} file
 * @param {Response} answer
 */
async function count(file, answer) {
  const { bytes } = BUILD.sizes[file] ?? { bytes: 1 };
  const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).getReader();
  let arrived = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    arrived += read.value.length;
    say({ file, part: arrived / bytes });
  }
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
