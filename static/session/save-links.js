/**
 * Links that hold a whole save, or other data: made in one browser, opened in another.
 *
 * @typedef {import("../types.js").Save} Save
 */
import { checksumOfBytes } from "./byte-checksum.js";

/** More bytes than any save has; the engine has the same limit. */
export const MAX_SAVE_BYTES = 2_000_000;

/**
 * The address that opens the game anywhere; its code begins with "z" where it is compressed, with "j" where not.
 *
 * @param {Save} save
 * @param {"load" | "move"} [page] that opens it: as a game of its own, or as the next step of a known one
 * @returns {Promise<string>}
 */
export const linkToSave = (save, page = "load") => linkToText(JSON.stringify(save), page);

/**
 * The address of a page that gets a JSON text.
 *
 * @param {string} text
 * @param {"load" | "move" | "moment"} page
 * @returns {Promise<string>}
 */
export async function linkToText(text, page) {
  const bytes = new TextEncoder().encode(text);
  const packed =
    "CompressionStream" in globalThis
      ? `z${base64(await pipe(bytes, new CompressionStream("gzip")))}`
      : `j${base64(bytes)}`;
  const url = new URL(location.href);
  url.hash = `#/${page}/${packed}`;
  return url.href;
}

/** The code at the beginning of what follows the page in a link: what a sentence adds to it is no part of it. */
const codeOf = (/** @type {string} */ text) => /^[\w-]*/.exec(text)?.[0] ?? "";

/** How every code begins: JSON packed with gzip, or bare. */
const BEGINNING = /^(zH4sI|jey)/;

/**
 * The part of a link without which it cannot be unpacked.
 *
 * @param {string} text
 * @returns {"beginning" | "end"}
 */
export const missingPart = (text) => (BEGINNING.test(text) ? "end" : "beginning");

/** Name of a link, by which it is known again. @param {string} text */
export function linkFingerprint(text) {
  const code = codeOf(text);
  return `${code.length}-${checksumOfBytes(new TextEncoder().encode(code))}`;
}

/**
 * The text of the save in a link, which the engine has to check.
 *
 * @param {string} text that follows the page in the link
 * @returns {Promise<string>} empty where nothing can be unpacked
 */
export async function unpackSaveLink(text) {
  const packed = codeOf(text);
  if (!BEGINNING.test(packed)) return "";
  try {
    const bytes = Uint8Array.from(atob(packed.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const plain = packed.startsWith("z") ? await pipe(bytes, new DecompressionStream("gzip"), MAX_SAVE_BYTES) : bytes;
    return new TextDecoder().decode(plain);
  } catch {
    return "";
  }
}

/**
 * All bytes that come out of a stream.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} [limit] in bytes; more are an error, for a short link can be packed from gigabytes
 */
async function pipe(bytes, stream, limit = Number.POSITIVE_INFINITY) {
  let length = 0;
  const bounded = new TransformStream({
    transform(/** @type {Uint8Array} */ chunk, controller) {
      length += chunk.length;
      if (length > limit) controller.error(new RangeError("too much"));
      else controller.enqueue(chunk);
    },
  });
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(bounded));
  return new Uint8Array(await answer.arrayBuffer());
}

/** URL-safe base64 without padding. @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
