/**
 * The seats of guests at the host's table, and what the browser keeps of who sits there.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("./abstract-connection.js").AbstractConnection} AbstractConnection
 * @typedef {import("./invitations.js").Invitation} Invitation
 *
 * @typedef {object} Guest
 * @property {string} key with which this guest comes back to the seat; nobody else is sent it
 * @property {string} name
 *
 * @typedef {{seat: number, why: string}} RefusedMessage something that a guest sent and that was not done
 */
import * as storage from "../session/storage.js";

const RECORD = "guests:";
/** Refusals that are kept. */
export const MAX_STORED_REFUSED_MESSAGES = 50;

export class GuestSeat {
  /** Who sits here, whether connected or not. @type {Guest | null} */
  guest;
  /** Of the guest who is there. @type {AbstractConnection | null} */
  connection = null;
  ready = false;
  /** Whether the guest agrees that the coach may be asked. */
  hintConsent = false;
  /** Requests of the guest that wait for the engine. */
  pending = 0;
  /** The first line of the log that the guest lacks. */
  firstMissingLine = 0;
  /** Who wants to come in. @type {{connection: AbstractConnection, name: string} | null} */
  applicant = null;
  /** Null while it is being made, and while none is needed. @type {Invitation | null} */
  invitation = null;
  /** Whether an answer was accepted, and the connection is not open yet. */
  connecting = false;

  /** @param {Guest | null} guest */
  constructor(guest) {
    this.guest = guest;
  }
}

/** @extends {Map<number, GuestSeat>} */
export class GuestSeats extends Map {
  /** Number of a seat, which may change before the game; -1 where it is no guest's any more. @param {GuestSeat} guestSeat */
  numberOf(guestSeat) {
    for (const [seat, one] of this) if (one === guestSeat) return seat;
    return -1;
  }

  /** Number of the seat of a guest, -1 where there is none. @param {Guest} guest */
  numberOfGuest(guest) {
    for (const [seat, one] of this) if (one.guest === guest) return seat;
    return -1;
  }

  /** @param {number} one @param {number} other */
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

/** Whether guests of a game are known. @param {string} id of the saved game */
export const knowsGuests = (id) => Boolean(storage.read(RECORD + id));

/**
 * The guests of a game by seat, and what was refused to them.
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

/** The seats as the entries of a save have left them. @param {Save} save */
export function seatsAtEndOfSave({ seats, entries }) {
  const now = seats.map((seat) => ({ ...seat }));
  for (const entry of entries) {
    const { do: what, seat, kind } = /** @type {{do?: string, seat?: number, kind?: string}} */ (entry ?? {});
    const changed = now[seat ?? -1];
    if (what === "seat" && changed && kind) changed.kind = kind;
  }
  return now;
}

/** @param {any} guest @returns {guest is Guest} */
const isGuest = (guest) => typeof guest?.key === "string" && typeof guest.name === "string";

/** @param {any} message @returns {message is RefusedMessage} */
const isRefusedMessage = (message) => typeof message?.seat === "number" && typeof message.why === "string";
