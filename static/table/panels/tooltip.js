/**
 * What a thing is called and what it does, in a small sheet beside it while it is pointed at or in focus.
 *
 * @typedef {{name: string, about: string}} Tooltip
 */
import { html, nothing, render } from "lit-html";
import { announce } from "../../ui/live-region.js";
import { placeBeside } from "./refusal.js";

/** How long one has to stay on a thing before it is told, in milliseconds. */
const WAIT = 500;

/** @type {HTMLElement | null} */
let sheet = null;
/** What the sheet tells of. @type {Element | null} */
let subject = null;

export function hideTooltip() {
  sheet?.remove();
  sheet = null;
  subject?.removeAttribute("aria-describedby");
  subject = null;
}

/**
 * Shows the sheet of a thing until something else happens.
 *
 * @param {Element} at
 * @param {Tooltip | null} tooltip
 * @param {boolean} [aloud] whether it was asked for, so that a screen reader says it too
 */
export function showTooltip(at, tooltip, aloud = false) {
  hideTooltip();
  if (!tooltip || !at.isConnected) return;
  const made = document.createElement("div");
  made.className = "tooltip";
  made.id = "tooltip";
  made.setAttribute("role", "tooltip");
  render(html`<b>${tooltip.name}</b>${tooltip.about ? html`<p>${tooltip.about}</p>` : nothing}`, made);
  // A sheet outside of an open dialog would lie below it.
  (at.closest("dialog") ?? document.body).append(made);
  placeBeside(made, at.getBoundingClientRect());
  if (tooltip.about) at.setAttribute("aria-describedby", made.id);
  sheet = made;
  subject = at;
  if (aloud) announce([tooltip.name, tooltip.about].filter(Boolean).join(". "));
}

/** The thing of a table or of an opened pile that holds `node`. @param {EventTarget | null} node */
const thingAt = (node) =>
  node instanceof Element ? node.closest(".table [data-id], .contents [data-id]:not([data-id$=':large'])") : null;

/**
 * Tells of things while a mouse stays on them or the keys come to them.
 *
 * @param {(id: string) => Tooltip | null} ask
 * @param {AbortSignal} signal
 */
export function onHover(ask, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stop = () => {
    clearTimeout(timer);
    hideTooltip();
  };
  /** @param {Element | null} thing */
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
