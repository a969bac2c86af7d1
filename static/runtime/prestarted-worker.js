/**
 * The prestarted worker: a worker with Python that static/boot.js started while the page was still loading. It answers
 * first requests before PyScript is loaded, and is then handed over to PyScript.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 */

/** Longest wait for this worker in milliseconds; after it the page continues without it. */
const SILENT = 10_000;

/** @type {Promise<Worker | null> | null} */
let prestarted = /** @type {{kajutaPrestarted?: typeof prestarted}} */ (globalThis).kajutaPrestarted ?? null;
/** Promise that resolves when the last request is answered. @type {Promise<unknown>} */
let answered = Promise.resolve();

/** Whether there is a prestarted worker, or one is being started. */
export const isPrestarted = () => prestarted !== null;

/**
 * Send a request to the prestarted worker. It has no match loaded.
 *
 * @param {EngineRequest} request
 * @returns {Promise<any>} the answer; null if there is no prestarted worker any more, or it fails
 */
export async function askPrestarted(request) {
  const answer = prestarted?.then((worker) => worker && askWorkerWithoutPyScript(worker, request));
  answered = Promise.race([answer, silence()]);
  return (await answer) ?? null;
}

/**
 * Send a request to a worker that runs Python without PyScript (static/runtime/worker/serve-without-pyscript.js).
 *
 * @param {Worker} worker
 * @param {EngineRequest} request
 * @returns {Promise<any>} the answer; null if the request fails
 */
export async function askWorkerWithoutPyScript(worker, request) {
  const { port1: own, port2: theirs } = new MessageChannel();
  worker.postMessage({ ask: JSON.stringify(request), to: theirs }, [theirs]);
  const answer = await new Promise((resolve) => {
    own.onmessage = ({ data }) => resolve(data);
  });
  own.close();
  return JSON.parse(answer);
}

/** Promise that resolves to null after the longest wait for the worker. @returns {Promise<null>} */
const silence = () => new Promise((resolve) => setTimeout(resolve, SILENT, null));

/** Hand the prestarted worker over to PyScript, once its last request is answered. */
export async function handToPyScript() {
  const coming = prestarted;
  await answered;
  prestarted = null;
  const worker = await Promise.race([coming, silence()]);
  if (worker) substitute(worker);
}

/** Make the next `new Worker` return this worker. @param {Worker} worker */
function substitute(worker) {
  const Native = Worker;
  let isFree = true;
  worker.onmessage = null;
  worker.onerror = null;
  /**
   * Constructor in place of `Worker`. It is a function, since WebKit finds no parent class for a class that extends a
   * proxy.
   *
   * @param {unknown[]} args
   */
  function Substitute(...args) {
    if (!isFree) return Reflect.construct(Native, args, new.target);
    isFree = false;
    globalThis.Worker = Native;
    worker.postMessage({ program: String(args[0]) });
    return Object.setPrototypeOf(worker, new.target.prototype);
  }
  Substitute.prototype = Native.prototype;
  globalThis.Worker = /** @type {typeof Worker} */ (/** @type {unknown} */ (Substitute));
}
