/**
 * Status line of a table: whose turn it is, and the next thing to do.
 *
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").View} View
 */
import { prompt } from "./click-path.js";

/** Kinds of `view.next` in which a person is on turn, including forced moves and automatic answers. */
const OF_PEOPLE = ["person", "forced", "standing"];

/**
 * Status message of a view. If a person at this screen decides, it is an instruction after "Your turn:", or after the
 * seat's name if several people share the screen. Otherwise it only says whose turn it is.
 *
 * @param {View} view
 * @param {readonly string[]} path elements clicked so far
 * @param {boolean} isGuest whether this is the screen of a guest, whose only person is the viewer
 * @returns {Message}
 */
export function statusMessage(view, path, isGuest) {
  const { next, scene, seats, viewer } = view;
  const { seat } = next;
  const isHere = seat !== null && (isGuest ? seat === viewer : seats[seat]?.kind === "human");
  const status = prompt(view.prompts, path) ?? scene.status;
  if (!isHere || !OF_PEOPLE.includes(next.kind) || !status) return view.whose_turn;
  const id = `ui-status-${isShared(view, isGuest) ? "named" : "yours"}`;
  /** @type {NonNullable<Message["args"]>} */
  const args = { seat: { seat }, what: { ...status, continues: true } };
  return scene.turn === undefined
    ? { id, args }
    : { id: `${id}-decision`, args: { ...args, turn: { seat: scene.turn } } };
}

/**
 * Sentence about an action of the seat that decides. For the only person at this screen it is an instruction, the
 * attribute `own` of the message, if there is one; several people are told apart by name.
 *
 * @param {View} view
 * @param {Message} message
 * @param {boolean} isGuest
 * @param {import("../ui/texts.js").Texts} texts
 * @returns {Message}
 */
export function actionMessage(view, message, isGuest, texts) {
  const seat = message.args?.seat;
  const isOwn = typeof seat === "object" && "seat" in seat && seat.seat === view.next.seat;
  const own = { ...message, id: `${message.id}.own` };
  return isOwn && !isShared(view, isGuest) && texts.has(own.id) ? own : message;
}

/**
 * Whether several people share this screen.
 *
 * @param {View} view
 * @param {boolean} isGuest
 */
const isShared = ({ seats }, isGuest) =>
  !isGuest && seats.filter(({ kind, conceded }) => kind === "human" && !conceded).length > 1;
