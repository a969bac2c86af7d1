/**
 * Names of seats.
 *
 * @typedef {{ui: (id: string) => string}} Texts of the interface
 * @typedef {{name: string, kind: string}} NamedSeat
 */

/** Most letters of a name, as in py/kajuta/match/match_setup.py. */
export const MAX_NAME_LENGTH = 24;

/** Whether nothing of a name can be seen. @param {string} name */
export const isBlank = (name) => !/[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u.test(name);

/**
 * The name of a seat that nobody has named.
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
 * The seats with a name for each, blank ones replaced.
 *
 * @template {NamedSeat} Seat
 * @param {readonly Seat[]} seats
 * @param {Texts} texts
 */
export const nameSeats = (seats, texts) =>
  seats.map((one, seat) => (isBlank(one.name) ? { ...one, name: defaultName(one.kind, seat, texts) } : one));
