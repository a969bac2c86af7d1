/**
 * Host of a game that people at other screens play, too. It is the authority of the host's session: it passes requests
 * on to the engine, adds the list of connected guests, and sends each guest the view that the engine makes for its
 * seat.
 *
 * Guests' messages are limited in size and number (message-limits.js) before they are parsed. Their requests are
 * checked by the engine (py/kajuta/api/guest_requests.py) before they are carried out.
 *
 * Event: "change" when a guest has come, left or become ready.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("../session/session.js").Session} Session
 * @typedef {import("./guest-seats.js").Guest} Guest
 * @typedef {import("./guest-seats.js").RefusedMessage} RefusedMessage
 */

import * as engine from "../runtime/engine.js";
import * as saves from "../session/saved-games.js";
import { GuestAdmission } from "./guest-admission.js";
import {
  GuestSeat,
  GuestSeats,
  knowsGuests,
  MAX_STORED_REFUSED_MESSAGES,
  readStoredGuests,
  seatsAtEndOfSave,
  writeGuests,
} from "./guest-seats.js";
import { cleanName, parseMessage } from "./host-guest-messages.js";
import { Invitations } from "./invitations.js";

/** Number of a guest's requests that may be pending at once. Our own page sends one after the other. */
const MAX_PENDING = 8;

/** Hosts of this page by id of the saved game. @type {Map<string, Host>} */
const hosts = new Map();

/**
 * Host of a saved game; null if the game has no guests.
 *
 * @param {string} id of a saved game
 */
export function hostOf(id) {
  const known = hosts.get(id);
  if (known) return known;
  if (!seatsOf(id).some((seat) => seat.kind === "guest") && !knowsGuests(id)) return null;
  const host = new Host(id);
  hosts.set(id, host);
  return host;
}

/** Seats of a saved game. @param {string} id */
function seatsOf(id) {
  const record = saves.record(id);
  return record ? ("save" in record ? seatsAtEndOfSave(record.save) : record.setup.seats) : [];
}

