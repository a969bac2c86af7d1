/**
 * The worker in which Python was begun while the page was still being read (static/boot.js). It is asked a first
 * question before PyScript has been read, and becomes PyScript's worker then.
 */

/** How long the worker may be silent before the page goes on without it, in milliseconds. */
const SILENT = 10_000;

/** @type {Promise<Worker | null> | null} */
let begun = /** @type {{kajutaAhead?: typeof begun}} */ (globalThis).kajutaAhead ?? null;
/** Kept when what was asked has been answered. @type {Promise<unknown>} */
let asked = Promise.resolve();

/** Whether there is such a worker, or one may still come. */
export const isPrestarted = () => begun !== null;

/**
 * Ask Python what needs nothing on the table.
 *
 * @param {Record<string, unknown>} request
 * @returns {Promise<any>} what the engine answers; null where no such worker is there any more, or it fails
 */
export async function askPrestarted(request) {
  const answer = begun?.then((worker) => worker && askStandalone(worker, request));
  asked = Promise.race([answer, silence()]);
  return (await answer) ?? null;
}

/**
 * What a Python answers that was begun without PyScript (static/runtime/worker/standalone.js); null where it fails.
 *
 * @param {Worker} worker
 * @param {Record<string, unknown>} request
 * @returns {Promise<any>}
 */
export async function askStandalone(worker, request) {
  const { port1: own, port2: theirs } = new MessageChannel();
  worker.postMessage({ ask: JSON.stringify(request), to: theirs }, [theirs]);
  const told = await new Promise((resolve) => {
    own.onmessage = ({ data }) => resolve(data);
  });
  own.close();
  return JSON.parse(told);
}

/** @returns {Promise<null>} kept when the worker has been silent for too long */
const silence = () => new Promise((resolve) => setTimeout(resolve, SILENT, null));

/** Have PyScript take this worker for the next one that it makes, once what was asked has been answered. */
export async function handToPyScript() {
  const coming = begun;
  await asked;
  begun = null;
  const worker = await Promise.race([coming, silence()]);
  if (worker) handOn(worker);
}

/** Have the next worker that is made be this one. @param {Worker} worker */
function handOn(worker) {
  const Native = Worker;
  let free = true;
  worker.onmessage = null;
  worker.onerror = null;
  /** A function, for WebKit finds nothing above a class whose parent is a proxy. @param {unknown[]} words */
  function Adopted(...words) {
    if (!free) return Reflect.construct(Native, words, new.target);
    free = false;
    worker.postMessage({ program: String(words[0]) });
    return Object.setPrototypeOf(worker, new.target.prototype);
  }
  Adopted.prototype = Native.prototype;
  globalThis.Worker = /** @type {typeof Worker} */ (/** @type {unknown} */ (Adopted));
}
