/**
 * Screen of the settings: language, theme, pace, thinking time of bots, sounds and others.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { html, nothing } from "lit-html";
import {
  canStayAwake,
  changeSettings,
  FACTOR_BY_THINKING_TIME,
  LANGS,
  PAUSE_BY_PACE,
  settings,
  THEMES,
  VOLUME_BY_SOUND_SETTING,
} from "../ui/settings.js";

/**
 * Open the screen.
 *
 * @param {PageRoute} _
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(_, shell) {
  /**
   * Draw the choice between the values of a setting.
   *
   * @template {keyof import("../ui/settings.js").Settings} K
   * @param {K} what
   * @param {readonly import("../ui/settings.js").Settings[K][]} values
   */
  const choice = (what, values) =>
    html`<fieldset class="picks"><legend>${shell.texts.ui(what)}</legend>${values.map(
      (
        value,
      ) => html`<label class="pick ${value === settings[what] ? "is-picked" : ""}"><input type="radio" name=${what} value=${String(value)} .checked=${value === settings[what]}
        @change=${() => changeSettings({ [what]: value })}>${shell.texts.ui(`${what}-${value}`)}</label>`,
    )}</fieldset>`;
  /** @type {Screen} */
  const screen = {
    title: shell.texts.ui("settings"),
    onLanguageChange: async () => {
      screen.title = shell.texts.ui("settings");
    },
    draw: () => html`<main class="page settings" id="main" tabindex="-1">
      ${choice("lang", LANGS)}
      ${choice("theme", THEMES)}
      ${choice("pace", /** @type {(keyof typeof PAUSE_BY_PACE)[]} */ (Object.keys(PAUSE_BY_PACE)))}
      ${choice("patience", /** @type {(keyof typeof FACTOR_BY_THINKING_TIME)[]} */ (Object.keys(FACTOR_BY_THINKING_TIME)))}
      ${choice("sound", /** @type {(keyof typeof VOLUME_BY_SOUND_SETTING)[]} */ (Object.keys(VOLUME_BY_SOUND_SETTING)))}
      ${settings.sound === "off" ? nothing : choice("sea", [true, false])}
      ${choice("hints", [true, false])}
      ${choice("rare", [true, false])}
      ${choice("confirm", [true, false])}
      ${choice("letters", [true, false])}
      ${canStayAwake() ? choice("awake", [true, false]) : nothing}
      <label class="setting-text"><span>${shell.texts.ui("stun")}</span>
        <input type="text" spellcheck="false" autocomplete="off" placeholder="stun:…" data-do="stun" .value=${settings.stun} @change=${(/** @type {Event} */ event) => changeSettings({ stun: stunAddress(/** @type {HTMLInputElement} */ (event.target).value) })}>
        <small>${shell.texts.ui("stun-help")}</small></label>
      <p class="page-note">${shell.texts.ui("settings-note")}</p>
      <p><a href="#/saves">${shell.texts.ui("backup-elsewhere")}</a></p>
      <p><a href="#/credits">${shell.texts.ui("credits")}</a></p>
    </main>`,
  };
  return screen;
}

/** Valid address of a STUN server; "" if the entered text is not one. @param {string} text */
function stunAddress(text) {
  const address = text.trim().replace(/^(?!stuns?:)(?=.)/, "stun:");
  return /^stuns?:[\w.-]+(:\d{1,5})?$/.test(address) ? address : "";
}
