/**
 * What a person sees while there is no page: a plain script, for it speaks where the modules of the page do not load.
 * It has them run once the bar of the page has been painted, and since it knows the language before them, it has the
 * words fetched that they will ask for.
 *
 * Opened as a file or unbuilt, the page says what to do instead (`#unbuilt`). Otherwise, when a module or the texts
 * cannot be loaded, it says so in the person's language and offers to try again (`#unloaded`).
 */
(() => {
  const LANGS = ["cs", "en"];
  /** How many frames, or milliseconds where nobody looks, the page waits at most for its first picture. */
  const FRAMES = 3;
  const UNSEEN = 100;
  /** How long it waits until what is kept here has been looked through, in milliseconds. */
  const PATIENCE = 20_000;
  const root = document.documentElement;
  let failed = false;
  const built = location.protocol !== "file:" && document.querySelector("meta[name=kajuta-table]") !== null;

  /** The language that was chosen here, or the browser's; static/ui/settings.js decides the same way. */
  function language() {
    try {
      const place = `kajuta:${new URL(".", location.href).pathname}:settings`;
      const { lang } = JSON.parse(localStorage.getItem(place) ?? "{}");
      if (LANGS.includes(lang)) return lang;
    } catch {
      // Without storage nothing was chosen.
    }
    const known = navigator.languages.map((name) => name.slice(0, 2).toLowerCase().replace("sk", "cs"));
    return known.find((name) => LANGS.includes(name)) ?? "en";
  }

  /** Say that the page could not be loaded, unless there is one, or what is kept here was to blame and is mended. */
  async function fail() {
    const said = document.getElementById("unloaded");
    if (!built || failed || !said?.hidden || document.getElementById("app")?.childElementCount) return;
    failed = true;
    if (await mended()) return location.reload();
    root.lang = language();
    said.hidden = false;
    document.getElementById("arriving")?.remove();
    said.querySelector("button")?.addEventListener("click", again);
    addEventListener("online", again);
  }

  /** Whether the service worker found something damaged in what it keeps, and has fetched it anew. */
  function mended() {
    return new Promise((resolve) => {
      const worker = keeper();
      if (!worker) return resolve(false);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data > 0);
      worker.postMessage({ kajuta: "check" }, [port2]);
      setTimeout(resolve, PATIENCE, false);
    });
  }

  /** The service worker that serves this page; null where there is none, or the browser forbids it. */
  function keeper() {
    try {
      return navigator.serviceWorker.controller;
    } catch {
      return null;
    }
  }

  /** Load the page anew if the server answers: a browser's own page of errors would lead nowhere. */
  async function again() {
    try {
      if ((await fetch(location.pathname, { cache: "no-store" })).ok) location.reload();
    } catch {
      // The sentence stays, and the button with it.
    }
  }

  /** @param {() => void} work what needs the whole page */
  const parsed = (work) =>
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", work, { once: true }) : work();

  /** @param {Partial<HTMLLinkElement>} what */
  function link(what) {
    document.head.append(Object.assign(document.createElement("link"), what));
  }

  /** What the build wrote into the page's head. @param {"games" | "table" | "python"} what */
  function told(what) {
    return document.querySelector(`meta[name=kajuta-${what}]`)?.getAttribute("content")?.split(" ") ?? [];
  }

  /** Fetch what the first screen shows beside the modules, not behind them. */
  function hasten() {
    const lang = language();
    const [, screen = "", game = ""] = location.hash.split(/[/?]/);
    link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: "art/ui.svg", fetchPriority: "low" });
    const data = [`ui.${lang}`, `core.${lang}`];
    if (!screen) data.push("games", `shelf.${lang}`);
    if (screen === "new" && told("games").includes(game)) data.push("games", `${game}.${lang}`);
    for (const name of data) {
      link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `data/${name}.json` });
    }
    if (!["new", "game", "voyage"].includes(screen)) return;
    for (const href of told("table")) link({ rel: "modulepreload", href, fetchPriority: "low" });
  }

  /**
   * Run the page once its bar was painted, or some frames later where the browser does not say so. Where Python is made
   * ready already (`goAhead`), what it starts with is fetched now: the page would find that late, and one file by one.
   */
  function begin() {
    let begun = false;
    const run = () => {
      if (begun) return;
      begun = true;
      const app = { type: "module", src: "static/app.js", fetchPriority: "low" };
      document.head.append(Object.assign(document.createElement("script"), app));
      if (!("kajutaAhead" in globalThis)) return;
      for (const href of told("python")) {
        const how = href.endsWith(".js")
          ? { rel: "modulepreload" }
          : { rel: "preload", as: "fetch", crossOrigin: "anonymous" };
        link({ ...how, href, fetchPriority: "low" });
      }
    };
    const frame = (/** @type {number} */ left) => (left ? requestAnimationFrame(() => frame(left - 1)) : run());
    new PerformanceObserver(run).observe({ type: "paint", buffered: true });
    frame(FRAMES);
    setTimeout(run, UNSEEN);
  }

  /**
   * A worker of its own in which Python starts from the snapshot (static/runtime/worker/interpreter.js); null where it cannot.
   *
   * @param {string} name
   * @returns {Promise<Worker | null>}
   */
  function pythonIn(name) {
    return new Promise((resolve) => {
      // A program of the page's own stands under the page's policy, as do PyScript's; what it imports late, a browser
      // keeps compiled.
      const python = JSON.stringify(new URL("static/runtime/worker/interpreter.js", document.baseURI).href);
      const program = `import(${python}).catch(() => postMessage({ kajuta: { ahead: false } }));`;
      const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
      const worker = new Worker(address, { type: "module", name });
      worker.onmessage = ({ data }) => {
        if ("ahead" in data.kajuta) resolve(data.kajuta.ahead ? worker : null);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        resolve(null);
      };
    });
  }

  /**
   * Where all is kept here already, have Python start beside the page, in a worker that becomes PyScript's later on
   * (static/runtime/prestart.js). The pages of guests start none.
   */
  function goAhead() {
    if (!keeper() || /^#\/(join|guest)\b/.test(location.hash)) return;
    // Without workers there is no game either, which is told when one is wanted.
    /** @type {any} */ (globalThis).kajutaAhead = pythonIn("ahead").catch(() => null);
  }

  /** @type {any} */ (globalThis).kajutaPython = pythonIn;
  if (built) goAhead();
  if (built) hasten();
  if (built) parsed(begin);
  else parsed(() => document.getElementById("arriving")?.remove());
  if (built) parsed(() => document.getElementById("unbuilt")?.remove());
  document.addEventListener("unloaded", () => parsed(fail));
  addEventListener(
    "error",
    ({ target }) => {
      const ofModule = target instanceof HTMLScriptElement && target.type === "module";
      if (ofModule || target === window) parsed(fail);
    },
    true,
  );
})();
