/**
 * The files of the runtime, checked as they arrive against the sizes and hashes that the build recorded. The page and
 * the worker use it; neither waits for a file that is wrong.
 */

import { BUILD_INFO, SITE_ROOT } from "../build-info.js";

/**
 * What is wrong with a file: the network is down, the host does not have it, another type came in its place, its end
 * is missing, its content differs.
 *
 * @typedef {"network" | "missing" | "type" | "cut" | "damaged"} Fault
 */

/** Python's module without what a start from the snapshot does not need. */
export const STRIPPED_PYODIDE_WASM = "./vendor/lean/pyodide.asm.wasm";

/** A file of the runtime that did not arrive as it was built. */
export class BadFile extends Error {
  /**
   * @param {string} file address from the site's root
   * @param {Fault} fault
   * @param {string} [detail] a status, a type, a count of bytes, or a message of the browser
   */
  constructor(file, fault, detail = "") {
    super(`${file}: ${fault}${detail ? ` (${detail})` : ""}`);
    this.name = "BadFile";
    this.file = file;
    this.fault = fault;
  }
}

/**
 * Wait for the response with `file`; throws BadFile where it brings none.
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
  // Some hosts send a page in place of what they lack.
  if (type.startsWith("text/html")) throw new BadFile(file, "type", type);
  return response;
}

/**
 * Read the body of `file` to its end; throws BadFile where it differs from what was built.
 *
 * @param {string} file
 * @param {Response} response
 * @param {(part: number) => void} [onProgress] called with the part that has arrived, from 0 to 1
 * @param {{bytes: number, hash: string}} [known] what was built
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
 * The body of a response, counted as it arrives.
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
 * Fetch `file` whole; throws BadFile where it differs from what was built.
 *
 * @param {string} file
 * @param {RequestCache} [cache]
 * @param {{bytes: number, hash: string}} [known] what was built
 */
export async function fetchWithHashCheck(file, cache = "default", known) {
  const response = await rejectBadResponse(file, fetch(new URL(file, SITE_ROOT), { cache }));
  return readChecked(file, response, undefined, known);
}

/**
 * Import a module; throws BadFile where a file is to blame.
 *
 * @param {string} file
 * @param {string[]} [files] it and what it imports
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
 * Find the file that keeps a module from loading: the error of a failed import does not name it.
 *
 * @param {string[]} files
 * @returns {Promise<BadFile | null>}
 */
export async function findBadFile(files) {
  const found = await Promise.all(files.map((file) => fetchWithHashCheck(file).then(() => null, badFileOf)));
  return found.find((error) => error) ?? null;
}

/** @param {unknown} error */
const badFileOf = (error) => (error instanceof BadFile ? error : null);

/**
 * @param {Uint8Array<ArrayBuffer>} content
 * @param {string} wanted SHA-256 in hexadecimal digits
 */
async function isSound(content, wanted) {
  if (!crypto.subtle) return true; // without HTTPS there is no SHA-256; the length has to do
  const hash = await crypto.subtle.digest("SHA-256", content);
  return wanted === Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
