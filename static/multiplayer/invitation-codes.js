/**
 * Codes of invitations and answers, short enough for a QR code.
 *
 * A code consists of bytes in base64url: type, nonce of the invitation, release (invitations only), data needed to
 * connect, and a checksum of four bytes.
 *
 * @typedef {import("./sdp.js").IceEndpoint} IceEndpoint
 *
 * @typedef {object} Invitation
 * @property {string} nonce random id of the invitation, known only to host and guest
 * @property {string} build release of the host's page
 * @property {number} seat
 * @property {number} made time when it was made, in milliseconds since 1970
 * @property {IceEndpoint | null} endpoint null if the host's browser has no WebRTC, so that only
 *   another window of the same browser can connect
 *
 * @typedef {object} Answer
 * @property {string} nonce
 * @property {IceEndpoint} endpoint
 */

import { checksumOfBytes } from "../session/byte-checksum.js";

/** Error for a code that cannot be read. Its message is "damaged", "other" (a code of another type) or "address". */
export class InvalidCode extends Error {}

const INVITATION = 1;
const ANSWER = 2;
const MDNS = 0;
const IPV4 = 4;
const IPV6 = 6;
const REFLEXIVE = 16;
/** Sizes in bytes: nonce, shortened release, checksum. */
const NONCE = 12;
const BUILD = 6;
const SUM = 4;
const MINUTE = 60_000;
/** Longest accepted code, in characters. */
const MAX_LENGTH = 1_200;

/** New random nonce in base64url. */
export const newNonce = () => toText(crypto.getRandomValues(new Uint8Array(NONCE)));

/** New secret with which a guest returns to its seat: 128 random bits in base64url. */
export const newReturnKey = () => toText(crypto.getRandomValues(new Uint8Array(16)));

/** Release in the shortened form that codes contain. @param {string} version */
export const shortBuild = (version) => version.slice(0, BUILD).padEnd(BUILD);

/** Encode an invitation. @param {Invitation} invitation @returns {string} */
export function encodeInvitation({ nonce, build, seat, made, endpoint }) {
  const out = new Writer();
  out.bytes([INVITATION]);
  out.bytes(fromText(nonce));
  out.bytes(new TextEncoder().encode(shortBuild(build)));
  out.bytes([seat]);
  out.number(Math.floor(made / MINUTE), 4);
  if (endpoint) out.endpoint(endpoint);
  return out.finish();
}

/** Encode an answer to an invitation. @param {Answer} answer @returns {string} */
export function encodeAnswer({ nonce, endpoint }) {
  const out = new Writer();
  out.bytes([ANSWER]);
  out.bytes(fromText(nonce));
  out.endpoint(endpoint);
  return out.finish();
}

/** Decode an invitation. @param {string} code @returns {Invitation} @throws {InvalidCode} */
export function decodeInvitation(code) {
  const input = new Reader(code, INVITATION);
  return {
    nonce: toText(input.bytes(NONCE)),
    build: new TextDecoder().decode(input.bytes(BUILD)),
    seat: input.number(1),
    made: input.number(4) * MINUTE,
    endpoint: input.rest ? input.endpoint() : null,
  };
}

/** Decode an answer to an invitation. @param {string} code @returns {Answer} @throws {InvalidCode} */
export function decodeAnswer(code) {
  const input = new Reader(code, ANSWER);
  return { nonce: toText(input.bytes(NONCE)), endpoint: input.endpoint() };
}

/**
 * Code in a pasted or scanned text, which is either a link or the code alone.
 *
 * @param {string} text
 * @param {"join" | "answer"} page of the link
 */
export function codeInText(text, page) {
  const found = new RegExp(`#/${page}/([\\w-]+)`).exec(text)?.[1];
  return found ?? text.trim().replace(/\s+/g, "");
}

class Writer {
  /** @type {number[]} */
  #bytes = [];

  /** Append bytes. @param {Iterable<number>} bytes */
  bytes(bytes) {
    this.#bytes.push(...bytes);
  }

  /** Append an unsigned number, most significant byte first. @param {number} value @param {number} size in bytes */
  number(value, size) {
    for (let place = size - 1; place >= 0; place--) this.#bytes.push(Math.floor(value / 256 ** place) % 256);
  }

