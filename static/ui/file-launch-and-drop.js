/**
 * Files that the device hands to the page: opened from its file manager, or dropped on the page. What other apps share
 * comes by the service worker, see `takeSharedFile` in offline-cache.js.
 *
 * @typedef {{files?: readonly {getFile: () => Promise<File>}[], targetURL?: string}} LaunchParams
 * @typedef {{setConsumer: (consumer: (params: LaunchParams) => void) => void}} LaunchQueue
 */
import { navigate } from "./hash-navigation.js";
import { receiveFile } from "./received-file.js";

/** Take in the files of launches and drops, of several the first. Called once the first screen is there. */
export function receiveLaunchedAndDroppedFiles() {
  /** @type {{launchQueue?: LaunchQueue}} */ (globalThis).launchQueue?.setConsumer((params) => void launched(params));
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
    document.documentElement.toggleAttribute("data-drop", true);
  });
  addEventListener("dragleave", ({ relatedTarget }) => {
    if (!relatedTarget) document.documentElement.removeAttribute("data-drop"); // it has left the window
  });
  addEventListener("drop", (event) => {
    document.documentElement.removeAttribute("data-drop");
    if (!hasFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) receiveFile(file);
  });
}

/** Whether files are dragged: text that is dragged into a field is none. @param {DragEvent} event */
const hasFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * The app was launched again while it was open: with a file, or by one of its shortcuts.
 *
 * @param {LaunchParams} params
 */
async function launched({ files = [], targetURL }) {
  const [handle] = files;
  if (!handle) {
    const { hash } = new URL(targetURL ?? "", location.href);
    if (targetURL && hash) navigate(hash);
    return;
  }
  try {
    receiveFile(await handle.getFile());
  } catch (error) {
    console.info(`Kajuta: the file is gone: ${error}`);
  }
}
