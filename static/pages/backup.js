/**
 * Make and restore backups: all data of this browser in one file.
 *
 * A backup contains the saved games (without their last positions) and everything in `PARTS`: settings, names, progress
 * and results. It contains no data about guests, connections, invitations or the network.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("../session/backup-format.js").Part} Part
 * @typedef {import("../session/backup-format.js").ReadPart} ReadPart
 * @typedef {import("../session/saved-games.js").BackupEntry} BackupEntry
 * @typedef {import("../session/save-record-storage.js").GameRecord} GameRecord
 *
 * @typedef {{save: Save, notice?: unknown} | {error: unknown}} Checked result of a check.
 *   `notice`: message about the part of a save that could not be replayed; `error` and `notice` can be drawn
 *
 * @typedef {object} Check functions that check data in the engine
 * @property {(save: Save) => Promise<Checked>} save
 * @property {(setup: Setup) => Promise<{error: unknown} | null>} setup
 *
 * @typedef {object} Damage a part that could not be restored, or only in part
 * @property {string} kind
 * @property {string} name
 * @property {unknown} [reason] explanation that can be drawn
 *
 * @typedef {{new: number, longer: number, here: number, parted: number, damaged: Damage[]}} Report
 *   numbers of games by result, as in `compareToStored`, and the damaged parts
 */
import { addResults, dayResults } from "../daily/results.js";
import { allResults, mergeResults } from "../puzzles/progress.js";
import * as statistics from "../results/finished-game-records.js";
import { writeBackup } from "../session/backup-format.js";
import { forgetLoadedSession } from "../session/loaded-session.js";
import * as names from "../session/remembered-names.js";
import { isSetup } from "../session/save-record-storage.js";
import * as saves from "../session/saved-games.js";
import { addTips, toldTips } from "../session/told-tips.js";
import { allProgress, mergeProgress } from "../tutorial/progress.js";
import { changedSettings, fillSettings } from "../ui/settings.js";

/**
 * All kinds of parts but games. `collect` returns the data of this browser. `take` adds untrusted data of a backup; if
 * the data is damaged, it returns false and changes nothing.
 *
 * @type {Readonly<Record<string, {collect: () => object | string, take: (value: unknown) => boolean}>>}
 */
const PARTS = {
  settings: { collect: changedSettings, take: fillSettings },
  names: { collect: names.seatNames, take: names.fillSeatNames },
  "guest-name": { collect: names.guestName, take: names.fillGuestName },
  voyages: { collect: allProgress, take: mergeProgress },
  tips: { collect: toldTips, take: addTips },
  statistics: { collect: statistics.playedGames, take: (value) => statistics.addGames(value) !== null },
  puzzles: { collect: allResults, take: mergeResults },
  daily: { collect: dayResults, take: addResults },
};
/** Kind of the parts that contain games. */
export const GAME = "game";

const ID = /^[0-9a-z]{6}$/;
const MAX_TITLE_LENGTH = 60;
const MAX_LINK_LENGTH = 40;

/**
 * Make a backup of all data of this browser.
 *
 * @param {number} now time in milliseconds
 * @returns {{text: string, unreadable: number}} `unreadable`: number of damaged games, which are left out
 */
export function makeBackup(now) {
  const others = Object.entries(PARTS)
    .map(([kind, { collect }]) => ({ kind, value: collect() }))
    .filter(({ value }) => Object.keys(value).length);
  const games = saves.list().map(({ id }) => gamePart(id));
  const whole = games.filter((part) => part !== null);
  return { text: writeBackup([...others, ...whole], now), unreadable: games.length - whole.length };
}

/** Part for a game; null if the game cannot be read. @param {string} id @returns {Part | null} */
function gamePart(id) {
  const record = saves.record(id);
  const entry = saves.entry(id);
  if (!record || !entry) return null;
  const { name, begun, played, over, spent, link } = entry;
  const content = "save" in record ? { save: record.save } : { setup: record.setup };
  return { kind: GAME, name, value: { id, name, begun, played, over, spent, link, ...content } };
}

