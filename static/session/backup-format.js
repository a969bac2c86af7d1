/**
 * File format of backups: all data of this browser in one file.
 *
 * The first line is a header, and each further line is one part, in JSON. So parts can be counted before any is parsed,
 * and a damaged or missing line loses only that part. The header lists kind and name of each part, so that the name of
 * an unreadable part is known.
 *
 * @typedef {object} Part a part to be written
 * @property {string} kind
 * @property {string} [name] name of a game in the list of saved games
 * @property {unknown} value
 *
 * @typedef {object} ReadPart a part as read from a file
 * @property {string} kind "" if it is unknown
 * @property {string} name "" if it is unknown
 * @property {unknown} value undefined if damaged
 */

const FORMAT = 1;
/** Size limit in bytes: more than a full localStorage, even if all its characters are long in UTF-8. */
export const MAX_BACKUP_BYTES = 16_000_000;
/** Limit of the number of parts: more than localStorage has room for. */
export const MAX_PARTS = 10_000;
/** Length limit of a part in characters: the engine's limit for a save, plus the game's entry in the list. */
export const MAX_PART_LENGTH = 2_010_000;
/** Nesting limit of a part: the engine's limit for a save, plus two levels around it. */
const MAX_DEPTH = 26;
const MAX_NAME_LENGTH = 60;

const BEGINNING = /^\{"kajuta-backup":(\d{1,9})[,}]/;
/** Number of characters needed to recognize a backup by its beginning. */
export const BEGINNING_LENGTH = 32;

/** Whether a text begins like a backup. @param {string} text */
export const isBackup = (text) => BEGINNING.test(text);

/**
 * Text of a backup file.
 *
 * @param {readonly Part[]} parts
 * @param {number} at time of the backup, in milliseconds since 1970
 */
export function writeBackup(parts, at) {
  const header = { "kajuta-backup": FORMAT, at, parts: parts.map(({ kind, name = "" }) => [kind, name]) };
  return [header, ...parts.map(({ kind, value }) => [kind, value])].map((line) => JSON.stringify(line)).join("\n");
}

/**
 * Read the text of a backup file. Damaged parts have the value undefined.
 *
 * @param {string} text
 * @returns {{at: number | null, parts: ReadPart[]} | {error: "damaged" | "newer" | "too-big"}} `at`: time of the backup
 */
export function readBackup(text) {
  const version = Number(BEGINNING.exec(text)?.[1] ?? 0);
  if (version < 1) return { error: "damaged" };
  if (version > FORMAT) return { error: "newer" };
  if (text.length > MAX_BACKUP_BYTES || hasMoreLines(text, MAX_PARTS + 1)) return { error: "too-big" };
  const [first = "", ...lines] = text.replace(/\n+$/, "").split("\n");
  const header = /** @type {{at?: unknown, parts?: unknown} | null | undefined} */ (parseBounded(first));
  const listed = Array.isArray(header?.parts) ? header.parts.slice(0, MAX_PARTS) : [];
  const count = Math.max(lines.length, listed.length);
  const parts = Array.from({ length: count }, (_, index) => readPart(lines[index] ?? "", listed[index]));
  return { at: isTime(header?.at) ? Number(header?.at) : null, parts };
}

/**
 * Read one line of a backup.
 *
 * @param {string} line
 * @param {unknown} listed the header's `[kind, name]` for this line
 * @returns {ReadPart}
 */
function readPart(line, listed) {
  const [kind, name] = (Array.isArray(listed) ? listed : []).map((one) => (typeof one === "string" ? one : ""));
  const known = { kind: kind ?? "", name: (name ?? "").slice(0, MAX_NAME_LENGTH) };
  const read = parseBounded(line);
  if (!Array.isArray(read) || read.length !== 2 || typeof read[0] !== "string") return { ...known, value: undefined };
  return { kind: read[0], name: read[0] === known.kind ? known.name : "", value: read[1] };
}

/** Whether a text has more than `most` lines. @param {string} text @param {number} most */
function hasMoreLines(text, most) {
  let lines = 0;
  for (let at = 0; at >= 0 && lines <= most; at = text.indexOf("\n", at + 1)) lines++;
  return lines > most;
}

/**
 * Parse JSON from an untrusted source.
 *
 * @param {string} text
 * @returns {unknown} undefined if it is damaged, too long or nested too deeply
 */
function parseBounded(text) {
  if (text.length > MAX_PART_LENGTH || depthOf(text) > MAX_DEPTH) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nesting depth of lists and objects in a JSON text. @param {string} text */
function depthOf(text) {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[{]|[\]}]/gs)) {
    if (token === "[" || token === "{") deepest = Math.max(deepest, ++depth);
    else if (token === "]" || token === "}") depth--;
  }
  return deepest;
}

/** Whether a value is a time that a `Date` can hold. @param {unknown} time in milliseconds */
const isTime = (time) => Number.isFinite(time) && Math.abs(Number(time)) <= 8.64e15;
