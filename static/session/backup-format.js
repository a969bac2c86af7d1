/**
 * The format of a backup: everything of this browser in one file.
 *
 * The file has a line for its header and one for each part, so that the parts are counted before any is parsed, and what
 * is damaged or cut off costs only itself. The header names the parts once more: of one that cannot be read the name is
 * known all the same.
 *
 * @typedef {object} Part a part as it is written
 * @property {string} kind
 * @property {string} [name] by which a person knows it, of a game
 * @property {unknown} value
 *
 * @typedef {object} ReadPart a part that was read
 * @property {string} kind "" where it is unknown
 * @property {string} name "" where it is unknown
 * @property {unknown} value undefined for what is damaged
 */

const FORMAT = 1;
/** More bytes than a browser's storage holds, in the longest letters. */
export const MAX_BACKUP_BYTES = 16_000_000;
/** More parts than the storage has room for. */
export const MAX_PARTS = 10_000;
/** Characters of a part at most: a save, as the engine bounds it, and what it is listed by. */
export const MAX_PART_LENGTH = 2_010_000;
/** Nesting of lists and objects in a part: the engine's bound for a save, which lies two levels deeper here. */
const MAX_DEPTH = 26;
const MAX_NAME_LENGTH = 60;

const BEGINNING = /^\{"kajuta-backup":(\d{1,9})[,}]/;
/** How many characters at its beginning tell a backup from another file. */
export const BEGINNING_LENGTH = 32;

/** Whether a text begins as a backup does. @param {string} text */
export const isBackup = (text) => BEGINNING.test(text);

/**
 * The text of a backup.
 *
 * @param {readonly Part[]} parts
 * @param {number} at when it is made
 */
export function writeBackup(parts, at) {
  const header = { "kajuta-backup": FORMAT, at, parts: parts.map(({ kind, name = "" }) => [kind, name]) };
  return [header, ...parts.map(({ kind, value }) => [kind, value])].map((line) => JSON.stringify(line)).join("\n");
}

/**
 * The parts of a backup.
 *
 * @param {string} text
 * @returns {{at: number | null, parts: ReadPart[]} | {error: "damaged" | "newer" | "too-big"}} `at`: when it was made
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
 * @param {string} line
 * @param {unknown} listed what the header says of it
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

/** JSON in an untrusted text; undefined where it is damaged, too long or nested too deep. @param {string} text @returns {unknown} */
function parseBounded(text) {
  if (text.length > MAX_PART_LENGTH || depthOf(text) > MAX_DEPTH) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nesting of lists and objects in a JSON text. @param {string} text */
function depthOf(text) {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[{]|[\]}]/gs)) {
    if (token === "[" || token === "{") deepest = Math.max(deepest, ++depth);
    else if (token === "]" || token === "}") depth--;
  }
  return deepest;
}

/** @param {unknown} time in milliseconds */
const isTime = (time) => Number.isFinite(time) && Math.abs(Number(time)) <= 8.64e15;
