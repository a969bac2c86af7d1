/**
 * A worker with Python but without PyScript: it answers the page by a dispatcher of its own, and runs the program that
 * PyScript gives its workers when that comes. Its counterparts in the page are static/runtime/prestarted-worker.js and
 * static/runtime/helper.js.
 *
 * @typedef {import("pyodide").PyodideInterface} Pyodide
 * @typedef {{call(request: string): string}} Dispatcher
 */

/** Code of an async function may use `await` as a module does, which the program is. */
const AsyncFunction = /** @type {FunctionConstructor} */ ((async () => {}).constructor);

/**
 * Answer requests until a program takes over.
 *
 * @param {Promise<Pyodide>} python
 * @param {() => void} ended called when the program takes over
 */
export function serveWithoutPyScript(python, ended) {
  /** @type {Promise<Dispatcher>} */
  const dispatcher = python.then((up) => up.pyimport("kajuta.api.dispatcher").Dispatcher());
  dispatcher.catch(() => {}); // handled in answer
  const onMessage = (/** @type {MessageEvent} */ { data: { ask, to, program } }) => {
    if (ask) return void answer(dispatcher, ask).then((reply) => to.postMessage(reply));
    removeEventListener("message", onMessage);
    ended();
    AsyncFunction(`"use strict";${readNow(program)}`)();
  };
  addEventListener("message", onMessage);
}

/** The text at an address, read synchronously: the program has to listen when the next message comes. @param {string} address */
function readNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.send();
  return request.responseText;
}

/**
 * @param {Promise<Dispatcher>} dispatcher
 * @param {string} request
 * @returns {Promise<string>} "null" where there is no Python, or it fails
 */
async function answer(dispatcher, request) {
  try {
    return (await dispatcher).call(request);
  } catch {
    return "null"; // the page asks the engine then, which reports errors
  }
}
