/**
 * The Python engine as the page sees it: started in a worker, called with JSON, watched, restarted. The only module of
 * this folder that the rest of the page imports (README.md).
 *
 * A start that failed because the network was down is retried when it is back. A dead worker is replaced by the next
 * call that carries all that it needs.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 */

import { EngineError } from "./engine-error.js";
import { EngineWorker } from "./engine-worker.js";
import { DEFAULT_LIMIT, REQUESTS } from "./request-declarations.js";
import { cancelRetry, resetPause, retryNow, scheduleRetry } from "./start-retry.js";

export { fetchWithHashCheck } from "./fetch-with-hash-check.js";
export { HelperJob } from "./helper.js";
export { askPrestarted, isPrestarted } from "./prestarted-worker.js";
export { ENVELOPE, GUEST_ENVELOPE, REQUESTS } from "./request-declarations.js";
export { EngineError };

/** @typedef {"loading" | "ready" | "failed"} Status */
/** @typedef {import("./engine-worker.js").OnProgress} OnProgress */

/** State of the engine; also `<html data-engine>`. @type {Status} */
export let status = "loading";

/** Why the engine failed, while `status` is "failed". @type {EngineError | null} */
export let failure = null;

/** How the engine started last. @type {"" | "plain" | "snapshot"} */
export let startedFrom = "";

/** Dispatches "loading", "ready" or "failed" whenever `status` becomes that. */
export const events = new EventTarget();

/** @type {EngineWorker | null} */
let worker = null;
/** @type {OnProgress} */
let onProgress = () => {};
/** Whether a match was lost with a dead worker and none has been loaded since. */
let matchLost = false;

/**
 * Start the engine. Resolves when it is ready; a failure is thrown, and reported by `status` and `events`.
 *
 * @param {{onProgress?: OnProgress}} [options]
 */
export async function start(options = {}) {
  onProgress = options.onProgress ?? onProgress;
  await startWorker(false);
}

/** End the worker, whatever it does, and start a new one; pending calls are rejected. */
export async function restart() {
  matchLost = false;
  await startWorker(false);
}

/**
 * Send a request to the engine. An early call waits until the engine is ready.
 *
 * @param {EngineRequest} request
 * @param {{limit?: number}} [options] `limit`: milliseconds without an answer after which the worker counts as dead
 * @returns {Promise<any>} the answer of `call` in py/main.py
 */
export async function call(request, options = {}) {
  const { revives, loads, limit = DEFAULT_LIMIT } = REQUESTS[String(request.op)] ?? {};
  if (status === "failed" && failure) await replaceWorker(revives === true, failure);
  if (matchLost && !revives) throw new EngineError("dead", "the match was lost with the worker");
  if (loads) matchLost = false;
  return (await readyWorker()).call(JSON.stringify(request), options.limit ?? limit);
}

/** The worker that is up, or the next one to be. @returns {Promise<EngineWorker>} */
async function readyWorker() {
  if (!worker) {
    // Called before any start, which may fail at once where the browser lacks something.
    await new Promise((resolve) => {
      for (const next of ["loading", "failed"]) events.addEventListener(next, resolve, { once: true });
    });
    if (!worker) throw failure;
  }
  const mine = /** @type {EngineWorker} */ (worker);
  try {
    await mine.ready;
  } catch (error) {
    if (worker !== mine) return readyWorker();
    throw error;
  }
  return mine;
}

/**
 * Start a new worker in place of a failed one; throws `why` where that cannot help the request.
 *
 * @param {boolean} revives whether the request brings all it needs
 * @param {EngineError} why the worker failed
 */
async function replaceWorker(revives, why) {
  if (!["dead", "load"].includes(why.code) || !revives) throw why;
  matchLost ||= why.code === "dead";
  await startWorker(false);
}

/** @param {boolean} plain without the snapshot */
async function startWorker(plain) {
  cancelRetry();
  worker?.end(new EngineError("restarted"));
  const lacking = missingFeature();
  if (lacking) {
    setStatus("failed", new EngineError(lacking));
    throw failure;
  }
  const mine = new EngineWorker(plain, (part, phase) => onProgress(part, phase));
  worker = mine;
  setStatus("loading");
  try {
    await mine.ready;
  } catch (thrown) {
    const error = /** @type {EngineError} */ (thrown);
    if (worker !== mine) throw error;
    if (!plain && mine.startedFrom === "snapshot") {
      console.info(`Kajuta: plain start: ${error}`);
      return startWorker(true);
    }
    mine.end(error);
    setStatus("failed", error);
    scheduleRetry(error, () => startAfter(error));
    throw error;
  }
  if (worker !== mine) return;
  startedFrom = mine.startedFrom;
  resetPause();
  setStatus("ready");
  mine.gone.catch((error) => {
    if (worker === mine) setStatus("failed", error);
  });
}

/** Start anew, if the engine still stands still because of `error`. @param {EngineError} error */
function startAfter(error) {
  if (failure === error) startWorker(false).catch(() => {}); // reported by `status`
}

addEventListener("online", () => {
  const error = failure;
  if (status === "failed" && error?.code === "load") void retryNow(error, () => startAfter(error));
  else if (status === "loading") worker?.expectProgress();
});

/**
 * @param {Status} next
 * @param {EngineError | null} [why]
 */
function setStatus(next, why = null) {
  status = next;
  failure = why;
  document.documentElement.dataset.engine = next;
  events.dispatchEvent(new Event(next));
}

/** What the browser lacks; null where it has all. @returns {"no-wasm" | "no-worker" | null} */
function missingFeature() {
  if (typeof Worker !== "function") return "no-worker";
  return typeof WebAssembly === "object" ? null : "no-wasm";
}
