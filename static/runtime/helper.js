/**
 * A second Python, in a worker of its own: while a bot or the coach thinks for long, it plays the same candidates out in
 * other deals, so that they see about twice as much in their time. There is one where the device has processors and
 * memory to spare, begun when somebody first asks for help; without it they think alone.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").PlayoutTask} PlayoutTask
 * @typedef {import("../types.js").PartialResults} PartialResults
 */
import { askStandalone } from "./prestart.js";

/** Processors from which on one is spare: the page, the engine, what draws. */
const PROCESSORS = 4;
/** Memory from which on there is some to spare, in GB, where a browser tells. */
const MEMORY = 4;
/** How long it plays out before it tells what came of it, in milliseconds. */
const SLICE = 50;
/** How long it stays when nobody wants help any more, in milliseconds. */
const STAYS = 120_000;

const { hardwareConcurrency = 1, deviceMemory = MEMORY } = /** @type {Navigator & {deviceMemory?: number}} */ (
  navigator
);
const spare = hardwareConcurrency >= PROCESSORS && deviceMemory >= MEMORY;

/** @type {Promise<Worker | null> | null} */
let begun = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;
/** How many decisions and questions were helped with: the key of the last. */
let decisions = 0;

/** The worker, begun where it is not. */
function worker() {
  begun ??= /** @type {any} */ (globalThis).kajutaPython("second").catch(() => null);
  return begun;
}

function leave() {
  void begun?.then((one) => one?.terminate());
  begun = null;
}

/** Help with one decision of a bot, or one question to the coach. */
export class HelperJob {
  /** @type {PlayoutTask | null} */
  #task = null;
  /** @type {PartialResults[]} */
  #found = [];
  #key = ++decisions;
  #works = false;
  #over = false;

  /** @param {Save} save the game as it stands */
  constructor(save) {
    this.save = save;
  }

  /** What the bot or the coach would have looked at now. @param {PlayoutTask | undefined} task */
  update(task) {
    this.#task = task ?? null;
    if (task && spare && !this.#works) void this.#work();
  }

  /** What was found since this was asked last. */
  takeResults() {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** It has decided, or thinks no more. */
  end() {
    this.#over = true;
  }

  async #work() {
    this.#works = true;
    clearTimeout(leaving);
    const helper = await worker();
    const ask = (/** @type {object} */ request) =>
      helper && !this.#over ? askStandalone(helper, { match: `help ${this.#key}`, ...request }) : null;
    let answer = await ask({ op: "load", save: this.save });
    while (answer?.ok && this.#task) {
      const [seed] = crypto.getRandomValues(new Uint32Array(1));
      answer = await ask({ op: "assist", task: this.#task, seed, ms: SLICE });
      if (answer?.ok) this.#found.push(answer.sums);
    }
    if (this.#key === decisions) leaving = setTimeout(leave, STAYS);
  }
}
