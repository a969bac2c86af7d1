/**
 * The tooltip: name and description of an element, shown beside it on hover or keyboard focus.
 *
 * @typedef {{name: string, about: string}} Tooltip
 */
import { html, nothing, render } from "lit-html";
import { announce } from "../../ui/live-region.js";
import { placeBeside } from "./note-placement.js";

/** Delay before a tooltip is shown, in milliseconds. */
const WAIT = 500;

/** The open tooltip. @type {HTMLElement | null} */
let sheet = null;
/** Element that the tooltip describes. @type {Element | null} */
let subject = null;

export function hideTooltip() {
  sheet?.remove();
  sheet = null;
  subject?.removeAttribute("aria-describedby");
  subject = null;
}

/**
 * Show the tooltip of an element until the next user action.
 *
 * @param {Element} at
 * @param {Tooltip | null} tooltip
 * @param {boolean} [aloud] whether to announce it too, because the user asked for it
 */
export function showTooltip(at, tooltip, aloud = false) {
  hideTooltip();
  if (!tooltip || !at.isConnected) return;
  const made = document.createElement("div");
  made.className = "tooltip";
  made.id = "tooltip";
  made.setAttribute("role", "tooltip");
  render(html`<b>${tooltip.name}</b>${tooltip.about ? html`<p>${tooltip.about}</p>` : nothing}`, made);
  // Inside an open dialog, because the dialog would cover anything outside.
  (at.closest("dialog") ?? document.body).append(made);
  placeBeside(made, at.getBoundingClientRect());
  if (tooltip.about) at.setAttribute("aria-describedby", made.id);
  sheet = made;
  subject = at;
  if (aloud) announce([tooltip.name, tooltip.about].filter(Boolean).join(". "));
}

/** Element around `node`, on the table or in a dialog. @param {EventTarget | null} node */
const thingAt = (node) =>
  node instanceof Element ? node.closest(".table [data-id], .contents [data-id]:not([data-id$=':large'])") : null;

/**
 * Show tooltips on hover and keyboard focus.
 *
 * @param {(id: string) => Tooltip | null} ask looks up the tooltip of an element
 * @param {AbortSignal} signal
 */
export function onHover(ask, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stop = () => {
    clearTimeout(timer);
    hideTooltip();
  };
  /** Schedule the tooltip of an element; null hides the current one. @param {Element | null} thing */
  const come = (thing) => {
    if (thing && thing === subject) return;
    stop();
    const id = thing?.getAttribute("data-id");
    if (thing && id) timer = setTimeout(() => showTooltip(thing, ask(id)), WAIT);
  };
  /** @type {AddEventListenerOptions} */
  const watching = { signal, capture: true, passive: true };
  addEventListener(
    "pointerover",
    (event) => {
      if (event.pointerType === "mouse") come(thingAt(event.target));
    },
    watching,
  );
  addEventListener(
    "focusin",
    (event) => {
      const thing = thingAt(event.target);
      if (thing?.matches(":focus-visible")) come(thing);
    },
    watching,
  );
  for (const kind of ["pointerdown", "keydown", "focusout", "hashchange"]) addEventListener(kind, stop, watching);
  addEventListener("scroll", hideTooltip, watching);
  document.documentElement.addEventListener("pointerleave", stop, { signal });
  signal.addEventListener("abort", stop);
}
