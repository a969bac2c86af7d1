/**
 * Links that contain a whole save or a shared position: created in one browser, opened in another.
 *
 * @typedef {import("../types.js").Save} Save
 */
import { checksumOfBytes } from "./byte-checksum.js";

/** Size limit of a save in bytes, above that of any real save; the engine has the same limit. */
export const MAX_SAVE_BYTES = 2_000_000;

/**
 * Link that opens a saved game in any browser.
 *
 * @param {Save} save
 * @param {"load" | "move"} [page] page that opens it: "load" adds a game, "move" continues a game sent before
 * @returns {Promise<string>}
 */
export const linkToSave = (save, page = "load") => linkToText(JSON.stringify(save), page);

/**
 * Link to a page with a JSON text as its argument, encoded with URL-safe base64. The code begins with "z" if the text
 * is compressed (gzip), otherwise with "j".
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

/** The code in the last part of a link, without characters that a surrounding sentence added after it. */
const codeOf = (/** @type {string} */ text) => /^[\w-]*/.exec(text)?.[0] ?? "";

/** Beginning of every code: "z" and a gzip header, or "j" and the `{"` of JSON, both in base64. */
const BEGINNING = /^(zH4sI|jey)/;

/**
 * Part of a damaged link that is missing, for the error message.
 *
 * @param {string} text
 * @returns {"beginning" | "end"}
 */
export const missingPart = (text) => (BEGINNING.test(text) ? "end" : "beginning");

/** Fingerprint that recognizes a link when it is opened again. @param {string} text last part of the link */
export function linkFingerprint(text) {
  const code = codeOf(text);
  return `${code.length}-${checksumOfBytes(new TextEncoder().encode(code))}`;
}

/**
 * Unpack the JSON text in a link. Its content is not trusted: the engine has to check it.
 *
 * @param {string} text last part of the link
 * @returns {Promise<string>} "" if it cannot be unpacked
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
 * Compress or decompress bytes.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} [limit] largest result in bytes, since a short link can expand to gigabytes; throws above it
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
