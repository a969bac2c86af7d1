/**
 * Dialog that sends a game to the next player as a link. The link contains the whole game, so no connection is needed.
 *
 * @typedef {import("../session/session.js").Session} Session
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { html } from "lit-html";
import { downloadSave } from "../session/file-downloads.js";
import { linkToSave } from "../session/save-links.js";
import { askYesNo, openDialog } from "../ui/dialogs.js";
import { icon } from "../ui/icons.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { drawLinkWithQrCode } from "./code-widgets.js";
import { newNonce } from "./invitation-codes.js";

/** Longest link that all messengers transmit whole, in characters. */
const MAX_LINK_LENGTH = 2_000;
/** Longest link for which cameras can read the QR code, in characters. */
const MAX_QR_LENGTH = 1_200;

/**
 * Ask before the first link of a game, then show the link, or offer a file if the link is too long.
 *
 * @param {Session} session
 * @param {string} name of the game
 * @param {Texts} texts
 */
export async function showSendGameLinkDialog(session, name, texts) {
  if (!session.save?.sent) {
    const words = texts.ui("move-sure");
    const sure = await askYesNo({
      question: words,
      label: texts.ui("move-send"),
      yes: texts.ui("yes"),
      no: texts.ui("no"),
    });
    if (!sure) return;
    await session.request({ op: "mark-sent", name: newNonce() });
  }
  const { save } = session;
  if (!save?.sent) return;
  const [address] = await Promise.all([linkToSave(save, "move"), loadStylesheet("multiplayer.css")]);
  const long = address.length > MAX_LINK_LENGTH;
  const file = async () => {
    const content = new File([JSON.stringify(save)], `${name}.kajuta.json`, { type: "application/json" });
    if (navigator.canShare?.({ files: [content] })) await navigator.share({ files: [content] }).catch(() => {});
    else downloadSave(save, name);
  };
  const text = html`<output class="code-text" translate="no" tabindex="0" data-move aria-label=${texts.ui("move-link")}>${address}</output>`;
  openDialog({
    title: texts.ui("move-send"),
    close: texts.ui("close"),
    name: "move",
    wide: true,
    body: () =>
      long
        ? html`<p>${texts.ui("move-long", { length: address.length })}</p>
          <button type="button" class="brass" data-do="file" @click=${() => void file()}>${icon("cloud-download")}<span>${texts.ui("move-file")}</span></button>`
        : html`<p>${texts.ui("move-help")}</p>
          ${drawLinkWithQrCode({ link: address, texts, title: texts.ui("move-link"), text, picture: address.length <= MAX_QR_LENGTH })}`,
  });
}
