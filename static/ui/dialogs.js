/** Dialogs, yes-no questions and toasts. */
import { html, nothing, render } from "lit-html";
import { icon } from "./icons.js";
import { Overlay } from "./overlays.js";

/**
 * Open a modal dialog.
 *
 * @param {{title: string, close: string, body: (close: () => void) => unknown, wide?: boolean, name?: string, onClose?:
 *   () => void}} options
 */
export function openDialog({ title, close, body, wide, name = "", onClose }) {
  const dialog = document.createElement("dialog");
  dialog.className = `dialog ${wide ? "is-wide" : ""} dialog-${name}`;
  dialog.setAttribute("aria-label", title);
  const shut = () => dialog.close();
  const draw = () =>
    render(
      html`<div class="dialog-panel">
        <header><h2>${title}</h2>
          <button type="button" class="round" aria-label=${close} title=${close} @click=${shut}>${icon("cancel")}</button>
        </header>
        <div class="dialog-body">${body(shut)}</div>
      </div>`,
      dialog,
    );
  draw();
  dialog.addEventListener("close", () => {
    dialog.remove();
    onClose?.();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) shut();
  });
  document.body.append(dialog);
  dialog.showModal();
  closeByBackButton(dialog);
  return { draw, close: shut };
}

/** Make the back button close a dialog. @param {HTMLDialogElement} dialog an open dialog */
function closeByBackButton(dialog) {
  const overlay = new Overlay(() => dialog.close());
  overlay.show();
  dialog.addEventListener("close", () => overlay.hide());
}

/** Close all open dialogs, for example when another screen opens. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}

/**
 * Ask a yes-no question. The dialog traps the keyboard but is not modal for the browser, because making a whole table
 * inert and active again takes longer than a frame.
 *
 * @param {{question: unknown, label: string, yes: string, no: string, danger?: boolean}} words
 * @returns {Promise<boolean>} true for yes; false for no, or if the dialog is closed
 */
export function askYesNo({ question, label, yes, no, danger }) {
  return new Promise((resolve) => {
    const closed = new AbortController();
    const dialog = document.createElement("dialog");
    dialog.className = "dialog dialog-question";
    dialog.setAttribute("aria-label", label);
    dialog.setAttribute("aria-modal", "true");
    const answer = (/** @type {boolean} */ given) => () => {
      resolve(given);
      dialog.close();
    };
    render(
      html`<div class="dialog-panel">
        <p class="question">${question}</p>
        <div class="choices">
          <button type="button" class="brass ${danger ? "is-danger" : ""}" data-answer="yes" data-legal @click=${answer(true)}>${yes}</button>
          <button type="button" class="plain" data-answer="no" @click=${answer(false)}>${no}</button>
        </div>
      </div>`,
      dialog,
    );
    dialog.addEventListener("close", () => {
      closed.abort();
      dialog.remove();
      resolve(false);
    });
    dialog.addEventListener("pointerdown", (event) => {
      if (event.target === dialog) event.preventDefault(); // keep the focus on its button
    });
    addEventListener("keydown", (event) => holdKeyboard(dialog, event), { capture: true, signal: closed.signal });
    document.body.append(dialog);
    dialog.show();
    closeByBackButton(dialog);
  });
}

/**
 * Handle Tab and Escape in a question: Tab moves between its buttons, Escape means no. A modal dialog above it comes
 * first.
 *
 * @param {HTMLDialogElement} dialog
 * @param {KeyboardEvent} event
 */
function holdKeyboard(dialog, event) {
  if (!["Escape", "Tab"].includes(event.key) || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // otherwise the table would handle the same key
  if (event.key === "Escape") return dialog.close();
  const buttons = [...dialog.querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  buttons.at((at + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/**
 * Show a toast at the bottom of the screen for 6 seconds, or for 12 seconds with an action.
 *
 * @param {unknown} text
 * @param {{label: string, act: () => void}} [action] button in the toast
 * @param {boolean} [stays] whether it stays until the next toast
 */
export function toast(text, action, stays = false) {
  let container = document.getElementById("toast");
  if (!container) {
    container = document.createElement("div");
    container.id = "toast";
    container.setAttribute("role", "status");
    document.body.append(container);
  }
  const shown = container;
  const clear = () => {
    clearTimeout(fading);
    render(nothing, shown);
  };
  clearTimeout(fading);
  render(
    html`<div class="toast">${text}${
      action
        ? html`<button type="button" class="plain" @click=${() => {
            clear();
            action.act();
          }}>${action.label}</button>`
        : nothing
    }</div>`,
    shown,
  );
  if (!stays) fading = setTimeout(clear, action ? 12_000 : 6_000);
}
