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
  const isShared = !isGuest && seats.filter(({ kind, conceded }) => kind === "human" && !conceded).length > 1;
  const id = `ui-status-${isShared ? "named" : "yours"}`;
  /** @type {NonNullable<Message["args"]>} */
  const args = { seat: { seat }, what: { ...status, continues: true } };
  return scene.turn === undefined
    ? { id, args }
    : { id: `${id}-decision`, args: { ...args, turn: { seat: scene.turn } } };
}
