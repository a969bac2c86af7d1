/**
 * The host of a game that people at other screens play, too: who sits on which of their seats, how they come in, and
 * what goes over the lines to them. To the session it is the authority: it passes requests on to the engine, together
 * with who is there, and what the engine tells the guests out to them.
 *
 * A guest's seat is that of its line. What a guest sends is bounded here before anything reads it, and checked by the
 * engine (py/kajuta/api/guests.py) before anything is done.
 *
 * It sends "change" whenever somebody came, went, or made ready.
 *
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("../types.js").ViewUpdate} ViewUpdate
 * @typedef {import("./connection.js").Line} Line
 *
 * @typedef {object} Guest who sits on a place, known by a code for coming back
 * @property {string} key never leaves but to this guest
 * @property {string} name
 *
 * @typedef {object} Invited
 * @property {string} nonce
 * @property {string} link
 * @property {import("./webrtc.js").Offer | null} offer
 * @property {() => void} close
 *
 * @typedef {object} Place a seat for a guest
 * @property {Guest | null} guest
 * @property {Line | null} line of the guest who is there
 * @property {boolean} ready
 * @property {boolean} hints whether the guest agrees that the coach may be asked
 * @property {number} asked how many of the guest's requests wait for the engine
 * @property {number} since the first line of the log that the guest lacks
 * @property {{line: Line, name: string} | null} asking who wants to come in
 * @property {Invited | null} invited null while the invitation is being made, and while it is not needed
 * @property {boolean} connecting whether a reply was taken, and the line does not stand yet
 */
import { BUILD } from "../build-info.js";
import * as engine from "../runtime/engine.js";
import { MAX_NAME_LENGTH } from "../session/names.js";
import * as saves from "../session/saves.js";
import * as storage from "../session/storage.js";
import { answerNearby } from "./broadcast-channel.js";
import { BadCode, codeIn, newKey, newNonce, pack, unpackReply } from "./codes.js";
import * as rtc from "./webrtc.js";

/** Letters that a guest's text may have; the engine has the same bound. */
const LONGEST = 4_000;
/** Texts that a guest may send at once and in a second; a line that goes on beyond `MOST_OVER` is cut. */
const AT_ONCE = 60;
const A_SECOND = 20;
const MOST_OVER = 300;
/** Requests of a guest that may wait for the engine at once; a page of ours asks one after the other. */
const MOST_ASKED = 8;
/** Milliseconds that a connection may take once its answer is there; then another invitation is made. */
const CONNECTING = 40_000;
/** Refusals that are remembered. */
const MOST_NOTED = 50;
/** Requests after which nobody has to be told anything. */
const QUIET = new Set(["view", "look", "refuse", "check", "past", "way"]);
/** What a guest asks beside the game, which goes on meanwhile. */
const ASIDE = new Set(["refuse", "way", "past", "since", "hint", "unhint"]);

const RECORD = "guests:";

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
  const record = saves.record(id);
  const seats = record && ("save" in record ? seatsNow(record.save) : record.setup.seats);
  if (!seats?.some((seat) => seat.kind === "guest") && !storage.read(RECORD + id)) return null;
  const host = new Host(id);
  hosts.set(id, host);
  return host;
}

/** The seats as the entries of a save have left them. @param {import("../types.js").Save} save */
function seatsNow({ seats, entries }) {
  const now = seats.map((seat) => ({ ...seat }));
  for (const entry of entries) {
    const { do: what, seat, kind } = /** @type {{do?: string, seat?: number, kind?: string}} */ (entry ?? {});
    const changed = now[seat ?? -1];
    if (what === "seat" && changed && kind) changed.kind = kind;
  }
  return now;
}

/** Hands a reply that came as a link to the page that waits for it. */
const replies = "BroadcastChannel" in globalThis ? new BroadcastChannel(`${storage.PREFIX}replies`) : null;

export class Host extends EventTarget {
  /** @type {Map<number, Place>} */
  places = new Map();
  /** The session at this screen, once the game has begun. @type {import("../session/session.js").Session | null} */
  session = null;
  /** Whether the game has begun. */
  begun = false;
  /** Whether the people at this screen agree that the coach may be asked. */
  hints = false;
  /** What guests sent that was refused, with why. @type {{seat: number, why: string}[]} */
  refused = [];
  /** Nobody tells a session here anything that it did not ask for. */
  events = new EventTarget();

