/**
 * Fetch files of the runtime, and check them against the sizes and hashes that the build recorded. The page and the
 * worker use it, so that a bad file is an error instead of an endless wait.
 */

import { BUILD_INFO, SITE_ROOT } from "../build-info.js";

/**
 * Fault of a file. "network": the network is down; "missing": the host does not have the file; "type": the host sent an
 * HTML page instead; "cut": the end is missing; "damaged": the content differs.
 *
 * @typedef {"network" | "missing" | "type" | "cut" | "damaged"} Fault
 */

/** WebAssembly module of Python, stripped of everything that a start from the snapshot does not need. */
export const STRIPPED_PYODIDE_WASM = "./vendor/lean/pyodide.asm.wasm";

/** Error for a file of the runtime that cannot be fetched, or differs from the built one. */
export class BadFile extends Error {
  /**
   * @param {string} file address from the site's root
   * @param {Fault} fault
   * @param {string} [detail] HTTP status, media type, number of bytes, or message of the browser
   */
  constructor(file, fault, detail = "") {
    super(`${file}: ${fault}${detail ? ` (${detail})` : ""}`);
    this.name = "BadFile";
    this.file = file;
    this.fault = fault;
  }
}

/**
 * Wait for the response for `file`. Throws BadFile if it does not contain the file.
 *
 * @param {string} file
 * @param {Promise<Response>} coming
 * @returns {Promise<Response>}
 */
export async function rejectBadResponse(file, coming) {
  const response = await coming.catch((error) => {
    throw new BadFile(file, "network", String(error));
  });
  if (!response.ok || !response.body) throw new BadFile(file, "missing", String(response.status));
  const type = response.headers.get("Content-Type") ?? "";
  // Some hosts send an HTML page instead of status 404.
  if (type.startsWith("text/html")) throw new BadFile(file, "type", type);
  return response;
}

/**
 * Read the whole body of a response for `file`. Throws BadFile if it differs from the built file.
 *
 * @param {string} file
 * @param {Response} response
 * @param {(part: number) => void} [onProgress] called with the downloaded share, from 0 to 1
 * @param {{bytes: number, hash: string}} [known] size and hash of the built file
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function readChecked(file, response, onProgress = () => {}, known = BUILD_INFO.files[file]) {
  const whole = new Response(countedBody(response, (arrived) => known && onProgress(arrived / known.bytes)));
  const buffer = await whole.arrayBuffer().catch((error) => {
    throw new BadFile(file, "network", String(error));
  });
  const content = new Uint8Array(buffer);
  const { length } = content;
  if (known && length < known.bytes) throw new BadFile(file, "cut", `${length} of ${known.bytes} bytes`);
  if (known && (length > known.bytes || !(await isSound(content, known.hash)))) throw new BadFile(file, "damaged");
  return content;
}

/**
 * Body of a response that reports how many bytes have been received.
 *
 * @param {Response} response
 * @param {(arrived: number) => void} onArrived called with the number of bytes so far
 */
export function countedBody(response, onArrived) {
  let arrived = 0;
  /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
  const counter = new TransformStream({
    transform(chunk, controller) {
      arrived += chunk.length;
      onArrived(arrived);
      controller.enqueue(chunk);
    },
  });
  return /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body).pipeThrough(counter, {
    preventCancel: true,
  });
}

/**
 * Fetch `file`. Throws BadFile if it differs from the built file.
 *
 * @param {string} file address from the site's root
 * @param {RequestCache} [cache]
 * @param {{bytes: number, hash: string}} [known] size and hash of the built file
 */
export async function fetchWithHashCheck(file, cache = "default", known) {
  const response = await rejectBadResponse(file, fetch(new URL(file, SITE_ROOT), { cache }));
  return readChecked(file, response, undefined, known);
}

/**
 * Import a module. Throws BadFile if a bad file makes the import fail.
 *
 * @param {string} file
 * @param {string[]} [files] the module and the modules that it imports
 * @returns {Promise<any>}
 */
export async function importChecked(file, files = [file]) {
  try {
    return await import(new URL(file, SITE_ROOT).href);
  } catch (error) {
    throw (await findBadFile(files)) ?? error;
  }
}

/**
 * Find the bad file that makes an import fail, because the browser's error does not name it.
 *
 * @param {string[]} files
 * @returns {Promise<BadFile | null>}
 */
export async function findBadFile(files) {
  const found = await Promise.all(files.map((file) => fetchWithHashCheck(file).then(() => null, badFileOf)));
  return found.find((error) => error) ?? null;
}

/** The error if it is a BadFile; otherwise null. @param {unknown} error */
const badFileOf = (error) => (error instanceof BadFile ? error : null);

/**
 * Whether content has the expected hash.
 *
 * @param {Uint8Array<ArrayBuffer>} content
 * @param {string} wanted SHA-256 in hexadecimal digits
 */
async function isSound(content, wanted) {
  if (!crypto.subtle) return true; // without HTTPS browsers offer no SHA-256, so only the length is checked
  const hash = await crypto.subtle.digest("SHA-256", content);
  return wanted === Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
