/**
 * Public interface of the Python engine, which runs in a worker: start, call with JSON, restart, status. The rest of
 * the page imports only this module of the folder (README.md).
 *
 * A start that failed because the network was down is retried when the network is back. A dead worker is replaced at
 * the next request that does not depend on the lost state.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 */

import { EngineError } from "./engine-error.js";
import { EngineWorker } from "./engine-worker.js";
import { DEFAULT_LIMIT, REQUESTS } from "./request-declarations.js";
import { cancelRetry, resetPause, retryNow, scheduleRetry } from "./start-retry.js";

export { fillCodeCache } from "./compiled-wasm-cache.js";
export { fetchWithHashCheck } from "./fetch-with-hash-check.js";
export { HelperJob } from "./helper.js";
export { askPrestarted, isPrestarted } from "./prestarted-worker.js";
export { ENVELOPE, GUEST_ENVELOPE, REQUESTS } from "./request-declarations.js";
export { EngineError };

/** @typedef {"loading" | "ready" | "failed"} Status */
/** @typedef {import("./engine-worker.js").OnProgress} OnProgress */

/** Status of the engine, also shown in `<html data-engine>`. @type {Status} */
export let status = "loading";

/** Failure of the engine; null unless `status` is "failed". @type {EngineError | null} */
export let failure = null;

/** Kind of the last start: with or without the snapshot; "" before it. @type {"" | "plain" | "snapshot"} */
export let startedFrom = "";

/** Target of events "loading", "ready" and "failed", dispatched when `status` changes. */
export const events = new EventTarget();

/** @type {EngineWorker | null} */
let worker = null;
/** @type {OnProgress} */
let onProgress = () => {};
/** Whether a dead worker has lost its match and no match has been loaded since. */
let matchLost = false;

/**
 * Start the engine. Resolves when it is ready. A failure is thrown, and reported by `status` and `events`.
 *
 * @param {{onProgress?: OnProgress}} [options]
 */
export async function start(options = {}) {
  onProgress = options.onProgress ?? onProgress;
  await startWorker(false);
}

/** End the worker and start a new one. Pending calls are rejected. */
export async function restart() {
  matchLost = false;
  await startWorker(false);
}

/**
 * Send a request to the engine. A call before the engine is ready waits for it.
 *
 * @param {EngineRequest} request
 * @param {{limit?: number}} [options] `limit`: longest wait in milliseconds; after it the worker counts as dead
 * @returns {Promise<any>} the engine's answer, from `call` in py/main.py
 */
export async function call(request, options = {}) {
  const { revives, loads, limit = DEFAULT_LIMIT } = REQUESTS[String(request.op)] ?? {};
  if (status === "failed" && failure) await replaceWorker(revives === true, failure);
  if (matchLost && !revives) throw new EngineError("dead", "the match was lost with the worker");
  if (loads) matchLost = false;
  return (await readyWorker()).call(JSON.stringify(request), options.limit ?? limit);
}

/** Wait for a worker that is ready. @returns {Promise<EngineWorker>} */
async function readyWorker() {
  if (!worker) {
    // The engine has not been started yet. Its start may fail at once in an unsupported browser.
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
 * Start a new worker in place of a failed one. Throws `why` if a new worker could not answer the request.
 *
 * @param {boolean} revives whether the request does not depend on the lost state
 * @param {EngineError} why failure of the worker
 */
async function replaceWorker(revives, why) {
  if (!["dead", "load"].includes(why.code) || !revives) throw why;
  matchLost ||= why.code === "dead";
  await startWorker(false);
}

/** Start a new worker. @param {boolean} plain whether to start without the snapshot */
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

/** Start a new worker if `error` is still the present failure. @param {EngineError} error */
function startAfter(error) {
  if (failure === error) startWorker(false).catch(() => {}); // `status` reports the failure
}

addEventListener("online", () => {
  const error = failure;
  if (status === "failed" && error?.code === "load") void retryNow(error, () => startAfter(error));
  else if (status === "loading") worker?.expectProgress();
});

/**
 * Set the status and notify listeners.
 *
 * @param {Status} next
 * @param {EngineError | null} [why] failure
 */
function setStatus(next, why = null) {
  status = next;
  failure = why;
  document.documentElement.dataset.engine = next;
  events.dispatchEvent(new Event(next));
}

/** Required feature that the browser does not have; null if it has all. @returns {"no-wasm" | "no-worker" | null} */
function missingFeature() {
  if (typeof Worker !== "function") return "no-worker";
  return typeof WebAssembly === "object" ? null : "no-wasm";
}
