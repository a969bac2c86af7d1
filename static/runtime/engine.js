/**
 * The Python engine as the face sees it: started in PyScript's worker, asked with JSON, watched, restarted.
 *
 * There is no text for people here, only codes:
 * `no-wasm`, `no-worker`: the browser lacks what Python needs; `load`: the runtime did not come up;
 * `python`: Python raised during a call (the worker lives on); `dead`: the worker is gone or silent, or Python
 * itself has died in it, or the match was on the table of such a worker; `restarted`: the call belonged to a worker
 * that was replaced.
 *
 * A start that failed because the line was down is tried again by itself when the line is back. A dead worker is
 * replaced by the next call that brings with it all that it needs.
 */

import { BUILD, SITE } from "../build-info.js";
import { BadFile, fetchChecked, findBadFile, STRIPPED_MODULE } from "./files.js";
import * as prestart from "./prestart.js";

/** @typedef {"loading" | "ready" | "failed"} Status */
/** @typedef {"no-wasm" | "no-worker" | "load" | "python" | "dead" | "restarted"} Code */
/** @typedef {(part: number, phase: "loading" | "starting") => void} OnProgress */
/** @typedef {Worker & {sync: {call(request: string): Promise<string>}, ready: Promise<Worker>}} XWorker */

const PLAIN_START = ["./vendor/pyodide/pyodide.asm.wasm", "./vendor/pyodide/python_stdlib.zip"];
const PYSCRIPT = "./vendor/pyscript/core.js";
const SETTINGS = "./pyscript.toml";
const SETTINGS_PLAIN = "./pyscript.plain.toml";
const ENTRY = "./main.py";
/** The modules that the worker imports before it can tell the page of a file. */
const WORKER_MODULES = ["./static/runtime/worker/interpreter.js", "./static/build-info.js"];
/** Milliseconds without a sign of life: while bytes are awaited, and while Python starts on a slow machine. */
const SILENT_LOADING = 60_000;
const SILENT_START = 120_000;
const SILENT_CALL = 30_000;
/** Milliseconds until the first and between the last attempts to go on where the line was down. */
const AGAIN_FIRST = 3_000;
const AGAIN_LAST = 60_000;
/** The requests that need nothing of what was on the table before. */
const WHOLE_REQUESTS = new Set(["new", "load", "check", "voyage"]);
/** The requests that lay a match on the table. */
const LAYING_REQUESTS = new Set(["new", "load", "voyage"]);
const WASM_HEADER = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** What went wrong: a code, and what Python or the browser said. */
export class EngineError extends Error {
  /**
   * @param {Code} code
   * @param {string} [detail] a Python traceback, or the words of the browser
   * @param {{file: string, fault: import("./files.js").Fault} | null} [bad] the file that kept the runtime from loading
   */
  constructor(code, detail = "", bad = null) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "EngineError";
    this.code = code;
    this.detail = detail;
    this.bad = bad;
  }
}

/** Where the engine stands; `<html data-engine>` says the same. @type {Status} */
export let status = "loading";

/** Why the engine failed, while `status` is "failed". @type {EngineError | null} */
export let failure = null;

/** How the engine started last. @type {"" | "plain" | "snapshot"} */
export let startedFrom = "";

/** Whether a worker has been started: from then on the page has little to do until Python is up. */
export let workerStarted = false;

/** Sends an event "loading", "ready" or "failed" whenever `status` becomes that, and "worker-started" when a worker starts. */
export const events = new EventTarget();

/** @type {Runtime | null} */
let runtime = null;
/** @type {OnProgress} */
let onProgress = () => {};
/** Whether a match was lost with a dead worker and none has been laid on the table since. */
let bare = false;

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
  bare = false;
  await begin(false);
}

/**
 * Ask the engine. A call made early waits until the engine is ready.
 *
 * @param {Record<string, unknown>} request what to do is its `op`
 * @param {{limit?: number}} [options] `limit`: after how many milliseconds without an answer the worker counts as dead
 * @returns {Promise<any>} what `call` in py/main.py answers
 */
export async function call(request, { limit = SILENT_CALL } = {}) {
  const op = String(request.op);
  if (status === "failed" && failure) await replaceFor(op, failure);
  if (bare && !WHOLE_REQUESTS.has(op)) throw new EngineError("dead", "the table went with the worker");
  if (LAYING_REQUESTS.has(op)) bare = false;
  return (await up()).ask(JSON.stringify(request), limit);
}

/** @returns {Promise<Runtime>} the worker that is up, or comes up next */
async function up() {
  if (!runtime) {
    // Asked before anybody has begun a start, which may end at once where something of the browser is missing.
    await new Promise((resolve) => {
      for (const next of ["loading", "failed"]) events.addEventListener(next, resolve, { once: true });
    });
    if (!runtime) throw failure;
  }
  const mine = /** @type {Runtime} */ (runtime);
  try {
    await mine.ready;
  } catch (error) {
    if (runtime !== mine) return up();
    throw error;
  }
  return mine;
}

