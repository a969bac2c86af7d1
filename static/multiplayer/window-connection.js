/**
 * Connections between windows of one browser, over a BroadcastChannel whose name only the two ends know.
 *
 * A channel does not report when a window has disappeared. So each end holds a lock while it exists, and waits for the
 * other end's lock. In browsers without locks, the other end learns only of windows that are closed normally.
 *
 * @typedef {object} Packet message on the channel. `kind`: "call" (a window looks for the other end), "heard" (answer
 *   to a call), "text" or "bye"
 * @property {string} to random name of the receiving end; "" in a call
 * @property {string} from random name of the sending end
 * @property {"call" | "heard" | "text" | "bye"} kind
 * @property {string} [text]
 */
import { PREFIX } from "../session/storage.js";
import { AbstractConnection } from "./abstract-connection.js";

/** Time between two calls, in milliseconds. */
const CALL_INTERVAL = 700;

/** Full name of a channel or lock. Windows with other releases use the same spelling. @param {string} name */
const sharedName = (name) => `${PREFIX}line:${name}`;

/** Channel with a name; null if the browser has no channels. @param {string} name @returns {BroadcastChannel | null} */
const openChannel = (name) => ("BroadcastChannel" in globalThis ? new BroadcastChannel(sharedName(name)) : null);

/** New random name of an end. */
const newEndName = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

class WindowConnection extends AbstractConnection {
  /**
   * @param {BroadcastChannel} channel
   * @param {string} own name of this end
   * @param {string} other name of the other end
   */
  constructor(channel, own, other) {
    super();
    this.channel = channel;
    this.own = own;
    this.other = other;
    /** Handle a packet for this end. @param {MessageEvent<Packet>} event */
    this.listen = ({ data }) => {
      if (data?.to !== own || data.from !== other) return;
      if (data.kind === "text" && typeof data.text === "string") this.received(data.text);
      else if (data.kind === "bye") this.ended();
    };
    channel.addEventListener("message", this.listen);
    addEventListener("pagehide", () => this.close(), { once: true });
    void navigator.locks?.request(sharedName(other), () => this.ended());
  }

  /** @override @param {string} text */
  send(text) {
    if (this.open) this.channel.postMessage({ to: this.other, from: this.own, kind: "text", text });
  }

  /** @override */
  close() {
    if (this.open) this.channel.postMessage({ to: this.other, from: this.own, kind: "bye" });
    this.ended();
  }

  /** @override */
  ended() {
    this.channel.removeEventListener("message", this.listen);
    super.ended();
  }
}

/**
 * Hold a lock until the page is closed.
 *
 * @param {string} name
 * @returns {Promise<void>} resolves when the lock is held
 */
const holdLock = (name) =>
  new Promise((resolve) => {
    if (!navigator.locks) resolve();
    else
      void navigator.locks.request(sharedName(name), () => {
        resolve();
        return new Promise(() => {});
      });
  });

/**
 * Listen on a channel and accept connections of windows that call.
 *
 * @param {string} name of the channel
 * @param {(connection: AbstractConnection) => void} accept
 * @returns {() => void} stop accepting; open connections stay open
 */
export function acceptWindows(name, accept) {
  const channel = openChannel(name);
  if (!channel) return () => {};
  const own = newEndName();
  const held = holdLock(own);
  /** @type {Set<string>} */
  const known = new Set();
  /** Answer a call. @param {MessageEvent<Packet>} event */
  const listen = async ({ data }) => {
    if (data?.kind !== "call" || typeof data.from !== "string" || known.has(data.from)) return;
    known.add(data.from);
    await held;
    const connection = new WindowConnection(channel, own, data.from);
    channel.postMessage({ to: data.from, from: own, kind: "heard" });
    accept(connection);
  };
  channel.addEventListener("message", listen);
  return () => channel.removeEventListener("message", listen);
}

/**
 * Call on a channel until a window answers.
 *
 * @param {string} name of the channel
 * @param {AbortSignal} signal stops calling
 * @returns {Promise<AbstractConnection>} never resolves if nobody answers
 */
export function connectToWindow(name, signal) {
  return new Promise((resolve) => {
    const channel = openChannel(name);
    if (!channel) return;
    const own = newEndName();
    /** @type {ReturnType<typeof setInterval> | undefined} */
    let calling;
    const stop = () => {
      clearInterval(calling);
      channel.removeEventListener("message", listen);
    };
    /** Handle the answer to a call. @param {MessageEvent<Packet>} event */
    const listen = ({ data }) => {
      if (data?.to !== own || data.kind !== "heard") return;
      stop();
      resolve(new WindowConnection(channel, own, data.from));
    };
    channel.addEventListener("message", listen);
    signal.addEventListener("abort", stop);
    void holdLock(own).then(() => {
      if (signal.aborted) return;
      const call = () => channel.postMessage({ to: "", from: own, kind: "call" });
      calling = setInterval(call, CALL_INTERVAL);
      call();
    });
  });
}
