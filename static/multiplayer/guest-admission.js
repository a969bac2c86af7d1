/**
 * Who comes and goes at a host's table: greeting, admission to a seat, return to it, loss of a connection.
 *
 * A guest's seat is that of its connection. The host is called back for what concerns the game.
 *
 * @typedef {import("./abstract-connection.js").AbstractConnection} AbstractConnection
 * @typedef {import("./guest-seats.js").Guest} Guest
 * @typedef {import("./guest-seats.js").GuestSeat} GuestSeat
 * @typedef {import("./guest-seats.js").GuestSeats} GuestSeats
 * @typedef {import("./invitations.js").Invitations} Invitations
 *
 * @typedef {object} Callbacks
 * @property {() => void} changed
 * @property {(seat: number, name: string) => void} admitted a new guest got a seat
 * @property {() => void} connected a guest's connection is ready
 * @property {(guestSeat: GuestSeat) => void} disconnected
 * @property {(seat: number, guestSeat: GuestSeat, text: string) => void} received
 * @property {(seat: number, why: string) => void} refused something that was sent is not acted on
 */
import { BUILD_INFO } from "../build-info.js";
import { parseHello } from "./host-guest-messages.js";
import { newReturnKey } from "./invitation-codes.js";
import { limitMessages } from "./message-limits.js";
import { acceptWindows } from "./window-connection.js";

/** Milliseconds in which a refusal arrives before the connection is closed. */
const REFUSAL_DELAY = 1_000;

export class GuestAdmission {
  #seats;
  #invitations;
  #callbacks;

  /** @param {GuestSeats} seats @param {Invitations} invitations @param {Callbacks} callbacks */
  constructor(seats, invitations, callbacks) {
    this.#seats = seats;
    this.#invitations = invitations;
    this.#callbacks = callbacks;
  }

  /** Let a guest whose connection was lost come back. @param {Guest} guest */
  awaitReturn(guest) {
    acceptWindows(`back:${guest.key}`, (connection) => {
      this.#greet(connection, () => this.#seats.numberOfGuest(guest));
    });
  }

  /** Greet who has connected by the invitation to a seat. @param {AbstractConnection} connection @param {GuestSeat} guestSeat */
  greet(connection, guestSeat) {
    this.#greet(connection, () => this.#seats.numberOf(guestSeat));
  }

  /**
   * @param {AbstractConnection} connection
   * @param {() => number} seatNow the seat that the connection leads to
   */
  #greet(connection, seatNow) {
    const limited = limitMessages(connection, (why) => this.#callbacks.refused(seatNow(), why));
    limited.addEventListener("text", (event) => {
      this.#receive(connection, seatNow(), /** @type {CustomEvent<string>} */ (event).detail);
    });
    connection.addEventListener("silent", () => this.#callbacks.changed());
    connection.addEventListener("closed", () => this.#closed(connection));
    connection.send(JSON.stringify({ ask: "hello" }));
  }

  /** @param {AbstractConnection} connection @param {number} seat @param {string} text */
  #receive(connection, seat, text) {
    const guestSeat = this.#seats.get(seat);
    if (!guestSeat) return connection.close();
    if (guestSeat.connection === connection) return this.#callbacks.received(seat, guestSeat, text);
    const hello = parseHello(text);
    if (!hello) return this.#callbacks.refused(seat, "malformed");
    if (hello.build !== BUILD_INFO.version) return refuse(connection, "build");
    if (guestSeat.guest && hello.key === guestSeat.guest.key) return this.#connect(guestSeat, connection);
    if (guestSeat.connection || guestSeat.applicant) return refuse(connection, "taken");
    guestSeat.applicant = { connection, name: hello.name };
    this.#callbacks.changed();
  }

  /** Let in the applicant for a seat. @param {number} seat */
  admit(seat) {
    const guestSeat = this.#seats.get(seat);
    const applicant = guestSeat?.applicant;
    if (!guestSeat || !applicant) return;
    guestSeat.applicant = null;
    const guest = { key: newReturnKey(), name: applicant.name };
    guestSeat.guest = guest;
    this.awaitReturn(guest);
    this.#callbacks.admitted(seat, guest.name);
    this.#connect(guestSeat, applicant.connection);
  }

  /** Send the applicant for a seat away. @param {number} seat */
  decline(seat) {
    const guestSeat = this.#seats.get(seat);
    if (!guestSeat?.applicant) return;
    refuse(guestSeat.applicant.connection, "declined");
    guestSeat.applicant = null;
    void this.#invitations.renew(guestSeat);
  }

  /** @param {GuestSeat} guestSeat @param {AbstractConnection} connection */
  #connect(guestSeat, connection) {
    if (guestSeat.connection && guestSeat.connection !== connection) refuse(guestSeat.connection, "elsewhere");
    guestSeat.connection = connection;
    guestSeat.firstMissingLine = 0;
    guestSeat.ready = false;
    guestSeat.hintConsent = false;
    guestSeat.connecting = false;
    const { invitation } = guestSeat;
    guestSeat.invitation = null;
    // An answered offer is the connection itself: it is not closed with the invitation.
    if (invitation && !invitation.offer?.answered) invitation.close();
    connection.send(JSON.stringify({ welcome: { key: guestSeat.guest?.key } }));
    this.#callbacks.connected();
  }

  /** @param {AbstractConnection} connection */
  #closed(connection) {
    for (const guestSeat of this.#seats.values()) {
      if (guestSeat.applicant?.connection === connection) {
        guestSeat.applicant = null;
        this.#callbacks.changed();
      } else if (guestSeat.connection === connection) {
        guestSeat.connection = null;
        guestSeat.ready = false;
        this.#callbacks.disconnected(guestSeat);
      } else continue;
      void this.#invitations.renew(guestSeat);
    }
  }

  /** Send away whoever is or comes to a seat that is no guest's any more. @param {GuestSeat} guestSeat */
  dismiss({ applicant, connection }) {
    if (applicant) refuse(applicant.connection, "declined");
    if (connection) refuse(connection, "declined");
  }
}

/** @param {AbstractConnection} connection @param {string} why */
function refuse(connection, why) {
  connection.send(JSON.stringify({ refused: why }));
  setTimeout(() => connection.close(), REFUSAL_DELAY);
}
