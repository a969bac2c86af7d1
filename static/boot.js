/**
 * Boot script that runs before the page's modules. It is a plain script, so it can report modules that fail to load.
 *
 * It preloads texts and data in the visitor's language, starts static/app.js once the top bar has been painted, and
 * prestarts Python in a worker if the address leads to a table.
 *
 * If the page was opened as a file or was not built, `#unbuilt` explains what to do instead. If a module or the texts
 * cannot be loaded, `#unloaded` says so in the visitor's language and offers to try again.
 */
(() => {
  const LANGS = ["cs", "en"];
  /** Screens that show a table or soon lead to one. */
  const TABLES = ["new", "game", "voyage", "daily", "puzzles"];
  /** Longest wait for the first paint, in milliseconds; a hidden page paints nothing. */
  const MAX_HIDDEN = 100;
  /** Longest wait for the service worker to verify its cache, in milliseconds. */
  const MAX_VERIFYING = 20_000;
  const root = document.documentElement;
  const [, screen = "", game = ""] = location.hash.split(/[/?]/);
  let failed = false;
  const built = location.protocol !== "file:" && document.querySelector("meta[name=kajuta-table]") !== null;

  /** The language chosen in the settings, or else the browser's. static/ui/settings.js decides the same way. */
  function language() {
    try {
      const place = `kajuta:${new URL(".", location.href).pathname}:settings`;
      const { lang } = JSON.parse(localStorage.getItem(place) ?? "{}");
      if (LANGS.includes(lang)) return lang;
    } catch {
      // Storage is blocked or damaged: use the browser's language.
    }
    const known = navigator.languages.map((name) => name.slice(0, 2).toLowerCase().replace("sk", "cs"));
    return known.find((name) => LANGS.includes(name)) ?? "en";
  }

  /** Show that the page was not built, or was opened as a file. */
  function reportUnbuilt() {
    document.getElementById("arriving")?.remove();
    document.getElementById("unbuilt")?.removeAttribute("hidden");
  }

  /** Show that the page could not be loaded, unless it is drawn. If a damaged cache was repaired, reload instead. */
  async function reportFailure() {
    const said = document.getElementById("unloaded");
    if (!built || failed || !said?.hidden || document.getElementById("app")?.childElementCount) return;
    failed = true;
    if (await repaired().catch(() => false)) return location.reload();
    root.lang = language();
    said.hidden = false;
    document.getElementById("arriving")?.remove();
    said.querySelector("button")?.addEventListener("click", retry);
    addEventListener("online", retry);
  }

  /** Ask the service worker to verify its cache. @returns {Promise<boolean>} whether it replaced any file */
  async function repaired() {
    const worker = navigator.serviceWorker?.controller;
    if (!worker) return false;
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ kajuta: "check" }, [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data > 0);
      setTimeout(resolve, MAX_VERIFYING, false);
    });
  }

  /** Reload the page only if the server answers, since the browser's own error page offers no way back. */
  async function retry() {
    try {
      if ((await fetch(location.pathname, { cache: "no-store" })).ok) location.reload();
    } catch {
      // Still offline: the message and its button stay.
    }
  }

  /** Run `work` once the document has been parsed. @param {() => void} work */
  const whenParsed = (work) =>
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", work, { once: true }) : work();

  /** Add a `<link>` to the page. @param {Partial<HTMLLinkElement>} what its attributes */
  function link(what) {
    document.head.append(Object.assign(document.createElement("link"), what));
  }

  /** A list that the build wrote into a `<meta>` of the page. @param {"games" | "table" | "python"} what */
  function buildList(what) {
    return document.querySelector(`meta[name=kajuta-${what}]`)?.getAttribute("content")?.split(" ") ?? [];
  }

  /** Preload the data and modules of the first screen, in parallel with the page's modules. */
  function preload() {
    const lang = language();
    link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: "art/ui.svg", fetchPriority: "low" });
    const data = [`ui.${lang}`, `core.${lang}`];
    if (!screen) data.push("games", `shelf.${lang}`);
    if (screen === "new" && buildList("games").includes(game)) data.push("games", `${game}.${lang}`);
    for (const name of data) {
      link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `data/${name}.json` });
    }
    if (!TABLES.includes(screen)) return;
    for (const href of buildList("table")) link({ rel: "modulepreload", href, fetchPriority: "low" });
  }

  /**
   * Start the page's modules once the top bar has been painted. If Python is prestarted, also preload PyScript's files,
   * which the browser would otherwise discover late and one after another.
   */
  function begin() {
    let begun = false;
    const run = () => {
      if (begun) return;
      begun = true;
      const app = { type: "module", src: "static/app.js", fetchPriority: "low" };
      document.head.append(Object.assign(document.createElement("script"), app));
      if (!("kajutaPrestarted" in globalThis)) return;
      for (const href of buildList("python")) {
        const how = href.endsWith(".js")
          ? { rel: "modulepreload" }
          : { rel: "preload", as: "fetch", crossOrigin: "anonymous" };
        link({ ...how, href, fetchPriority: "low" });
      }
    };
    requestAnimationFrame(() => requestAnimationFrame(run));
    setTimeout(run, MAX_HIDDEN);
  }

  /**
   * Start Python from the snapshot in a new worker (static/runtime/worker/interpreter.js).
   *
   * @param {string} name
   * @returns {Promise<Worker | null>} null if Python cannot start from the snapshot
   */
  function startPython(name) {
    return new Promise((resolve) => {
      // A worker made from a blob inherits the page's security policy, as PyScript's workers do. Its program imports
      // dynamically because the browser caches the compiled code of such imports.
      const module = JSON.stringify(new URL("static/runtime/worker/interpreter.js", document.baseURI).href);
      const program = `import(${module}).catch(() => postMessage({ kajuta: { standalone: false } }));`;
      const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
      const worker = new Worker(address, { type: "module", name });
      worker.onmessage = ({ data }) => {
        if (!("standalone" in data.kajuta)) return;
        if (!data.kajuta.standalone) worker.terminate();
        resolve(data.kajuta.standalone ? worker : null);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        resolve(null);
      };
    });
  }

  /**
   * Before a table, start Python while the page loads, in a worker that PyScript gets later
   * (static/runtime/prestarted-worker.js). A site built with `--plain` has no snapshot to start from.
   */
  function prestart() {
    if (!buildList("python").length || !TABLES.includes(screen)) return;
    // A browser without workers cannot play at all; the table reports that.
    /** @type {any} */ (globalThis).kajutaPrestarted = startPython("prestart").catch(() => null);
  }

  /** @type {any} */ (globalThis).kajutaStartPython = startPython;
  if (built) preload(); // first, so that it does not wait for the larger files of Python
  if (built) prestart();
  if (built) whenParsed(begin);
  else whenParsed(reportUnbuilt);
  if (built) whenParsed(() => document.getElementById("unbuilt")?.remove());
  document.addEventListener("unloaded", () => whenParsed(reportFailure));
  addEventListener(
    "error",
    ({ target }) => {
      const ofModule = target instanceof HTMLScriptElement && target.type === "module";
      if (ofModule || target === window) whenParsed(reportFailure);
    },
    true,
  );
})();
