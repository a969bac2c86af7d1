/** Failures of the engine as error codes. The texts for people are in static/ui/engine-failure-text.js. */

/**
 * `no-wasm`, `no-worker`: the browser does not support WebAssembly or workers; `load`: the runtime did not start;
 * `python`: a call raised an exception, and the worker still works; `dead`: the worker has ended, is silent or has
 * crashed, or its match was lost; `restarted`: the call was made to a worker that has been replaced.
 *
 * @typedef {"no-wasm" | "no-worker" | "load" | "python" | "dead" | "restarted"} Code
 */

/** Failure of the engine: an error code, and the message of Python or the browser. */
export class EngineError extends Error {
  /**
   * @param {Code} code
   * @param {string} [detail] Python traceback or message of the browser
   * @param {{file: string, fault: import("./fetch-with-hash-check.js").Fault} | null} [bad] file that could not be
   *   loaded
   */
  constructor(code, detail = "", bad = null) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "EngineError";
    this.code = code;
    this.detail = detail;
    this.bad = bad;
  }
}
