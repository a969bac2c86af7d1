/**
 * A guest's end of a table that lies elsewhere: how it comes to its seat, and the authority that its session asks.
 *
 * A visit is kept under an id of its own, so that a page that is loaded anew comes back to its seat. It sends "change"
 * whenever its state or what it knows of the others has changed.
 *
 * @typedef {import("../types.js").ViewUpdate} ViewUpdate
 * @typedef {import("../types.js").View} View
 * @typedef {import("./connection.js").Line} Line
 * @typedef {import("./codes.js").Invitation} Invitation
 *
 * @typedef {"answering" | "asking" | "seated" | "away" | "build" | "taken" | "declined" | "elsewhere" | "damaged" | "other" | "old" | "alone"} State
 *   `answering`: the answer is to be carried to the host; `asking`: the host is asked; `away`: the line has ended.
 *   The others say why there is no way to the table: another release, somebody else sits there, this guest plays on in another window, the host did not let
 *   in, a damaged code, a code of something else, an old invitation, no way to connect.
 *
 * @typedef {object} Lobby what the host tells of who is there
 * @property {string} game
 * @property {number} seat of this guest
 * @property {{name: string, kind: string, here: boolean, ready: boolean, hints: boolean}[]} seats
 * @property {boolean} begun
 *
 * @typedef {{invitation?: string, key?: string, name: string, game?: string, met?: boolean, at: number}} Kept
 */
import { BUILD } from "../build-info.js";
import * as storage from "../session/storage.js";
import { callNearby } from "./broadcast-channel.js";
import { BadCode, newNonce, packReply, shortened, unpack } from "./codes.js";
import * as rtc from "./webrtc.js";

const RECORD = "visit:";
/** Milliseconds after which an invitation counts as old: no host waits that long. */
const OLD = 24 * 3_600_000;
/** Milliseconds that an answer of the host is waited for. */
const SILENT = 30_000;
/** Visits that are kept; older ones make room. */
const MOST_KEPT = 12;
/** What a guest's request may carry. */
const CARRIED = ["op", "action", "path", "window", "answer", "yes", "step", "eyes", "since"];

/** The visits of this page. @type {Map<string, Visit>} */
const visits = new Map();

/**
 * A new visit with an invitation.
 *
 * @param {string} invitation
 * @param {string} name of the guest
 */
export function begin(invitation, name) {
  const kept = storage.keys(RECORD).map((one) => {
    const { at, invitation, met } = /** @type {Kept} */ (storage.read(RECORD + one) ?? {});
    return { one, at: Number(at), met: met ? invitation : "" };
  });
  // An invitation that is opened again leads back to the seat that it led to.
  const again = kept.find(({ met }) => met === invitation);
  const before = again && resume(again.one);
  if (before) return before;
  const id = newNonce().slice(0, 8);
  for (const { one } of kept.sort((a, b) => b.at - a.at).slice(MOST_KEPT - 1)) storage.remove(RECORD + one);
  const visit = new Visit(id, { invitation, name, at: Date.now() });
  visits.set(id, visit);
  return visit;
}

/** @param {string} id @returns {Visit | null} */
export function resume(id) {
  const known = visits.get(id);
  if (known) return known;
  const kept = /** @type {Kept | null} */ (storage.read(RECORD + id));
  if (!kept || typeof kept !== "object") return null;
  const visit = new Visit(id, kept);
  visits.set(id, visit);
  return visit;
}

export class Visit extends EventTarget {
  /** @type {State} */
  state = "away";
  /** The code that the host has to get. @type {string | null} */
  reply = null;
  /** @type {Lobby | null} */
  lobby = null;
  ready = false;
  /** Whether this guest agrees that the coach may be asked. */
  hints = false;
  /** What was told last. @type {ViewUpdate | null} */
  told = null;
  /** Sends "told" with what the host tells. */
  events = new EventTarget();
  remote = true;
  /** @type {Line | null} */
  #line = null;
  /** Ends the attempts to come in that are under way. */
  #attempt = new AbortController();
  #asked = 0;
  /** What waits for the host's answer, by its number. @type {Map<number, (answer: any) => void>} */
  #waiting = new Map();

  /** @param {string} id @param {Kept} kept */
  constructor(id, kept) {
    super();
    this.id = id;
    this.kept = kept;
    this.#keep();
    void this.#comeIn();
  }

  get name() {
    return this.kept.name;
  }

  /** Whether this guest has sat at the table before. */
  get known() {
    return Boolean(this.kept.key);
  }

  /** Tries another invitation. @param {string} invitation */
  invited(invitation) {
    this.kept.invitation = invitation;
    this.kept.met = false;
    this.#keep();
    void this.#comeIn();
  }