/**
 * Restore the parts of a backup one after the other. Damaged parts are skipped and reported.
 *
 * @param {readonly ReadPart[]} parts
 * @param {Check} check
 * @param {(done: number) => boolean} goesOn called before each part; restoring stops if it returns false
 * @returns {Promise<Report>}
 */
export async function restoreBackup(parts, check, goesOn) {
  /** @type {Report} */
  const report = { new: 0, longer: 0, here: 0, parted: 0, damaged: [] };
  for (const [index, part] of parts.entries()) {
    if (!goesOn(index)) break;
    const { kind, name, value } = part;
    if (kind === GAME) await restoreGame(part, check, report);
    else if (!Object.hasOwn(PARTS, kind) || !PARTS[kind]?.take(value)) report.damaged.push({ kind, name });
  }
  return report;
}

/**
 * Restore a game and add the result to the report.
 *
 * @param {ReadPart} part
 * @param {Check} check
 * @param {Report} report
 */
async function restoreGame({ kind, name: listed, value }, check, report) {
  const read = readGame(value);
  const name = read?.entry.name || listed;
  if (!read) {
    report.damaged.push({ kind, name });
    return;
  }
  const { entry, content } = read;
  if (saves.compareToStored(entry.id, content).how === "here") {
    report.here++;
    return;
  }
  /** @type {GameRecord} */
  let whole = content;
  if ("save" in content) {
    const checked = await check.save(content.save);
    if ("error" in checked) {
      report.damaged.push({ kind, name, reason: checked.error });
      return;
    }
    whole = { save: checked.save };
    if (checked.notice) {
      report.damaged.push({ kind, name, reason: checked.notice });
      entry.over = false;
    }
  } else {
    const refused = await check.setup(content.setup);
    if (refused) {
      report.damaged.push({ kind, name, reason: refused.error });
      return;
    }
  }
  const { how, id } = saves.addFromBackup(entry, whole);
  if (how === "longer") forgetLoadedSession(id);
  report[how]++;
}

/**
 * Game in an untrusted part; null if it is malformed. The engine checks its entries and options later.
 *
 * @param {unknown} value
 * @returns {{entry: BackupEntry, content: GameRecord} | null}
 */
function readGame(value) {
  if (!value || typeof value !== "object") return null;
  const { id, name, begun, played, over, spent, link, save, setup } = /** @type {Record<string, unknown>} */ (value);
  if (typeof id !== "string" || !ID.test(id) || typeof name !== "string") return null;
  const content = contentOf(save, setup);
  if (!content) return null;
  /** @type {BackupEntry} */
  const entry = {
    id,
    name: name.slice(0, MAX_TITLE_LENGTH),
    begun: timeIn(begun),
    played: timeIn(played),
    over: over === true,
  };
  if (Number.isSafeInteger(spent) && Number(spent) >= 0) entry.spent = Number(spent);
  if (typeof link === "string" && link.length <= MAX_LINK_LENGTH) entry.link = link;
  return { entry, content };
}

/**
 * Record of a game from its untrusted fields.
 *
 * @param {unknown} save
 * @param {unknown} setup
 * @returns {GameRecord | null}
 */
function contentOf(save, setup) {
  if (isSetup(save)) {
    const { entries } = /** @type {Save} */ (save);
    return Array.isArray(entries) ? { save: /** @type {Save} */ (save) } : null;
  }
  if (!isSetup(setup)) return null;
  const known = /** @type {Setup & {position?: unknown}} */ (setup);
  const { game, seats, options, seed, hints, position } = known;
  const kept = { game, seats: seats.map(({ name, kind }) => ({ name, kind })), options, seed };
  return { setup: { ...kept, ...(hints === true && { hints }), ...(position !== undefined && { position }) } };
}

/** A time that is not in the future; 0 for an invalid value. @param {unknown} time in milliseconds */
const timeIn = (time) => (Number.isSafeInteger(time) && Number(time) >= 0 ? Math.min(Number(time), Date.now()) : 0);
