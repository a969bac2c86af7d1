/**
 * Connections between pages anywhere, over WebRTC data channels. People carry what the two ends have to know of each
 * other: one end makes an offer, the other an answer, and each goes over by hand, link or camera.
 *
 * @typedef {import("./sdp.js").IceEndpoint} IceEndpoint
 */
import { settings } from "../ui/settings.js";
import { AbstractConnection } from "./abstract-connection.js";
import { ChunkReader, chunks } from "./message-chunks.js";
import { readEndpointFromSdp, writeSdpForEndpoint } from "./sdp.js";

/** Milliseconds that addresses are gathered at most: a silent STUN server is not waited for. */
const GATHERING_TIMEOUT = 3_000;

/** Whether this browser has WebRTC. */
export const isSupported = () => typeof RTCPeerConnection === "function";

class WebRtcConnection extends AbstractConnection {
  #reader = new ChunkReader();

  /** @param {RTCPeerConnection} peer @param {RTCDataChannel} channel */
  constructor(peer, channel) {
    super();
    this.peer = peer;
    this.channel = channel;
    channel.addEventListener("message", ({ data }) => {
      if (typeof data !== "string") return;
      try {
        const text = this.#reader.add(data);
        if (text !== null) this.received(text);
      } catch {
        this.close();
      }
    });
    channel.addEventListener("close", () => this.ended());
    peer.addEventListener("connectionstatechange", () => {
      const { connectionState } = peer;
      if (["failed", "closed"].includes(connectionState)) this.close();
      else this.setSilent(connectionState !== "connected");
    });
    addEventListener("pagehide", () => this.close(), { once: true });
    // A page that slept may not have been told that the connection ended meanwhile.
    const woken = () => this.channel.readyState === "closed" && this.ended();
    for (const waking of ["resume", "visibilitychange"]) document.addEventListener(waking, woken);
  }

  /** @override @param {string} text */
  send(text) {
    if (!this.open || this.channel.readyState !== "open") return;
    for (const chunk of chunks(text)) this.channel.send(chunk);
  }

  /** @override */
  ended() {
    super.ended();
    this.peer.close();
  }
}

/** A peer with its one channel, which both ends know without negotiation. */
function newPeer() {
  const urls = settings.stun.trim();
  const peer = new RTCPeerConnection(urls ? { iceServers: [{ urls }] } : {});
  const channel = peer.createDataChannel("kajuta", { negotiated: true, id: 0 });
  /** @type {Promise<AbstractConnection>} */
  const connection = new Promise((resolve) => {
    channel.addEventListener("open", () => resolve(new WebRtcConnection(peer, channel)), { once: true });
  });
  return { peer, connection };
}

/** The endpoint of a peer once its addresses are gathered. @param {RTCPeerConnection} peer */
async function gatheredEndpoint(peer) {
  if (peer.iceGatheringState !== "complete") {
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, GATHERING_TIMEOUT);
      peer.addEventListener("icegatheringstatechange", () => {
        if (peer.iceGatheringState !== "complete") return;
        clearTimeout(timer);
        resolve(undefined);
      });
    });
  }
  return readEndpointFromSdp(peer.localDescription?.sdp ?? "");
}

/** The end that waits for an answer. */
export class Offer {
  #peer;
  #answered = false;

  /**
   * @param {RTCPeerConnection} peer
   * @param {Promise<AbstractConnection>} connection resolves when it is open
   * @param {IceEndpoint} endpoint
   */
  constructor(peer, connection, endpoint) {
    this.#peer = peer;
    this.connection = connection;
    this.endpoint = endpoint;
  }

  static async make() {
    const { peer, connection } = newPeer();
    await peer.setLocalDescription(await peer.createOffer());
    return new Offer(peer, connection, await gatheredEndpoint(peer));
  }

  /** Whether an answer was accepted. */
  get answered() {
    return this.#answered;
  }

  /** @param {IceEndpoint} endpoint of the other end */
  async acceptAnswer(endpoint) {
    this.#answered = true;
    await this.#peer.setRemoteDescription(writeSdpForEndpoint(endpoint, "answer"));
  }

  close() {
    this.#peer.close();
  }
}

/**
 * Answer an offer.
 *
 * @param {IceEndpoint} offered
 */
export async function answerOffer(offered) {
  const { peer, connection } = newPeer();
  await peer.setRemoteDescription(writeSdpForEndpoint(offered, "offer"));
  await peer.setLocalDescription(await peer.createAnswer());
  return { connection, endpoint: await gatheredEndpoint(peer), close: () => peer.close() };
}
