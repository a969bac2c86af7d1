/**
 * The ship's log: what happened, in short sentences.
 *
 * @typedef {import("./types.js").LogLine} LogLine
 * @typedef {import("./texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { icon, sentence } from "./icons.js";

/**
 * What one has missed, as the end of the log.
 *
 * @typedef {object} Missed
 * @property {(step: number | null) => void} light shows what a step has changed, null nothing
 * @property {(() => void) | null} again walks through the steps
 */

const none = () => nothing;

/**
 * @param {readonly LogLine[]} lines
 * @param {Texts} texts
 * @param {number} news the number of the first line since the reader's last decision
 * @param {((step: number) => void) | null} [openStep] shows the table as it was when a line was told
 * @param {Missed | null} [missed] where what is new stands under a heading of its own, line by line with its pieces
 * @param {(line: LogLine) => unknown} [rule] the link to the clause behind a line
 */
export function drawLog(lines, texts, news, openStep = null, missed = null, rule = none) {
  const first = missed ? lines.findIndex((line) => line.n >= news) : -1;
  const [known, fresh] = first < 0 ? [lines, []] : [lines.slice(0, first), lines.slice(first)];
  return html`${known.length || !fresh.length ? drawLines(known, texts, news, openStep, null, rule) : nothing}${
    missed && fresh.length
      ? html`<section class="missed" data-since aria-label=${texts.ui("since")} @pointerleave=${() => missed.light(null)}>
        <header><h3>${texts.ui("since")}</h3>${
          missed.again
            ? html`<button type="button" class="plain" data-do="again" title=${texts.ui("since-again")} @click=${missed.again}>${icon("play-button")}<span class="unseen">${texts.ui("since-again")}</span><kbd aria-hidden="true">w</kbd></button>`
            : nothing
        }</header>
        ${drawLines(fresh, texts, news, openStep, missed, rule)}</section>`
      : nothing
  }`;
}

/**
 * @param {readonly LogLine[]} lines
 * @param {Texts} texts
 * @param {number} news
 * @param {((step: number) => void) | null} openStep
 * @param {Missed | null} missed
 * @param {(line: LogLine) => unknown} rule
 */
function drawLines(lines, texts, news, openStep, missed, rule) {
  /** A finger has nothing to stay over a line with: its first tap shows the pieces, the next one opens the step. */
  let lit = -1;
  const show = (/** @type {number} */ step) => {
    lit = step;
    missed?.light(step);
  };
  const open = (/** @type {LogLine} */ { step }, /** @type {MouseEvent} */ event) => {
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    if (missed && finger && lit !== step) show(step);
    else openStep?.(step);
  };
  const point = (/** @type {LogLine} */ { step }) => ({
    enter: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && missed?.light(step),
    focus: (/** @type {FocusEvent} */ event) =>
      /** @type {HTMLElement} */ (event.target).matches(":focus-visible") && missed?.light(step),
  });
  const draw = (/** @type {LogLine} */ line) =>
    html`<li class="tone-${line.tone || "plain"} ${line.n >= news ? "is-news" : ""}">${
      openStep
        ? html`<button type="button" class="log-line" data-step=${line.step} title=${texts.ui("log-open")} tabindex=${line === lines.at(-1) ? 0 : -1}
            @pointerenter=${point(line).enter} @focus=${point(line).focus} @blur=${() => missed?.light(null)}
            @click=${(/** @type {MouseEvent} */ event) => open(line, event)}>${sentence(texts, line.message)}</button>`
        : sentence(texts, line.message)
    }${rule(line)}</li>`;
  return html`<ol class="log" @keydown=${openStep ? along : nothing}>
    ${
      lines.length
        ? repeat(
            lines,
            (line) => line.n,
            (line) =>
              guard([line, line.n >= news, line === lines.at(-1), texts, texts.names, openStep, missed, rule], () =>
                draw(line),
              ),
          )
        : html`<li class="tone-plain dim">${texts.ui("log-empty")}</li>`
    }
  </ol>`;
}

/** The lines are one stop of the tab key; arrows go along them, and aside to the rule behind one. @param {KeyboardEvent} event */
function along(event) {
  const line = /** @type {HTMLElement} */ (event.target).closest("li");
  /** @type {Record<string, [Element | null | undefined, string]>} */
  const ways = {
    ArrowUp: [line?.previousElementSibling, ".log-line"],
    ArrowDown: [line?.nextElementSibling, ".log-line"],
    ArrowRight: [line, ".log-rule"],
    ArrowLeft: [line, ".log-line"],
  };
  const [next, which] = ways[event.key] ?? [null, ""];
  const button = next ? /** @type {HTMLElement | null} */ (next.querySelector(which)) : null;
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  button.focus();
}