/**
 * Start a new worker in the place of a failed one; throws why it failed where that cannot help the request `op`.
 *
 * @param {string} op
 * @param {EngineError} why
 */
async function replaceFor(op, why) {
  if (!["dead", "load"].includes(why.code) || !WHOLE_REQUESTS.has(op)) throw why;
  bare ||= why.code === "dead";
  await begin(false);
}

/** @param {boolean} plain without the snapshot */
async function begin(plain) {
  again.stop();
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
  } catch (thrown) {
    const error = /** @type {EngineError} */ (thrown);
    if (runtime !== mine) throw error;
    if (!plain && (mine.startedFrom === "snapshot" || error.bad?.file === SETTINGS)) {
      console.info(`Kajuta: plain start: ${error}`);
      return begin(true);
    }
    mine.end(error);
    become("failed", error);
    again.schedule(error);
    throw error;
  }
  if (runtime !== mine) return;
  startedFrom = mine.startedFrom;
  again.forget();
  become("ready");
  mine.gone.catch((error) => {
    if (runtime === mine) become("failed", error);
  });
}

/** Goes on with a start that the line has broken off, when the line is back. */
const again = {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,
  wait: AGAIN_FIRST,

  /** @param {EngineError} error */
  schedule(error) {
    if (error.bad?.fault !== "network") return;
    this.timer = setTimeout(() => void this.attempt(error), this.wait);
    this.wait = Math.min(2 * this.wait, AGAIN_LAST);
  },

  /** @param {EngineError} error */
  async attempt(error) {
    this.stop();
    try {
      await fetchChecked(ENTRY, "no-cache"); // nothing on the screen moves before the line is back
    } catch {
      if (failure === error) this.schedule(error);
      return;
    }
    if (failure === error) begin(false).catch(() => {}); // told by the status
  },

  stop() {
    clearTimeout(this.timer);
  },

  forget() {
    this.wait = AGAIN_FIRST;
  },
};

addEventListener("online", () => {
  if (status === "failed" && failure?.code === "load") void again.attempt(failure);
  // A download that was under way when the line broke may wait for ever.
  else if (status === "loading") runtime?.hurry();
});

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

