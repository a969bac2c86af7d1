/** Native dialogs, questions and passing remarks. */
import { html, nothing, render } from "lit-html";
import { icon } from "./icons.js";

/**
 * Opens a dialog and returns how to draw it anew and to close it.
 *
 * @param {{title: string, close: string, body: (close: () => void) => unknown, wide?: boolean, name?: string, onClose?: () => void}} options
 */
export function openDialog({ title, close, body, wide, name = "", onClose }) {
  const dialog = document.createElement("dialog");
  dialog.className = `dialog ${wide ? "is-wide" : ""} dialog-${name}`;
  dialog.setAttribute("aria-label", title);
  const shut = () => dialog.close();
  const draw = () =>
    render(
      html`<div class="dialog-sheet">
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
  return { draw, close: shut };
}

/** Closes every dialog, as when another screen comes. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}

/**
 * Asks a question and waits for the answer. It lies over everything and holds the keyboard, but is no modal dialog of the
 * browser's: that would make the whole page inert and then alive again, which at a full table is longer than a frame.
 *
 * @param {{question: unknown, label: string, yes: string, no: string, danger?: boolean}} words
 * @returns {Promise<boolean>}
 */
export function askYesNo({ question, label, yes, no, danger }) {
  return new Promise((resolve) => {
    const closed = new AbortController();
    const dialog = document.createElement("dialog");
    dialog.className = "dialog dialog-question";
    dialog.setAttribute("aria-label", label);
    dialog.setAttribute("aria-modal", "true");
    const say = (/** @type {boolean} */ said) => () => {
      resolve(said);
      dialog.close();
    };
    render(
      html`<div class="dialog-sheet">
        <p class="question">${question}</p>
        <div class="choices">
          <button type="button" class="brass ${danger ? "is-danger" : ""}" data-answer="yes" data-legal @click=${say(true)}>${yes}</button>
          <button type="button" class="plain" data-answer="no" @click=${say(false)}>${no}</button>
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
      if (event.target === dialog) event.preventDefault(); // the focus stays
    });
    addEventListener("keydown", (event) => hold(dialog, event), { capture: true, signal: closed.signal });
    document.body.append(dialog);
    dialog.show();
  });
}

/**
 * Keeps the keyboard within a question, which Escape denies, unless a modal dialog has come over it.
 *
 * @param {HTMLDialogElement} dialog
 * @param {KeyboardEvent} event
 */
function hold(dialog, event) {
  if (!["Escape", "Tab"].includes(event.key) || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // nobody else takes the key for theirs once the question is gone
  if (event.key === "Escape") return dialog.close();
  const buttons = [...dialog.querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  buttons.at((at + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/**
 * A remark at the bottom of the screen that goes by itself.
 *
 * @param {unknown} text
 * @param {{label: string, act: () => void}} [action]
 * @param {boolean} [stays] until another remark comes
 */
export function toast(text, action, stays = false) {
  let place = document.getElementById("toast");
  if (!place) {
    place = document.createElement("div");
    place.id = "toast";
    place.setAttribute("role", "status");
    document.body.append(place);
  }
  const shown = place;
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
