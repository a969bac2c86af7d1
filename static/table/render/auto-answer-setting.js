/**
 * The auto-answer: what a person answers in all reaction windows of a kind.
 *
 * @typedef {import("../../types.js").EngineRequest} EngineRequest
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";

const ANSWERS = ["ask", "mine", "never"];
/** Answers where reaction windows of a kind do not differ in whose pieces they concern. */
const PLAIN_ANSWERS = ["ask", "never"];

/**
 * @param {Context} ctx
 * @param {(request: EngineRequest) => unknown} request asks the engine
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
