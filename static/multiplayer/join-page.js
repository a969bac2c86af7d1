/**
 * A guest's page: it shows the answer to an invitation, then the lobby, and then the table. It needs no Python.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 * @typedef {import("./client-session.js").ClientSession} ClientSession
 */
import { html, nothing } from "lit-html";
import { guestName, rememberGuestName, seatNames } from "../session/remembered-names.js";
import { hasSeveralPeople, isHumanOrGuest } from "../session/seat-controllers.js";
import { MAX_NAME_LENGTH } from "../session/seat-names.js";
import { Session } from "../session/session.js";
import { openUnsaved } from "../table/screen.js";
import { closeDialogs } from "../ui/dialogs.js";
import * as data from "../ui/fetch-game-data.js";
import { replaceAddress } from "../ui/hash-navigation.js";
import { icon, seatColor, seatShape } from "../ui/icons.js";
import { settings } from "../ui/settings.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { loadTexts } from "../ui/texts.js";
import { joinWithInvitation, resumeSession } from "./client-session.js";
import { drawCodeField, drawLinkWithQrCode } from "./code-widgets.js";
import { drawConsentMark, drawHintConsent } from "./hint-consent.js";
import { codeInText } from "./invitation-codes.js";
import { GuestConnectionBar } from "./presence-bar.js";

/** States in which the page asks for another invitation. */
const RETRY_STATES = ["away", "build", "taken", "declined", "damaged", "other", "old", "alone", "elsewhere"];

/**
 * Open the page. `#/join/<invitation>` begins a client session, `#/join` asks for an invitation, and `#/guest/<id>`
 * resumes a session.
 *
 * @param {PageRoute} route
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  await loadStylesheet("multiplayer.css");
  const pace = route.query.get("pace");
  const [arg = ""] = route.args;
  /** Show the session's address. @param {ClientSession} client */
  const setAddress = (client) => replaceAddress(`#/guest/${client.id}${pace === null ? "" : `?pace=${pace}`}`);
  let client = route.page === "guest" ? resumeSession(arg) : null;
  if (route.page === "join" && arg) {
    // The code contains network addresses, so it is removed from the address bar.
    client = joinWithInvitation(codeInText(arg, "join"), ownName());
    setAddress(client);
  }
  const screen = new JoinScreen(client, shell, pace, setAddress);
  await screen.onLanguageChange();
  return screen;
}

/** Last name of this person; "" if there is none, and then the seat keeps its name. */
function ownName() {
  return guestName() || (seatNames()[0] ?? "").trim();
}

class JoinScreen {
  /** @type {Screen | null} */
  #table = null;
  #left = new AbortController();

  /**
   * @param {ClientSession | null} client
   * @param {Shell} shell
   * @param {string | null} pace
   * @param {(client: ClientSession) => void} setAddress replaces the page's address by the session's
   */
  constructor(client, shell, pace, setAddress) {
    this.shell = shell;
    this.pace = pace;
    this.setAddress = setAddress;
    this.texts = shell.texts;
    this.#setClient(client);
  }

  /** Set the client session and listen to it. @param {ClientSession | null} client */
  #setClient(client) {
    this.client = client;
    client?.addEventListener("change", () => this.#changed(), { signal: this.#left.signal });
  }

  #changed() {
    if (this.client?.update && !this.#table) void this.#openTable(this.client);
    if (this.#table && this.#table !== OPENING && !this.client?.update && this.client?.lobby?.begun === false) {
      // A rematch has been set up: close the old table.
      this.#table.onLeave?.();
      this.#table = null;
      closeDialogs();
    }
    this.shell.redraw();
  }

  /** Open the table once the host has sent a view. @param {ClientSession} client */
  async #openTable(client) {
    if (!client.update || this.#table) return;
    const session = new Session(`visit:${client.id}`, () => 0, client);
    client.events.dispatchEvent(new CustomEvent("update", { detail: client.update }));
    this.#table = OPENING;
    const table = await openUnsaved(session, this.shell, this.pace, new GuestConnectionBar(client, session));
    if (this.#left.signal.aborted) return table.onLeave?.();
    this.#table = table;
    this.shell.redraw();
  }

  get title() {
    return this.#table?.title || this.texts.ui("join");
  }

  async onLanguageChange() {
    this.texts = this.shell.texts;
    const game = this.client?.lobby?.game ?? this.client?.record.game;
    const games = await data.loadGames();
    this.texts = await loadTexts(settings.lang, games.some((one) => one.id === game) ? game : undefined);
    await this.#table?.onLanguageChange?.();
    this.#changed();
  }

  onLeave() {
    this.#left.abort();
    this.#table?.onLeave?.();
  }

  beforeDraw() {
    return this.#table?.beforeDraw?.() ?? (() => {});
  }

  /** Pass a key to the table, if it is open. @param {KeyboardEvent} event */
  onKey(event) {
    this.#table?.onKey?.(event);
  }

  get toolbar() {
    const table = this.#table;
    return table?.toolbar ? () => table.toolbar?.() : undefined;
  }

  draw() {
    const { client, texts } = this;
    if (this.#table && this.#table !== OPENING && client?.update) {
      return client.state === "seated" ? this.#table.draw() : html`${this.#table.draw()}${this.#drawAway()}`;
    }
    return html`<main class="page lobby" id="main" tabindex="-1">
      ${client ? this.#drawState(client) : html`<p class="page-lead">${texts.ui("join-help")}</p>`}
      ${!client || RETRY_STATES.includes(client.state) ? this.#drawField() : nothing}
    </main>`;
  }

  /** Draw the panel below the table while the host is away. */
  #drawAway() {
    return html`<aside class="host-away-panel">${this.#drawState(/** @type {ClientSession} */ (this.client))}${this.#drawField()}</aside>`;
  }

