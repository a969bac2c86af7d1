/** Reminder to save a backup, in browsers that may clear a site's storage. */
import * as saves from "../session/saved-games.js";
import { read, write } from "../session/storage.js";

const KEY = "backup-reminder";
const DAY = 24 * 60 * 60 * 1000;
/** Time from a reminder or backup to the next reminder, in milliseconds. */
const INTERVAL = 30 * DAY;
/** Time from the beginning of the first game to the first reminder, in milliseconds. */
const FIRST = 7 * DAY;

/** Store that a reminder was shown or a backup was made. @param {number} now time in milliseconds */
export const noteReminder = (now) => write(KEY, now);

/**
 * Whether a reminder should be shown now.
 *
 * @param {number} now time in milliseconds
 * @returns {Promise<boolean>}
 */
export async function isReminderDue(now) {
  const last = read(KEY);
  // A time far in the future was stored while the clock was wrong, so it is ignored.
  if (Number.isFinite(last) && Math.abs(now - Number(last)) < INTERVAL) return false;
  const begun = saves.list().flatMap((entry) => (saves.holdsSetupOrSave(entry.id) === "save" ? [entry.begun] : []));
  return begun.some((at) => at > 0 && now - at > FIRST) && !(await isPersisted());
}

/** Whether the browser has granted persistent storage. */
async function isPersisted() {
  try {
    return (await navigator.storage?.persisted?.()) === true;
  } catch {
    return false;
  }
}
