/**
 * Use of PyScript: it creates the worker that runs Python, and passes calls to it.
 *
 * Private interfaces that this module relies on: PyScript starts a worker for each `<script type="py" worker>`, passes
 * it to `hooks.main.onWorker`, and stores it in the element's `xworker`.
 */

import { BUILD_INFO, SITE_ROOT } from "../build-info.js";
import { fetchWithHashCheck, importChecked } from "./fetch-with-hash-check.js";

/** @typedef {Worker & {sync: {call(request: string): Promise<string>}, ready: Promise<Worker>}} XWorker */

const PYSCRIPT = "./vendor/pyscript/core.js";
/** Python program that the worker runs. */
export const PROGRAM = "./main.py";

/** Plugins of PyScript that the page does not need. */
const UNWANTED = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];

/**
 * Create the element for which PyScript starts a worker. It contains the text of the program, whose hash was checked;
 * PyScript itself would run any file that it gets.
 *
 * @param {boolean} plain whether Python starts without the snapshot
 * @returns {Promise<HTMLScriptElement>}
 */
export async function createScriptElement(plain) {
  const [program] = await Promise.all([fetchWithHashCheck(PROGRAM), loadPyScript()]);
  const { settings } = BUILD_INFO;
  const interpreter = new URL(`${settings.interpreter}${plain ? "?plain" : ""}`, SITE_ROOT).href;
  const element = document.createElement("script");
  element.setAttribute("type", "py");
  element.setAttribute("worker", "");
  element.setAttribute("config", JSON.stringify({ ...settings, interpreter }));
  element.textContent = new TextDecoder().decode(program);
  return element;
}

/**
 * Insert `element` into the page, and wait for the worker that PyScript creates for it.
 *
 * @param {HTMLScriptElement} element
 * @returns {Promise<XWorker>}
 */
export async function createWorker(element) {
  const { hooks } = await loadPyScript();
  const created = new Promise((resolve) => {
    const onWorker = async (/** @type {unknown} */ _, /** @type {XWorker} */ worker) => {
      await Promise.resolve(); // PyScript sets the element's `xworker` after the hooks
      // A start that was given up may still wait here, and must not take the worker of the next start.
      if (/** @type {{xworker?: XWorker}} */ (element).xworker !== worker) return;
      hooks.main.onWorker.delete(onWorker);
      resolve(worker);
    };
    hooks.main.onWorker.add(onWorker);
  });
  document.head.append(element);
  return /** @type {Promise<XWorker>} */ (created);
}

/** Load PyScript without its plugins. */
async function loadPyScript() {
  // PyScript has a second set of plugins for MicroPython, which it would load, too.
  for (const name of ["py-config", "mpy-config"]) {
    if (document.querySelector(name)) continue;
    const settings = document.createElement(name);
    settings.setAttribute("type", "json");
    settings.textContent = JSON.stringify({ plugins: UNWANTED.map((plugin) => `!${plugin}`) });
    document.head.append(settings);
  }
  const files = Object.keys(BUILD_INFO.files).filter((file) => file.includes("/pyscript/core-"));
  return importChecked(PYSCRIPT, [PYSCRIPT, ...files]);
}
