/**
 * Entry point of the page: loads settings and texts, starts the engine, and shows the screen that the address names.
 *
 * @typedef {import("./types.js").PageRoute} PageRoute
 * @typedef {import("./ui/texts.js").Texts} Texts
 * @typedef {import("./types.js").Shell} Shell
 * @typedef {import("./types.js").Screen} Screen
 */
import { html, nothing, render } from "lit-html";
import { drawNoSuchPage, drawPageLoading, drawPageNotLoaded } from "./pages/loading-and-error-pages.js";
import * as engine from "./runtime/engine.js";
import * as saves from "./session/saved-games.js";
import { closeDialogs, toast } from "./ui/dialogs.js";
import { receiveLaunchedAndDroppedFiles } from "./ui/file-launch-and-drop.js";
import * as navigation from "./ui/hash-navigation.js";
import { icon } from "./ui/icons.js";
import { ignoreHeldKeys } from "./ui/keyboard-navigation.js";
import * as offlineCache from "./ui/offline-cache.js";
import { showChangesOfTranslatedTexts } from "./ui/page-translation.js";
import { applySettings, changeSettings, onSettingsChange, settings } from "./ui/settings.js";
import { loadStylesheet } from "./ui/stylesheets.js";
import { loadTexts } from "./ui/texts.js";

/**
 * Functions that open a screen, by the first part of the address. `wanted()` is false once another address was opened.
 *
 * @type {Record<string, (route: PageRoute, shell: Shell, wanted: () => boolean) => Promise<Screen>>}
 */
const SCREENS = {
  menu: async (route, shell) => (await import("./pages/menu.js")).open(route, shell),
  new: async (route, shell) => (await import("./pages/new-game.js")).open(route, shell),
  game: async (route, shell, wanted) => (await import("./multiplayer/lobby-or-table.js")).open(route, shell, wanted),
  voyage: async (route, shell, wanted) => (await import("./tutorial/screen.js")).open(route, shell, wanted),
  daily: async (route, shell) => (await import("./daily/screen.js")).open(route, shell),
  puzzles: async (route, shell, wanted) => (await import("./puzzles/screen.js")).open(route, shell, wanted),
  join: async (route, shell) => (await import("./multiplayer/join-page.js")).open(route, shell),
  guest: async (route, shell) => (await import("./multiplayer/join-page.js")).open(route, shell),
  answer: async (route, shell) => (await import("./multiplayer/answer-link-delivery-page.js")).open(route, shell),
  load: async (route, shell, wanted) => (await import("./pages/saved-games.js")).openGameFromLink(route, shell, wanted),
  move: async (route, shell, wanted) => (await import("./pages/saved-games.js")).openGameFromLink(route, shell, wanted),
  moment: async (route, shell, wanted) => (await import("./pages/moment.js")).open(route, shell, wanted),
  file: async (route, shell, wanted) => (await import("./pages/received-file.js")).open(route, shell, wanted),
  saves: async (route, shell) => (await import("./pages/saved-games.js")).open(route, shell),
  page: async (route, shell) => (await import("./pages/quick-reference.js")).open(route, shell),
  rules: async (route, shell) => (await import("./pages/rules.js")).open(route, shell),
  statistics: async (route, shell) => (await import("./pages/statistics.js")).open(route, shell),
  settings: async (route, shell) => (await import("./pages/settings.js")).open(route, shell),
  credits: async (route, shell) => (await import("./pages/credits.js")).open(route, shell),
};

/** Screens that are a table or soon lead to one: its style sheet is loaded with them. */
const NEAR_TABLE = ["new", "game", "voyage", "load", "move", "moment", "join", "guest"];
/** Screens of guests. They need no Python, since the engine runs in the host's browser. */
const GUEST_SCREENS = ["join", "guest"];
/** Milliseconds from the engine's start until the service worker is registered: a table is drawn by then. */
const REGISTRATION_DELAY = 300;
/** Longest wait for a paint, in milliseconds; a hidden window paints nothing. */
const PAINT_LIMIT = 100;
/** Milliseconds after which a screen that is still being opened is shown as loading. */
const LOADING_DELAY = 1000;

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {Screen | null} */
let screen = null;
/** Number of screens opened so far. */
let opened = 0;
let engineStarted = false;
let redrawPending = false;
/** The last error screen, which reports that a screen could not be loaded. @type {Screen | null} */
let errorScreen = null;

