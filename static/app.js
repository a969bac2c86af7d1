/**
 * The start of the page: texts, settings, the engine, and the screen that the address names.
 *
 * @typedef {import("./types.js").PageRoute} PageRoute
 * @typedef {import("./ui/texts.js").Texts} Texts
 * @typedef {import("./types.js").Shell} Shell
 * @typedef {import("./types.js").Screen} Screen
 */
import { html, nothing, render } from "lit-html";
import { drawLoading, drawNoSuchPage, drawNotLoaded } from "./pages/unavailable.js";
import * as engine from "./runtime/engine.js";
import * as prestart from "./runtime/prestart.js";
import * as saves from "./session/saves.js";
import { closeDialogs, toast } from "./ui/dialogs.js";
import { icon } from "./ui/icons.js";
import * as offline from "./ui/offline.js";
import * as router from "./ui/router.js";
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
  game: async (route, shell, wanted) => (await import("./multiplayer/game-screen.js")).open(route, shell, wanted),
  voyage: async (route, shell, wanted) => (await import("./tutorial/screen.js")).open(route, shell, wanted),
  join: async (route, shell) => (await import("./multiplayer/join-page.js")).open(route, shell),
  guest: async (route, shell) => (await import("./multiplayer/join-page.js")).open(route, shell),
  answer: async (route, shell) => (await import("./multiplayer/answer-page.js")).open(route, shell),
  load: async (route, shell) => (await import("./pages/saved-games.js")).openLink(route, shell),
  move: async (route, shell) => (await import("./pages/saved-games.js")).openLink(route, shell),
  saves: async (route, shell) => (await import("./pages/saved-games.js")).open(route, shell),
  page: async (route, shell) => (await import("./pages/quick-reference.js")).open(route, shell),
  rules: async (route, shell) => (await import("./pages/rules.js")).open(route, shell),
  statistics: async (route, shell) => (await import("./pages/statistics.js")).open(route, shell),
  settings: async (route, shell) => (await import("./pages/settings.js")).open(route, shell),
  credits: async (route, shell) => (await import("./pages/credits.js")).open(route, shell),
};

/** Screens that lead to a table. */
const TABLES = ["new", "game", "voyage", "load", "move", "join", "guest"];
/** Screens of guests, whose games lie elsewhere: they need no Python. */
const GUESTS = ["join", "guest"];
/** Milliseconds that the engine runs before a first visit is served like later ones: the first table is drawn then. */
const DRAWN = 300;
/** Milliseconds that the engine runs before the site is kept: the first table is looked at before that. */
const IDLE = 2000;
/** Milliseconds after which the page goes on though nothing was painted. */
const UNSEEN = 100;
/** Milliseconds until a screen that does not come is said to be under way. */
const SLOW = 1000;

const place = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {Screen | null} */
let screen = null;
let opened = 0;
/** Whether the engine was asked to start. */
let started = false;
let waiting = false;
/** The screen that says that another could not be loaded. @type {Screen | null} */
let broken = null;

/** The address of the table that was played at last in this tab. */
let table = "";

/** @type {Shell} */
const shell = {
  texts: /** @type {Texts} */ (/** @type {unknown} */ (null)),
  runtime: { status: "loading", part: 0, phase: "loading", offline: false },
  redraw() {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      draw();
    });
  },
};

function draw() {
  if (!screen) return;
  document.getElementById("arriving")?.remove();
  const after = screen.beforeDraw?.();
  document.title = [screen.titlePrefix, screen.title, "Kajuta"].filter(Boolean).join(" · ");
  render(html`${bar(screen)}${screen.draw()}`, place);
  after?.();
}

/** @param {Screen} shown */
function bar(shown) {
  const { texts } = shell;
  const other = settings.lang === "cs" ? "en" : "cs";
  return html`<header class="bar ${shown.toolbar ? "has-tools" : ""}">
    <a class="skip" href="#main" @click=${skip}>${texts.ui("skip-to-content")}</a>
    <a class="brand" href="#/" aria-label=${texts.ui("to-menu-brand")}>${icon("ship-wheel")}<span>Kajuta</span></a>
    ${shown.title ? html`<h1 class="bar-title">${shown.title}</h1>` : html`<span class="bar-title"></span>`}
    <nav class="tools" aria-label=${texts.ui("tools")}>
      ${shown.toolbar?.() ?? general()}
      <button type="button" class="tool tool-lang" lang=${other} aria-label="${other.toUpperCase()}, ${texts.ui("language-other")}" title=${texts.ui("language-other")} @click=${() => changeSettings({ lang: other })}>${other.toUpperCase()}</button>
    </nav>
  </header>`;
}

function general() {
  const { texts } = shell;
  const link = (/** @type {string} */ address, /** @type {string} */ sign, /** @type {string} */ text) =>
    html`<a class="tool" href=${address} title=${texts.ui(text)} aria-label=${texts.ui(text)}>${icon(sign)}<span class="tool-text">${texts.ui(text)}</span></a>`;
  return html`${table && router.currentRoute().page !== "menu" ? link(table, "compass", "to-table") : nothing}${link("#/saves", "treasure-map", "saves")}${link("#/rules", "rule-book", "rules")}${link("#/settings", "settings-knobs", "settings")}`;
}

