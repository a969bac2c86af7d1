/**
 * Serve requests in a worker that runs Python without PyScript. The worker answers the page with a dispatcher of its
 * own. When PyScript takes the worker over, it runs PyScript's worker program. The page's side is in
 * static/runtime/prestarted-worker.js and static/runtime/helper.js.
 *
 * @typedef {import("pyodide").PyodideInterface} Pyodide
 * @typedef {{call(request: string): string}} Dispatcher
 */

/**
 * Constructor of async functions. PyScript's program is a module and uses top-level `await`, as async functions may.
 */
const AsyncFunction = /** @type {FunctionConstructor} */ ((async () => {}).constructor);

/**
 * Answer requests until PyScript's program takes over.
 *
 * @param {Promise<Pyodide>} python
 * @param {() => void} ended called when the program takes over
 */
export function serveWithoutPyScript(python, ended) {
  /** @type {Promise<Dispatcher>} */
  const dispatcher = python.then((up) => up.pyimport("kajuta.api.dispatcher").Dispatcher());
  dispatcher.catch(() => {}); // `answer` handles the error
  const onMessage = (/** @type {MessageEvent} */ { data: { ask, to, program } }) => {
    if (ask) return void answer(dispatcher, ask).then((reply) => to.postMessage(reply));
    removeEventListener("message", onMessage);
    ended();
    AsyncFunction(`"use strict";${readNow(program)}`)();
  };
  addEventListener("message", onMessage);
}

/**
 * Text at an address, read synchronously, because the program has to listen before the next message arrives.
 *
 * @param {string} address
 */
function readNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.send();
  return request.responseText;
}

/**
 * Answer a request of the page.
 *
 * @param {Promise<Dispatcher>} dispatcher
 * @param {string} request JSON
 * @returns {Promise<string>} JSON; "null" if Python did not start or the request fails
 */
async function answer(dispatcher, request) {
  try {
    return (await dispatcher).call(request);
  } catch {
    return "null"; // the page then asks the engine, which reports errors
  }
}
