/** The reminder to save everything to a file, where the browser may clear what is stored. */
import * as saves from "../session/saved-games.js";
import { read, write } from "../session/storage.js";

const KEY = "backup-reminder";
const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds from a reminder, or a backup, to the next reminder. */
const INTERVAL = 30 * DAY;
/** Milliseconds from the beginning of the first game to the first reminder. */
const FIRST = 7 * DAY;

/** Note that a reminder was shown, or a backup was made. @param {number} now */
export const noteReminder = (now) => write(KEY, now);

/**
 * Whether it is time for a reminder; at most once a month.
 *
 * @param {number} now
 * @returns {Promise<boolean>}
 */
export async function isReminderDue(now) {
  const last = read(KEY);
  // A time in the future comes from a clock that was wrong.
  if (Number.isFinite(last) && Math.abs(now - Number(last)) < INTERVAL) return false;
  const begun = saves.list().flatMap((entry) => (saves.holdsSetupOrSave(entry.id) === "save" ? [entry.begun] : []));
  return begun.some((at) => at > 0 && now - at > FIRST) && !(await isPersisted());
}

/** Whether the browser has promised to keep what is stored. */
async function isPersisted() {
  try {
    return (await navigator.storage?.persisted?.()) === true;
  } catch {
    return false;
  }
}
