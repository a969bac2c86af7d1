/** Stored names that people entered for the seats of a new game, or as guests of another screen. */
import { isBlank, MAX_NAME_LENGTH } from "./seat-names.js";
import { read, write } from "./storage.js";

const SEATS = "names";
const GUEST = "guest-name";
/** Limit of the number of names: more than any game has seats. */
const MAX_SEATS = 12;

/** Names by seat; "" for a seat without an entered name. */
export const seatNames = () => namesIn(read(SEATS));

/** Store the names of the seats. @param {readonly string[]} names by seat */
export const rememberSeatNames = (names) => write(SEATS, names);

/** Name entered as a guest; "" if none was entered. */
export const guestName = () => nameIn(read(GUEST)).trim();

/** Store the name of a guest. @param {string} name */
export const rememberGuestName = (name) => write(GUEST, name);

/** Take names from a backup for seats without an entered name. @param {unknown} value names by seat */
export function fillSeatNames(value) {
  if (!Array.isArray(value)) return false;
  const here = seatNames();
  const there = namesIn(value);
  const count = Math.max(here.length, there.length);
  rememberSeatNames(Array.from({ length: count }, (_, seat) => firstNamed(here[seat], there[seat])));
  return true;
}

/** Take the guest's name from a backup if none was entered here. @param {unknown} value */
export function fillGuestName(value) {
  if (typeof value !== "string") return false;
  const name = firstNamed(guestName(), nameIn(value).trim());
  if (name) rememberGuestName(name);
  return true;
}

/** List of names in an untrusted value. @param {unknown} value */
const namesIn = (value) => (Array.isArray(value) ? value.slice(0, MAX_SEATS).map(nameIn) : []);

/** Name in an untrusted value, shortened to the longest allowed. @param {unknown} value */
const nameIn = (value) => (typeof value === "string" ? value.slice(0, MAX_NAME_LENGTH) : "");

/** First name that is not blank; "" if there is none. @param {(string | undefined)[]} names */
const firstNamed = (...names) => names.find((name) => name && !isBlank(name)) ?? "";
