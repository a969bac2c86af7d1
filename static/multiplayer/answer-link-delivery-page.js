/**
 * Page that opens when the host follows a guest's answer link. It passes the answer to the host's game if that is open
 * in another window of this browser; otherwise it shows the answer and says where to paste it.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 */
import { html } from "lit-html";
import { PREFIX } from "../session/storage.js";
import { replaceAddress } from "../ui/hash-navigation.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { drawLinkWithQrCode } from "./code-widgets.js";

/** Time in which the host's page has to accept the answer, in milliseconds. */
const HOST_TIMEOUT = 1_500;

/**
 * Open the page.
 *
 * @param {PageRoute} route `#/answer/<code>`
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  await loadStylesheet("multiplayer.css");
  const link = location.href;
  const [code = ""] = route.args;
  replaceAddress("#/answer");
  /** @type {"waiting" | "yes" | "nobody" | "damaged" | "used" | "taken"} */
  let state = "waiting";
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`${PREFIX}replies`) : null;
  const setState = (/** @type {typeof state} */ next) => {
    state = next;
    shell.redraw();
  };
  channel?.addEventListener("message", ({ data }) => {
    if (data?.reply === code && data.taken) setState(data.taken);
  });
  channel?.postMessage({ reply: code });
  setTimeout(() => state === "waiting" && setState("nobody"), HOST_TIMEOUT);
  /** @type {Screen} */
  const screen = {
    title: shell.texts.ui("answer-title"),
    onLanguageChange: async () => {
      screen.title = shell.texts.ui("answer-title");
    },
    onLeave: () => channel?.close(),
    draw: () => {
      const { texts } = shell;
      return html`<main class="page lobby" id="main" tabindex="-1" data-handed=${state}>
        <p class="page-lead" role="status">${texts.ui(`handed-${state}`)}</p>
        ${state === "nobody" ? drawLinkWithQrCode({ link, texts, title: texts.ui("answer-title"), text: html`<output class="code-text" translate="no" tabindex="0">${link}</output>` }) : ""}
      </main>`;
    },
  };
  return screen;
}
