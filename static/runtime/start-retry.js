/** Retry a start that failed because the network was down. */

import { fetchWithHashCheck } from "./fetch-with-hash-check.js";
import { PROGRAM } from "./pyscript-worker.js";

/** First and longest pause before a retry, in milliseconds. The pause doubles each time. */
const FIRST = 3_000;
const LONGEST = 60_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let pause = FIRST;

/**
 * Schedule a retry if the network caused the failure.
 *
 * @param {import("./engine-error.js").EngineError} error
 * @param {() => void} start starts the engine, unless something else has happened since this error
 */
export function scheduleRetry(error, start) {
  if (error.bad?.fault !== "network") return;
  timer = setTimeout(() => void retryNow(error, start), pause);
  pause = Math.min(2 * pause, LONGEST);
}

/**
 * Retry now, if the network is back.
 *
 * @param {import("./engine-error.js").EngineError} error
 * @param {() => void} start
 */
export async function retryNow(error, start) {
  cancelRetry();
  try {
    await fetchWithHashCheck(PROGRAM, "no-cache"); // show no new start before the network is back
  } catch {
    return scheduleRetry(error, start);
  }
  start();
}

export const cancelRetry = () => clearTimeout(timer);

/** Reset the pause after a successful start. */
export function resetPause() {
  pause = FIRST;
}
