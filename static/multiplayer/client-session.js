/**
 * A guest's session with a host on another device: connects the guest to its seat, and is the authority that answers
 * the requests of the guest's table.
 *
 * Its record is stored in the browser, so that the guest returns to its seat after a reload. Event: "change" when the
 * state, the lobby or the view has changed.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("../types.js").ViewUpdate} ViewUpdate
 * @typedef {import("../types.js").View} View
 * @typedef {import("./abstract-connection.js").AbstractConnection} AbstractConnection
 * @typedef {import("./invitation-codes.js").Invitation} Invitation
 * @typedef {import("./host-guest-messages.js").Lobby} Lobby
 *
 * @typedef {"answering" | "asking" | "seated" | "away" | "build" | "taken" | "declined" | "elsewhere" | "damaged" | "other" | "old" | "alone"} State
 *   `answering`: the answer has to be brought to the host; `asking`: the host is asked to admit the guest; `seated`:
 *   the guest is connected; `away`: there is no connection. The others say why the guest cannot join: `build`: host and
 *   guest have different releases; `taken`: somebody else has the seat; `declined`: the host declined; `elsewhere`:
 *   this guest plays in another window; `damaged`: damaged code; `other`: code of another type; `old`: the invitation
 *   is too old; `alone`: no way to connect.
 *
 * @typedef {object} ClientRecord stored record of a session
 * @property {string} [invitation]
 * @property {boolean} [met] whether the invitation has already led to the seat
 * @property {string} [key] secret with which the guest returns to its seat
 * @property {string} name
 * @property {string} [game]
 * @property {number} at time when the session began, in milliseconds
 */

import { BUILD_INFO } from "../build-info.js";
import * as storage from "../session/storage.js";
import { decodeInvitation, encodeAnswer, InvalidCode, newNonce, shortBuild } from "./invitation-codes.js";
import { stripRequestForHost } from "./strip-request-for-host.js";
import * as webrtc from "./webrtc.js";
import { connectToWindow } from "./window-connection.js";

const RECORD = "visit:";
/** Age in milliseconds after which an invitation is refused. */
const MAX_INVITATION_AGE = 24 * 3_600_000;
/** Longest wait for the host's answer to a request, in milliseconds. */
const ANSWER_TIMEOUT = 30_000;
/** Number of stored records; beyond it the oldest are removed. */
const MAX_RECORDS = 12;
/** Sessions of this page by id. @type {Map<string, ClientSession>} */
const sessions = new Map();

/**
 * Begin a session with an invitation, or resume the session that began with it.
 *
 * @param {string} invitation
 * @param {string} name of the guest
 */
export function joinWithInvitation(invitation, name) {
  const kept = storage.keysWithPrefix(RECORD).map((one) => {
    const { at, invitation, met } = /** @type {ClientRecord} */ (storage.read(RECORD + one) ?? {});
    return { one, at: Number(at), met: met ? invitation : "" };
  });
  // A used invitation that is opened again leads back to its seat.
  const again = kept.find(({ met }) => met === invitation);
  const before = again && resumeSession(again.one);
  if (before) return before;
  const id = newNonce().slice(0, 8);
  for (const { one } of kept.sort((a, b) => b.at - a.at).slice(MAX_RECORDS - 1)) storage.remove(RECORD + one);
  const session = new ClientSession(id, { invitation, name, at: Date.now() });
  sessions.set(id, session);
  return session;
}

/** Session of this page or from storage; null if there is none. @param {string} id @returns {ClientSession | null} */
export function resumeSession(id) {
  const known = sessions.get(id);
  if (known) return known;
  const kept = /** @type {ClientRecord | null} */ (storage.read(RECORD + id));
  if (!kept || typeof kept !== "object") return null;
  const session = new ClientSession(id, kept);
  sessions.set(id, session);
  return session;
}

export class ClientSession extends EventTarget {
  /** @type {State} */
  state = "away";
  /** Answer code, which a person has to bring to the host; null if there is none. @type {string | null} */
  answerCode = null;
  /** @type {Lobby | null} */
  lobby = null;
  ready = false;
  /** Whether this guest agrees that players may ask the coach. */
  hintConsent = false;
  /** Last view of the table from the host. @type {ViewUpdate | null} */
  update = null;
  /** Target of "update" events, one for each view from the host. */
  events = new EventTarget();
  remote = true;
  /** @type {AbstractConnection | null} */
  #connection = null;
  /** Aborts the pending attempts to connect. */
  #attempt = new AbortController();
  #lastRequest = 0;
  /** Callbacks of pending requests by request number. @type {Map<number, (answer: any) => void>} */
  #waiting = new Map();

  /** @param {string} id @param {ClientRecord} record */
  constructor(id, record) {
    super();
    this.id = id;
    this.record = record;
    this.#store();
    void this.#reconnect();
  }

  get name() {
    return this.record.name;
  }

  /** Try to join with another invitation. @param {string} invitation */
  tryInvitation(invitation) {
    this.record.invitation = invitation;
    this.record.met = false;
    this.#store();
    void this.#reconnect();
  }

  /** Change the guest's name. @param {string} name */
  rename(name) {
    this.record.name = name;
    this.#store();
    this.#send({ name });
  }