/** Address of the last table opened in this tab; "" before the first. */
let tableAddress = "";

/** @type {Shell} */
const shell = {
  texts: /** @type {Texts} */ (/** @type {unknown} */ (null)),
  runtime: { status: "loading", part: 0, phase: "loading", offline: false },
  redraw() {
    if (redrawPending) return;
    redrawPending = true;
    queueMicrotask(() => {
      redrawPending = false;
      draw();
    });
  },
};

function draw() {
  if (!screen) return;
  document.getElementById("arriving")?.remove();
  const after = screen.beforeDraw?.();
  document.title = [screen.titlePrefix, screen.title, "Kajuta"].filter(Boolean).join(" · ");
  render(html`${drawBar(screen)}${screen.draw()}`, root);
  after?.();
}

/** Draw the top bar. @param {Screen} shown */
function drawBar(shown) {
  const { texts } = shell;
  const other = settings.lang === "cs" ? "en" : "cs";
  return html`<header class="bar ${shown.toolbar ? "has-tools" : ""}">
    <a class="skip" href="#main" @click=${skipToContent}>${texts.ui("skip-to-content")}</a>
    <a class="brand" href="#/" aria-label=${texts.ui("to-menu-brand")}>${icon("ship-wheel")}<span>Kajuta</span></a>
    ${shown.title ? html`<h1 class="bar-title">${shown.title}</h1>` : html`<span class="bar-title"></span>`}
    <nav class="tools" aria-label=${texts.ui("tools")}>
      ${shown.toolbar?.() ?? drawLinks()}
      <button type="button" class="tool tool-lang" lang=${other} aria-label="${other.toUpperCase()}, ${texts.ui("language-other")}" title=${texts.ui("language-other")} @click=${() => changeSettings({ lang: other })}>${other.toUpperCase()}</button>
    </nav>
  </header>`;
}

function drawLinks() {
  const { texts } = shell;
  const link = (/** @type {string} */ address, /** @type {string} */ sign, /** @type {string} */ text) =>
    html`<a class="tool" href=${address} title=${texts.ui(text)} aria-label=${texts.ui(text)}>${icon(sign)}<span class="tool-text">${texts.ui(text)}</span></a>`;
  return html`${tableAddress && navigation.currentRoute().page !== "menu" ? link(tableAddress, "compass", "to-table") : nothing}${link("#/saves", "treasure-map", "saves")}${link("#/rules", "rule-book", "rules")}${link("#/settings", "settings-knobs", "settings")}`;
}

