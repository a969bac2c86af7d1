/**
 * Names of seats.
 *
 * @typedef {import("../ui/texts.js").Texts} Texts
 * @typedef {{name: string, kind: string}} Named
 */

/** Letters that a name may have, as in py/kajuta/match/setup.py. */
export const MAX_NAME_LENGTH = 24;

/** Whether nothing of a name can be seen. @param {string} name */
export const isBlank = (name) => !/[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u.test(name);

/**
 * The name that a seat gets where nobody gives it one.
 *
 * @param {string} kind
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
 * @template {Named} Seat
 * @param {readonly Seat[]} seats
 * @param {Texts} texts
 */
export const nameSeats = (seats, texts) =>
  seats.map((one, seat) => (isBlank(one.name) ? { ...one, name: defaultName(one.kind, seat, texts) } : one));
