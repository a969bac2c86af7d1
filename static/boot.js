/**
 * Runs before the page: a plain script, so that it can report modules that do not load.
 *
 * It starts the page's modules once the bar has been painted, and preloads what they will fetch, since it knows the
 * language before them.
 *
 * Opened as a file or unbuilt, the page says what to do instead (`#unbuilt`). When a module or the texts cannot be
 * loaded, it says so in the person's language and offers to try again (`#unloaded`).
 */
(() => {
  const LANGS = ["cs", "en"];
  /** Longest wait for the first paint, in milliseconds: a page that is hidden has none. */
  const MAX_HIDDEN = 100;
  /** Longest wait for the service worker to verify its cache, in milliseconds. */
  const MAX_VERIFYING = 20_000;
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

  /** Report that the page is not built, or is opened as a file. */
  function reportUnbuilt() {
    document.getElementById("arriving")?.remove();
    document.getElementById("unbuilt")?.removeAttribute("hidden");
  }

  /** Report that the page could not be loaded, unless it is there, or a damaged cache was the reason and is repaired. */
  async function reportFailure() {
    const said = document.getElementById("unloaded");
    if (!built || failed || !said?.hidden || document.getElementById("app")?.childElementCount) return;
    failed = true;
    if (await repaired()) return location.reload();
    root.lang = language();
    said.hidden = false;
    document.getElementById("arriving")?.remove();
    said.querySelector("button")?.addEventListener("click", retry);
    addEventListener("online", retry);
  }

  /** Have the service worker verify its cache; whether it had to fetch something anew. */
  function repaired() {
    return new Promise((resolve) => {
      const worker = serviceWorker();
      if (!worker) return resolve(false);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data > 0);
      worker.postMessage({ kajuta: "check" }, [port2]);
      setTimeout(resolve, MAX_VERIFYING, false);
    });
  }

  /** The service worker that serves this page; null where there is none, or the browser forbids it. */
  function serviceWorker() {
    try {
      return navigator.serviceWorker.controller;
    } catch {
      return null;
    }
  }

  /** Reload if the server answers: the browser's own error page would be a dead end. */
  async function retry() {
    try {
      if ((await fetch(location.pathname, { cache: "no-store" })).ok) location.reload();
    } catch {
      // The message and its button stay.
    }
  }

  /** Run `work` once the document is parsed. @param {() => void} work */
  const whenParsed = (work) =>
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", work, { once: true }) : work();

  /** @param {Partial<HTMLLinkElement>} what */
  function link(what) {
    document.head.append(Object.assign(document.createElement("link"), what));
  }

  /** List that the build wrote into the page's head. @param {"games" | "table" | "python"} what */
  function buildList(what) {
    return document.querySelector(`meta[name=kajuta-${what}]`)?.getAttribute("content")?.split(" ") ?? [];
  }

  /** Fetch what the first screen shows beside the modules, not after them. */
  function preload() {
    const lang = language();
    const [, screen = "", game = ""] = location.hash.split(/[/?]/);
    link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: "art/ui.svg", fetchPriority: "low" });
    const data = [`ui.${lang}`, `core.${lang}`];
    if (!screen) data.push("games", `shelf.${lang}`);
    if (screen === "new" && buildList("games").includes(game)) data.push("games", `${game}.${lang}`);
    for (const name of data) {
      link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `data/${name}.json` });
    }
    if (!["new", "game", "voyage"].includes(screen)) return;
    for (const href of buildList("table")) link({ rel: "modulepreload", href, fetchPriority: "low" });
  }

  /**
   * Start the page once its bar is painted. Where Python is prestarted, preload what PyScript needs: the page would find
   * that late, and one file by one.
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
   * Worker in which Python starts from the snapshot (static/runtime/worker/interpreter.js); null where it cannot.
   *
   * @param {string} name
   * @returns {Promise<Worker | null>}
   */
  function startPython(name) {
    return new Promise((resolve) => {
      // A blob has the page's security policy, as PyScript's workers have, and the browser caches the compiled code of
      // what it imports dynamically.
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
   * Where the site is cached, start Python beside the page, in a worker that is handed to PyScript later
   * (static/runtime/prestarted-worker.js). The pages of guests need none, and a plain site has no snapshot for it.
   */
  function prestart() {
    if (!serviceWorker() || !buildList("python").length || /^#\/(join|guest)\b/.test(location.hash)) return;
    // Without workers there is no game either; the table reports that.
    /** @type {any} */ (globalThis).kajutaPrestarted = startPython("prestart").catch(() => null);
  }

  /** @type {any} */ (globalThis).kajutaStartPython = startPython;
  if (built) prestart();
  if (built) preload();
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
