/**
 * Widgets for invitations and answers: show a link as text and QR code, enter a code by hand or with the camera.
 *
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { openDialog, toast } from "../ui/dialogs.js";
import { icon } from "../ui/icons.js";
import { drawQrCode } from "./qr.js";
import * as qrScanner from "./qr-scanner.js";

/**
 * Draw a link as a QR code and as text, with buttons to copy and share it.
 *
 * @param {object} what
 * @param {string} what.link
 * @param {Texts} what.texts
 * @param {unknown} what.text element that contains the link and its `data-*` attribute
 * @param {string} what.title title on the system's share sheet
 * @param {boolean} [what.picture] whether it is short enough for a QR code
 */
export function drawLinkWithQrCode({ link, texts, text, title, picture = true }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(texts.ui("code-copied"));
    } catch {
      toast(texts.ui("code-not-copied"));
    }
  };
  const share = () => void navigator.share({ title, url: link }).catch(() => {}); // the sheet reports failures
  return html`<div class="code">
    ${picture ? guard([link], () => drawQrCode(link)) : nothing}
    <div class="code-words">
      ${text}
      <div class="choices">
        <button type="button" class="plain" data-do="copy" @click=${copy}>${icon("linked-rings")}<span>${texts.ui("code-copy")}</span></button>
        ${typeof navigator.share === "function" ? html`<button type="button" class="plain" @click=${share}>${icon("paper-plane")}<span>${texts.ui("code-share")}</span></button>` : nothing}
      </div>
    </div>
  </div>`;
}

/**
 * Draw a text field for a code, and a button that scans the code with the camera.
 *
 * @param {object} what
 * @param {Texts} what.texts
 * @param {string} what.label
 * @param {string} what.handle value of the field's `data-do` attribute
 * @param {unknown} what.error error message for the last code
 * @param {(text: string) => void} what.take called with an entered or scanned code
 */
export function drawCodeField({ texts, label, handle, error, take }) {
  /** Submit the field's text. @param {Event} event */
  const typed = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    take(text);
  };
  /** Submit a pasted or long text at once; a typed one is submitted with Enter. @param {InputEvent} event */
  const put = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (event.inputType?.startsWith("insertFromPaste") || field.value.length > 60) typed(event);
  };
  return html`<div class="code-field">
    <label><span>${label}</span>
      <input type="text" autocomplete="off" spellcheck="false" data-do=${handle} @input=${put} @change=${typed}></label>
    ${qrScanner.isSupported() ? html`<button type="button" class="plain" data-do="scan" @click=${() => void showCamera(texts, take)}>${icon("spyglass")}<span>${texts.ui("scan")}</span></button>` : nothing}
    ${error ? html`<p class="code-wrong" role="alert">${error}</p>` : nothing}
  </div>`;
}

/**
 * Open the dialog that scans a QR code.
 *
 * @param {Texts} texts
 * @param {(text: string) => void} take called with its text
 */
async function showCamera(texts, take) {
  const left = new AbortController();
  let words = texts.ui("scan-help");
  const dialog = openDialog({
    title: texts.ui("scan"),
    close: texts.ui("close"),
    name: "camera",
    body: () => html`<video class="camera" muted playsinline></video><p role="status">${words}</p>`,
    onClose: () => left.abort(),
  });
  const video = /** @type {HTMLVideoElement} */ (document.querySelector(".dialog-camera video"));
  try {
    const text = await qrScanner.scanQrCode(video, left.signal);
    dialog.close();
    take(text);
  } catch {
    words = texts.ui("scan-refused");
    if (!left.signal.aborted) dialog.draw();
  }
}