  /** @param {string} name */
  rename(name) {
    this.kept.name = name;
    this.#keep();
    this.#send({ name });
  }

  /** @param {boolean} ready */
  makeReady(ready) {
    this.ready = ready;
    this.#send({ ready });
    this.#changed();
  }

  /** @param {boolean} hints */
  agree(hints) {
    this.hints = hints;
    this.#send({ hints });
    this.#changed();
  }

  /** Whether the host has not been heard for a while. */
  get silent() {
    return this.#line?.silent === true;
  }

  #keep() {
    storage.write(RECORD + this.id, this.kept);
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    this.#changed();
  }

  // Coming in

  async #comeIn() {
    this.#attempt.abort();
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    this.reply = null;
    const { key, invitation, met } = this.kept;
    if (key) void callNearby(`back:${key}`, signal).then((line) => this.#meet(line, signal));
    if (!invitation || met) {
      this.#become("away");
      return;
    }
    /** @type {Invitation} */
    let read;
    try {
      read = unpack(invitation);
    } catch (error) {
      if (!(error instanceof BadCode)) throw error;
      this.#become(error.message === "other" ? "other" : "damaged");
      return;
    }
    if (read.build !== shortened(BUILD.version)) return this.#become("build");
    if (Date.now() - read.made > OLD) return this.#become("old");
    void callNearby(read.nonce, signal).then((line) => this.#meet(line, signal));
    if (!read.ends || !rtc.possible()) return this.#become(read.ends ? "alone" : "answering");
    this.#become("answering");
    try {
      const made = await rtc.reply(read.ends);
      signal.addEventListener("abort", made.close);
      if (signal.aborted) return made.close();
      this.reply = packReply({ nonce: read.nonce, ends: made.ends });
      this.#changed();
      const line = await made.line;
      signal.removeEventListener("abort", made.close);
      this.#meet(line, signal);
    } catch {
      if (!signal.aborted && this.state === "answering") this.#become("alone");
    }
  }

  /** @param {Line} line @param {AbortSignal} signal */
  #meet(line, signal) {
    if (signal.aborted || this.#line) return line.close();
    this.#line = line;
    line.addEventListener("text", (event) => this.#hear(/** @type {CustomEvent<string>} */ (event).detail));
    line.addEventListener("silent", () => this.#changed());
    line.addEventListener("closed", () => {
      if (this.#line === line) this.#lost();
    });
  }

  #lost() {
    this.#line = null;
    this.ready = false;
    for (const answer of this.#waiting.values()) answer(LOST);
    this.#waiting.clear();
    if (["asking", "seated"].includes(this.state)) void this.#comeIn();
  }

  // What goes over the line

  /** @param {Record<string, unknown>} said */
  #send(said) {
    this.#line?.send(JSON.stringify(said));
  }

  /** @param {string} text */
  #hear(text) {
    const said = JSON.parse(text);
    if (said.told) {
      this.told = said.told;
      this.events.dispatchEvent(new CustomEvent("told", { detail: said.told }));
      this.#changed();
    } else if (said.reply) {
      const { n, ...reply } = said.reply;
      this.#waiting.get(n)?.(reply);
      this.#waiting.delete(n);
    } else if (said.ask === "hello") {
      this.#send({ hello: { build: BUILD.version, name: this.kept.name, key: this.kept.key } });
      if (this.state !== "seated") this.#become("asking");
    } else if (said.welcome) {
      this.kept.key = said.welcome.key;
      this.kept.met = true;
      this.#keep();
      this.#become("seated");
    } else if (said.lobby) {
      this.lobby = said.lobby;
      this.kept.game = said.lobby.game;
      if (!said.lobby.begun) {
        this.told = null;
        const own = said.lobby.seats[said.lobby.seat];
        this.ready = own?.ready === true;
        this.hints = own?.hints === true;
      }
      this.#keep();
      this.#changed();
    } else if (said.refused) {
      this.#attempt.abort();
      this.#become(["build", "taken", "declined", "elsewhere"].includes(said.refused) ? said.refused : "declined");
    }
  }

  /**
   * Asks the host.
   *
   * @param {Record<string, unknown>} request
   * @returns {Promise<any>}
   */
  call(request) {
    const n = ++this.#asked;
    const carried = Object.fromEntries(CARRIED.filter((key) => key in request).map((key) => [key, request[key]]));
    if (!this.#line) return Promise.resolve(LOST);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(LOST), SILENT);
      this.#waiting.set(n, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#send({ n, step: this.told?.view.step ?? 0, ...carried });
    });
  }

  /** There is nothing to start anew here. */
  async restart() {}
}

const LOST = { ok: false, error: { id: "ui-line-lost" } };
