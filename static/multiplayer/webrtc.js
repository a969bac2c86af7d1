/**
 * Lines between pages anywhere, over WebRTC data channels. The two ends are told of each other by people: one makes
 * an offer, the other replies, and each text is carried over by hand, link or camera.
 */
import { settings } from "../ui/settings.js";
import { Line, Pieces, pieces } from "./connection.js";
import { expand, reduce } from "./sdp.js";

/** Milliseconds that addresses are gathered at most: a STUN server that is silent is not waited for. */
const GATHERING = 3_000;

/** Whether this browser can connect at all. */
export const possible = () => typeof RTCPeerConnection === "function";

class RtcLine extends Line {
  #pieces = new Pieces();

  /** @param {RTCPeerConnection} connection @param {RTCDataChannel} channel */
  constructor(connection, channel) {
    super();
    this.connection = connection;
    this.channel = channel;
    channel.addEventListener("message", ({ data }) => {
      if (typeof data !== "string") return;
      try {
        const text = this.#pieces.add(data);
        if (text !== null) this.heard(text);
      } catch {
        this.close();
      }
    });
    channel.addEventListener("close", () => this.end());
    connection.addEventListener("connectionstatechange", () => {
      const { connectionState } = connection;
      if (["failed", "closed"].includes(connectionState)) this.close();
      else this.hush(connectionState !== "connected");
    });
    addEventListener("pagehide", () => this.close(), { once: true });
    // A page that slept may not have been told that the line ended meanwhile.
    const woken = () => this.channel.readyState === "closed" && this.end();
    for (const waking of ["resume", "visibilitychange"]) document.addEventListener(waking, woken);
  }

  /** @override @param {string} text */
  send(text) {
    if (!this.open || this.channel.readyState !== "open") return;
    for (const piece of pieces(text)) this.channel.send(piece);
  }

  /** @override */
  end() {
    super.end();
    this.connection.close();
  }
}

/** A connection with its one channel, which both ends know without being told. */
function connect() {
  const urls = settings.stun.trim();
  const connection = new RTCPeerConnection(urls ? { iceServers: [{ urls }] } : {});
  const channel = connection.createDataChannel("kajuta", { negotiated: true, id: 0 });
  /** @type {Promise<Line>} */
  const line = new Promise((resolve) => {
    channel.addEventListener("open", () => resolve(new RtcLine(connection, channel)), { once: true });
  });
  return { connection, line };
}

/** @param {RTCPeerConnection} connection */
async function gathered(connection) {
  if (connection.iceGatheringState !== "complete") {
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, GATHERING);
      connection.addEventListener("icegatheringstatechange", () => {
        if (connection.iceGatheringState !== "complete") return;
        clearTimeout(timer);
        resolve(undefined);
      });
    });
  }
  return reduce(connection.localDescription?.sdp ?? "");
}

/** The end that waits for a reply. */
export class Offer {
  #connection;
  #answered = false;

  /**
   * @param {RTCPeerConnection} connection
   * @param {Promise<Line>} line kept when it stands
   * @param {import("./sdp.js").Ends} ends
   */
  constructor(connection, line, ends) {
    this.#connection = connection;
    this.line = line;
    this.ends = ends;
  }

  static async make() {
    const { connection, line } = connect();
    await connection.setLocalDescription(await connection.createOffer());
    return new Offer(connection, line, await gathered(connection));
  }

  /** Whether it has had its reply. */
  get answered() {
    return this.#answered;
  }

  /** @param {import("./sdp.js").Ends} ends of the other end */
  async take(ends) {
    this.#answered = true;
    await this.#connection.setRemoteDescription(expand(ends, "answer"));
  }

  close() {
    this.#connection.close();
  }
}

/**
 * Replies to an offer.
 *
 * @param {import("./sdp.js").Ends} offer
 */
export async function reply(offer) {
  const { connection, line } = connect();
  await connection.setRemoteDescription(expand(offer, "offer"));
  await connection.setLocalDescription(await connection.createAnswer());
  return { line, ends: await gathered(connection), close: () => connection.close() };
}