/** The link past the bar moves the focus; the address stays. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Shows what the address names, or why that is not to be seen. */
async function show() {
  // Another screen would be of the other release. Whatever was played is kept, unless there is no room.
  if (offline.updatedElsewhere && !saves.whyUnsaved()) return offline.applyUpdate();
  const mine = ++opened;
  closeDialogs();
  screen?.onLeave?.();
  const slow = setTimeout(() => {
    screen = drawLoading(shell);
    draw();
  }, SLOW);
  const wanted = () => mine === opened;
  const next = await made(router.currentRoute(), wanted);
  clearTimeout(slow);
  if (!wanted()) {
    next.onLeave?.();
    return;
  }
  screen = next;
  if (["game", "guest"].includes(router.currentRoute().page)) table = location.hash;
  draw();
  scrollTo(0, 0);
  const main = document.getElementById("main");
  if (opened === 1) return;
  if (main && document.activeElement === document.body) main.focus({ preventScroll: true });
  startEngine();
}

/**
 * @param {PageRoute} route
 * @param {() => boolean} wanted
 * @returns {Promise<Screen>}
 */
async function made(route, wanted) {
  try {
    const make = Object.hasOwn(SCREENS, route.page) ? SCREENS[route.page] : undefined;
    if (!make) throw new router.NoSuchPage(route.page);
    return await make(route, shell, wanted);
  } catch (error) {
    if (error instanceof router.NoSuchPage) return drawNoSuchPage(shell);
    console.info(`Kajuta: ${route.page}:`, error);
    const shown = drawNotLoaded(shell, error, () => void show());
    broken = shown;
    void offline.repair().then((mended) => {
      if (mended && broken === shown && screen === shown) saves.whyUnsaved() ? void show() : location.reload();
    });
    return shown;
  }
}

/** Tells everything in the language and colours that are set; where the texts do not come, the language stays. */
async function retell() {
  if (offline.updatedElsewhere && !saves.whyUnsaved()) return offline.applyUpdate();
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

/** Starts the engine once, where a screen may need it; the site of a guest is kept without. */
function startEngine() {
  if (started) return;
  if (GUESTS.includes(router.currentRoute().page)) {
    keepSoon();
    return;
  }
  started = true;
  const heard = () => {
    shell.runtime.status = engine.status;
    shell.redraw();
    const fault = engine.failure?.bad?.fault;
    if (fault && fault !== "network") void mend();
  };
  for (const status of ["loading", "ready", "failed"]) engine.events.addEventListener(status, heard);
  engine
    .start({
      onProgress: (part, phase) => {
        shell.runtime.part = part;
        shell.runtime.phase = phase;
        shell.redraw();
      },
    })
    .catch(() => {}); // told by its status, and by every call
}

/** What is kept in the browser may be to blame for a failed start. */
async function mend() {
  if (await offline.repair()) engine.restart().catch(() => {}); // told by its status
}

const keepSoon = () => setTimeout(offline.cacheSite, IDLE);

/** Keeps the site for playing without a network, tells when that is done, and offers a new release. */
function watchOffline() {
  engine.events.addEventListener("ready", () => {
    setTimeout(offline.claimFirstVisit, DRAWN);
    keepSoon();
  });
  offline.events.addEventListener("change", () => {
    shell.runtime.offline = offline.status === "ready";
    offerRelease();
    shell.redraw();
  });
}

/** Offers a new release that has come in, or that another window has changed over to already. */
function offerRelease() {
  const { texts } = shell;
  const words = offline.updatedElsewhere
    ? ["update-elsewhere", "update-load"]
    : offline.updateReady
      ? ["update-ready", "update-take"]
      : [];
  const [text, label] = words;
  if (text && label) toast(texts.ui(text), { label: texts.ui(label), act: offline.applyUpdate }, true);
}

async function begin() {
  applySettings();
  if (TABLES.includes(router.currentRoute().page)) loadStylesheet("table.css").catch(() => {}); // asked for again by the table
  shell.texts = await loadTexts(settings.lang);
  saves.removeObsolete();
  onSettingsChange(() => void retell());
  router.onRouteChange(() => void show());
  addEventListener("keydown", (event) => {
    if (!document.querySelector("dialog[open]")) screen?.onKey?.(event);
  });
  addEventListener("online", () => {
    if (screen && screen === broken) void show();
  });
  await show();
  watchOffline();
  await painted();
  // A screen that was led on to starts the engine when it is there: what it asks Python before that comes first.
  if (opened === 1 || !prestart.isPrestarted()) startEngine();
}

/** Kept when the next frame has been painted, or cannot be since nobody looks: what is seen comes first. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN);
  });

begin().catch((error) => {
  console.info("Kajuta:", error);
  document.dispatchEvent(new Event("unloaded")); // heard by static/boot.js
});
