/**
 * The Python engine as the face sees it: started in PyScript's worker, asked with JSON, watched, restarted.
 *
 * There is no text for people here, only codes:
 * `no-wasm`, `no-worker`: the browser lacks what Python needs; `load`: the runtime did not come up;
 * `python`: Python raised during a call (the worker lives on); `dead`: the worker is gone or silent;
 * `restarted`: the call belonged to a worker that was replaced.
 */

import { BUILD } from "./build-info.js";

/** @typedef {"loading" | "ready" | "failed"} Status */
/** @typedef {"no-wasm" | "no-worker" | "load" | "python" | "dead" | "restarted"} Code */
/** @typedef {(part: number, phase: "loading" | "starting") => void} OnProgress */
/** @typedef {Worker & {sync: {call(request: string): Promise<string>}, ready: Promise<Worker>}} XWorker */

const SITE = new URL("../", import.meta.url);
const LEAN = "./vendor/lean/pyodide.asm.wasm";
const PLAIN_START = ["./vendor/pyodide/pyodide.asm.wasm", "./vendor/pyodide/python_stdlib.zip"];
const SILENT_START = 120_000;
const SILENT_CALL = 30_000;
const WASM_HEADER = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** What went wrong: a code, and what Python or the browser said. */
export class EngineError extends Error {
  /**
   * @param {Code} code
   * @param {string} [detail] a Python traceback, or the words of the browser
   */
  constructor(code, detail = "") {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "EngineError";
    this.code = code;
    this.detail = detail;
  }
}

/** Where the engine stands; `<html data-engine>` says the same. @type {Status} */
export let status = "loading";

/** Why the engine failed, while `status` is "failed". @type {EngineError | null} */
export let failure = null;

/** How the engine started last. @type {"" | "plain" | "snapshot"} */
export let startedFrom = "";

/** Sends an event "loading", "ready" or "failed" whenever `status` becomes that. */
export const events = new EventTarget();

/** @type {Runtime | null} */
let runtime = null;
/** @type {OnProgress} */
let onProgress = () => {};

/**
 * Start the engine. Ends well when it is ready; a failure is thrown, and told by `status` and `events`.
 *
 * @param {{onProgress?: OnProgress}} [options]
 */
export async function start(options = {}) {
  onProgress = options.onProgress ?? onProgress;
  await begin(false);
}

/** End the worker, whatever it does, and start a new one; calls that it owes an answer are rejected. */
export async function restart() {
  await begin(false);
}

/**
 * Ask the engine. A call made early waits until the engine is ready.
 *
 * @param {object} request
 * @param {{limit?: number}} [options] `limit`: after how many milliseconds without an answer the worker counts as dead
 * @returns {Promise<any>} what `call` in py/main.py answers
 */
export async function call(request, { limit = SILENT_CALL } = {}) {
  if (status === "failed" && failure) throw failure;
  if (!runtime) await new Promise((resolve) => events.addEventListener("loading", resolve, { once: true }));
  return /** @type {Runtime} */ (runtime).ask(JSON.stringify(request), limit);
}

/** @param {boolean} plain without the snapshot */
async function begin(plain) {
  runtime?.end(new EngineError("restarted"));
  const lacking = missing();
  if (lacking) {
    become("failed", new EngineError(lacking));
    throw failure;
  }
  const mine = new Runtime(plain);
  runtime = mine;
  become("loading");
  try {
    await mine.ready;
  } catch (error) {
    if (runtime !== mine) throw error;
    if (!plain && mine.startedFrom === "snapshot") return begin(true);
    mine.end(/** @type {EngineError} */ (error));
    become("failed", /** @type {EngineError} */ (error));
    throw error;
  }
  if (runtime !== mine) return;
  startedFrom = mine.startedFrom;
  become("ready");
  mine.gone.catch((error) => {
    if (runtime === mine) become("failed", error);
  });
}

/**
 * @param {Status} next
 * @param {EngineError | null} [why]
 */
function become(next, why = null) {
  status = next;
  failure = why;
  document.documentElement.dataset.engine = next;
  events.dispatchEvent(new Event(next));
}

/** @returns {"no-wasm" | "no-worker" | null} */
function missing() {
  if (typeof Worker !== "function") return "no-worker";
  try {
    if (!WebAssembly.validate(WASM_HEADER)) return "no-wasm";
  } catch {
    return "no-wasm";
  }
  return null;
}

/** One worker, from its start to its end. */
class Runtime {
  /** @type {"" | "plain" | "snapshot"} */
  startedFrom = "";
  /** @type {(error: EngineError) => void} */
  #reject = () => {};
  /** @type {XWorker | null} */
  #worker = null;
  #ended = false;
  #heard = performance.now();
  #progress = new Progress();

