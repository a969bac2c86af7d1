/**
 * Settings: language, theme, pace, sound and others, stored in localStorage.
 *
 * @typedef {"cs" | "en"} Lang
 * @typedef {"system" | "dark" | "light"} Theme
 * @typedef {"slow" | "normal" | "fast" | "none"} Pace
 * @typedef {"short" | "normal" | "long"} ThinkingTime
 * @typedef {"off" | "soft" | "full"} Sound
 * @typedef {{sound: Sound, sea: boolean, lang: Lang, theme: Theme, pace: Pace, patience: ThinkingTime, hints: boolean, rare: boolean, letters: boolean, confirm: boolean, awake: boolean, stun: string}} Settings
 */
import { read, write } from "../session/storage.js";

/** @type {readonly Lang[]} */
export const LANGS = ["cs", "en"];
/** @type {readonly Theme[]} */
export const THEMES = ["system", "dark", "light"];
/** Pause after a bot's step or a forced step, in milliseconds. */
export const PAUSE_BY_PACE = { slow: 1700, normal: 900, fast: 350, none: 0 };
/** Thinking time of bots, as a multiple of their rank's. */
export const FACTOR_BY_THINKING_TIME = { short: 0.4, normal: 1, long: 3 };

/** Volume of sounds, from 0 to 1. */
export const VOLUME_BY_SOUND_SETTING = { off: 0, soft: 0.35, full: 1 };

const KEY = "settings";
const ON_OFF = [true, false];
/**
 * Allowed values of the settings that a backup contains: all but the address of a STUN server.
 *
 * @type {Readonly<Record<Exclude<keyof Settings, "stun">, readonly unknown[]>>}
 */
const VALUES = {
  lang: LANGS,
  theme: THEMES,
  pace: Object.keys(PAUSE_BY_PACE),
  patience: Object.keys(FACTOR_BY_THINKING_TIME),
  sound: Object.keys(VOLUME_BY_SOUND_SETTING),
  sea: ON_OFF,
  hints: ON_OFF,
  rare: ON_OFF,
  letters: ON_OFF,
  confirm: ON_OFF,
  awake: ON_OFF,
};

/** @type {Settings} */
const DEFAULTS = {
  lang: browserLanguage(),
  theme: "system",
  pace: "normal",
  patience: "normal",
  sound: "off",
  sea: false,
  hints: true,
  rare: true,
  letters: true,
  confirm: false,
  awake: true,
  stun: "",
};

const changes = new EventTarget();

/** Settings with valid values in an untrusted object. @param {unknown} value @returns {Partial<Settings>} */
function validSettings(value) {
  const known = /** @type {Record<string, unknown>} */ (value && typeof value === "object" ? value : {});
  return Object.fromEntries(
    Object.entries(VALUES).flatMap(([name, values]) => (values.includes(known[name]) ? [[name, known[name]]] : [])),
  );
}

/**
 * Stored settings.
 *
 * @returns {{values: Partial<Settings>, changed: string[]}} `changed`: names of those ever changed here
 */
function stored() {
  const known = /** @type {{stun?: unknown, changed?: unknown}} */ (read(KEY) ?? {});
  const values = validSettings(known);
  if (typeof known.stun === "string") values.stun = known.stun;
  const names = /** @type {(keyof Settings)[]} */ (Object.keys(values));
  // Records of early releases do not say which settings were changed: take those that differ from the defaults.
  const isChanged = (/** @type {keyof Settings} */ name) =>
    Array.isArray(known.changed) ? known.changed.includes(name) : values[name] !== DEFAULTS[name];
  return { values, changed: names.filter(isChanged) };
}

/** First supported language among the browser's languages. @returns {Lang} */
function browserLanguage() {
  for (const language of navigator.languages) {
    const lang = language.slice(0, 2).toLowerCase();
    if (lang === "cs" || lang === "sk") return "cs";
    if (lang === "en") return "en";
  }
  return "en";
}

/** Whether the browser can keep the screen awake; otherwise the setting is not offered. */
export const canStayAwake = () => "wakeLock" in navigator;

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...stored().values };

/** Change and store settings, and notify listeners. @param {Partial<Settings>} changed */
export function changeSettings(changed) {
  Object.assign(settings, changed);
  write(KEY, { ...settings, changed: [...new Set([...stored().changed, ...Object.keys(changed)])] });
  changes.dispatchEvent(new Event("change"));
}

/** Settings that were changed in this browser and belong in a backup. @returns {Partial<Settings>} */
export function changedSettings() {
  const { values, changed } = stored();
  return Object.fromEntries(Object.entries(validSettings(values)).filter(([name]) => changed.includes(name)));
}

/**
 * Take settings from a backup if they were never changed here.
 *
 * @param {unknown} value
 * @returns {boolean} false if invalid
 */
export function fillSettings(value) {
  if (!value || typeof value !== "object" || Array.isArray(value)) return false;
  const { changed } = stored();
  const fresh = Object.entries(validSettings(value)).filter(([name]) => !changed.includes(name));
  if (fresh.length) changeSettings(Object.fromEntries(fresh));
  return true;
}

/** Call `listener` after each change of settings. @param {() => void} listener */
export function onSettingsChange(listener) {
  changes.addEventListener("change", listener);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const printing = matchMedia("print");

/** Set language and theme on the document, where style sheets read them. */
export function applySettings() {
  const root = document.documentElement;
  root.lang = settings.lang;
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset.theme = printing.matches ? "light" : theme;
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute("content", root.dataset.theme === "dark" ? "#24160f" : "#3b271d");
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `app.${settings.lang}.webmanifest`);
}

dark.addEventListener("change", applySettings);
printing.addEventListener("change", applySettings);
