/** Retries of a start that failed because the network was down. */

import { fetchWithHashCheck } from "./fetch-with-hash-check.js";
import { PROGRAM } from "./pyscript-worker.js";

/** Milliseconds until the first retry, and the most between two: the pause doubles each time. */
const FIRST = 3_000;
const LONGEST = 60_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let pause = FIRST;

/**
 * Try again later, if the network is to blame.
 *
 * @param {import("./engine-error.js").EngineError} error
 * @param {() => void} start begins a new start, if the engine still stands still because of this error
 */
export function scheduleRetry(error, start) {
  if (error.bad?.fault !== "network") return;
  timer = setTimeout(() => void retryNow(error, start), pause);
  pause = Math.min(2 * pause, LONGEST);
}

/** Try again now. @param {import("./engine-error.js").EngineError} error @param {() => void} start */
export async function retryNow(error, start) {
  cancelRetry();
  try {
    await fetchWithHashCheck(PROGRAM, "no-cache"); // the screen shows no new start before the network is back
  } catch {
    return scheduleRetry(error, start);
  }
  start();
}

export const cancelRetry = () => clearTimeout(timer);

/** A start has succeeded: the next failure is retried soon again. */
export function resetPause() {
  pause = FIRST;
}
