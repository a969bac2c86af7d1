/**
 * Draw the log of a game: one sentence for each event.
 *
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("./texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { drawMessage } from "./draw-message.js";
import { icon } from "./icons.js";

/**
 * Callbacks for the missed lines: the end of the log, since the reader's last decision.
 *
 * @typedef {object} Missed
 * @property {(step: number | null) => void} highlight highlights the elements that a step changed; null for no step
 * @property {(() => void) | null} replay replays the missed steps one by one
 */

const none = () => nothing;
/** Number of lines at the end of the log that are drawn as recent. */
const LATEST = 3;
/** Row that stands for the heading above the missed lines. */
const HEADING = "missed";

/**
 * Draw the log as one list, so that lines keep their DOM nodes when they are no longer news.
 *
 * @param {readonly LogLine[]} lines
 * @param {Texts} texts
 * @param {number} news number of the first line since the reader's last decision
 * @param {((step: number) => void) | null} [openStep] shows the table as it was after a step
 * @param {Missed | null} [missed] if given, news get a heading of their own
 * @param {(line: LogLine) => unknown} [rule] draws a link to the clause of the rules that explains a line
 */
export function drawLog(lines, texts, news, openStep = null, missed = null, rule = none) {
  const first = lines.findIndex((line) => line.n >= news);
  const last = lines.at(-1);
  const late = new Set(lines.slice(-LATEST));
  const state = (/** @type {LogLine} */ line) =>
    [
      line.n >= news && (missed ? "is-news is-missed" : "is-news"),
      !missed && first > 0 && line === lines[first] && "is-first",
      late.has(line) && "is-late",
    ]
      .filter(Boolean)
      .join(" ");
  const draw = (/** @type {LogLine} */ line, /** @type {string} */ how) =>
    html`<li class="tone-${line.tone || "plain"} ${how}">${
      openStep
        ? html`<button type="button" class="log-line" data-step=${line.step} title=${texts.ui("log-open")} tabindex=${line === last ? 0 : -1}>${drawMessage(texts, line.message)}</button>`
        : drawMessage(texts, line.message)
    }${rule(line)}</li>`;
  const rows = missed && first >= 0 ? [...lines.slice(0, first), HEADING, ...lines.slice(first)] : lines;
  const { clicked, over, focused } = handlers(openStep, missed);
  return html`<ol class="log" @click=${clicked} @pointerover=${over} @pointerleave=${over} @focusin=${focused} @focusout=${focused} @keydown=${openStep ? moveAmongLines : nothing}>
    ${lines.length ? nothing : html`<li class="tone-plain dim">${texts.ui("log-empty")}</li>`}
    ${repeat(
      rows,
      (row) => (typeof row === "string" ? row : row.n),
      (row) => {
        if (typeof row === "string") return missed && drawHeading(texts, missed);
        const how = state(row);
        return guard([row, how, row === last, texts, texts.names, openStep === null, rule], () => draw(row, how));
      },
    )}
  </ol>`;
}

/**
 * Event handlers of the list of lines.
 *
 * @param {((step: number) => void) | null} openStep
 * @param {Missed | null} missed
 */
function handlers(openStep, missed) {
  /** Step whose changes are highlighted now. @type {number | null} */
  let highlighted = null;
  const show = (/** @type {number | null} */ step) => {
    // Always clear, since handlers of an earlier drawing may have highlighted something.
    if (step === null || highlighted !== step) missed?.highlight(step);
    highlighted = step;
  };
  const lineOf = (/** @type {Event} */ event) => /** @type {HTMLElement} */ (event.target).closest(".log-line");
  const missedStep = (/** @type {Element | null} */ line) =>
    line?.closest(".is-missed") ? Number(line.getAttribute("data-step")) : null;
  return {
    clicked: (/** @type {MouseEvent} */ event) => {
      const line = lineOf(event);
      if (!line) return;
      const step = missedStep(line);
      // Touch has no hover: the first tap highlights a missed step's changes, the second one opens the step.
      const finger = event instanceof PointerEvent && event.pointerType === "touch";
      if (finger && step !== null && highlighted !== step) show(step);
      else openStep?.(Number(line.getAttribute("data-step")));
    },
    over: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType !== "touch") show(event.type === "pointerleave" ? null : missedStep(lineOf(event)));
    },
    focused: (/** @type {FocusEvent} */ event) => {
      const line = lineOf(event);
      show(event.type === "focusin" && line?.matches(":focus-visible") ? missedStep(line) : null);
    },
  };
}

/**
 * Draw the heading above the missed lines.
 *
 * @param {Texts} texts
 * @param {Missed} missed
 */
function drawHeading(texts, { replay }) {
  return html`<li class="missed" data-since><h3>${texts.ui("since")}</h3>${
    replay
      ? html`<button type="button" class="plain" data-do="again" title=${texts.ui("since-again")} @click=${replay}>${icon("play-button")}<span class="visually-hidden">${texts.ui("since-again")}</span><kbd aria-hidden="true">w</kbd></button>`
      : nothing
  }</li>`;
}

/**
 * Move the focus with arrow keys, since the whole log is one tab stop: up and down between lines, right and left
 * between a line and its link to the rules.
 *
 * @param {KeyboardEvent} event
 */
function moveAmongLines(event) {
  const line = /** @type {HTMLElement} */ (event.target).closest("li");
  const lines = [...(line?.parentElement?.querySelectorAll(".log-line") ?? [])];
  const index = lines.findIndex((one) => line?.contains(one));
  /** @type {Record<string, Element | null | undefined>} */
  const ways = {
    ArrowUp: lines[index - 1],
    ArrowDown: lines[index + 1],
    ArrowRight: line?.querySelector(".log-rule"),
    ArrowLeft: lines[index],
  };
  const button = /** @type {HTMLElement | null | undefined} */ (index < 0 ? null : ways[event.key]);
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  button.focus();
}
