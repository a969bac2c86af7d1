/**
 * Connections between pages on different devices, over WebRTC data channels. There is no signalling server: people
 * bring the host's offer and the guest's answer to the other side, as a link, by copying or with the camera.
 *
 * @typedef {import("./sdp.js").IceEndpoint} IceEndpoint
 */
import { settings } from "../ui/settings.js";
import { AbstractConnection } from "./abstract-connection.js";
import { ChunkReader, chunks } from "./message-chunks.js";
import { readEndpointFromSdp, writeSdpForEndpoint } from "./sdp.js";

/** Longest time for gathering addresses, in milliseconds, in case a STUN server does not respond. */
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
    // The connection may have ended while the page was suspended, without an event.
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

/** New peer with one data channel. Both ends agree on its id in advance, so the channel needs no negotiation. */
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

/** Endpoint of a peer, once its addresses have been gathered. @param {RTCPeerConnection} peer */
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

/** The host's end of a connection, which waits for an answer. */
export class Offer {
  #peer;
  #answered = false;

  /**
   * @param {RTCPeerConnection} peer
   * @param {Promise<AbstractConnection>} connection resolves when the connection is open
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

  /** Accept the guest's answer. @param {IceEndpoint} endpoint of the guest */
  async acceptAnswer(endpoint) {
    this.#answered = true;
    await this.#peer.setRemoteDescription(writeSdpForEndpoint(endpoint, "answer"));
  }

  close() {
    this.#peer.close();
  }
}

/**
 * Answer a host's offer.
 *
 * @param {IceEndpoint} offered endpoint of the host
 */
export async function answerOffer(offered) {
  const { peer, connection } = newPeer();
  await peer.setRemoteDescription(writeSdpForEndpoint(offered, "offer"));
  await peer.setLocalDescription(await peer.createAnswer());
  return { connection, endpoint: await gatheredEndpoint(peer), close: () => peer.close() };
}
