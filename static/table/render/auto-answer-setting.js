/**
 * The setting for auto-answers: how a person answers all reaction windows of one kind (ask, only my pieces, never).
 *
 * @typedef {import("../../types.js").EngineRequest} EngineRequest
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";

const ANSWERS = ["ask", "mine", "never"];
/** Answers for kinds of windows that do not distinguish whose pieces they concern. */
const PLAIN_ANSWERS = ["ask", "never"];

/**
 * Setting for the current reaction window; nothing outside of one.
 *
 * @param {Context} ctx
 * @param {(request: EngineRequest) => unknown} request sends a request to the engine
 */
export function drawAutoAnswerSetting({ view, texts }, request) {
  const { window, next } = view;
  if (!window || next.kind !== "person" || next.seat === null) return nothing;
  const { seat } = next;
  const now = view.standing.find((one) => one.seat === seat && one.window === window.kind)?.answer ?? "ask";
  return html`<fieldset class="auto-answer">
    <legend>${texts.ui("standing", { window: texts.has(`window-${window.kind}`) ? { id: `window-${window.kind}` } : "" })}</legend>
    ${(window.concerns === null ? PLAIN_ANSWERS : ANSWERS).map(
      (
        answer,
      ) => html`<label class="pick ${answer === now ? "is-picked" : ""}"><input type="radio" name="standing" .checked=${answer === now}
        @change=${() => void request({ op: "auto-answer", seat, window: window.kind, answer })}>${texts.ui(`standing-${answer}`)}</label>`,
    )}
  </fieldset>`;
}
