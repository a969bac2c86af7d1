/**
 * What a worker does in which Python was begun without PyScript: it answers the page at a desk of its own, and has the
 * program run that PyScript gives its workers, if that comes. Its counterparts in the page are static/runtime/prestart.js and
 * static/runtime/helper.js.
 *
 * @typedef {import("pyodide").PyodideInterface} Pyodide
 */

/** A function of a text may wait as a module does, which the program is. */
const Program = /** @type {FunctionConstructor} */ ((async () => {}).constructor);

/**
 * @param {Promise<Pyodide>} python on its way
 * @param {() => void} ended called when the program takes over
 */
export function serveStandalone(python, ended) {
  /** @type {Promise<{call(request: string): string}>} */
  const desk = python.then((up) => up.pyimport("kajuta.api.dispatcher").Dispatcher());
  desk.catch(() => {}); // looked at in answer
  const hear = (/** @type {MessageEvent} */ { data: { ask, to, program } }) => {
    if (ask) return void answer(desk, ask).then((told) => to.postMessage(told));
    removeEventListener("message", hear);
    ended();
    Program(`"use strict";${text(program)}`)();
  };
  addEventListener("message", hear);
}

/** What stands at an address, at once: the program has to listen when the next message comes. @param {string} address */
function text(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.send();
  return request.responseText;
}

/**
 * @param {Promise<{call(request: string): string}>} desk
 * @param {string} request
 * @returns {Promise<string>} "null" where there is no Python, or it fails
 */
async function answer(desk, request) {
  try {
    return (await desk).call(request);
  } catch {
    return "null"; // the engine will be asked, and tell
  }
}