/** Move the focus past the top bar without changing the address. @param {Event} event */
function skipToContent(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Show the screen that the address names, or an error screen. */
async function show() {
  // The cache already belongs to another release, so this page must not load more modules. Reloading loses nothing if
  // every game is stored.
  if (offlineCache.updatedElsewhere && !saves.whyUnsaved()) return offlineCache.applyUpdate();
  const mine = ++opened;
  closeDialogs();
  screen?.onLeave?.();
  const loading = setTimeout(() => {
    screen = drawPageLoading(shell);
    draw();
  }, LOADING_DELAY);
  const wanted = () => mine === opened;
  const next = await openScreen(navigation.currentRoute(), wanted);
  clearTimeout(loading);
  if (!wanted()) {
    next.onLeave?.();
    return;
  }
  screen = next;
  if (["game", "guest"].includes(navigation.currentRoute().page)) tableAddress = location.hash;
  draw();
  scrollTo(0, 0);
  const main = document.getElementById("main");
  if (opened === 1) return;
  if (main && document.activeElement === document.body) main.focus({ preventScroll: true });
  startEngine();
}

/**
 * Open the screen of a route, or an error screen if it does not exist or cannot be loaded.
 *
 * @param {PageRoute} route
 * @param {() => boolean} wanted
 * @returns {Promise<Screen>}
 */
async function openScreen(route, wanted) {
  try {
    const open = Object.hasOwn(SCREENS, route.page) ? SCREENS[route.page] : undefined;
    if (!open) throw new navigation.NoSuchPage(route.page);
    return await open(route, shell, wanted);
  } catch (error) {
    if (error instanceof navigation.NoSuchPage) return drawNoSuchPage(shell);
    console.info(`Kajuta: ${route.page}:`, error);
    const shown = drawPageNotLoaded(shell, error, () => void show());
    errorScreen = shown;
    void offlineCache.repairCache().then((repaired) => {
      if (repaired && errorScreen === shown && screen === shown) saves.whyUnsaved() ? void show() : location.reload();
    });
    return shown;
  }
}

/** Apply changed settings. If the texts of a new language cannot be loaded, keep the old language. */
async function followSettings() {
  if (offlineCache.updatedElsewhere && !saves.whyUnsaved()) return offlineCache.applyUpdate();
  const wanted = settings.lang;
  const lang = /** @type {import("./ui/settings.js").Lang} */ (shell.texts.lang);
  applySettings();
  try {
    shell.texts = await loadTexts(wanted);
    await screen?.onLanguageChange?.();
  } catch (error) {
    console.info("Kajuta: the texts:", error);
    if (settings.lang !== wanted || lang === wanted) return;
    const again = { label: shell.texts.ui("problem-again"), act: () => changeSettings({ lang: wanted }) };
    changeSettings({ lang });
    toast((await loadTexts(lang)).ui("not-loaded-words"), again);
  }
  shell.redraw();
}

/** Start the engine unless it was started. A guest's screen needs no engine: only the site is cached then. */
function startEngine() {
  if (engineStarted) return;
  if (GUEST_SCREENS.includes(navigation.currentRoute().page)) {
    cacheSiteSoon();
    return;
  }
  engineStarted = true;
  const onStatus = () => {
    shell.runtime.status = engine.status;
    shell.redraw();
    const fault = engine.failure?.bad?.fault;
    if (fault && fault !== "network") void repairAndRestart();
  };
  for (const status of ["loading", "ready", "failed"]) engine.events.addEventListener(status, onStatus);
  engine
    .start({
      onProgress: (part, phase) => {
        shell.runtime.part = part;
        shell.runtime.phase = phase;
        shell.redraw();
      },
    })
    .catch(() => {}); // the engine's status and every later call report the failure
}

/** Repair the offline cache. If a file in it was damaged, that may be why the engine did not start: restart it. */
async function repairAndRestart() {
  if (await offlineCache.repairCache()) engine.restart().catch(() => {}); // its status reports a failure
}

const cacheSiteSoon = () => setTimeout(offlineCache.cacheSite, REGISTRATION_DELAY);

/** Cache the site once the engine is ready, show when offline play is possible, and offer new releases. */
function watchOffline() {
  engine.events.addEventListener("ready", cacheSiteSoon);
  offlineCache.events.addEventListener("change", () => {
    shell.runtime.offline = offlineCache.status === "ready";
    offerRelease();
    shell.redraw();
  });
}

/** Offer to load a new release: one that was fetched, or one that another window already uses. */
function offerRelease() {
  const { texts } = shell;
  const words = offlineCache.updatedElsewhere
    ? ["update-elsewhere", "update-load"]
    : offlineCache.updateReady
      ? ["update-ready", "update-take"]
      : [];
  const [text, label] = words;
  if (text && label) toast(texts.ui(text), { label: texts.ui(label), act: offlineCache.applyUpdate }, true);
}

async function startPage() {
  applySettings();
  // If this fails, the table loads the style sheet again.
  if (NEAR_TABLE.includes(navigation.currentRoute().page)) loadStylesheet("table.css").catch(() => {});
  shell.texts = await loadTexts(settings.lang);
  saves.removeObsoleteSaveList();
  onSettingsChange(() => void followSettings());
  navigation.onRouteChange(() => void show());
  ignoreHeldKeys();
  showChangesOfTranslatedTexts();
  addEventListener("keydown", (event) => {
    if (!document.querySelector("dialog[open]")) screen?.onKey?.(event);
  });
  addEventListener("online", () => {
    if (screen && screen === errorScreen) void show();
  });
  await show();
  receiveLaunchedAndDroppedFiles();
  watchOffline();
  await nextPaint();
  // If the first screen has redirected to a second one, `show` starts the engine later, because that screen first sends
  // a request to the prestarted Python.
  if (opened === 1 || !engine.isPrestarted()) startEngine();
}

/** Promise that resolves after the next paint, or after PAINT_LIMIT in a hidden window. */
const nextPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_LIMIT);
  });

startPage().catch((error) => {
  console.info("Kajuta:", error);
  document.dispatchEvent(new Event("unloaded")); // static/boot.js shows the error
});