  /** Tell the host whether the guest is ready to begin. @param {boolean} ready */
  setReady(ready) {
    this.ready = ready;
    this.#send({ ready });
    this.#changed();
  }

  /** Tell the host whether the guest agrees to hints. @param {boolean} consent */
  setHintConsent(consent) {
    this.hintConsent = consent;
    this.#send({ hints: consent });
    this.#changed();
  }

  /** Whether the host has not responded for a while. */
  get silent() {
    return this.#connection?.silent === true;
  }

  #store() {
    storage.write(RECORD + this.id, this.record);
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** Change the state and notify listeners. @param {State} state */
  #setState(state) {
    this.state = state;
    this.#changed();
  }

  // Methods that connect to the host

  async #reconnect() {
    this.#attempt.abort();
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    this.answerCode = null;
    const { key, invitation, met } = this.record;
    if (key) void connectToWindow(`back:${key}`, signal).then((connection) => this.#connected(connection, signal));
    if (!invitation || met) {
      this.#setState("away");
      return;
    }
    /** @type {Invitation} */
    let read;
    try {
      read = decodeInvitation(invitation);
    } catch (error) {
      if (!(error instanceof InvalidCode)) throw error;
      this.#setState(error.message === "other" ? "other" : "damaged");
      return;
    }
    if (read.build !== shortBuild(BUILD_INFO.version)) return this.#setState("build");
    if (Date.now() - read.made > MAX_INVITATION_AGE) return this.#setState("old");
    void connectToWindow(read.nonce, signal).then((connection) => this.#connected(connection, signal));
    if (!read.endpoint || !webrtc.isSupported()) return this.#setState(read.endpoint ? "alone" : "answering");
    this.#setState("answering");
    try {
      const made = await webrtc.answerOffer(read.endpoint);
      signal.addEventListener("abort", made.close);
      if (signal.aborted) return made.close();
      this.answerCode = encodeAnswer({ nonce: read.nonce, endpoint: made.endpoint });
      this.#changed();
      const connection = await made.connection;
      signal.removeEventListener("abort", made.close);
      this.#connected(connection, signal);
    } catch {
      if (!signal.aborted && this.state === "answering") this.#setState("alone");
    }
  }

  /**
   * Use a new connection to the host.
   *
   * @param {AbstractConnection} connection
   * @param {AbortSignal} signal of its attempt
   */
  #connected(connection, signal) {
    if (signal.aborted || this.#connection) return connection.close();
    this.#connection = connection;
    connection.addEventListener("text", (event) => this.#receive(/** @type {CustomEvent<string>} */ (event).detail));
    connection.addEventListener("silent", () => this.#changed());
    connection.addEventListener("closed", () => {
      if (this.#connection === connection) this.#disconnected();
    });
  }

  #disconnected() {
    this.#connection = null;
    this.ready = false;
    for (const answer of this.#waiting.values()) answer(LOST);
    this.#waiting.clear();
    if (["asking", "seated"].includes(this.state)) void this.#reconnect();
  }

  // Methods that send and receive messages

  /** Send a message to the host. @param {Record<string, unknown>} message */
  #send(message) {
    this.#connection?.send(JSON.stringify(message));
  }

  /** Handle a message from the host. @param {string} text JSON */
  #receive(text) {
    const message = JSON.parse(text);
    if (message.told) {
      this.update = message.told;
      this.events.dispatchEvent(new CustomEvent("update", { detail: message.told }));
      this.#changed();
    } else if (message.reply) {
      const { n, ...reply } = message.reply;
      this.#waiting.get(n)?.(reply);
      this.#waiting.delete(n);
    } else if (message.ask === "hello") {
      this.#send({ hello: { build: BUILD_INFO.version, name: this.record.name, key: this.record.key } });
      if (this.state !== "seated") this.#setState("asking");
    } else if (message.welcome) {
      this.record.key = message.welcome.key;
      this.record.met = true;
      this.#store();
      this.#setState("seated");
    } else if (message.lobby) {
      this.lobby = message.lobby;
      this.record.game = message.lobby.game;
      if (!message.lobby.begun) {
        this.update = null;
        const own = message.lobby.seats[message.lobby.seat];
        this.ready = own?.ready === true;
        this.hintConsent = own?.hints === true;
      }
      this.#store();
      this.#changed();
    } else if (message.refused) {
      this.#attempt.abort();
      this.#setState(
        ["build", "taken", "declined", "elsewhere"].includes(message.refused) ? message.refused : "declined",
      );
    }
  }

  /**
   * Send a request to the host.
   *
   * @param {EngineRequest} request
   * @returns {Promise<any>} the host's answer, or LOST if the connection ends
   */
  async call(request) {
    const n = ++this.#lastRequest;
    const carried = stripRequestForHost(request);
    if (!this.#connection) return Promise.resolve(LOST);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(LOST), ANSWER_TIMEOUT);
      this.#waiting.set(n, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#send({ n, step: this.update?.view.step ?? 0, ...carried });
    });
  }

  /** Part of the Authority interface. A guest has no engine to restart. */
  async restart() {}
}

const LOST = { ok: false, error: { id: "ui-line-lost" } };
