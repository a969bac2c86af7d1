/** One worker with Python in it, from its start to its end. */

import { DownloadProgress } from "./download-progress.js";
import { EngineError } from "./engine-error.js";
import { BadFile, findBadFile } from "./fetch-with-hash-check.js";
import * as prestart from "./prestarted-worker.js";
import { createScriptElement, createWorker, PROGRAM } from "./pyscript-worker.js";

/** @typedef {import("./pyscript-worker.js").XWorker} XWorker */
/** @typedef {import("./fetch-with-hash-check.js").Fault} Fault */
/** @typedef {(part: number, phase: "loading" | "starting") => void} OnProgress */

/** The modules that the worker imports before it can report a bad file itself. */
const WORKER_MODULES = ["./static/runtime/worker/interpreter.js", "./static/build-info.js"];
/** Milliseconds without a message: while files arrive, and while Python starts on a slow machine. */
const SILENT_LOADING = 60_000;
const SILENT_START = 120_000;
/** Milliseconds without a message after which a start is given up when the network is back. */
const SILENT_ONLINE = 3_000;

export class EngineWorker {
  /** @type {"" | "plain" | "snapshot"} */
  startedFrom = "";
  /** @type {(error: EngineError) => void} */
  #reject = () => {};
  /** @type {XWorker | null} */
  #worker = null;
  /** The element that PyScript starts the worker of. @type {HTMLScriptElement | null} */
  #script = null;
  #isUp = false;
  #ended = false;
  /** What the worker reported of a file. @type {{file: string, fault: Fault, detail: string} | null} */
  #bad = null;
  /** When something was heard of this start last. */
  #heard = performance.now();
  #progress;
  #onProgress;

  /**
   * @param {boolean} plain without the snapshot
   * @param {OnProgress} onProgress
   */
  constructor(plain, onProgress) {
    this.plain = plain;
    this.#progress = new DownloadProgress(plain);
    this.#onProgress = onProgress;
    /** Rejected when this worker is dead, failed to start, or was ended. @type {Promise<never>} */
    this.gone = new Promise((_, reject) => {
      this.#reject = reject;
    });
    this.gone.catch(() => {}); // handled by those who wait for it
    /** Resolves when Python is up. @type {Promise<void>} */
    this.ready = Promise.race([this.#start(), this.gone]);
    this.ready.catch(() => {}); // the same
  }

  /**
   * Send a request to the worker, which is up.
   *
   * @param {string} request JSON
   * @param {number} limit milliseconds without an answer after which the worker counts as dead
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

  /** End the worker, and reject what still waits for it with `why`. @param {EngineError} why */
  end(why) {
    if (this.#ended) return;
    this.#ended = true;
    this.#reject(why);
    this.#worker?.terminate();
    this.#script?.remove();
  }

  /** The network is back: end a start that stays silent, since its download may wait for ever. */
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
      worker.onerror = () => {}; // PyScript calls it with what rejects `ready` too
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

  /** The error of a failed start, with the file that is to blame where there is one. @param {unknown} error */
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
   * Take in a message of the worker.
   *
   * @param {object} message
   * @param {string} [message.lock] the lock that the worker holds while it lives
   * @param {string} [message.file] a file that is arriving, and the `part` of it that has
   * @param {number} [message.part]
   * @param {"plain" | "snapshot"} [message.started]
   * @param {string} [message.fallback] why the snapshot is not used
   * @param {{file: string, fault: Fault, detail: string}} [message.bad]
   * @param {string} [message.fatal] why Python has crashed
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
