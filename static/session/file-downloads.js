/**
 * Downloading and sharing of files: saves, backups, pictures and logs.
 *
 * @typedef {import("../types.js").Save} Save
 */

/** Media type of our own files. With the type of JSON, a browser would replace the file's extension. */
const FILE_TYPE = "application/x-kajuta";

/**
 * Download the save as a file.
 *
 * @param {Save} save
 * @param {string} name
 */
export function downloadSave(save, name) {
  downloadOwnFile(JSON.stringify(save), name);
}

/** Download a text as a `.kajuta` file, which Kajuta can open. @param {string} text @param {string} name of the game */
export function downloadOwnFile(text, name) {
  downloadFile(new Blob([text], { type: FILE_TYPE }), `${fileName(name)}.kajuta`);
}

/** Download a backup. @param {string} text @param {number} at time of the backup, in milliseconds */
export function downloadBackup(text, at) {
  const day = new Date(at).toISOString().slice(0, 10);
  downloadFile(new Blob([text], { type: FILE_TYPE }), `kajuta-${day}.kajuta`);
}

/** A game's name reduced to characters that are safe in file names. @param {string} name */
const fileName = (name) =>
  name
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replace(/\s+/g, " ")
    .trim() || "kajuta";

/** Share a picture as a PNG file. @param {Blob} picture @param {string} name */
export const sharePicture = (picture, name) => share(picture, `${fileName(name)}.png`);

/** Share a text as a .txt file. @param {string} text @param {string} name */
export const shareText = (text, name) => share(new Blob([text], { type: "text/plain" }), `${fileName(name)}.txt`);

/**
 * Share a file with the device's share sheet, mostly on phones; download it if there is none.
 *
 * @param {Blob} content
 * @param {string} name
 */
async function share(content, name) {
  const file = new File([content], name, { type: content.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  downloadFile(content, name);
}

/** Download a file. @param {string | Blob} content a JSON text, or a blob as it is @param {string} name file name */
export function downloadFile(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    typeof content === "string" ? new Blob([content], { type: "application/json" }) : content,
  );
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