  #drawField() {
    const { texts } = this;
    return drawCodeField({
      texts,
      label: texts.ui("join-field"),
      handle: "invitation",
      error: null,
      take: (text) => {
        const code = codeInText(text, "join");
        if (this.client) this.client.tryInvitation(code);
        else {
          this.#setClient(joinWithInvitation(code, ownName()));
          if (this.client) this.setAddress(this.client);
        }
        this.#changed();
      },
    });
  }

  /** Draw the state of the connection. @param {ClientSession} client */
  #drawState(client) {
    const { texts } = this;
    switch (client.state) {
      case "answering": {
        if (!client.answerCode) return html`<p role="status">${texts.ui("join-calling")}</p>`;
        const url = new URL(location.href);
        url.hash = `#/answer/${client.answerCode}`;
        return html`<section><h2>${texts.ui("join-answer")}</h2>
          <p>${texts.ui("join-answer-help")}</p>
          ${this.#drawName(client)}
          ${drawLinkWithQrCode({
            link: url.href,
            texts,
            title: texts.ui("answer-title"),
            text: html`<output class="code-text" translate="no" tabindex="0" data-answer aria-label=${texts.ui("join-answer")}>${url.href}</output>`,
          })}
          <p class="page-note">${texts.ui("codes-show")}</p></section>`;
      }
      case "seated":
        return client.lobby && !client.lobby.begun
          ? this.#drawLobby(client, client.lobby)
          : html`<p role="status">${texts.ui("laying-out")}</p>`;
      case "asking":
        return html`<section><h2>${texts.ui("join-asking")}</h2><p role="status">${texts.ui("join-asking-help")}</p>${this.#drawAnswerAgain(client)}</section>`;
      case "away":
        return html`<section data-waiting><h2>${texts.ui("host-away")}</h2><p role="status">${texts.ui("host-away-help")}</p></section>`;
      default:
        return html`<p class="notice" role="alert" data-refused=${client.state}>${texts.ui(`join-${client.state}`)}</p>`;
    }
  }

  /** Draw the answer again while another connection asks the host. @param {ClientSession} client */
  #drawAnswerAgain(client) {
    if (!client.answerCode) return nothing;
    const url = new URL(location.href);
    url.hash = `#/answer/${client.answerCode}`;
    return html`<details><summary>${this.texts.ui("join-answer")}</summary><output class="code-text" translate="no" data-answer>${url.href}</output></details>`;
  }

  /** Draw the field for the guest's name. @param {ClientSession} client */
  #drawName(client) {
    const { texts } = this;
    return html`<label class="lobby-own-name"><span>${texts.ui("join-name")}</span><input type="text" class="name-field" maxlength=${MAX_NAME_LENGTH} placeholder=${texts.ui("join-name-empty")} .value=${client.name}
      @change=${(/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.target);
        if (!value.trim()) return;
        rememberGuestName(value.trim());
        client.rename(value.trim());
      }}></label>`;
  }

  /** Draw the lobby. @param {ClientSession} client @param {import("./host-guest-messages.js").Lobby} lobby */
  #drawLobby(client, lobby) {
    const { texts } = this;
    return html`<section data-lobby><h2>${texts.has("game-title") ? texts.plain({ id: "game-title" }) : texts.ui("lobby")}</h2>
      ${this.#drawName(client)}
      <ol class="lobby-seats">${lobby.seats.map(
        ({ name, kind, here, ready, hints }, seat) => html`<li class="lobby-seat" style="--owner:${seatColor(seat)}">
          <span class="seat-row-shape">${seatShape(seat)}</span><b class="lobby-name"><span translate="no">${name}</span>${seat === lobby.seat ? html` <small>${texts.ui("lobby-you")}</small>` : nothing}</b>
          <span class="lobby-kind">${texts.ui(`kind-${kind}`)}</span>
          <span class="lobby-state">${kind === "guest" ? texts.ui(here ? (ready ? "place-ready" : "place-here") : "place-empty") : nothing}${hints && isHumanOrGuest(kind) ? drawConsentMark(texts) : nothing}</span></li>`,
      )}</ol>
      ${hasSeveralPeople(lobby.seats) ? drawHintConsent({ texts, plays: true, consents: client.hintConsent, all: lobby.seats.every(({ kind, hints }) => hints || !isHumanOrGuest(kind)), onChange: (consent) => client.setHintConsent(consent) }) : nothing}
      <div class="lobby-go"><p role="status">${texts.ui("lobby-host-begins")}</p>
      <button type="button" class=${client.ready ? "plain" : "brass"} data-do="ready" aria-pressed=${String(client.ready)} @click=${() => client.setReady(!client.ready)}>${icon("checked-shield")}<span>${texts.ui(client.ready ? "ready-not" : "ready")}</span></button></div>
    </section>`;
  }
}

/** Placeholder while the table is being opened. @type {Screen} */
const OPENING = { title: "", draw: () => nothing };
