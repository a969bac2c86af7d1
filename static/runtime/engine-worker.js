/** Life of one worker that runs Python: start, calls, time limits, end. */

import { DownloadProgress } from "./download-progress.js";
import { EngineError } from "./engine-error.js";
import { BadFile, findBadFile } from "./fetch-with-hash-check.js";
import * as prestart from "./prestarted-worker.js";
import { createScriptElement, createWorker, PROGRAM } from "./pyscript-worker.js";

/** @typedef {import("./pyscript-worker.js").XWorker} XWorker */
/** @typedef {import("./fetch-with-hash-check.js").Fault} Fault */
/** @typedef {(part: number, phase: "loading" | "starting") => void} OnProgress */

/** Modules that the worker imports before it can report bad files itself. */
const WORKER_MODULES = ["./static/runtime/worker/interpreter.js", "./static/build-info.js"];
/** Longest silence of a starting worker in milliseconds: while files are downloaded, and while Python starts. */
const SILENT_LOADING = 60_000;
const SILENT_START = 120_000;
/** Longest silence of a start after the network has come back, in milliseconds. */
const SILENT_ONLINE = 3_000;

export class EngineWorker {
  /** @type {"" | "plain" | "snapshot"} */
  startedFrom = "";
  /** @type {(error: EngineError) => void} */
  #reject = () => {};
  /** @type {XWorker | null} */
  #worker = null;
  /** Element for which PyScript creates the worker. @type {HTMLScriptElement | null} */
  #script = null;
  #isUp = false;
  #ended = false;
  /** Bad file that the worker reported. @type {{file: string, fault: Fault, detail: string} | null} */
  #bad = null;
  /** Time of the last sign of life of this start. */
  #heard = performance.now();
  #progress;
  #onProgress;

  /**
   * @param {boolean} plain whether to start without the snapshot
   * @param {OnProgress} onProgress
   */
  constructor(plain, onProgress) {
    this.plain = plain;
    this.#progress = new DownloadProgress(plain);
    this.#onProgress = onProgress;
    /** Promise that rejects when this worker has died, failed to start, or was ended. @type {Promise<never>} */
    this.gone = new Promise((_, reject) => {
      this.#reject = reject;
    });
    this.gone.catch(() => {}); // callers that wait for it handle the error
    /** Promise that resolves when Python is ready. @type {Promise<void>} */
    this.ready = Promise.race([this.#start(), this.gone]);
    this.ready.catch(() => {}); // callers handle the error
  }

  /**
   * Send a request to the worker, which must be ready.
   *
   * @param {string} request JSON
   * @param {number} limit longest wait in milliseconds; after it the worker counts as dead
   * @returns {Promise<any>}
   */
  async call(request, limit) {
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

  /** End the worker, and reject all pending calls with `why`. @param {EngineError} why */
  end(why) {
    if (this.#ended) return;
    this.#ended = true;
    this.#reject(why);
    this.#worker?.terminate();
    this.#script?.remove();
  }

  /** End a start that stays silent although the network is back, since its download may never continue. */
  expectProgress() {
    const heard = this.#heard;
    const giveUp = () => {
      if (this.#isUp || this.#ended || this.#heard !== heard) return;
      this.end(new EngineError("load", "the network was down", { file: PROGRAM, fault: "network" }));
    };
    setTimeout(giveUp, this.#worker ? SILENT_ONLINE - (performance.now() - heard) : 0);
  }

  async #start() {
    const silence = setInterval(() => this.#checkSilence(), 5_000);
    try {
      if (!this.plain) await prestart.handToPyScript();
      this.#heard = performance.now();
      if (this.#ended) return;
      this.#script = await createScriptElement(this.plain);
      this.#heard = performance.now();
      if (this.#ended) return;
      const worker = await createWorker(this.#script);
      worker.onerror = () => {}; // the same error also rejects `worker.ready`
      if (this.#ended) return worker.terminate();
      this.#worker = worker;
      worker.addEventListener("message", (event) => {
        if (event.data?.kajuta && !this.#ended) this.#hear(event.data.kajuta);
      });
      await worker.ready;
      this.#isUp = true;
    } catch (error) {
      throw await this.#describe(error);
    } finally {
      clearInterval(silence);
    }
  }

  /** End a start that has been silent for too long. */
  #checkSilence() {
    const silent = performance.now() - this.#heard;
    const { missing } = this.#progress;
    if (silent < (missing ? SILENT_LOADING : SILENT_START)) return;
    this.end(new EngineError("load", "silence", missing ? { file: missing, fault: "network" } : null));
  }

  /** EngineError for a failed start, with the file that caused it, if any. @param {unknown} error */
  async #describe(error) {
    if (error instanceof EngineError) return error;
    const isPython = String(error).includes("Traceback");
    const bad =
      error instanceof BadFile
        ? error
        : (this.#bad ?? (this.#worker && !isPython ? await findBadFile(WORKER_MODULES) : null));
    return new EngineError("load", String(this.#bad?.detail ?? error), bad && { file: bad.file, fault: bad.fault });
  }

  /**
   * Handle a message of the worker.
   *
   * @param {object} message
   * @param {string} [message.lock] name of the lock that the worker holds while it exists
   * @param {string} [message.file] file that is being downloaded
   * @param {number} [message.part] downloaded share of that file, from 0 to 1
   * @param {"plain" | "snapshot"} [message.started] how Python has started
   * @param {string} [message.fallback] reason why the snapshot is not used
   * @param {{file: string, fault: Fault, detail: string}} [message.bad] file that prevents the start
   * @param {string} [message.fatal] reason why Python has crashed
   */
  #hear({ lock, file, part = 0, started, fallback, bad, fatal }) {
    this.#heard = performance.now();
    if (lock) {
      const dead = () => this.end(new EngineError("dead", "the worker has ended"));
      navigator.locks.request(lock, dead).catch(() => {});
    }
    if (fallback) {
      console.info(`Kajuta: plain start, for the snapshot did not serve: ${fallback}`);
      this.#progress.plain = true;
    }
    if (bad) this.#bad = bad;
    if (fatal) this.end(new EngineError("dead", fatal));
    if (file) this.#onProgress(this.#progress.record(file, part), "loading");
    if (started) {
      this.startedFrom = started;
      this.#onProgress(1, "starting");
    }
  }
}
