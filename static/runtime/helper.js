/**
 * The helper worker: a second Python, which plays the candidates of a long decision out in other deals, so that a bot
 * or the coach sees about twice as much in the same time. It is started by the first decision that can use it, on
 * devices with processors and memory to spare; without it bots think alone.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("../types.js").PlayoutTask} PlayoutTask
 * @typedef {import("../types.js").PartialResults} PartialResults
 */
import { askWorkerWithoutPyScript } from "./prestarted-worker.js";

/** Processors from which on one is spare: the page, the engine and the compositor need one each. */
const PROCESSORS = 4;
/** Memory from which on there is some to spare, in GB, where the browser tells. */
const MEMORY = 4;
/** Milliseconds that it plays out before it reports its results. */
const SLICE = 50;
/** Milliseconds that it stays when nobody needs it any more. */
const STAYS = 120_000;

const { hardwareConcurrency = 1, deviceMemory = MEMORY } = /** @type {Navigator & {deviceMemory?: number}} */ (
  navigator
);
const isAvailable = hardwareConcurrency >= PROCESSORS && deviceMemory >= MEMORY;

/** @type {Promise<Worker | null> | null} */
let started = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let stopping;
/** How many jobs there were: the key of the last one. */
let jobs = 0;

/** The worker, started if need be; null where Python cannot start in it. */
function helperWorker() {
  started ??= /** @type {any} */ (globalThis).kajutaStartPython("helper").catch(() => null);
  return started;
}

function stop() {
  void started?.then((worker) => worker?.terminate());
  started = null;
}

/** The help with one decision of a bot, or one question to the coach. */
export class HelperJob {
  /** @type {PlayoutTask | null} */
  #task = null;
  /** @type {PartialResults[]} */
  #results = [];
  #key = ++jobs;
  #running = false;
  #ended = false;

  /** @param {EngineRequest} loadRequest loads the game as it is */
  constructor(loadRequest) {
    this.loadRequest = loadRequest;
  }

  /** Give the helper what the bot or the coach would look at next. @param {PlayoutTask | undefined} task */
  update(task) {
    this.#task = task ?? null;
    if (task && isAvailable && !this.#running) void this.#run();
  }

  /** The results since the last call. */
  takeResults() {
    const results = this.#results;
    this.#results = [];
    return results;
  }

  /** Stop: the decision is made, or nobody waits for it. */
  end() {
    this.#ended = true;
  }

  async #run() {
    this.#running = true;
    clearTimeout(stopping);
    const helper = await helperWorker();
    const ask = (/** @type {EngineRequest} */ request) =>
      helper && !this.#ended ? askWorkerWithoutPyScript(helper, { match: `help ${this.#key}`, ...request }) : null;
    let answer = await ask(this.loadRequest);
    while (answer?.ok && this.#task) {
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      answer = await ask({ op: "assist", task: this.#task, seed, ms: SLICE });
      if (answer?.ok) this.#results.push(answer.sums);
    }
    if (this.#key === jobs) stopping = setTimeout(stop, STAYS);
  }
}
