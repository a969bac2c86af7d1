/** What the page has to know of single requests to the engine, by their `op`. */

/** Requests that need no match that was loaded before: a new worker can answer them. */
export const SELF_CONTAINED = new Set(["new", "load", "check", "voyage"]);

/** Requests that load a match into the engine. */
export const LOADING = new Set(["new", "load", "voyage"]);

/** Milliseconds without an answer after which the worker counts as dead. */
const LIMIT = 30_000;
/** The same for requests that take longer, or that answer in short slices. */
const LIMITS = new Map([
  ["new", 120_000],
  ["load", 120_000],
  ["voyage", 120_000],
  ["think", 15_000],
]);

/** Time limit of a request, in milliseconds. @param {string} op */
export const limitOf = (op) => LIMITS.get(op) ?? LIMIT;
