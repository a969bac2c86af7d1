/**
 * The page: it starts texts, settings and the engine, and shows the screen that the address names.
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
 * The screens by the first word of the address. `wanted`: whether no other address has been opened meanwhile.
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
  load: async (route, shell) => (await import("./pages/saved-games.js")).openGameFromLink(route, shell),
  move: async (route, shell) => (await import("./pages/saved-games.js")).openGameFromLink(route, shell),
  moment: async (route, shell, wanted) => (await import("./pages/moment.js")).open(route, shell, wanted),
  file: async (route, shell, wanted) => (await import("./pages/received-file.js")).open(route, shell, wanted),
  saves: async (route, shell) => (await import("./pages/saved-games.js")).open(route, shell),
  page: async (route, shell) => (await import("./pages/quick-reference.js")).open(route, shell),
  rules: async (route, shell) => (await import("./pages/rules.js")).open(route, shell),
  statistics: async (route, shell) => (await import("./pages/statistics.js")).open(route, shell),
  settings: async (route, shell) => (await import("./pages/settings.js")).open(route, shell),
  credits: async (route, shell) => (await import("./pages/credits.js")).open(route, shell),
};

/** Screens that need the style sheet of a table soon. */
const NEAR_TABLE = ["new", "game", "voyage", "load", "move", "moment", "join", "guest"];
/** Screens of guests, whose engine is the host's: they need no Python. */
const GUEST_SCREENS = ["join", "guest"];
/** Milliseconds from the start of the engine until the site is cached: the first table is looked at before that. */
const CACHE_DELAY = 2000;
/** Milliseconds after which the page goes on though nothing was painted. */
const PAINT_LIMIT = 100;
/** Milliseconds until a screen that is not there yet is shown as loading. */
const LOADING_DELAY = 1000;

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {Screen | null} */
let screen = null;
/** How many screens were opened. */
let opened = 0;
let engineStarted = false;
let redrawPending = false;
/** The screen that says that another could not be loaded. @type {Screen | null} */
let errorScreen = null;

/** The address of the table that was played last in this tab. */
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

/** @param {Screen} shown */
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

/** Move the focus past the bar, without changing the address. @param {Event} event */
function skipToContent(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Show the screen that the address names, or why it cannot be shown. */
async function show() {
  // Another screen would be of the other release. Games are stored, unless there is no room.
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
 * The screen of a route, or the one that says why there is none.
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

/** Apply changed settings; where the texts of another language cannot be loaded, the language stays. */
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

/** Start the engine once, where a screen may need it; for a guest the site is cached without it. */
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
    .catch(() => {}); // reported by its status, and by every call
}

/** Repair the offline cache, which may be to blame for a failed start, and start the engine again. */
async function repairAndRestart() {
  if (await offlineCache.repairCache()) engine.restart().catch(() => {}); // reported by its status
}

const cacheSiteSoon = () => setTimeout(offlineCache.cacheSite, CACHE_DELAY);

/** Cache the site for playing offline, show when that is done, and offer a new release. */
function watchOffline() {
  engine.events.addEventListener("ready", cacheSiteSoon);
  offlineCache.events.addEventListener("change", () => {
    shell.runtime.offline = offlineCache.status === "ready";
    offerRelease();
    shell.redraw();
  });
}

/** Offer a new release that has arrived, or that another window has switched to already. */
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
  // The table loads it again where this fails.
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
  // Where one screen has led to another, that one starts the engine: its question to the prestarted Python comes first.
  if (opened === 1 || !engine.isPrestarted()) startEngine();
}

/** Resolves when the next frame is painted, or cannot be, in a hidden window. */
const nextPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_LIMIT);
  });

startPage().catch((error) => {
  console.info("Kajuta:", error);
  document.dispatchEvent(new Event("unloaded")); // heard by static/boot.js
});