  /** @param {boolean} plain without the snapshot */
  constructor(plain) {
    /** Rejected when this worker is dead, failed to start, or was ended. @type {Promise<never>} */
    this.gone = new Promise((_, reject) => {
      this.#reject = reject;
    });
    this.gone.catch(() => {}); // everybody who minds looks at it
    this.script = script(plain);
    /** Kept when Python is up. @type {Promise<void>} */
    this.ready = Promise.race([this.#start(), this.gone]);
    this.ready.catch(() => {}); // the same
  }

  /**
   * @param {string} request
   * @param {number} limit
   * @returns {Promise<any>}
   */
  async ask(request, limit) {
    await this.ready;
    const worker = /** @type {XWorker} */ (this.#worker);
    const answer = worker.sync.call(request).catch((error) => {
      throw new EngineError("python", String(error?.message ?? error));
    });
    const watch = setTimeout(() => this.end(new EngineError("dead", `no answer in ${limit} ms`)), limit);
    try {
      return JSON.parse(await Promise.race([answer, this.gone]));
    } finally {
      clearTimeout(watch);
    }
  }

  /**
   * End the worker; what still waits for it is rejected with `why`.
   *
   * @param {EngineError} why
   */
  end(why) {
    if (this.#ended) return;
    this.#ended = true;
    this.#reject(why);
    this.#worker?.terminate();
    this.script.remove();
  }

  async #start() {
    const silence = setInterval(() => {
      if (performance.now() - this.#heard > SILENT_START) this.end(new EngineError("load", "silence"));
    }, 5_000);
    try {
      const created = await workerOf(this.script);
      created.onerror = () => {}; // PyScript calls it with what rejects `ready` too
      if (this.#ended) return created.terminate();
      this.#worker = created;
      created.addEventListener("message", (event) => {
        if (event.data?.kajuta) this.#hear(event.data.kajuta);
      });
      await created.ready;
    } catch (error) {
      throw error instanceof EngineError ? error : new EngineError("load", String(error));
    } finally {
      clearInterval(silence);
    }
  }

  /** @param {{lock?: string, file?: string, part?: number, started?: "plain" | "snapshot", fallback?: string}} told */
  #hear(told) {
    this.#heard = performance.now();
    if (told.lock) {
      const dead = () => this.end(new EngineError("dead", "the worker has ended"));
      navigator.locks.request(told.lock, dead).catch(() => {});
    }
    if (told.fallback) {
      console.info(`Kajuta: plain start, for the snapshot did not serve: ${told.fallback}`);
      this.#progress.plain = true;
    }
    if (told.file) onProgress(this.#progress.part(told.file, told.part ?? 0), "loading");
    if (told.started) {
      this.startedFrom = told.started;
      onProgress(1, "starting");
    }
  }
}

/** How much of what a start fetches has arrived, by the bytes on the wire that the build wrote down. */
class Progress {
  plain = !BUILD.snapshot;
  /** @type {Map<string, number>} */
  #parts = new Map();
  #shown = 0;

  /**
   * @param {string} file
   * @param {number} part
   * @returns {number} from 0 to 1, never less than before
   */
  part(file, part) {
    this.#parts.set(file, Math.min(1, part));
    const { snapshot, sizes } = BUILD;
    const expected = this.plain || !snapshot ? PLAIN_START : [LEAN, snapshot.path];
    let arrived = 0;
    let total = 0;
    for (const name of expected) {
      const packed = sizes[name]?.packed ?? snapshot?.packed ?? 0;
      total += packed;
      arrived += packed * (this.#parts.get(name) ?? 0);
    }
    this.#shown = Math.max(this.#shown, total ? arrived / total : 0);
    return this.#shown;
  }
}

/**
 * @param {boolean} plain
 * @returns {HTMLScriptElement} the element that makes PyScript start a worker
 */
function script(plain) {
  const element = document.createElement("script");
  element.setAttribute("type", "py");
  element.setAttribute("worker", "");
  element.setAttribute("src", new URL("./main.py", SITE).href);
  element.setAttribute("config", new URL(plain ? "./pyscript.plain.toml" : "./pyscript.toml", SITE).href);
  return element;
}

/**
 * Put `element` into the page and return the worker that PyScript makes of it.
 *
 * @param {HTMLScriptElement} element
 * @returns {Promise<XWorker>}
 */
async function workerOf(element) {
  const { hooks } = await pyscript();
  const made = new Promise((resolve) => {
    const listen = (/** @type {unknown} */ _, /** @type {XWorker} */ worker) => {
      hooks.main.onWorker.delete(listen);
      resolve(worker);
    };
    hooks.main.onWorker.add(listen);
  });
  document.head.append(element);
  return /** @type {Promise<XWorker>} */ (made);
}

/** @type {Promise<any> | null} */
let loading = null;

/** Load PyScript, once; without its plugins, of which the page needs none. */
async function pyscript() {
  const unwanted = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];
  // PyScript would also load plugins for MicroPython, which it could run as well.
  for (const name of ["py-config", "mpy-config"]) {
    if (document.querySelector(name)) continue;
    const settings = document.createElement(name);
    settings.setAttribute("type", "json");
    settings.textContent = JSON.stringify({ plugins: unwanted.map((plugin) => `!${plugin}`) });
    document.head.append(settings);
  }
  loading ??= import(new URL("./vendor/pyscript/core.js", SITE).href);
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}
