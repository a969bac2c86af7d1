/**
 * Names of seats: entered ones, and defaults for the others.
 *
 * @typedef {{ui: (id: string) => string}} Texts of the interface
 * @typedef {{name: string, kind: string}} NamedSeat
 */

/** Longest name in characters, as in py/kajuta/match/match_setup.py. */
export const MAX_NAME_LENGTH = 24;

/** Whether a name has no visible character. @param {string} name */
export const isBlank = (name) => !/[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u.test(name);

/**
 * Default name of a seat.
 *
 * @param {string} kind who controls the seat
 * @param {number} seat
 * @param {Texts} texts
 */
export function defaultName(kind, seat, texts) {
  const list = texts.ui(kind === "human" || kind === "guest" ? "names-people" : "names-bots").split(",");
  return list[seat % list.length]?.trim() ?? "";
}

/**
 * Copies of the seats in which blank names are replaced by default names.
 *
 * @template {NamedSeat} Seat
 * @param {readonly Seat[]} seats
 * @param {Texts} texts
 */
export const nameSeats = (seats, texts) =>
  seats.map((one, seat) => (isBlank(one.name) ? { ...one, name: defaultName(one.kind, seat, texts) } : one));
