/**
 * The helper worker: a second Python that makes additional playouts for the candidates of a long decision, so that a
 * bot or the coach gets about twice as many in the same time. The first decision that can use it starts it, on devices
 * with enough processors and memory. Without it, bots compute alone.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("../types.js").PlayoutTask} PlayoutTask
 * @typedef {import("../types.js").PartialResults} PartialResults
 */
import { askWorkerWithoutPyScript } from "./prestarted-worker.js";

/** Smallest number of processors: the page, the engine and the compositor need one each. */
const PROCESSORS = 4;
/** Smallest memory in GB, in browsers that report it. */
const MEMORY = 4;
/** Length of one request for playouts, in milliseconds. */
const SLICE = 50;
/** Time after the last job until the helper worker is ended, in milliseconds. */
const STAYS = 120_000;

const { hardwareConcurrency = 1, deviceMemory = MEMORY } = /** @type {Navigator & {deviceMemory?: number}} */ (
  navigator
);
const isAvailable = hardwareConcurrency >= PROCESSORS && deviceMemory >= MEMORY;

/** @type {Promise<Worker | null> | null} */
let started = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let stopping;
/** Number of jobs so far, which is also the key of the last one. */
let jobs = 0;

/** The helper worker, started at the first call; null if Python cannot start in it. */
function helperWorker() {
  started ??= /** @type {any} */ (globalThis).kajutaStartPython("helper").catch(() => null);
  return started;
}

function stop() {
  void started?.then((worker) => worker?.terminate());
  started = null;
}

/** Playouts for one decision of a bot, or for one question to the coach. */
export class HelperJob {
  /** @type {PlayoutTask | null} */
  #task = null;
  /** @type {PartialResults[]} */
  #results = [];
  #key = ++jobs;
  #running = false;
  #ended = false;

  /** @param {EngineRequest} loadRequest request that loads the game in its present state */
  constructor(loadRequest) {
    this.loadRequest = loadRequest;
  }

  /** Set the playouts that are needed next. @param {PlayoutTask | undefined} task */
  update(task) {
    this.#task = task ?? null;
    if (task && isAvailable && !this.#running) void this.#run();
  }

  /** Results since the last call of this method. */
  takeResults() {
    const results = this.#results;
    this.#results = [];
    return results;
  }

  /** Stop, because the decision was made or is no longer needed. */
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
