/**
 * Invitations of a host, one for each guest's seat without a connected guest, and the answers to them.
 *
 * @typedef {import("./abstract-connection.js").AbstractConnection} AbstractConnection
 * @typedef {import("./guest-seats.js").GuestSeat} GuestSeat
 * @typedef {import("./guest-seats.js").GuestSeats} GuestSeats
 *
 * @typedef {object} Invitation
 * @property {string} nonce
 * @property {string} link
 * @property {import("./webrtc.js").Offer | null} offer
 * @property {() => void} close
 */
import { BUILD_INFO } from "../build-info.js";
import * as storage from "../session/storage.js";
import { codeInText, decodeAnswer, encodeInvitation, InvalidCode, newNonce } from "./invitation-codes.js";
import * as webrtc from "./webrtc.js";
import { acceptWindows } from "./window-connection.js";

/** Time after an accepted answer until the invitation is replaced if no connection has opened, in milliseconds. */
const CONNECTION_TIMEOUT = 40_000;

/** Channel on which answers opened as links arrive (answer-link-delivery-page.js). */
const answers = "BroadcastChannel" in globalThis ? new BroadcastChannel(`${storage.PREFIX}replies`) : null;

export class Invitations {
  #seats;
  #onConnection;
  #changed;

  /**
   * @param {GuestSeats} seats
   * @param {(connection: AbstractConnection, guestSeat: GuestSeat) => void} onConnection called when a page connects
   * @param {() => void} changed
   */
  constructor(seats, onConnection, changed) {
    this.#seats = seats;
    this.#onConnection = onConnection;
    this.#changed = changed;
    answers?.addEventListener("message", ({ data }) => {
      if (typeof data?.reply !== "string" || data.taken) return;
      void this.accept(data.reply).then((problem) => {
        if (problem !== "unknown") answers.postMessage({ reply: data.reply, taken: problem ?? "yes" });
      });
    });
  }

  /**
   * Make a new invitation to a seat. The previous one becomes invalid.
   *
   * @param {GuestSeat} guestSeat
   */
  async renew(guestSeat) {
    if (this.#seats.numberOf(guestSeat) < 0) return;
    guestSeat.invitation?.close();
    guestSeat.invitation = null;
    guestSeat.connecting = false;
    this.#changed();
    const nonce = newNonce();
    const offer = webrtc.isSupported() ? await webrtc.Offer.make().catch(() => null) : null;
    const seat = this.#seats.numberOf(guestSeat);
    const onConnection = (/** @type {AbstractConnection} */ connection) => this.#onConnection(connection, guestSeat);
    const stopAccepting = acceptWindows(nonce, onConnection);
    const close = () => {
      stopAccepting();
      offer?.close();
    };
    if (seat < 0 || guestSeat.invitation) {
      close();
      return;
    }
    const url = new URL(location.href);
    const endpoint = offer?.endpoint ?? null;
    url.hash = `#/join/${encodeInvitation({ nonce, build: BUILD_INFO.version, seat, made: Date.now(), endpoint })}`;
    guestSeat.invitation = { nonce, link: url.href, offer, close };
    void offer?.connection.then(onConnection);
    this.#changed();
  }

  /**
   * Accept the answer to an invitation.
   *
   * @param {string} text link or code
   * @returns {Promise<"damaged" | "unknown" | "used" | "taken" | null>} reason why it was not accepted; null if it was
   */
  async accept(text) {
    let answer;
    try {
      answer = decodeAnswer(codeInText(text, "answer"));
    } catch (error) {
      if (error instanceof InvalidCode) return "damaged";
      throw error;
    }
    const guestSeat = [...this.#seats.values()].find(({ invitation }) => invitation?.nonce === answer.nonce);
    const invitation = guestSeat?.invitation;
    if (!invitation) return "unknown";
    const { offer } = invitation;
    if (offer?.answered) return "used";
    if (guestSeat.applicant) return null; // a window of this browser, which is connected and waits for admission
    if (!offer) return "used";
    guestSeat.connecting = true;
    this.#changed();
    try {
      await offer.acceptAnswer(answer.endpoint);
    } catch {
      void this.renew(guestSeat);
      return "damaged";
    }
    setTimeout(() => {
      if (guestSeat.connecting && guestSeat.invitation === invitation && !guestSeat.applicant)
        void this.renew(guestSeat);
    }, CONNECTION_TIMEOUT);
    return null;
  }
}