  /** @param {string} id of the saved game */
  constructor(id) {
    super();
    this.id = id;
    const record = saves.record(id);
    this.begun = record !== null && "save" in record;
    const kept = /** @type {{[seat: string]: Guest, refused?: any} | null} */ (storage.read(RECORD + id)) ?? {};
    const { refused, ...known } = kept;
    if (Array.isArray(refused)) this.refused = refused.filter(isNote).slice(0, MOST_NOTED);
    const seats = record ? ("save" in record ? seatsNow(record.save) : record.setup.seats) : [];
    seats.forEach((seat, place) => {
      const guest = known[place];
      const whole = typeof guest?.key === "string" && typeof guest.name === "string" ? guest : null;
      if (seat.kind === "guest" || whole) this.#open(place, whole);
    });
    replies?.addEventListener("message", ({ data }) => {
      if (typeof data?.reply !== "string" || data.taken) return;
      void this.answer(data.reply).then((wrong) => {
        if (wrong !== "unknown") replies.postMessage({ reply: data.reply, taken: wrong ?? "yes" });
      });
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

  #keep() {
    /** @type {Record<number, Guest>} */
    const known = {};
    for (const [seat, { guest }] of this.places) if (guest) known[seat] = guest;
    const { refused } = this;
    storage.write(RECORD + this.id, refused.length ? { ...known, refused } : known);
  }

  /**
   * The game lies on the table of this screen now.
   *
   * @param {import("../session/session.js").Session} session
   */
  attach(session) {
    if (this.session === session) return;
    this.begun = true;
    this.session = session;
    session.authority = this;
    session.addEventListener("change", () => {
      if (this.session === session) this.#fit(session);
    });
    session.addEventListener("moved", () => {
      hosts.set(session.id, this);
      this.id = session.id;
      this.#keep();
    });
    this.#fit(session);
    for (const place of this.places.values()) place.since = 0;
    this.#tellLobby();
    this.#attend();
  }

  /** Each seat of a guest has its place. @param {import("../session/session.js").Session} session */
  #fit(session) {
    session.view?.seats.forEach((seat, place) => {
      if (seat.kind === "guest" && !this.places.has(place)) this.#open(place);
    });
  }

  /**
   * The guests come along to another game with the same seats, which is to begin.
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
    this.hints = false;
    for (const place of this.places.values()) place.ready = place.hints = false;
    this.#keep();
    this.#tellLobby();
  }

  /** Another game lies on this screen's table: the guests wait. */
  abandon() {
    this.session = null;
    for (const { line } of this.places.values()) line?.close();
  }

  // Places and invitations

  /** @param {number} seat @param {Guest | null} guest */
  #open(seat, guest = null) {
    /** @type {Place} */
    const place = {
      guest,
      line: null,
      ready: false,
      hints: false,
      asked: 0,
      since: 0,
      asking: null,
      invited: null,
      connecting: false,
    };
    this.places.set(seat, place);
    void this.invite(seat);
    if (guest) answerNearby(`back:${guest.key}`, (line) => this.#greet(line, () => this.#seatOf(guest)));
  }

  /** @param {Guest} guest */
  #seatOf(guest) {
    for (const [seat, place] of this.places) if (place.guest === guest) return seat;
    return -1;
  }

