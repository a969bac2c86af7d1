/** Failures of the engine, as codes; the text for people is in static/ui/engine-failure-text.js. */

/**
 * `no-wasm`, `no-worker`: the browser lacks what Python needs; `load`: the runtime did not start; `python`: Python
 * raised during a call, and the worker lives on; `dead`: the worker has ended or is silent, Python has crashed in it,
 * or the match was lost with such a worker; `restarted`: the call belonged to a worker that was replaced.
 *
 * @typedef {"no-wasm" | "no-worker" | "load" | "python" | "dead" | "restarted"} Code
 */

/** What went wrong: a code, and the message of Python or of the browser. */
export class EngineError extends Error {
  /**
   * @param {Code} code
   * @param {string} [detail] a Python traceback, or a message of the browser
   * @param {{file: string, fault: import("./fetch-with-hash-check.js").Fault} | null} [bad] the file that kept the runtime from loading
   */
  constructor(code, detail = "", bad = null) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "EngineError";
    this.code = code;
    this.detail = detail;
    this.bad = bad;
  }
}
