/**
 * Notification when a person's turn comes after others have played: a sound, the title of a hidden window, and a
 * vibration on phones. With sounds off, only the title.
 *
 * @typedef {import("../types.js").View} View
 */
import { settings } from "../ui/settings.js";
import { playSound } from "../ui/sound.js";

/** Length of the vibration, in milliseconds. */
const VIBRATION = 60;

export class TurnNotification {
  /** Who was to decide last: `here:` and the seat for a person at this screen, else the kind of next step. */
  #last = "";
  /** Whether a person at this screen is to decide now. */
  due = false;

  /** Notify if the turn has just come to a person at this screen. @param {View} view view shown now */
  follow(view) {
    const { kind, seat } = view.next;
    const last = this.#last;
    this.due = (kind === "person" && view.viewer === seat) || kind === "curtain";
    this.#last = this.due ? `here:${seat}` : kind;
    if (!this.due || !last || last === this.#last) return;
    playSound("turn");
    if (settings.sound !== "off") navigator.vibrate?.(VIBRATION);
  }
}

/** Play the sound of a game won or lost by the viewer. @param {View} view */
export function playEndSound({ outcome, viewer }) {
  if (!outcome) return;
  const won = viewer === null ? outcome.places.includes(1) : outcome.places[viewer] === 1;
  playSound(won ? "won" : "lost");
}