  /**
   * Makes a new invitation to a seat; the one before is worth nothing any more.
   *
   * @param {number} seat
   */
  async invite(seat) {
    const place = this.places.get(seat);
    if (!place) return;
    place.invited?.close();
    place.invited = null;
    place.connecting = false;
    this.#changed();
    const nonce = newNonce();
    const offer = rtc.possible() ? await rtc.Offer.make().catch(() => null) : null;
    const now = this.#placeSeat(place);
    const quiet = answerNearby(nonce, (line) => this.#greet(line, () => this.#placeSeat(place)));
    if (now < 0 || place.invited) {
      quiet();
      offer?.close();
      return;
    }
    const close = () => {
      quiet();
      offer?.close();
    };
    const url = new URL(location.href);
    const code = pack({ nonce, build: BUILD.version, seat: now, made: Date.now(), ends: offer?.ends ?? null });
    url.hash = `#/join/${code}`;
    place.invited = { nonce, link: url.href, offer, close };
    void offer?.line.then((line) => this.#greet(line, () => this.#placeSeat(place)));
    this.#changed();
  }

  /** @param {Place} place @returns {number} where it is now, -1 where it is no more */
  #placeSeat(place) {
    for (const [seat, one] of this.places) if (one === place) return seat;
    return -1;
  }

  /**
   * Takes the reply to an invitation.
   *
   * @param {string} text a link, or the code in it
   * @returns {Promise<"damaged" | "unknown" | "used" | "taken" | null>} what is wrong with it
   */
  async answer(text) {
    let reply;
    try {
      reply = unpackReply(codeIn(text, "answer"));
    } catch (error) {
      if (error instanceof BadCode) return "damaged";
      throw error;
    }
    for (const [seat, place] of this.places) {
      if (place.invited?.nonce !== reply.nonce) continue;
      const { invited } = place;
      const { offer } = invited;
      if (offer?.answered) return "used";
      if (place.asking) return null; // a window beside this one, which has called already and is to be let in
      if (!offer) return "used";
      place.connecting = true;
      this.#changed();
      try {
        await offer.take(reply.ends);
      } catch {
        void this.invite(seat);
        return "damaged";
      }
      setTimeout(() => {
        if (place.connecting && place.invited === invited && !place.asking) void this.invite(this.#placeSeat(place));
      }, CONNECTING);
      return null;
    }
    return "unknown";
  }

  // Who comes and goes

  /**
   * Somebody is on the line, and says who.
   *
   * @param {Line} line
   * @param {() => number} where the seat that the line leads to
   */
  #greet(line, where) {
    const bounded = bound(line, (why) => this.#note(where(), why));
    bounded.addEventListener("text", (event) => {
      const { detail } = /** @type {CustomEvent<string>} */ (event);
      const seat = where();
      const place = this.places.get(seat);
      if (!place) return line.close();
      if (place.line === line) return this.#hear(seat, place, detail);
      const hello = helloIn(detail);
      if (!hello) return this.#note(seat, "malformed");
      if (hello.build !== BUILD.version) return refuse(line, "build");
      if (place.guest && hello.key === place.guest.key) return this.#seat(place, line);
      if (place.line || place.asking) return refuse(line, "taken");
      place.asking = { line, name: hello.name };
      this.#changed();
    });
    line.addEventListener("silent", () => this.#changed());
    line.addEventListener("closed", () => this.#gone(line));
    line.send(JSON.stringify({ ask: "hello" }));
  }

  /** Lets in who asks. @param {number} seat */
  accept(seat) {
    const place = this.places.get(seat);
    const asking = place?.asking;
    if (!place || !asking) return;
    place.asking = null;
    const guest = { key: newKey(), name: asking.name };
    place.guest = guest;
    answerNearby(`back:${guest.key}`, (line) => this.#greet(line, () => this.#seatOf(guest)));
    if (guest.name) this.#name(seat, guest.name);
    this.#keep();
    this.#seat(place, asking.line);
  }

  /** @param {number} seat */
  decline(seat) {
    const place = this.places.get(seat);
    if (!place?.asking) return;
    refuse(place.asking.line, "declined");
    place.asking = null;
    void this.invite(seat);
  }

  /** @param {Place} place @param {Line} line */
  #seat(place, line) {
    if (place.line && place.line !== line) refuse(place.line, "elsewhere");
    place.line = line;
    place.since = 0;
    place.ready = false;
    place.hints = false;
    place.connecting = false;
    const { invited } = place;
    place.invited = null;
    // What lies in the offer is the line itself: it is not closed with the invitation.
    if (invited && !invited.offer?.answered) invited.close();
    line.send(JSON.stringify({ welcome: { key: place.guest?.key } }));
    this.#tellLobby();
    this.#attend();
  }

  /** @param {Line} line */
  #gone(line) {
    for (const [seat, place] of this.places) {
      if (place.asking?.line === line) place.asking = null;
      else if (place.line === line) {
        place.line = null;
        place.ready = false;
        this.#attend();
      } else continue;
      void this.invite(seat);
      this.#tellLobby();
    }
  }

  // What goes over the lines

  /** @param {number} seat @param {Place} place @param {string} text */
  #hear(seat, place, text) {
    if (text.includes('"op"')) {
      void this.#serve(seat, place, text);
      return;
    }
    const said = parsed(text);
    if (typeof said?.ready === "boolean") place.ready = said.ready;
    else if (typeof said?.hints === "boolean") place.hints = said.hints;
    else if (typeof said?.name === "string" && place.guest && !this.begun) {
      place.guest.name = cleaned(said.name);
      if (place.guest.name) this.#name(seat, place.guest.name);
      this.#keep();
    } else if (!said?.hello) this.#note(seat, "malformed");
    this.#tellLobby();
  }

  /** @param {number} seat @param {Place} place @param {string} text */
  async #serve(seat, place, text) {
    const { line } = place;
    const { session } = this;
    if (!session?.view) return;
    if (place.asked >= MOST_ASKED) return this.#note(seat, "flood");
    place.asked++;
    const request = { op: "guest", seat, text };
    const answer = await (ASIDE.has(parsed(text)?.op) ? session.sideQuery(request) : session.remoteRequest(request));
    place.asked--;
    const reply = answer?.reply;
    if (reply?.refused) this.#note(seat, reply.refused);
    if (reply) line?.send(JSON.stringify({ reply }));
  }

  /** @param {number} seat @param {string} why */
  #note(seat, why) {
    console.info(`Kajuta: seat ${seat} sent something that was refused: ${why}`);
    const { seat: before, why: because } = this.refused.at(-1) ?? {};
    // What goes on and on is told once.
    if (this.refused.length < MOST_NOTED && (before !== seat || because !== why)) {
      this.refused.push({ seat, why });
      this.#keep();
    }
    this.#changed();
  }

