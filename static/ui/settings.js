/**
 * Settings: language, theme, pace, sound and others, stored in localStorage.
 *
 * @typedef {"cs" | "en"} Lang
 * @typedef {"system" | "dark" | "light"} Theme
 * @typedef {"slow" | "normal" | "fast" | "none"} Pace
 * @typedef {"short" | "normal" | "long"} ThinkingTime
 * @typedef {"off" | "soft" | "full"} Sound
 * @typedef {{sound: Sound, sea: boolean, lang: Lang, theme: Theme, pace: Pace, patience: ThinkingTime, hints: boolean, rare: boolean, letters: boolean, stun: string}} Settings
 */
import { read, write } from "../session/storage.js";

/** @type {readonly Lang[]} */
export const LANGS = ["cs", "en"];
/** @type {readonly Theme[]} */
export const THEMES = ["system", "dark", "light"];
/** Pause after a step of a bot or of the rules, in milliseconds. */
export const PAUSE_BY_PACE = { slow: 1700, normal: 900, fast: 350, none: 0 };
/** Thinking time of bots, as a multiple of their rank's. */
export const FACTOR_BY_THINKING_TIME = { short: 0.4, normal: 1, long: 3 };

/** Volume of the table, from 0 to 1. */
export const VOLUME_BY_SOUND_SETTING = { off: 0, soft: 0.35, full: 1 };

const changes = new EventTarget();

/** @returns {Settings} */
function initial() {
  const known = /** @type {Partial<Settings>} */ (read("settings") ?? {});
  return {
    lang: LANGS.find((lang) => lang === known.lang) ?? browserLanguage(),
    theme: THEMES.find((theme) => theme === known.theme) ?? "system",
    pace: known.pace && known.pace in PAUSE_BY_PACE ? known.pace : "normal",
    patience: known.patience && known.patience in FACTOR_BY_THINKING_TIME ? known.patience : "normal",
    sound: known.sound && known.sound in VOLUME_BY_SOUND_SETTING ? known.sound : "off",
    sea: known.sea ?? false,
    hints: known.hints ?? true,
    rare: known.rare ?? true,
    letters: known.letters ?? true,
    stun: typeof known.stun === "string" ? known.stun : "",
  };
}

/** @returns {Lang} */
function browserLanguage() {
  for (const language of navigator.languages) {
    const lang = language.slice(0, 2).toLowerCase();
    if (lang === "cs" || lang === "sk") return "cs";
    if (lang === "en") return "en";
  }
  return "en";
}

/** @type {Settings} */
export const settings = initial();

/** @param {Partial<Settings>} changed */
export function changeSettings(changed) {
  Object.assign(settings, changed);
  write("settings", settings);
  changes.dispatchEvent(new Event("change"));
}

/** @param {() => void} listener */
export function onSettingsChange(listener) {
  changes.addEventListener("change", listener);
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Set language and theme on the document; the style sheets do the rest. */
export function applySettings() {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute("content", root.dataset.theme === "dark" ? "#24160f" : "#3b271d");
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `app.${settings.lang}.webmanifest`);
}

dark.addEventListener("change", applySettings);
