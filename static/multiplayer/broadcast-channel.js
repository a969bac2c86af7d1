/**
 * Lines between windows of one browser, over a BroadcastChannel whose name only the two ends know.
 *
 * A channel does not say when a window is gone. Each end therefore holds a lock as long as it lives, and waits for the
 * other's; where there are no locks, only a window that is left in order says goodbye.
 *
 * @typedef {{to: string, from: string, kind: "call" | "heard" | "text" | "bye", text?: string}} Post
 */
import { PREFIX } from "../session/storage.js";
import { Line } from "./connection.js";

/** Milliseconds between two calls of a guest that nobody has answered. */
const AGAIN = 700;

/** @param {string} name @returns {BroadcastChannel | null} */
const channelOf = (name) => ("BroadcastChannel" in globalThis ? new BroadcastChannel(`${PREFIX}line:${name}`) : null);

/** A name that nobody else has. */
const newName = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

class NearbyLine extends Line {
  /**
   * @param {BroadcastChannel} channel
   * @param {string} own the name of this end
   * @param {string} other that of the other end
   */
  constructor(channel, own, other) {
    super();
    this.channel = channel;
    this.own = own;
    this.other = other;
    /** @param {MessageEvent<Post>} event */
    this.listen = ({ data }) => {
      if (data?.to !== own || data.from !== other) return;
      if (data.kind === "text" && typeof data.text === "string") this.heard(data.text);
      else if (data.kind === "bye") this.end();
    };
    channel.addEventListener("message", this.listen);
    addEventListener("pagehide", () => this.close(), { once: true });
    void navigator.locks?.request(`${PREFIX}line:${other}`, () => this.end());
  }

  /** @override @param {string} text */
  send(text) {
    if (this.open) this.channel.postMessage({ to: this.other, from: this.own, kind: "text", text });
  }

  /** @override */
  close() {
    if (this.open) this.channel.postMessage({ to: this.other, from: this.own, kind: "bye" });
    this.end();
  }

  /** @override */
  end() {
    this.channel.removeEventListener("message", this.listen);
    super.end();
  }
}

/**
 * Holds a lock of this name as long as the page lives.
 *
 * @param {string} name
 * @returns {Promise<void>} kept when it is held
 */
const hold = (name) =>
  new Promise((resolve) => {
    if (!navigator.locks) resolve();
    else
      void navigator.locks.request(`${PREFIX}line:${name}`, () => {
        resolve();
        return new Promise(() => {});
      });
  });

/**
 * Answers the windows that call on a channel.
 *
 * @param {string} name of the channel
 * @param {(line: Line) => void} come
 * @returns {() => void} answers no more; lines that stand stay
 */
export function answerNearby(name, come) {
  const channel = channelOf(name);
  if (!channel) return () => {};
  const own = newName();
  const held = hold(own);
  /** @type {Set<string>} */
  const known = new Set();
  /** @param {MessageEvent<Post>} event */
  const listen = async ({ data }) => {
    if (data?.kind !== "call" || typeof data.from !== "string" || known.has(data.from)) return;
    known.add(data.from);
    await held;
    const line = new NearbyLine(channel, own, data.from);
    channel.postMessage({ to: data.from, from: own, kind: "heard" });
    come(line);
  };
  channel.addEventListener("message", listen);
  return () => channel.removeEventListener("message", listen);
}

/**
 * Calls on a channel until somebody answers.
 *
 * @param {string} name of the channel
 * @param {AbortSignal} signal ends the calls
 * @returns {Promise<Line>} never kept where nobody is there
 */
export function callNearby(name, signal) {
  return new Promise((resolve) => {
    const channel = channelOf(name);
    if (!channel) return;
    const own = newName();
    /** @type {ReturnType<typeof setInterval> | undefined} */
    let calling;
    const stop = () => {
      clearInterval(calling);
      channel.removeEventListener("message", listen);
    };
    /** @param {MessageEvent<Post>} event */
    const listen = ({ data }) => {
      if (data?.to !== own || data.kind !== "heard") return;
      stop();
      resolve(new NearbyLine(channel, own, data.from));
    };
    channel.addEventListener("message", listen);
    signal.addEventListener("abort", stop);
    void hold(own).then(() => {
      if (signal.aborted) return;
      const call = () => channel.postMessage({ to: "", from: own, kind: "call" });
      calling = setInterval(call, AGAIN);
      call();
    });
  });
}
