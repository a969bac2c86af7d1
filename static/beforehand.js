/**
 * What a worker does in which Python was begun before PyScript is there: it answers the page, and has the program run
 * that PyScript gives its workers, when that comes. Its counterpart in the page is static/ahead.js.
 *
 * @typedef {import("pyodide").PyodideInterface} Pyodide
 */

/** A function of a text may wait as a module does, which the program is. */
const Program = /** @type {FunctionConstructor} */ ((async () => {}).constructor);

/**
 * @param {Promise<Pyodide>} python on its way
 * @param {() => void} ended called when the program takes over
 */
export function serve(python, ended) {
  const hear = (/** @type {MessageEvent} */ { data: { ask, to, program } }) => {
    if (ask) return void answer(python, ask).then((told) => to.postMessage(told));
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
 * @param {Promise<Pyodide>} python
 * @param {string} request
 * @returns {Promise<string>} "null" where there is no Python, or it fails
 */
async function answer(python, request) {
  try {
    return (await python).pyimport("kajuta.desk").Desk().call(request);
  } catch {
    return "null"; // the engine will be asked, and tell
  }
}
