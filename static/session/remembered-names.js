/** Names that people have entered: at the seats of a new game, and as a guest at another screen. */
import { isBlank, MAX_NAME_LENGTH } from "./seat-names.js";
import { read, write } from "./storage.js";

const SEATS = "names";
const GUEST = "guest-name";
/** More seats than any game has. */
const MAX_SEATS = 12;

/** Names by seat, "" where none was entered. */
export const seatNames = () => namesIn(read(SEATS));

/** @param {readonly string[]} names by seat */
export const rememberSeatNames = (names) => write(SEATS, names);

/** The name of this person as a guest, "" where there is none. */
export const guestName = () => nameIn(read(GUEST)).trim();

/** @param {string} name */
export const rememberGuestName = (name) => write(GUEST, name);

/** Take names by seat from elsewhere where none was entered here. @param {unknown} value */
export function fillSeatNames(value) {
  if (!Array.isArray(value)) return false;
  const here = seatNames();
  const there = namesIn(value);
  const count = Math.max(here.length, there.length);
  rememberSeatNames(Array.from({ length: count }, (_, seat) => firstNamed(here[seat], there[seat])));
  return true;
}

/** Take the guest's name from elsewhere where none was entered here. @param {unknown} value */
export function fillGuestName(value) {
  if (typeof value !== "string") return false;
  const name = firstNamed(guestName(), nameIn(value).trim());
  if (name) rememberGuestName(name);
  return true;
}

/** @param {unknown} value */
const namesIn = (value) => (Array.isArray(value) ? value.slice(0, MAX_SEATS).map(nameIn) : []);

/** @param {unknown} value */
const nameIn = (value) => (typeof value === "string" ? value.slice(0, MAX_NAME_LENGTH) : "");

/** @param {(string | undefined)[]} names */
const firstNamed = (...names) => names.find((name) => name && !isBlank(name)) ?? "";
