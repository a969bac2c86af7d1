/**
 * The host of a game that people at other screens play, too. To the session it is the authority: it passes requests on
 * to the engine, together with who is there, and the views that the engine makes for the guests on to them.
 *
 * What a guest sends is limited (message-limits.js) before anything reads it, and checked by the engine
 * (py/kajuta/api/guest_requests.py) before anything is done.
 *
 * It sends "change" whenever somebody came, went, or made ready.
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

/** Requests of a guest that may wait for the engine at once; a page of ours sends one after the other. */
const MAX_PENDING = 8;

/** The hosts of this page by the ids of their games. @type {Map<string, Host>} */
const hosts = new Map();

/**
 * The host of a game; null where nobody sits elsewhere.
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

/** The seats of a saved game. @param {string} id */
function seatsOf(id) {
  const record = saves.record(id);
  return record ? ("save" in record ? seatsAtEndOfSave(record.save) : record.setup.seats) : [];
}

export class Host extends EventTarget {
  guestSeats = new GuestSeats();
  /** The session at this screen, once the game has begun. @type {Session | null} */
  session = null;
  /** Whether the game has begun. */
  begun = false;
  /** Whether the people at this screen agree that the coach may be asked. */
  hintConsent = false;
  /** What guests sent that was refused. @type {RefusedMessage[]} */
  refusedMessages = [];
  /** Of the authority: a host sends none, for nothing happens here that its session did not ask for. */
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

  /** The set-up while the game has not begun. */
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

  // The game

  /** Host the game that this screen shows. @param {Session} session */
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

  /** @param {Session} session */
  #openMissingSeats(session) {
    session.view?.seats.forEach(({ kind }, seat) => {
      if (kind === "guest" && !this.guestSeats.has(seat)) this.#openSeat(seat);
    });
  }

  /**
   * Take the guests along to another game with the same seats, which is to begin.
   *
   * @param {string} id of its saved game
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

  /** Another game is shown at this screen: the guests wait. */
  abandon() {
    this.session = null;
    for (const { connection } of this.guestSeats.values()) connection?.close();
  }

  /**
   * Pass a request of the session on to the engine, and the views that it makes for the guests on to them.
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

  /** @returns {[number, number][]} seats of the guests who are there, and the first line of the log that each lacks */
  #missingLines() {
    return [...this.guestSeats].flatMap(([seat, { connection, firstMissingLine }]) =>
      connection ? [[seat, firstMissingLine]] : [],
    );
  }

  /** Tell the engine who is there; it makes a view for each. */
  #attend() {
    this.#changed();
    if (this.session?.view) void this.session.remoteRequest({ op: "update-guests" });
  }

  // What guests send

  /** @param {number} seat @param {GuestSeat} guestSeat @param {string} text */
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

  /** @param {number} seat @param {GuestSeat} guestSeat @param {string} text a request */
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

  /** @param {number} seat @param {string} why */
  #noteRefusedMessage(seat, why) {
    console.info(`Kajuta: seat ${seat} sent something that was refused: ${why}`);
    const { seat: before, why: because } = this.refusedMessages.at(-1) ?? {};
    // A refusal that repeats is listed once.
    if (this.refusedMessages.length < MAX_STORED_REFUSED_MESSAGES && (before !== seat || because !== why)) {
      this.refusedMessages.push({ seat, why });
      this.#store();
    }
    this.#changed();
  }

  // The lobby

  /** Tell the guests who is there. */
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

  /** @param {number} seat @param {Guest | null} guest who sat there before */
  #openSeat(seat, guest = null) {
    this.guestSeats.set(seat, new GuestSeat(guest));
    this.invite(seat);
    if (guest) this.#admission.awaitReturn(guest);
  }

  /** @param {number} seat @param {GuestSeat} guestSeat */
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

  /** Accept the answer to an invitation, or say what is wrong with it. @param {string} text a link, or the code in it */
  acceptAnswer(text) {
    return this.#invitations.accept(text);
  }

  /** Let in the applicant for a seat. @param {number} seat */
  admit(seat) {
    this.#admission.admit(seat);
  }

  /** Send the applicant for a seat away. @param {number} seat */
  decline(seat) {
    this.#admission.decline(seat);
  }

  /** @param {number} seat @param {string} name */
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

  /** Swap two neighbours before the game. @param {number} seat the first of them */
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

  /** Whether the people at this screen agree that the coach may be asked. @param {boolean} consent */
  setHintConsent(consent) {
    this.hintConsent = consent;
    this.#sendLobby();
  }

  /** Whether everybody who plays agrees that the coach may be asked. */
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
