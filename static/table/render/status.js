/**
 * The status line: whose turn it is or what to do, with marks and buttons beside it.
 *
 * @typedef {import("../../session/session.js").Session} Session
 * @typedef {import("../../ui/texts.js").Texts} Texts
 * @typedef {import("../../types.js").View} View
 */
import { html, nothing } from "lit-html";
import * as saves from "../../session/saved-games.js";
import { drawMessage } from "../../ui/draw-message.js";
import { icon } from "../../ui/icons.js";

/** Kinds of next steps that need no person's decision. */
const BY_ITSELF = ["bot", "forced", "standing"];
/** Number of characters from which a sentence is set in smaller type. */
const LONG = 60;

/**
 * Draw the status line.
 *
 * @param {View} view
 * @param {Session} session
 * @param {Texts} texts
 * @param {boolean} paced whether steps are shown one by one, so that they can be skipped
 * @param {unknown} coach the coach's button; replaced by the progress of a thinking bot
 * @param {unknown} recap the button of the recap
 */
export function drawStatus(view, session, texts, paced, coach, recap) {
  const { scene } = view;
  const skips = paced && BY_ITSELF.includes(view.next.kind);
  const { waitingForEngine, progress } = session;
  const counted = progress ? texts.ui("pick-progress", progress) : "";
  return html`<div class="status-line">
    <p class="status ${texts.plain(session.status).length + counted.length > LONG ? "is-long" : ""}" id="status" tabindex="-1">${waitingForEngine ? texts.ui("starting") : drawMessage(texts, session.status)}${
      scene.gain && !waitingForEngine ? html` <strong class="gain">${scene.gain}</strong>` : nothing
    }${counted && !waitingForEngine ? html` <span class="pick-progress">– ${counted}</span>` : nothing}</p>
    ${session.autoplay.progress === null ? coach : drawThinking(session, texts)}
    <div class="status-tools">
      ${recap}
      ${view.trust ? html`<span class="mark">${texts.ui("trust")}</span>` : nothing}
      ${view.stood_in?.length ? html`<span class="mark">${texts.ui("stood-in")}</span>` : nothing}
      ${session.isReadOnly ? html`<span class="mark">${texts.ui("moment-mark")}</span>` : nothing}
      ${session.save?.daily ? html`<span class="mark" data-daily title=${texts.ui("daily")}>${icon("sun")}<span class="visually-hidden">${texts.ui("daily")}</span></span>` : nothing}
      ${view.practice ? html`<span class="mark">${texts.ui("practice")}</span>` : nothing}
      ${session.hasSelection ? html`<button type="button" class="plain" data-cancel @click=${() => session.cancel()}>${icon("cancel")}<span>${texts.ui("cancel")}</span></button>` : nothing}
      ${skips ? html`<button type="button" class="plain" @click=${() => session.autoplay.skip()}>${icon("fast-forward-button")}<span>${texts.ui("skip")}</span></button>` : nothing}
      ${view.peeking ? html`<button type="button" class="plain" data-legal @click=${() => void session.request({ op: "look", seat: null })}>${icon("semi-closed-eye")}<span>${texts.ui("look-end")}</span></button>` : nothing}
    </div>
  </div>`;
}

/**
 * Progress of a bot that has been thinking for a while, with a button that hurries it.
 *
 * @param {Session} session
 * @param {Texts} texts
 */
function drawThinking(session, texts) {
  // Bots of a daily game think equally long for everyone, so they cannot be hurried.
  const isFixed = Boolean(session.save?.daily);
  const words = isFixed ? texts.ui("considering") : `${texts.ui("considering")} ${texts.ui("hasten")}`;
  return html`<div class="status-coach" data-thinking>
    <button type="button" class="plain is-thinking" data-do="hurry" ?disabled=${isFixed} title=${words} aria-label=${words}
      @click=${() => session.autoplay.playNow()}>${icon("hourglass")}<span>${texts.ui("considering")}</span></button>
    <progress max="1" value="0" aria-label=${texts.ui("considering")}></progress>
  </div>`;
}

/** Update the progress of a bot's thinking without redrawing the table. @param {number} thought from 0 to 1 */
export function showThinkingProgress(thought) {
  const shown = document.querySelector("[data-thinking]");
  const bar = shown?.querySelector("progress");
  if (bar) bar.value = thought;
  if (shown instanceof HTMLElement) shown.style.setProperty("--thought", `${Math.round(100 * thought)}%`);
}

/**
 * Notice above the table, such as a failed save; nothing if there is none.
 *
 * @param {Session} session
 * @param {Texts} texts
 * @param {() => void} save downloads the game as a file
 */
export function drawNotice(session, texts, save) {
  if (session.notice) {
    return html`<p class="notice" role="alert">${drawMessage(texts, session.notice)}
      <button type="button" class="plain" @click=${() => session.dismissNotice()}>${texts.ui("close")}</button></p>`;
  }
  const reason = saves.whyUnsaved(session.id);
  if (!reason || reason === session.dismissedStorageWarning) return nothing;
  return html`<p class="notice" role="alert" data-unkept>${texts.ui(`storage-${reason}`)}
    <span class="notice-ways"><button type="button" class="plain" @click=${save}>${texts.ui("export")}</button>
    <button type="button" class="plain" @click=${() => session.dismissStorageWarning(reason)}>${texts.ui("close")}</button></span></p>`;
}
