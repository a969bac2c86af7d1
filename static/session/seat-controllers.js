/** Who controls a seat: a person here, a guest at another screen, or a bot. */

/** Controllers that can be chosen for a seat: a person here or at another screen, or a bot of one of the four ranks. */
export const CONTROLLERS = ["human", "guest", "boy", "sailor", "mate", "captain"];

/** Whether a controller is a person, here or at another screen. @param {string} kind */
export const isHumanOrGuest = (kind) => kind === "human" || kind === "guest";

/** What comes next while nobody has to decide. */
const UNDECIDED = ["forced", "standing", "over", "past"];

/**
 * Whether a person has to decide now, here or at another screen.
 *
 * @param {import("../types.js").View} view
 */
export const awaitsPerson = ({ next: { kind, seat }, seats }) =>
  seat !== null && isHumanOrGuest(seats[seat]?.kind ?? "") && !UNDECIDED.includes(kind);

/**
 * Seat of the bot that is to decide; in a sealed round the first one that is still to choose, whoever else is. Null where
 * no bot is.
 *
 * @param {import("../types.js").View} view
 */
export function seatOfThinkingBot({ next, seats, sealed }) {
  if (!sealed) return next.kind === "bot" ? next.seat : null;
  const isBot = (/** @type {number} */ seat) => seats[seat]?.conceded || !isHumanOrGuest(seats[seat]?.kind ?? "");
  return sealed.waiting.find(isBot) ?? null;
}

/** The bot of a seat for which nothing was chosen. */
export const DEFAULT_BOT = "sailor";

/** Bots of old addresses that the form does not offer, and what replaces them. */
const OLD_BOTS = new Map([
  ["heuristic", DEFAULT_BOT],
  ["random", "random"],
]);

/**
 * The choices for a seat with this controller, which is offered even where it cannot be chosen otherwise.
 *
 * @param {string} kind
 */
export const controllerChoices = (kind) => (CONTROLLERS.includes(kind) ? CONTROLLERS : [...CONTROLLERS, kind]);

/** The controller that replaces one in an address or an old save. @param {string} kind */
export const replaceOutdatedController = (kind) =>
  CONTROLLERS.includes(kind) ? kind : (OLD_BOTS.get(kind) ?? DEFAULT_BOT);

/** Whether several people play, here or elsewhere. @param {readonly {kind: string}[]} seats */
export const hasSeveralPeople = (seats) => seats.filter(({ kind }) => isHumanOrGuest(kind)).length > 1;