  /** Append a text after its length. @param {string} text at most 255 bytes in UTF-8 */
  text(text) {
    const bytes = new TextEncoder().encode(text);
    this.number(bytes.length, 1);
    this.bytes(bytes);
  }

  /** Append an endpoint. @param {IceEndpoint} endpoint */
  endpoint({ name, password, fingerprint, candidates }) {
    this.text(name);
    this.text(password);
    this.bytes(fingerprint);
    this.number(candidates.length, 1);
    for (const { address, port, reflexive } of candidates) {
      const [type, bytes] = addressBytes(address);
      this.number(type + (reflexive ? REFLEXIVE : 0), 1);
      this.bytes(bytes);
      this.number(port, 2);
    }
  }

  finish() {
    this.number(checksumOfBytes(this.#bytes), SUM);
    return toText(Uint8Array.from(this.#bytes));
  }
}

class Reader {
  /** @type {Uint8Array} */
  #bytes;
  #at = 1;

  /** @param {string} code @param {number} type INVITATION or ANSWER */
  constructor(code, type) {
    const all = code.length > MAX_LENGTH || !/^[\w-]+$/.test(code) ? new Uint8Array() : fromText(code);
    this.#bytes = all.subarray(0, -SUM);
    const said = all.subarray(-SUM).reduce((value, byte) => value * 256 + byte, 0);
    if (all.length <= SUM || checksumOfBytes(this.#bytes) !== said) throw new InvalidCode("damaged");
    if (this.#bytes[0] !== type) throw new InvalidCode("other");
  }

  get rest() {
    return this.#bytes.length - this.#at;
  }

  /** Read bytes. @param {number} count */
  bytes(count) {
    if (this.rest < count) throw new InvalidCode("damaged");
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  /** Read an unsigned number. @param {number} size in bytes */
  number(size) {
    return this.bytes(size).reduce((value, byte) => value * 256 + byte, 0);
  }

  text() {
    const text = new TextDecoder().decode(this.bytes(this.number(1)));
    // The text becomes part of a line of SDP, so it must not contain a line break.
    if (!/^[\w+/=-]+$/.test(text)) throw new InvalidCode("damaged");
    return text;
  }

  /** Read an endpoint. @returns {IceEndpoint} */
  endpoint() {
    const name = this.text();
    const password = this.text();
    const fingerprint = this.bytes(32);
    const candidates = Array.from({ length: this.number(1) }, () => {
      const type = this.number(1);
      const address = addressOf(type % REFLEXIVE, (count) => this.bytes(count));
      return { address, port: this.number(2), reflexive: type >= REFLEXIVE };
    });
    return { name, password, fingerprint, candidates };
  }
}

/** Type and bytes of an address. @param {string} address IPv4, IPv6 or mDNS @returns {[number, Iterable<number>]} */
function addressBytes(address) {
  const name = /^([0-9a-f-]{36})\.local$/i.exec(address)?.[1];
  if (name) return [MDNS, hex(name.replaceAll("-", ""))];
  if (address.includes(":")) return [IPV6, hex(fullIpv6(address))];
  const parts = address.split(".").map(Number);
  if (parts.length !== 4 || parts.some((part) => !(part >= 0 && part < 256))) throw new InvalidCode("address");
  return [IPV4, parts];
}

/** Address of a type. @param {number} type @param {(count: number) => Uint8Array} take reads the address's bytes */
function addressOf(type, take) {
  if (type === IPV4) return take(4).join(".");
  if (type !== MDNS && type !== IPV6) throw new InvalidCode("damaged");
  const digits = Array.from(take(16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (type === IPV6) return (digits.match(/.{4}/g) ?? []).join(":");
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}.local`;
}

/** All 32 hexadecimal digits of an IPv6 address, which may be abbreviated with `::`. @param {string} address */
function fullIpv6(address) {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const groups = (/** @type {string} */ part) => part.split(":").filter(Boolean);
  const first = groups(head);
  const last = groups(tail ?? "");
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...gap, ...last].map((group) => group.padStart(4, "0")).join("");
}

/** Bytes of hexadecimal digits. @param {string} digits */
const hex = (digits) => (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** Encode bytes in base64url. @param {Uint8Array} bytes */
function toText(bytes) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Decode base64url. @param {string} text @returns {Uint8Array} @throws {InvalidCode} */
function fromText(text) {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new InvalidCode("damaged");
  }
}
