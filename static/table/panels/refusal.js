/**
 * The refusal: a note beside a disabled element with the clause of the rules that forbids it.
 *
 * @typedef {import("../../ui/texts.js").Texts} Texts
 */
import { html, nothing, render } from "lit-html";
import { drawClauseText } from "../../rules/draw-clause.js";
import { drawMessage } from "../../ui/draw-message.js";
import { icon } from "../../ui/icons.js";
import { announce } from "../../ui/live-region.js";
import { Overlay } from "../../ui/overlays.js";
import { loadClauses } from "../../ui/texts.js";
import { placeNote, surroundings } from "./note-placement.js";

/** The open note. @type {HTMLElement | null} */
let sheet = null;
/** Element that the note belongs to. @type {Element | null} */
let asker = null;
const overlay = new Overlay(hideRefusal);

export function hideRefusal() {
  sheet?.remove();
  sheet = null;
  overlay.hide();
}

/**
 * Scope of the clause: "core" for rules common to all games, else the id of the game.
 *
 * @param {{scope: string}} refusal
 * @param {string} game
 */
const scopeOf = (refusal, game) => (refusal.scope === "core" ? "core" : game);

/**
 * Load the clause that a refusal names.
 *
 * @param {import("../../types.js").Refusal} refusal
 * @param {string} game
 * @param {Texts} texts
 */
export async function clauseOf(refusal, game, texts) {
  const scope = scopeOf(refusal, game);
  const known = (await loadClauses(scope, texts.lang)).find((clause) => clause.id === refusal.clause);
  if (!known) console.error(`There is no clause ${refusal.clause} in ${scope}.`);
  return known ?? null;
}

/** Place the note beside its element. */
function place() {
  const box = asker?.getBoundingClientRect();
  if (sheet && box) placeNote(sheet, [box], surroundings(document), box);
}

/**
 * Show the note beside an element.
 *
 * @param {Element} at the disabled element
 * @param {import("../../types.js").Refusal} refusal
 * @param {string} game
 * @param {Texts} texts
 * @param {import("../../types.js").SceneElement} [element] the same element in the scene; its own text may be of other
 *   things than the clause, so it stands beside its name
 */
export async function showRefusal(at, refusal, game, texts, element) {
  const scope = scopeOf(refusal, game);
  const known = await clauseOf(refusal, game, texts);
  hideRefusal();
  if (!known) return;
  asker = at;
  const made = document.createElement("aside");
  made.className = "refusal paper-note";
  made.dataset.clause = known.id;
  made.setAttribute("aria-label", texts.ui("refusal"));
  const print = element?.face?.text ?? element?.about;
  const close = () => {
    hideRefusal();
    if (asker instanceof HTMLElement && asker.isConnected) asker.focus();
  };
  render(
    html`<header>${icon("hazard-sign")}<h3>${known.title}</h3>
        <button type="button" class="round" aria-label=${texts.ui("close")} @click=${close}>${icon("cancel")}</button></header>
      ${refusal.reason ? html`<p class="refusal-reason">${drawMessage(texts, refusal.reason)}</p>` : nothing}
      ${print ? html`<p class="refusal-print"><b>${drawMessage(texts, element?.label)}:</b> ${drawMessage(texts, print)}</p>` : nothing}
      <div class="refusal-text">${drawClauseText(known.text)}</div>
      <a href="#/rules/${scope}/${known.id}">${texts.ui("refusal-rules")}</a>`,
    made,
  );
  document.body.append(made);
  sheet = made;
  overlay.show();
  place();
  announce(`${texts.plain(refusal.reason)} ${known.title}. ${made.querySelector(".refusal-text")?.textContent ?? ""}`);
}

addEventListener("pointerdown", (event) => {
  if (sheet && !sheet.contains(/** @type {Node} */ (event.target))) hideRefusal();
});
addEventListener("scroll", place, { passive: true });
addEventListener("hashchange", hideRefusal);
