/**
 * The prestarted worker: Python that static/boot.js started while the page was still loading. It is asked a first
 * question before PyScript is there, and is handed to PyScript then.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 */

/** Milliseconds without an answer after which the page goes on without this worker. */
const SILENT = 10_000;

/** @type {Promise<Worker | null> | null} */
let prestarted = /** @type {{kajutaPrestarted?: typeof prestarted}} */ (globalThis).kajutaPrestarted ?? null;
/** Resolves when the last question is answered. @type {Promise<unknown>} */
let answered = Promise.resolve();

/** Whether there is such a worker, or one may still come. */
export const isPrestarted = () => prestarted !== null;

/**
 * Send a request that needs no match.
 *
 * @param {EngineRequest} request
 * @returns {Promise<any>} the answer; null where there is no prestarted worker any more, or it fails
 */
export async function askPrestarted(request) {
  const answer = prestarted?.then((worker) => worker && askWorkerWithoutPyScript(worker, request));
  answered = Promise.race([answer, silence()]);
  return (await answer) ?? null;
}

/**
 * Send a request to a Python without PyScript (static/runtime/worker/serve-without-pyscript.js).
 *
 * @param {Worker} worker
 * @param {EngineRequest} request
 * @returns {Promise<any>} the answer; null where it fails
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

/** Resolves when the worker has been silent for too long. @returns {Promise<null>} */
const silence = () => new Promise((resolve) => setTimeout(resolve, SILENT, null));

/** Hand the prestarted worker to PyScript, once the last question is answered. */
export async function handToPyScript() {
  const coming = prestarted;
  await answered;
  prestarted = null;
  const worker = await Promise.race([coming, silence()]);
  if (worker) substitute(worker);
}

/** Have the next `new Worker` return this worker. @param {Worker} worker */
function substitute(worker) {
  const Native = Worker;
  let isFree = true;
  worker.onmessage = null;
  worker.onerror = null;
  /** A function, for WebKit finds no parent of a class whose parent is a proxy. @param {unknown[]} args */
  function Substitute(...args) {
    if (!isFree) return Reflect.construct(Native, args, new.target);
    isFree = false;
    worker.postMessage({ program: String(args[0]) });
    return Object.setPrototypeOf(worker, new.target.prototype);
  }
  Substitute.prototype = Native.prototype;
  globalThis.Worker = /** @type {typeof Worker} */ (/** @type {unknown} */ (Substitute));
}
