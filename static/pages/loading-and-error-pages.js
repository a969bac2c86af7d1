/**
 * Screens shown while another one cannot be shown: page does not exist, page failed to load, page is loading, link is
 * being opened.
 *
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { html } from "lit-html";
import { icon } from "../ui/icons.js";

/**
 * Screen for an address that does not exist.
 *
 * @param {Shell} shell
 * @returns {Screen}
 */
export function drawNoSuchPage(shell) {
  return unavailable(
    shell,
    "no-page",
    () => html`<p>${shell.texts.ui("no-page-words")}</p>
      <div class="choices"><a class="brass" href="#/">${shell.texts.ui("to-menu")}</a></div>`,
  );
}

/**
 * Screen for a page that failed to load.
 *
 * @param {Shell} shell
 * @param {unknown} error
 * @param {() => void} retry
 * @returns {Screen}
 */
export function drawPageNotLoaded(shell, error, retry) {
  return unavailable(
    shell,
    "not-loaded",
    () => html`<p role="alert">${shell.texts.ui("not-loaded-words")}</p>
      <details><summary>${shell.texts.ui("problem-detail")}</summary><pre>${String(error)}</pre></details>
      <div class="choices">
        <button type="button" class="brass" data-again @click=${retry}>${icon("anticlockwise-rotation")}<span>${shell.texts.ui("problem-again")}</span></button>
        <a class="plain" href="#/">${shell.texts.ui("to-menu")}</a>
      </div>`,
  );
}

/**
 * Screen while a page is loading.
 *
 * @param {Shell} shell
 * @returns {Screen}
 */
export function drawPageLoading(shell) {
  return {
    title: "",
    draw: () => html`<main class="unavailable" id="main" tabindex="-1">
      <div class="unavailable-wheel">${icon("ship-wheel")}</div>
      <p role="status">${shell.texts.ui("page-coming")}</p>
    </main>`,
  };
}

/**
 * Draw that a link is being opened, or the problem if it cannot be opened.
 *
 * @param {unknown} problem null while the link is being opened
 * @param {Shell} shell
 */
export const drawArriving = (problem, { texts }) =>
  html`<main class="unavailable" id="main" tabindex="-1">
    <div class="unavailable-wheel">${icon(problem ? "ship-wreck" : "ship-wheel")}</div>
    ${problem ? html`<p role="alert">${problem}</p><a class="plain" href="#/">${texts.ui("to-menu")}</a>` : html`<p role="status">${texts.ui("laying-out")}</p>`}
  </main>`;

/**
 * Screen with a title and a body.
 *
 * @param {Shell} shell
 * @param {string} name id of the title's text
 * @param {() => unknown} body
 * @returns {Screen}
 */
function unavailable(shell, name, body) {
  /** @type {Screen} */
  const screen = {
    title: shell.texts.ui(name),
    onLanguageChange: async () => {
      screen.title = shell.texts.ui(name);
    },
    draw: () => html`<main class="unavailable is-wreck" id="main" tabindex="-1" data-obstacle=${name}>
      <div class="unavailable-wheel">${icon("ship-wreck")}</div>
      ${body()}
    </main>`,
  };
  return screen;
}