function markWorkerStarted() {
  workerStarted = true;
  events.dispatchEvent(new Event("worker-started"));
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
  /** What the worker said is wrong with a file. @type {{file: string, fault: import("./files.js").Fault, detail: string} | null} */
  #bad = null;
  #heard = performance.now();
  #progress = new Progress();

  /** @param {boolean} plain without the snapshot */
  constructor(plain) {
    /** Rejected when this worker is dead, failed to start, or was ended. @type {Promise<never>} */
    this.gone = new Promise((_, reject) => {
      this.#reject = reject;
    });
    this.gone.catch(() => {}); // everybody who minds looks at it
    /** The element that PyScript starts the worker of. @type {HTMLScriptElement | null} */
    this.script = null;
    this.plain = plain;
    this.#progress.plain ||= plain;
    /** Kept when Python is up. @type {Promise<void>} */
    this.ready = Promise.race([this.#start(), this.gone]);
    this.ready.catch(() => {}); // the same
  }

  /**
   * Ask the worker, which is up.
   *
   * @param {string} request
   * @param {number} limit
   * @returns {Promise<any>}
   */
  async ask(request, limit) {
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
    this.script?.remove();
  }

  /** The line is back: a start that hears nothing any more is given up, and so begun anew. */
  hurry() {
    const heard = this.#heard;
    const left = this.#worker ? AGAIN_FIRST - (performance.now() - heard) : 0;
    setTimeout(() => {
      if (runtime !== this || status !== "loading" || this.#heard !== heard) return;
      this.end(new EngineError("load", "the line was down", { file: ENTRY, fault: "network" }));
    }, left);
  }

  async #start() {
    const silence = setInterval(() => this.#listen(), 5_000);
    try {
      if (!this.plain) await this.#begun();
      if (this.#ended) return;
      this.script = await script(this.plain);
      this.#heard = performance.now();
      if (this.#ended) return;
      const created = await workerOf(this.script);
      created.onerror = () => {}; // PyScript calls it with what rejects `ready` too
      if (this.#ended) return created.terminate();
      this.#worker = created;
      markWorkerStarted();
      created.addEventListener("message", (event) => {
        if (event.data?.kajuta && !this.#ended) this.#hear(event.data.kajuta);
      });
      await created.ready;
    } catch (error) {
      throw await this.#failure(error);
    } finally {
      clearInterval(silence);
    }
  }

  /** Have the worker in which Python is on its way already be PyScript's, where there is one. */
  async #begun() {
    if (prestart.isPrestarted()) markWorkerStarted();
    await prestart.handToPyScript();
    this.#heard = performance.now();
  }

  /** End a start that has been silent for too long. */
  #listen() {
    const silent = performance.now() - this.#heard;
    if (this.#progress.done ? silent < SILENT_START : silent < SILENT_LOADING) return;
    const bad = this.#progress.done ? null : { file: this.#progress.awaited, fault: /** @type {const} */ ("network") };
    this.end(new EngineError("load", "silence", bad));
  }

  /**
   * What a failed start is told as: with the file that is to blame where there is one.
   *
   * @param {unknown} error
   */
  async #failure(error) {
    if (error instanceof EngineError) return error;
    const python = String(error).includes("Traceback");
    const bad =
      error instanceof BadFile
        ? error
        : (this.#bad ?? (this.#worker && !python ? await findBadFile(WORKER_MODULES) : null));
    return new EngineError("load", String(this.#bad?.detail ?? error), bad && { file: bad.file, fault: bad.fault });
  }

  /**
   * @param {{lock?: string, ahead?: MessagePort, file?: string, part?: number, started?: "plain" | "snapshot", fallback?: string,
   *   bad?: {file: string, fault: import("./files.js").Fault, detail: string}, fatal?: string}} told
   */
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
    if (told.bad) this.#bad = told.bad;
    if (told.fatal) this.end(new EngineError("dead", told.fatal));
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
    let arrived = 0;
    let total = 0;
    for (const name of this.#expected) {
      const packed = BUILD.files[name]?.packed ?? BUILD.snapshot?.packed ?? 0;
      total += packed;
      arrived += packed * (this.#parts.get(name) ?? 0);
    }
    this.#shown = Math.max(this.#shown, total ? arrived / total : 0);
    return this.#shown;
  }

  /** Whether everything has arrived. */
  get done() {
    return this.#expected.every((name) => this.#parts.get(name) === 1);
  }

  /** The first file that has not arrived. */
  get awaited() {
    return this.#expected.find((name) => this.#parts.get(name) !== 1) ?? ENTRY;
  }

  get #expected() {
    return this.plain || !BUILD.snapshot ? PLAIN_START : [STRIPPED_MODULE, BUILD.snapshot.path];
  }
}

/**
 * The element that makes PyScript start a worker. It holds the program and the settings themselves, checked: PyScript
 * would run whatever comes in their place.
 *
 * @param {boolean} plain
 * @returns {Promise<HTMLScriptElement>}
 */
async function script(plain) {
  const text = async (/** @type {string} */ file) => new TextDecoder().decode(await fetchChecked(file));
  const [settings, program, toml] = await Promise.all([
    text(plain ? SETTINGS_PLAIN : SETTINGS),
    text(ENTRY),
    module(BUILD.toml, [BUILD.toml]),
    pyscript(),
  ]);
  const config = toml.parse(settings);
  const element = document.createElement("script");
  element.setAttribute("type", "py");
  element.setAttribute("worker", "");
  const interpreter = new URL(config.interpreter, SITE);
  element.setAttribute("config", JSON.stringify({ ...config, interpreter: interpreter.href }));
  element.textContent = program;
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
    const listen = async (/** @type {unknown} */ _, /** @type {XWorker} */ worker) => {
      await Promise.resolve(); // the element is told its worker after the hooks
      // A start that was given up in the meantime may still wait here: the worker of the next one is not its own.
      if (/** @type {{xworker?: XWorker}} */ (element).xworker !== worker) return;
      hooks.main.onWorker.delete(listen);
      resolve(worker);
    };
    hooks.main.onWorker.add(listen);
  });
  document.head.append(element);
  return /** @type {Promise<XWorker>} */ (made);
}

/**
 * Load PyScript without its plugins, of which the page needs none. It looks for tags of its own in all that ever comes
 * onto a page; the only one here stands in the head, and to be looked through takes a click a millisecond and more: so
 * it watches the head alone.
 */
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
  const { MutationObserver: Whole } = globalThis;
  globalThis.MutationObserver = class extends Whole {
    /** @param {Node} target @param {MutationObserverInit} options */
    observe(target, options) {
      const itself = target === document && new Error().stack?.includes("/vendor/pyscript/");
      super.observe(itself ? document.head : target, options);
    }
  };
  try {
    const files = Object.keys(BUILD.files).filter((file) => file.includes("/pyscript/core-"));
    return await module(PYSCRIPT, [PYSCRIPT, ...files]);
  } finally {
    globalThis.MutationObserver = Whole;
  }
}

/**
 * @param {string} file
 * @param {string[]} files it and what it imports
 * @returns {Promise<any>} the module in it; throws BadFile where a file is to blame
 */
async function module(file, files) {
  try {
    return await import(new URL(file, SITE).href);
  } catch (error) {
    throw (await findBadFile(files)) ?? error;
  }
}
