/**
 * Turn notification: when a person's turn comes while others played, a sound, the title of a hidden window, and a
 * phone's vibration. While sounds are off, the title only.
 *
 * @typedef {import("../types.js").View} View
 */
import { settings } from "../ui/settings.js";
import { playSound } from "../ui/sound.js";

/** Length of the vibration in milliseconds. */
const VIBRATION = 60;

export class TurnNotification {
  /** Who decided last, and whether at this screen. */
  #last = "";
  /** Whether somebody at this screen decides now. */
  due = false;

  /** @param {View} view what is seen now */
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

/** Play the sound of a won or lost game, for the viewer. @param {View} view */
export function playEndSound({ outcome, viewer }) {
  if (!outcome) return;
  const won = viewer === null ? outcome.places.includes(1) : outcome.places[viewer] === 1;
  playSound(won ? "won" : "lost");
}