export class Host extends EventTarget {
  guestSeats = new GuestSeats();
  /** Session at this screen, once the game has begun. @type {Session | null} */
  session = null;
  /** Whether the game has begun. */
  begun = false;
  /** Whether the people at this screen agree that players may ask the coach. */
  hintConsent = false;
  /** Refused messages of guests. @type {RefusedMessage[]} */
  refusedMessages = [];
  /** Part of the Authority interface. A host dispatches no events, since all changes are made by its own session. */
  events = new EventTarget();
  #invitations = new Invitations(
    this.guestSeats,
    (connection, guestSeat) => this.#admission.greet(connection, guestSeat),
    () => this.#changed(),
  );
  #admission = new GuestAdmission(this.guestSeats, this.#invitations, {
    changed: () => this.#changed(),
    admitted: (seat, name) => {
      if (name) this.#renameSeat(seat, name);
      this.#store();
    },
    connected: () => {
      this.#sendLobby();
      this.#attend();
    },
    disconnected: () => {
      this.#attend();
      this.#sendLobby();
    },
    received: (seat, guestSeat, text) => this.#receive(seat, guestSeat, text),
    refused: (seat, why) => this.#noteRefusedMessage(seat, why),
  });

  /** @param {string} id of the saved game */
  constructor(id) {
    super();
    this.id = id;
    const record = saves.record(id);
    this.begun = record !== null && "save" in record;
    const { guests, refusedMessages } = readStoredGuests(id);
    this.refusedMessages = refusedMessages;
    seatsOf(id).forEach(({ kind }, seat) => {
      const guest = guests[seat] ?? null;
      if (kind === "guest" || guest) this.#openSeat(seat, guest);
    });
  }

  /** Set-up of a game that has not begun; null afterwards. */
  get setup() {
    const record = saves.record(this.id);
    return record && "setup" in record ? record.setup : null;
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  #store() {
    writeGuests(this.id, this.guestSeats, this.refusedMessages);
  }

  // Methods for the running game

  /** Become the authority of the session that this screen shows. @param {Session} session */
  attach(session) {
    if (this.session === session) return;
    this.begun = true;
    this.session = session;
    session.authority = this;
    session.addEventListener("change", () => {
      if (this.session === session) this.#openMissingSeats(session);
    });
    session.addEventListener("moved", () => {
      hosts.set(session.id, this);
      this.id = session.id;
      this.#store();
    });
    this.#openMissingSeats(session);
    for (const guestSeat of this.guestSeats.values()) guestSeat.firstMissingLine = 0;
    this.#sendLobby();
    this.#attend();
  }

  /** Open seats that became guests' seats during the game. @param {Session} session */
  #openMissingSeats(session) {
    session.view?.seats.forEach(({ kind }, seat) => {
      if (kind === "guest" && !this.guestSeats.has(seat)) this.#openSeat(seat);
    });
  }

  /**
   * Move the guests to a new game with the same seats.
   *
   * @param {string} id of the new saved game
   */
  rematch(id) {
    if (this.session) this.session.authority = engine;
    this.session = null;
    this.begun = false;
    hosts.delete(this.id);
    hosts.set(id, this);
    this.id = id;
    this.hintConsent = false;
    for (const guestSeat of this.guestSeats.values()) guestSeat.ready = guestSeat.hintConsent = false;
    this.#store();
    this.#sendLobby();
  }

  /** Disconnect the guests, because this screen shows another game. */
  abandon() {
    this.session = null;
    for (const { connection } of this.guestSeats.values()) connection?.close();
  }

  /**
   * Send a request of the session to the engine, and send the guests their views from the answer.
   *
   * @param {EngineRequest} request
   * @param {{limit?: number}} [options]
   */
  async call(request, options) {
    const before = new Map([...this.guestSeats].map(([seat, { connection }]) => [seat, connection]));
    const answer = await engine.call({ ...request, guests: this.#missingLines() }, options);
    for (const { seat, since, view } of answer.told ?? []) {
      const guestSeat = this.guestSeats.get(seat);
      if (!guestSeat?.connection || guestSeat.connection !== before.get(seat)) continue;
      guestSeat.firstMissingLine = (view.log.at(-1)?.n ?? since - 1) + 1;
      guestSeat.connection.send(JSON.stringify({ told: { view, since } }));
    }
    return answer;
  }

  restart() {
    return engine.restart();
  }

  /**
   * Seats of connected guests, each with the number of the first log line it does not have.
   *
   * @returns {[number, number][]}
   */
  #missingLines() {
    return [...this.guestSeats].flatMap(([seat, { connection, firstMissingLine }]) =>
      connection ? [[seat, firstMissingLine]] : [],
    );
  }

  /** Tell the engine which guests are connected, so that it makes their views. */
  #attend() {
    this.#changed();
    if (this.session?.view) void this.session.remoteRequest({ op: "update-guests" });
  }

  // Methods that handle guests' messages

  /** Handle a text from a connected guest. @param {number} seat @param {GuestSeat} guestSeat @param {string} text */
  #receive(seat, guestSeat, text) {
    if (text.includes('"op"')) {
      void this.#serve(seat, guestSeat, text);
      return;
    }
    const message = parseMessage(text);
    if (typeof message?.ready === "boolean") guestSeat.ready = message.ready;
    else if (typeof message?.hints === "boolean") guestSeat.hintConsent = message.hints;
    else if (typeof message?.name === "string" && guestSeat.guest && !this.begun) {
      guestSeat.guest.name = cleanName(message.name);
      if (guestSeat.guest.name) this.#renameSeat(seat, guestSeat.guest.name);
      this.#store();
    } else if (!message?.hello) this.#noteRefusedMessage(seat, "malformed");
    this.#sendLobby();
  }

  /**
   * Pass a guest's request to the engine and send the reply.
   *
   * @param {number} seat
   * @param {GuestSeat} guestSeat
   * @param {string} text
   */
  async #serve(seat, guestSeat, text) {
    const { connection } = guestSeat;
    const { session } = this;
    if (!session?.view) return;
    if (guestSeat.pending >= MAX_PENDING) return this.#noteRefusedMessage(seat, "flood");
    guestSeat.pending++;
    /** @type {EngineRequest} */
    const request = { op: "serve-guest", seat, text };
    const answer = await (engine.REQUESTS[parseMessage(text)?.op]?.guest?.query
      ? session.sideQuery(request)
      : session.remoteRequest(request));
    guestSeat.pending--;
    const reply = answer?.reply;
    if (reply?.refused) this.#noteRefusedMessage(seat, reply.refused);
    if (reply) connection?.send(JSON.stringify({ reply }));
  }

  /** Add to the list of refused messages. @param {number} seat @param {string} why */
  #noteRefusedMessage(seat, why) {
    console.info(`Kajuta: seat ${seat} sent something that was refused: ${why}`);
    const { seat: before, why: because } = this.refusedMessages.at(-1) ?? {};
    // The same refusal several times in a row is listed once.
    if (this.refusedMessages.length < MAX_STORED_REFUSED_MESSAGES && (before !== seat || because !== why)) {
      this.refusedMessages.push({ seat, why });
      this.#store();
    }
    this.#changed();
  }

  // Methods for the lobby and the seats

  /** Send the state of the lobby to all guests. */
  #sendLobby() {
    this.#changed();
    const { setup } = this;
    const game = setup?.game ?? saves.entry(this.id)?.game ?? "";
    const seats = (setup?.seats ?? this.session?.view?.seats ?? []).map(({ name, kind }, seat) => {
      const guestSeat = this.guestSeats.get(seat);
      const [here, ready] = guestSeat ? [guestSeat.connection !== null, guestSeat.ready] : [true, true];
      return { name, kind, here, ready, hints: guestSeat ? guestSeat.hintConsent : this.hintConsent };
    });
    for (const [seat, { connection }] of this.guestSeats) {
      connection?.send(JSON.stringify({ lobby: { game, seat, seats, begun: this.begun } }));
    }
  }

  /** Open a seat for a guest. @param {number} seat @param {Guest | null} guest the seat's former guest, if known */
  #openSeat(seat, guest = null) {
    this.guestSeats.set(seat, new GuestSeat(guest));
    this.invite(seat);
    if (guest) this.#admission.awaitReturn(guest);
  }

  /** Close a seat that is no longer for guests. @param {number} seat @param {GuestSeat} guestSeat */
  #closeSeat(seat, guestSeat) {
    this.guestSeats.delete(seat);
    guestSeat.invitation?.close();
    this.#admission.dismiss(guestSeat);
    this.#store();
  }

  /** Make a new invitation to a seat. @param {number} seat */
  invite(seat) {
    const guestSeat = this.guestSeats.get(seat);
    if (guestSeat) void this.#invitations.renew(guestSeat);
  }

  /** Accept the answer to an invitation. @param {string} text link or code */
  acceptAnswer(text) {
    return this.#invitations.accept(text);
  }

  /** Admit the applicant for a seat. @param {number} seat */
  admit(seat) {
    this.#admission.admit(seat);
  }

  /** Decline the applicant for a seat. @param {number} seat */
  decline(seat) {
    this.#admission.decline(seat);
  }

  /** Rename a seat of a game that has not begun. @param {number} seat @param {string} name */
  #renameSeat(seat, name) {
    const { setup } = this;
    if (!setup) return;
    this.changeSetup({ ...setup, seats: setup.seats.map((one, place) => (place === seat ? { ...one, name } : one)) });
  }

  /** Change the set-up of a game that has not begun. @param {Setup} setup */
  changeSetup(setup) {
    saves.updateSetup(this.id, setup);
    setup.seats.forEach(({ kind }, seat) => {
      const known = this.guestSeats.get(seat);
      if (kind === "guest" && !known) this.#openSeat(seat);
      else if (kind !== "guest" && known) this.#closeSeat(seat, known);
    });
    this.#sendLobby();
  }

  /** Swap two neighbouring seats before the game begins. @param {number} seat number of the first one */
  swapSeats(seat) {
    const { setup } = this;
    const other = seat + 1;
    if (!setup?.seats[other]) return;
    const seats = [...setup.seats];
    [seats[seat], seats[other]] = [/** @type {any} */ (seats[other]), /** @type {any} */ (seats[seat])];
    this.guestSeats.swap(seat, other);
    this.#store();
    this.changeSetup({ ...setup, seats });
  }

  /** Whether every guest is connected. */
  get everyoneHere() {
    return [...this.guestSeats.values()].every(({ connection }) => connection !== null);
  }

  /** Whether every guest is ready. */
  get everyoneReady() {
    return [...this.guestSeats.values()].every(({ ready }) => ready);
  }

  /** Set whether the people at this screen agree that players may ask the coach. @param {boolean} consent */
  setHintConsent(consent) {
    this.hintConsent = consent;
    this.#sendLobby();
  }

  /** Whether all players agree that players may ask the coach. */
  get hintsAllowed() {
    const here = this.setup?.seats.some(({ kind }) => kind === "human") ?? false;
    return (this.hintConsent || !here) && [...this.guestSeats.values()].every(({ hintConsent }) => hintConsent);
  }

  begin() {
    const { setup } = this;
    if (setup) {
      const { hints: _, ...plain } = setup;
      this.changeSetup(this.hintsAllowed ? { ...plain, hints: true } : plain);
    }
    this.begun = true;
    this.#sendLobby();
  }
}
