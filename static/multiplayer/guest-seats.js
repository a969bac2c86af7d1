/**
 * Guests' seats at the host's table, and the stored record of the guests.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("./abstract-connection.js").AbstractConnection} AbstractConnection
 * @typedef {import("./invitations.js").Invitation} Invitation
 *
 * @typedef {object} Guest
 * @property {string} key secret with which this guest returns to the seat; sent to this guest only
 * @property {string} name
 *
 * @typedef {{seat: number, why: string}} RefusedMessage a guest's message that was refused
 */
import * as storage from "../session/storage.js";

const RECORD = "guests:";
/** Number of refused messages that are stored. */
export const MAX_STORED_REFUSED_MESSAGES = 50;

export class GuestSeat {
  /** Guest of this seat, connected or not. @type {Guest | null} */
  guest;
  /** Connection of the guest; null while the guest is away. @type {AbstractConnection | null} */
  connection = null;
  ready = false;
  /** Whether the guest agrees that players may ask the coach. */
  hintConsent = false;
  /** Number of the guest's requests that wait for the engine. */
  pending = 0;
  /** Number of the first log line that the guest does not have. */
  firstMissingLine = 0;
  /** Person who asks for this seat. @type {{connection: AbstractConnection, name: string} | null} */
  applicant = null;
  /** Invitation to this seat; null while it is being made or not needed. @type {Invitation | null} */
  invitation = null;
  /** Whether an answer was accepted but the connection is not open yet. */
  connecting = false;

  /** @param {Guest | null} guest */
  constructor(guest) {
    this.guest = guest;
  }
}

/** Guests' seats by number. @extends {Map<number, GuestSeat>} */
export class GuestSeats extends Map {
  /** Present number of a seat; -1 if it is no longer a guest's. @param {GuestSeat} guestSeat */
  numberOf(guestSeat) {
    for (const [seat, one] of this) if (one === guestSeat) return seat;
    return -1;
  }

  /** Number of a guest's seat; -1 if the guest has none. @param {Guest} guest */
  numberOfGuest(guest) {
    for (const [seat, one] of this) if (one.guest === guest) return seat;
    return -1;
  }

  /** Swap two seats. @param {number} one @param {number} other */
  swap(one, other) {
    const [first, second] = [this.get(one), this.get(other)];
    for (const [seat, moved] of /** @type {const} */ ([
      [one, second],
      [other, first],
    ])) {
      if (moved) this.set(seat, moved);
      else this.delete(seat);
    }
  }
}

/** Whether guests of a game are stored. @param {string} id of the saved game */
export const knowsGuests = (id) => Boolean(storage.read(RECORD + id));

/**
 * Read the stored guests of a game by seat, and their refused messages.
 *
 * @param {string} id of the saved game
 */
export function readStoredGuests(id) {
  const kept = /** @type {{[seat: string]: unknown, refused?: unknown} | null} */ (storage.read(RECORD + id)) ?? {};
  const { refused, ...known } = kept;
  /** @type {Record<string, Guest>} */
  const guests = {};
  for (const [seat, guest] of Object.entries(known)) if (isGuest(guest)) guests[seat] = guest;
  return {
    guests,
    refusedMessages: Array.isArray(refused)
      ? refused.filter(isRefusedMessage).slice(0, MAX_STORED_REFUSED_MESSAGES)
      : [],
  };
}

/**
 * Store the guests of a game and their refused messages.
 *
 * @param {string} id of the saved game
 * @param {GuestSeats} seats
 * @param {readonly RefusedMessage[]} refused
 */
export function writeGuests(id, seats, refused) {
  /** @type {Record<number, Guest>} */
  const known = {};
  for (const [seat, { guest }] of seats) if (guest) known[seat] = guest;
  storage.write(RECORD + id, refused.length ? { ...known, refused } : known);
}

/** Seats of a save after all changes of controllers during the game. @param {Save} save */
export function seatsAtEndOfSave({ seats, entries }) {
  const now = seats.map((seat) => ({ ...seat }));
  for (const entry of entries) {
    const { do: what, seat, kind } = /** @type {{do?: string, seat?: number, kind?: string}} */ (entry ?? {});
    const changed = now[seat ?? -1];
    if (what === "seat" && changed && kind) changed.kind = kind;
  }
  return now;
}

/** Whether a stored value is a guest. @param {any} guest @returns {guest is Guest} */
const isGuest = (guest) => typeof guest?.key === "string" && typeof guest.name === "string";

/** Whether a stored value is a refused message. @param {any} message @returns {message is RefusedMessage} */
const isRefusedMessage = (message) => typeof message?.seat === "number" && typeof message.why === "string";
