/** Controllers of seats: a person at this screen, a guest at another screen, or a bot. */

/** Controllers that can be chosen for a seat: a person here, a guest at another screen, or a bot of one rank. */
export const CONTROLLERS = ["human", "guest", "boy", "sailor", "mate", "captain"];

/** Whether a controller is a person, here or at another screen. @param {string} kind */
export const isHumanOrGuest = (kind) => kind === "human" || kind === "guest";

/** Kinds of `view.next` in which nobody has to decide. */
const UNDECIDED = ["forced", "standing", "over", "past"];

/**
 * Whether a person has to decide now, here or at another screen.
 *
 * @param {import("../types.js").View} view
 */
export const awaitsPerson = ({ next: { kind, seat }, seats }) =>
  seat !== null && isHumanOrGuest(seats[seat]?.kind ?? "") && !UNDECIDED.includes(kind);

/**
 * Seat of the bot that has to decide; null if no bot has to. In a sealed round it is the first bot that has yet to
 * choose, even while people are choosing, too.
 *
 * @param {import("../types.js").View} view
 */
export function seatOfThinkingBot({ next, seats, sealed }) {
  if (!sealed) return next.kind === "bot" ? next.seat : null;
  const isBot = (/** @type {number} */ seat) => seats[seat]?.conceded || !isHumanOrGuest(seats[seat]?.kind ?? "");
  return sealed.waiting.find(isBot) ?? null;
}

/** Bot for seats without a chosen controller. */
export const DEFAULT_BOT = "sailor";

/** Replacements for bots that old addresses name and the form no longer offers. */
const OLD_BOTS = new Map([
  ["heuristic", DEFAULT_BOT],
  ["random", "random"],
]);

/**
 * Controllers offered for a seat: those that can be chosen, and the seat's present one.
 *
 * @param {string} kind
 */
export const controllerChoices = (kind) => (CONTROLLERS.includes(kind) ? CONTROLLERS : [...CONTROLLERS, kind]);

/** Current name of a controller from an address or an old save. @param {string} kind */
export const replaceOutdatedController = (kind) =>
  CONTROLLERS.includes(kind) ? kind : (OLD_BOTS.get(kind) ?? DEFAULT_BOT);

/** Whether more than one person plays, here or at other screens. @param {readonly {kind: string}[]} seats */
export const hasSeveralPeople = (seats) => seats.filter(({ kind }) => isHumanOrGuest(kind)).length > 1;