  /** Tells the guests who is there. */
  #tellLobby() {
    this.#changed();
    const { setup } = this;
    const game = setup?.game ?? saves.entry(this.id)?.game ?? "";
    const seats = (setup?.seats ?? this.session?.view?.seats ?? []).map(({ name, kind }, seat) => {
      const place = this.places.get(seat);
      const [here, ready] = place ? [place.line !== null, place.ready] : [true, true];
      return { name, kind, here, ready, hints: place ? place.hints : this.hints };
    });
    for (const [seat, { line }] of this.places) {
      line?.send(JSON.stringify({ lobby: { game, seat, seats, begun: this.begun } }));
    }
  }

  /** The engine is told who is there, and tells them how the table stands. */
  #attend() {
    this.#changed();
    if (this.session?.view) void this.session.remoteRequest({ op: "attend" });
  }

  /**
   * Passes a request of the session on to the engine, and what the engine tells the guests to them.
   *
   * @param {Record<string, unknown>} request
   * @param {{limit?: number}} [options]
   */
  async call(request, options) {
    if (QUIET.has(String(request.op))) return engine.call({ ...request, guests: this.#lacking() }, options);
    const lines = new Map([...this.places].map(([seat, { line }]) => [seat, line]));
    const answer = await engine.call({ ...request, guests: this.#lacking() }, options);
    for (const { seat, since, view } of answer.told ?? []) {
      const place = this.places.get(seat);
      if (!place?.line || place.line !== lines.get(seat)) continue;
      place.since = (view.log.at(-1)?.n ?? since - 1) + 1;
      place.line.send(JSON.stringify({ told: { view, since } }));
    }
    return answer;
  }

  restart() {
    return engine.restart();
  }

  /** @returns {[number, number][]} the seats of the guests who are there, and what each lacks of the log */
  #lacking() {
    return [...this.places].flatMap(([seat, { line, since }]) => (line ? [[seat, since]] : []));
  }

  // Before the game

  /** @param {number} seat @param {string} name */
  #name(seat, name) {
    const { setup } = this;
    if (!setup) return;
    this.arrange({ ...setup, seats: setup.seats.map((one, place) => (place === seat ? { ...one, name } : one)) });
  }

  /** Changes the set-up of a game that has not begun. @param {Setup} setup */
  arrange(setup) {
    saves.updateSetup(this.id, setup);
    setup.seats.forEach((seat, place) => {
      const known = this.places.get(place);
      if (seat.kind === "guest" && !known) this.#open(place);
      else if (seat.kind !== "guest" && known) this.#shut(place, known);
    });
    this.#tellLobby();
  }

  /** @param {number} seat @param {Place} place */
  #shut(seat, place) {
    this.places.delete(seat);
    place.invited?.close();
    if (place.asking) refuse(place.asking.line, "declined");
    if (place.line) refuse(place.line, "declined");
    this.#keep();
  }

  /** Lets two neighbours change seats before the game. @param {number} seat the first of them */
  swap(seat) {
    const { setup } = this;
    const other = seat + 1;
    if (!setup?.seats[other]) return;
    const seats = [...setup.seats];
    [seats[seat], seats[other]] = [/** @type {any} */ (seats[other]), /** @type {any} */ (seats[seat])];
    const [one, two] = [this.places.get(seat), this.places.get(other)];
    for (const [place, who] of /** @type {const} */ ([
      [seat, two],
      [other, one],
    ])) {
      if (who) this.places.set(place, who);
      else this.places.delete(place);
    }
    this.#keep();
    this.arrange({ ...setup, seats });
  }

  /** Whether everybody who is awaited has come. */
  get complete() {
    return [...this.places.values()].every(({ line }) => line !== null);
  }

  /** Says whether the coach may be asked, for the people at this screen. @param {boolean} hints */
  agree(hints) {
    this.hints = hints;
    this.#tellLobby();
  }

  /** Whether everybody who plays agrees that the coach may be asked. */
  get agreed() {
    const here = this.setup?.seats.some(({ kind }) => kind === "human") ?? false;
    return (this.hints || !here) && [...this.places.values()].every(({ hints }) => hints);
  }

  begin() {
    const { setup } = this;
    if (setup) {
      const { hints: _, ...plain } = setup;
      this.arrange(this.agreed ? { ...plain, hints: true } : plain);
    }
    this.begun = true;
    this.#tellLobby();
  }
}

