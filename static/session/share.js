/**
 * Games that leave this browser, as a file or packed into the fragment of a link, and come into another.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { html } from "lit-html";
import { openDialog, toast } from "../ui/dialogs.js";

/** More bytes than any save has, as the engine sees it too; what is larger is something else. */
export const MAX_SAVE_BYTES = 2_000_000;

/**
 * Offers the save as a file.
 *
 * @param {Save} save
 * @param {string} name
 */
export function downloadSave(save, name) {
  downloadFile(JSON.stringify(save), `${fileName(name)}.kajuta.json`);
}

/** What of a name may stand in the name of a file. @param {string} name */
const fileName = (name) => name.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "kajuta";

/**
 * Sends a picture on where the device can, on a phone above all, or offers it as a file.
 *
 * @param {Blob} picture
 * @param {string} name
 */
export async function sharePicture(picture, name) {
  const file = new File([picture], `${fileName(name)}.png`, { type: picture.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  downloadFile(picture, file.name);
}

/** Offers a file: a JSON text, or what is a file already. @param {string | Blob} content @param {string} name */
export function downloadFile(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    typeof content === "string" ? new Blob([content], { type: "application/json" }) : content,
  );
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * The address that opens the game anywhere; "z" is packed, "j" is not.
 *
 * @param {Save} save
 * @param {"load" | "move"} [page] that opens it: as a game of its own, or as the next step of one that is known
 * @returns {Promise<string>}
 */
export async function linkTo(save, page = "load") {
  const bytes = new TextEncoder().encode(JSON.stringify(save));
  const packed =
    "CompressionStream" in globalThis
      ? `z${base64(await through(bytes, new CompressionStream("gzip")))}`
      : `j${base64(bytes)}`;
  const url = new URL(location.href);
  url.hash = `#/${page}/${packed}`;
  return url.href;
}

/**
 * Copies the address of the game, or shows it where nothing may be copied.
 *
 * @param {Save} save
 * @param {Texts} texts
 */
export async function offerLink(save, texts) {
  const address = await linkTo(save);
  try {
    await navigator.clipboard.writeText(address);
    toast(texts.ui("link-copied"));
  } catch {
    openDialog({
      title: texts.ui("link"),
      close: texts.ui("close"),
      body: () => html`<textarea readonly rows="5" aria-label=${texts.ui("link")}>${address}</textarea>`,
    });
  }
}

/**
 * The text of a save in a link; what it says is for the engine to judge.
 *
 * @param {string} packed
 * @returns {Promise<string>} empty where nothing can be unpacked
 */
export async function unpackLink(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const plain = packed.startsWith("z")
      ? await through(bytes, new DecompressionStream("gzip"), MAX_SAVE_BYTES)
      : bytes;
    return new TextDecoder().decode(plain);
  } catch {
    return "";
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} [most] bytes; more of them are an error, for a short link can be packed from gigabytes
 */
async function through(bytes, stream, most = Number.POSITIVE_INFINITY) {
  let length = 0;
  const bounded = new TransformStream({
    transform(/** @type {Uint8Array} */ chunk, controller) {
      length += chunk.length;
      if (length > most) controller.error(new RangeError("too much"));
      else controller.enqueue(chunk);
    },
  });
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(bounded));
  return new Uint8Array(await answer.arrayBuffer());
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
