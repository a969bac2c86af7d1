/**
 * Calls a person whose turn has come while others played: by a sound, in the title of a window that is not looked
 * at, and by a phone's shudder. Nothing of it while sounds are off, but for the title.
 *
 * @typedef {import("../types.js").View} View
 */
import { settings } from "../ui/settings.js";
import { playSound } from "../ui/sound.js";

/** Milliseconds that a phone shudders. */
const SHUDDER = 60;

export class TurnNotification {
  /** Who decided at last, and whether at this screen. */
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
    if (settings.sound !== "off") navigator.vibrate?.(SHUDDER);
  }
}

/** What the end sounds like for whoever looks. @param {View} view */
export function playEndSound({ outcome, viewer }) {
  if (!outcome) return;
  const won = viewer === null ? outcome.places.includes(1) : outcome.places[viewer] === 1;
  playSound(won ? "won" : "lost");
}
