/**
 * Receive files that are opened with Kajuta in a file manager, or dropped on the page. Files shared by other apps come
 * through the service worker; see `takeSharedFile` in offline-cache.js.
 *
 * @typedef {{files?: readonly {getFile: () => Promise<File>}[], targetURL?: string}} LaunchParams
 * @typedef {{setConsumer: (consumer: (params: LaunchParams) => void) => void}} LaunchQueue
 */
import { navigate } from "./hash-navigation.js";
import { receiveFile } from "./received-file.js";

/**
 * Start to receive launched and dropped files; of several files only the first is used. Call it after the first draw.
 */
export function receiveLaunchedAndDroppedFiles() {
  /** @type {{launchQueue?: LaunchQueue}} */ (globalThis).launchQueue?.setConsumer((params) => void launched(params));
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
    document.documentElement.toggleAttribute("data-drop", true);
  });
  addEventListener("dragleave", ({ relatedTarget }) => {
    if (!relatedTarget) document.documentElement.removeAttribute("data-drop"); // the pointer has left the window
  });
  addEventListener("drop", (event) => {
    document.documentElement.removeAttribute("data-drop");
    if (!hasFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) receiveFile(file);
  });
}

/** Whether a drag contains files, and not, for example, text for a text field. @param {DragEvent} event */
const hasFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Handle a launch of the installed app, also while it is open: with a file, or from one of its shortcuts.
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
