/**
 * Settings: language, theme, pace and patience of the bots.
 *
 * @typedef {import("../types.js").RouteState} RouteState
 * @typedef {import("../app.js").Shell} Shell
 * @typedef {import("../app.js").Screen} Screen
 */
import { html } from "lit-html";
import { change, LANGS, PACES, PATIENCE, settings, THEMES } from "../settings.js";

/**
 * @param {RouteState} _
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(_, shell) {
  /**
   * @template {keyof import("../settings.js").Settings} K
   * @param {K} what
   * @param {readonly import("../settings.js").Settings[K][]} values
   */
  const choice = (what, values) =>
    html`<fieldset class="picks"><legend>${shell.texts.ui(what)}</legend>${values.map(
      (
        value,
      ) => html`<label class="pick ${value === settings[what] ? "is-picked" : ""}"><input type="radio" name=${what} value=${String(value)} .checked=${value === settings[what]}
        @change=${() => change({ [what]: value })}>${shell.texts.ui(`${what}-${value}`)}</label>`,
    )}</fieldset>`;
  /** @type {Screen} */
  const screen = {
    title: shell.texts.ui("settings"),
    relang: async () => {
      screen.title = shell.texts.ui("settings");
    },
    draw: () => html`<main class="page settings" id="main" tabindex="-1">
      ${choice("lang", LANGS)}
      ${choice("theme", THEMES)}
      ${choice("pace", /** @type {(keyof typeof PACES)[]} */ (Object.keys(PACES)))}
      ${choice("patience", /** @type {(keyof typeof PATIENCE)[]} */ (Object.keys(PATIENCE)))}
      ${choice("hints", [true, false])}
      ${choice("letters", [true, false])}
      <p class="page-note">${shell.texts.ui("settings-note")}</p>
      <p><a href="#/credits">${shell.texts.ui("credits")}</a></p>
    </main>`,
  };
  return screen;
}
