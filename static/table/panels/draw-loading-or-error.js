/**
 * Loading and error states, shown in place of the table.
 *
 * @typedef {import("../../session/session.js").Session} Session
 * @typedef {import("../../session/session.js").Problem} Problem
 * @typedef {import("../../ui/texts.js").Texts} Texts
 * @typedef {import("../../types.js").Shell} Shell
 */
import { html, nothing } from "lit-html";
import { CONTROLLERS, isHumanOrGuest } from "../../session/seat-controllers.js";
import { drawMessage } from "../../ui/draw-message.js";
import { failureKind, failureText } from "../../ui/engine-failure-text.js";
import { navigate } from "../../ui/hash-navigation.js";
import { icon } from "../../ui/icons.js";

/** Progress of loading. @param {Shell} shell @param {Texts} texts */
export function drawLoading({ runtime }, texts) {
  const percent = Math.round(runtime.part * 100);
  const starting = runtime.phase === "starting";
  return html`<main class="unavailable" id="main" tabindex="-1">
    <div class="unavailable-wheel">${icon("ship-wheel")}</div>
    <p role="status">${texts.ui(runtime.status === "ready" ? "laying-out" : starting ? "starting" : "loading")}</p>
    ${
      runtime.status === "ready"
        ? nothing
        : html`<div class="progress" role="progressbar" aria-label=${texts.ui("loading")} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${percent}>
            <div class="progress-bar ${starting ? "is-full" : ""}" style="width:${percent}%"></div></div>`
    }
  </main>`;
}

/**
 * Error page, with everything that a player can do about the problem.
 *
 * @param {Problem} problem
 * @param {Session} session
 * @param {Texts} texts
 * @param {() => void} save downloads the game as a file
 */
export function drawFailure(problem, session, texts, save) {
  const { view } = session;
  const exporting = session.save
    ? html`<button type="button" class="plain" @click=${save}>${icon("cloud-download")}<span>${texts.ui("export")}</span></button>`
    : nothing;
  const undo = view?.undo
    ? html`<button type="button" class="plain" data-instead="undo" @click=${() => void session.recovery.reopen({ op: "undo" })}>${icon("anticlockwise-rotation")}<span>${texts.ui("undo")}</span></button>`
    : nothing;
  const menu = html`<button type="button" class="plain" @click=${() => navigate("#/")}>${texts.ui("to-menu")}</button>`;
  switch (problem.kind) {
    case "lost":
      return wreck(texts.ui("problem-lost"), nothing, menu);
    case "refused":
      return wreck(drawMessage(texts, problem.message), nothing, html`${exporting}${menu}`);
    case "foreign":
      return wreck(
        texts.ui("problem-foreign"),
        nothing,
        html`<button type="button" class="brass" @click=${() => void session.open().then(() => session.autoplay.resume())}>${texts.ui("problem-foreign-load")}</button>${exporting}${menu}`,
      );
    case "deleted":
      return wreck(
        texts.ui("problem-deleted"),
        nothing,
        html`<button type="button" class="brass" data-do="keep" @click=${() => session.recovery.keep()}>${texts.ui("problem-deleted-keep")}</button>${exporting}${menu}`,
      );
    case "bot": {
      const { seat, detail } = problem;
      const { name = "", kind = "" } = view?.seats[seat] ?? {};
      const others = CONTROLLERS.filter((one) => one !== kind && !isHumanOrGuest(one));
      return wreck(
        texts.ui("problem-bot", { name }),
        details(detail, texts),
        html`${others.map(
          (one, place) =>
            html`<button type="button" class=${place ? "plain" : "brass"} data-instead=${one} @click=${() => void session.recovery.reopen({ op: "change-seat", seat, kind: one })}>${icon("vintage-robot")}<span>${texts.ui("problem-bot-other", { kind: texts.ui(`kind-${one}`) })}</span></button>`,
        )}
          <button type="button" class="plain" data-instead="hand" @click=${() => void session.recovery.borrowSeat(seat)}>${icon("captain-hat-profile")}<span>${texts.ui("problem-bot-hand")}</span></button>
          ${undo}
          <button type="button" class="plain" data-recover @click=${() => void session.recovery.reopen(null)}>${texts.ui("problem-again")}</button>${exporting}${menu}`,
      );
    }
    case "engine": {
      const { code, detail } = problem;
      const known = failureKind(code);
      return wreck(
        failureText(texts, code),
        details(detail, texts),
        html`<button type="button" class="brass" data-recover @click=${() => void session.recovery.restart()}>${icon("anticlockwise-rotation")}<span>${texts.ui(known === "load" || known.startsWith("no-") ? "problem-again" : "problem-recover")}</span></button>${known === "python" ? undo : nothing}${exporting}${menu}`,
      );
    }
  }
}

/** Collapsed technical details of an error. @param {string} detail @param {Texts} texts */
const details = (detail, texts) =>
  detail ? html`<details><summary>${texts.ui("problem-detail")}</summary><pre>${detail}</pre></details>` : nothing;

/**
 * Layout of an error page: text, details and buttons.
 *
 * @param {unknown} words
 * @param {unknown} more
 * @param {unknown} ways
 */
const wreck = (words, more, ways) =>
  html`<main class="unavailable is-wreck" id="main" tabindex="-1" data-problem>
    <div class="unavailable-wheel">${icon("ship-wreck")}</div>
    <p role="alert">${words}</p>
    ${more}
    <div class="choices">${ways}</div>
  </main>`;
