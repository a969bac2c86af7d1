/** Declarations of the requests to the engine, for the page. Written by `python3 build.py generate`; do not edit. */

/**
 * @typedef {object} Declared declaration of a request
 * @property {string[]} arguments names of all arguments
 * @property {number} [limit] time limit in milliseconds; after it the worker counts as dead
 * @property {boolean} [loads] whether it loads a match or a tutorial into the engine
 * @property {boolean} [revives] whether it needs no loaded match, so that a new worker can answer it
 * @property {{arguments: string[], query: boolean}} [guest] for requests that guests may make;
 *   `arguments`: those that guests may send; `query`: the request does not change the game, so bots play on
 */

/** Time limit of requests without one of their own, in milliseconds. */
export const DEFAULT_LIMIT = 30000;

/** Fields that each request of a guest may have. */
export const GUEST_ENVELOPE = ["n", "step", "since"];

/** Fields that each request of the page may have. */
export const ENVELOPE = ["match", "since", "kept", "guests", "modules"];

/** @type {Record<string, Declared>} */
export const REQUESTS = {
  "new": { arguments: ["setup"], limit: 120000, loads: true, revives: true },
  "load": { arguments: ["save", "last_position", "undone", "sealed"], limit: 120000, loads: true, revives: true },
  "tutorial": { arguments: ["tutorial", "step"], limit: 120000, loads: true, revives: true },
  "open-moment": { arguments: ["moment"], limit: 120000, loads: true, revives: true },
  "check": { arguments: ["save"], revives: true },
  "deal": { arguments: ["setup"] },
  "play": { arguments: ["action", "chosen", "known"], guest: { arguments: ["action", "chosen"], query: false } },
  "undo": { arguments: ["whole_turn"], guest: { arguments: ["whole_turn"], query: false } },
  "redo": { arguments: [] },
  "answer-undo": { arguments: ["question", "yes"], guest: { arguments: ["question", "yes"], query: false } },
  "concede": { arguments: ["seat"], guest: { arguments: [], query: false } },
  "change-seat": { arguments: ["seat", "kind"] },
  "auto-answer": { arguments: ["seat", "window", "answer"], guest: { arguments: ["window", "answer"], query: false } },
  "leave-seat": { arguments: [], guest: { arguments: [], query: false } },
  "retake-seat": { arguments: [], guest: { arguments: [], query: false } },
  "look": { arguments: ["seat"] },
  "mark-sent": { arguments: ["name"] },
  "advance": { arguments: [] },
  "think": { arguments: ["ms", "patience", "hurry", "found"], limit: 15000 },
  "assist": { arguments: ["task", "seed", "ms"] },
  "view": { arguments: [] },
  "refusal": { arguments: ["path"], guest: { arguments: ["path"], query: true } },
  "ends-turn": { arguments: ["action", "chosen"], guest: { arguments: ["action", "chosen"], query: true } },
  "history": { arguments: [], guest: { arguments: [], query: true } },
  "past": { arguments: ["step", "viewpoint"], guest: { arguments: ["viewpoint"], query: true } },
  "recap": { arguments: [], guest: { arguments: [], query: true } },
  "branch": { arguments: ["step", "seed"] },
  "moment": { arguments: ["step"] },
  "hint": { arguments: ["ms", "patience", "found"], guest: { arguments: [], query: true } },
  "cancel-hint": { arguments: [], guest: { arguments: [], query: true } },
  "review": { arguments: ["ms"] },
  "cancel-review": { arguments: [] },
  "achievements": { arguments: [] },
  "serve-guest": { arguments: ["seat", "text"] },
  "update-guests": { arguments: [] },
  "next-step": { arguments: [] },
  "skip-step": { arguments: [] },
  "puzzle": { arguments: ["game", "packed"], limit: 120000, loads: true, revives: true },
  "puzzle-hint": { arguments: [] },
  "speculate": { arguments: ["action", "chosen"] },
};
