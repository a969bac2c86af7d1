/**
 * Admission of guests to a host's table: greeting, admission to a seat, return to it, loss of a connection.
 *
 * The connection determines a guest's seat. Callbacks inform the host about everything that concerns the game.
 *
 * @typedef {import("./abstract-connection.js").AbstractConnection} AbstractConnection
 * @typedef {import("./guest-seats.js").Guest} Guest
 * @typedef {import("./guest-seats.js").GuestSeat} GuestSeat
 * @typedef {import("./guest-seats.js").GuestSeats} GuestSeats
 * @typedef {import("./invitations.js").Invitations} Invitations
 *
 * @typedef {object} Callbacks
 * @property {() => void} changed there is something to redraw
 * @property {(seat: number, name: string) => void} admitted a new guest got a seat
 * @property {() => void} connected a guest is connected to its seat
 * @property {(guestSeat: GuestSeat) => void} disconnected
 * @property {(seat: number, guestSeat: GuestSeat, text: string) => void} received a connected guest sent a text
 * @property {(seat: number, why: string) => void} refused a text was refused
 */
import { BUILD_INFO } from "../build-info.js";
import { parseHello } from "./host-guest-messages.js";
import { newReturnKey } from "./invitation-codes.js";
import { limitMessages } from "./message-limits.js";
import { acceptWindows } from "./window-connection.js";

/** Time in milliseconds between a refusal and closing the connection, so that the refusal arrives. */
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

  /** Accept connections of a guest who returns to its seat. @param {Guest} guest */
  awaitReturn(guest) {
    acceptWindows(`back:${guest.key}`, (connection) => {
      this.#greet(connection, () => this.#seats.numberOfGuest(guest));
    });
  }

  /**
   * Greet a page that has connected with a seat's invitation.
   *
   * @param {AbstractConnection} connection
   * @param {GuestSeat} guestSeat
   */
  greet(connection, guestSeat) {
    this.#greet(connection, () => this.#seats.numberOf(guestSeat));
  }

  /**
   * Ask a connected page for its greeting, and listen to it.
   *
   * @param {AbstractConnection} connection
   * @param {() => number} seatNow present number of the connection's seat
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

  /**
   * Handle a text from a connection.
   *
   * @param {AbstractConnection} connection
   * @param {number} seat
   * @param {string} text
   */
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

  /** Admit the applicant for a seat. @param {number} seat */
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

  /** Decline the applicant for a seat. @param {number} seat */
  decline(seat) {
    const guestSeat = this.#seats.get(seat);
    if (!guestSeat?.applicant) return;
    refuse(guestSeat.applicant.connection, "declined");
    guestSeat.applicant = null;
    void this.#invitations.renew(guestSeat);
  }

  /**
   * Connect a guest to its seat, in place of an older connection.
   *
   * @param {GuestSeat} guestSeat
   * @param {AbstractConnection} connection
   */
  #connect(guestSeat, connection) {
    if (guestSeat.connection && guestSeat.connection !== connection) refuse(guestSeat.connection, "elsewhere");
    guestSeat.connection = connection;
    guestSeat.firstMissingLine = 0;
    guestSeat.ready = false;
    guestSeat.hintConsent = false;
    guestSeat.connecting = false;
    const { invitation } = guestSeat;
    guestSeat.invitation = null;
    // Closing an invitation closes its offer, and an answered offer is the guest's connection.
    if (invitation && !invitation.offer?.answered) invitation.close();
    connection.send(JSON.stringify({ welcome: { key: guestSeat.guest?.key } }));
    this.#callbacks.connected();
  }

  /** Free the seat of a closed connection and renew its invitation. @param {AbstractConnection} connection */
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

  /** Decline guest and applicant of a seat that is no longer for guests. @param {GuestSeat} guestSeat */
  dismiss({ applicant, connection }) {
    if (applicant) refuse(applicant.connection, "declined");
    if (connection) refuse(connection, "declined");
  }
}

/** Send a refusal and close the connection. @param {AbstractConnection} connection @param {string} why */
function refuse(connection, why) {
  connection.send(JSON.stringify({ refused: why }));
  setTimeout(() => connection.close(), REFUSAL_DELAY);
}