/**
 * A line that passes on no more than it may, to whoever listens to what is returned.
 *
 * @param {Line} line
 * @param {(why: string) => void} note told of what is held back
 */
function bound(line, note) {
  const bounded = new EventTarget();
  let left = AT_ONCE;
  let over = 0;
  let at = performance.now();
  line.addEventListener("text", (event) => {
    const { detail } = /** @type {CustomEvent<string>} */ (event);
    const now = performance.now();
    left = Math.min(AT_ONCE, left + ((now - at) * A_SECOND) / 1000);
    at = now;
    if (left < 1) {
      if (over++ % 50 === 0) note("flood");
      if (over > MOST_OVER) line.close();
      return;
    }
    left -= 1;
    if (detail.length > LONGEST) note("too-long");
    else bounded.dispatchEvent(new CustomEvent("text", { detail }));
  });
  return bounded;
}

/** @param {Line} line @param {string} why */
function refuse(line, why) {
  line.send(JSON.stringify({ refused: why }));
  // What was sent has to arrive before the line ends.
  setTimeout(() => line.close(), 1_000);
}

/** @param {string} text @returns {Record<string, any> | null} */
function parsed(text) {
  try {
    const said = JSON.parse(text);
    return said && typeof said === "object" && !Array.isArray(said) ? said : null;
  } catch {
    return null;
  }
}

/** @param {string} text */
function helloIn(text) {
  const hello = parsed(text)?.hello;
  if (typeof hello?.build !== "string" || typeof hello.name !== "string") return null;
  return { build: hello.build, name: cleaned(hello.name), key: typeof hello.key === "string" ? hello.key : "" };
}

/** @param {any} note @returns {note is {seat: number, why: string}} */
const isNote = (note) => typeof note?.seat === "number" && typeof note.why === "string";

/** @param {string} name */
const cleaned = (name) => name.replace(/\p{C}/gu, "").trim().slice(0, MAX_NAME_LENGTH);
