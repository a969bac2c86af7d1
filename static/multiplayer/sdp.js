/**
 * Session descriptions (SDP) of WebRTC data channels: extract the variable parts, and rebuild a description from them.
 *
 * @typedef {object} Candidate an address at which a page may be reached
 * @property {string} address an IPv4 or IPv6 address, or an mDNS name known only in the local network
 * @property {number} port
 * @property {boolean} reflexive whether it is a public address reported by a STUN server
 *
 * @typedef {object} IceEndpoint the variable parts of a description: how to reach one end of a connection
 * @property {string} name ICE user fragment
 * @property {string} password
 * @property {Uint8Array} fingerprint SHA-256 of the certificate
 * @property {Candidate[]} candidates
 */

/** Largest number of candidates in a code. More make it longer and rarely help. */
const MAX_CANDIDATES = 6;

/**
 * Extract the variable parts of a description.
 *
 * @param {string} sdp
 * @returns {IceEndpoint}
 * @throws {TypeError} if a part is missing or the fingerprint is not SHA-256
 */
export function readEndpointFromSdp(sdp) {
  const value = (/** @type {string} */ name) => {
    const found = new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)?.[1]?.trim();
    if (!found) throw new TypeError(`a description without ${name}`);
    return found;
  };
  const [hash, print = ""] = value("fingerprint").split(" ");
  const fingerprint = Uint8Array.from(print.split(":"), (pair) => Number.parseInt(pair, 16));
  if (hash?.toLowerCase() !== "sha-256" || fingerprint.length !== 32) throw new TypeError(`a fingerprint by ${hash}`);
  /** @type {Candidate[]} */
  const candidates = [];
  for (const [, line = ""] of sdp.matchAll(/^a=candidate:(.*)$/gm)) {
    const [, component, protocol, , address = "", port, , type] = line.trim().split(" ");
    if (component !== "1" || protocol?.toLowerCase() !== "udp" || (type !== "host" && type !== "srflx")) continue;
    candidates.push({ address, port: Number(port), reflexive: type === "srflx" });
  }
  return {
    name: value("ice-ufrag"),
    password: value("ice-pwd"),
    fingerprint,
    candidates: candidates.sort((a, b) => Number(b.reflexive) - Number(a.reflexive)).slice(0, MAX_CANDIDATES),
  };
}

/**
 * Description of a data channel with the given variable parts.
 *
 * @param {IceEndpoint} endpoint
 * @param {"offer" | "answer"} type
 * @returns {RTCSessionDescriptionInit}
 */
export function writeSdpForEndpoint({ name, password, fingerprint, candidates }, type) {
  const print = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
  const lines = [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${type === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    ...candidates.map(({ address, port, reflexive }, index) => {
      const priority = (reflexive ? 1_686_052_607 : 2_122_260_223) - index * 256;
      const candidate = `${index + 1} 1 udp ${priority} ${address} ${port}`;
      return `a=candidate:${candidate} typ ${reflexive ? "srflx raddr 0.0.0.0 rport 9" : "host"}`;
    }),
    "a=end-of-candidates",
  ];
  return { type, sdp: `${lines.join("\r\n")}\r\n` };
}
