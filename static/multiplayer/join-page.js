/**
 * A guest's page: the answer to an invitation, the wait for the host, and then the table. Nothing here needs Python.
 *
 * @typedef {import("../types.js").PageRoute} PageRoute
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 * @typedef {import("./client-session.js").Visit} Visit
 */
import { html, nothing } from "lit-html";
import { MAX_NAME_LENGTH } from "../session/names.js";
import { Session } from "../session/session.js";
import { isPerson } from "../session/setup.js";
import { read, write } from "../session/storage.js";
import { openRemote } from "../table/screen.js";
import { closeDialogs } from "../ui/dialogs.js";
import { icon, seatColor, seatShape } from "../ui/icons.js";
import { replaceAddress } from "../ui/router.js";
import { settings } from "../ui/settings.js";
import * as data from "../ui/site-data.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { loadTexts } from "../ui/texts.js";
import { begin, resume } from "./client-session.js";
import { drawCode, drawField } from "./code-exchange.js";
import { codeIn } from "./codes.js";
import { drawAgreed, drawHints, severalPlay } from "./lobby.js";
import { VisitCompany } from "./presence-bar.js";

/** States in which another invitation may be tried. */
const TRY_AGAIN = ["away", "build", "taken", "declined", "damaged", "other", "old", "alone", "elsewhere"];

/**
 * `#/join/<invitation>` begins a visit, `#/join` asks for an invitation, `#/guest/<id>` goes on with a visit.
 *
 * @param {PageRoute} route
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  await loadStylesheet("multiplayer.css");
  const pace = route.query.get("pace");
  const [arg = ""] = route.args;
  /** @param {Visit} visit */
  const at = (visit) => replaceAddress(`#/guest/${visit.id}${pace === null ? "" : `?pace=${pace}`}`);
  let visit = route.page === "guest" ? resume(arg) : null;
  if (route.page === "join" && arg) {
    // The code shows addresses of the network: it does not stay in the address of the page.
    visit = begin(codeIn(arg, "join"), ownName());
    at(visit);
  }
  const screen = new JoinScreen(visit, shell, pace, at);
  await screen.onLanguageChange();
  return screen;
}

/** The name that this person used last, empty where there was none: the seat's name stays then. */
function ownName() {
  const names = read("names");
  const known = read("guest-name") ?? (Array.isArray(names) ? names[0] : "");
  return typeof known === "string" ? known.trim() : "";
}

class JoinScreen {
  /** @type {Screen | null} */
  #table = null;
  #left = new AbortController();

  /**
   * @param {Visit | null} visit
   * @param {Shell} shell
   * @param {string | null} pace
   * @param {(visit: Visit) => void} at puts the visit's own address in the place of the invitation's
   */
  constructor(visit, shell, pace, at) {
    this.shell = shell;
    this.pace = pace;
    this.at = at;
    this.texts = shell.texts;
    this.#visit(visit);
  }

  /** @param {Visit | null} visit */
  #visit(visit) {
    this.visit = visit;
    visit?.addEventListener("change", () => this.#changed(), { signal: this.#left.signal });
  }

  #changed() {
    if (this.visit?.told && !this.#table) void this.#lay(this.visit);
    if (this.#table && this.#table !== COMING && !this.visit?.told && this.visit?.lobby?.begun === false) {
      // A rematch: the table before is cleared.
      this.#table.onLeave?.();
      this.#table = null;
      closeDialogs();
    }
    this.shell.redraw();
  }

  /** Lays the table as soon as there is something to show on it. @param {Visit} visit */
  async #lay(visit) {
    if (!visit.told || this.#table) return;
    const session = new Session(`visit:${visit.id}`, () => 0, visit);
    visit.events.dispatchEvent(new CustomEvent("told", { detail: visit.told }));
    this.#table = COMING;
    const table = await openRemote(session, this.shell, this.pace, new VisitCompany(visit, session));
    if (this.#left.signal.aborted) return table.onLeave?.();
    this.#table = table;
    this.shell.redraw();
  }

  get title() {
    return this.#table?.title || this.texts.ui("join");
  }

  async onLanguageChange() {
    this.texts = this.shell.texts;
    const game = this.visit?.lobby?.game ?? this.visit?.kept.game;
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

  /** @param {KeyboardEvent} event */
  onKey(event) {
    this.#table?.onKey?.(event);
  }

  get toolbar() {
    const table = this.#table;
    return table?.toolbar ? () => table.toolbar?.() : undefined;
  }

  draw() {
    const { visit, texts } = this;
    if (this.#table && this.#table !== COMING && visit?.told) {
      return visit.state === "seated" ? this.#table.draw() : html`${this.#table.draw()}${this.#drawAway()}`;
    }
    return html`<main class="page lobby" id="main" tabindex="-1">
      ${visit ? this.#drawState(visit) : html`<p class="page-lead">${texts.ui("join-help")}</p>`}
      ${!visit || TRY_AGAIN.includes(visit.state) ? this.#drawField() : nothing}
    </main>`;
  }

  /** Below a table whose host is not there. */
  #drawAway() {
    return html`<aside class="company-away">${this.#drawState(/** @type {Visit} */ (this.visit))}${this.#drawField()}</aside>`;
  }

  #drawField() {
    const { texts } = this;
    return drawField({
      texts,
      label: texts.ui("join-field"),
      handle: "invitation",
      wrong: null,
      take: (text) => {
        const code = codeIn(text, "join");
        if (this.visit) this.visit.invited(code);
        else {
          this.#visit(begin(code, ownName()));
          if (this.visit) this.at(this.visit);
        }
        this.#changed();
      },
    });
  }

  /** @param {Visit} visit */
  #drawState(visit) {
    const { texts } = this;
    switch (visit.state) {
      case "answering": {
        if (!visit.reply) return html`<p role="status">${texts.ui("join-calling")}</p>`;
        const url = new URL(location.href);
        url.hash = `#/answer/${visit.reply}`;
        return html`<section><h2>${texts.ui("join-answer")}</h2>
          <p>${texts.ui("join-answer-help")}</p>
          ${this.#drawName(visit)}
          ${drawCode({
            link: url.href,
            texts,
            title: texts.ui("answer-title"),
            text: html`<output class="code-text" tabindex="0" data-answer aria-label=${texts.ui("join-answer")}>${url.href}</output>`,
          })}
          <p class="page-note">${texts.ui("codes-show")}</p></section>`;
      }
      case "seated":
        return visit.lobby && !visit.lobby.begun
          ? this.#drawLobby(visit, visit.lobby)
          : html`<p role="status">${texts.ui("laying-out")}</p>`;
      case "asking":
        return html`<section><h2>${texts.ui("join-asking")}</h2><p role="status">${texts.ui("join-asking-help")}</p>${this.#answerKept(visit)}</section>`;
      case "away":
        return html`<section data-waiting><h2>${texts.ui("host-away")}</h2><p role="status">${texts.ui("host-away-help")}</p></section>`;
      default:
        return html`<p class="notice" role="alert" data-refused=${visit.state}>${texts.ui(`join-${visit.state}`)}</p>`;
    }
  }

  /** The answer stays at hand while the host is asked over another line. @param {Visit} visit */
  #answerKept(visit) {
    if (!visit.reply) return nothing;
    const url = new URL(location.href);
    url.hash = `#/answer/${visit.reply}`;
    return html`<details><summary>${this.texts.ui("join-answer")}</summary><output class="code-text" data-answer>${url.href}</output></details>`;
  }

  /** @param {Visit} visit */
  #drawName(visit) {
    const { texts } = this;
    return html`<label class="lobby-own-name"><span>${texts.ui("join-name")}</span><input type="text" class="name-field" maxlength=${MAX_NAME_LENGTH} placeholder=${texts.ui("join-name-empty")} .value=${visit.name}
      @change=${(/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.target);
        if (!value.trim()) return;
        write("guest-name", value.trim());
        visit.rename(value.trim());
      }}></label>`;
  }

  /** @param {Visit} visit @param {import("./client-session.js").Lobby} lobby */
  #drawLobby(visit, lobby) {
    const { texts } = this;
    return html`<section data-lobby><h2>${texts.has("game-title") ? texts.plain({ id: "game-title" }) : texts.ui("lobby")}</h2>
      ${this.#drawName(visit)}
      <ol class="lobby-seats">${lobby.seats.map(
        ({ name, kind, here, ready, hints }, seat) => html`<li class="lobby-seat" style="--owner:${seatColor(seat)}">
          <span class="seat-row-shape">${seatShape(seat)}</span><b class="lobby-name">${name}${seat === lobby.seat ? html` <small>${texts.ui("lobby-you")}</small>` : nothing}</b>
          <span class="lobby-kind">${texts.ui(`kind-${kind}`)}</span>
          <span class="lobby-state">${kind === "guest" ? texts.ui(here ? (ready ? "place-ready" : "place-here") : "place-empty") : nothing}${hints && isPerson(kind) ? drawAgreed(texts) : nothing}</span></li>`,
      )}</ol>
      ${severalPlay(lobby.seats) ? drawHints({ texts, asked: true, agrees: visit.hints, all: lobby.seats.every(({ kind, hints }) => hints || !isPerson(kind)), agree: (yes) => visit.agree(yes) }) : nothing}
      <div class="lobby-go"><p role="status">${texts.ui("lobby-host-begins")}</p>
      <button type="button" class=${visit.ready ? "plain" : "brass"} data-do="ready" aria-pressed=${String(visit.ready)} @click=${() => visit.makeReady(!visit.ready)}>${icon("checked-shield")}<span>${texts.ui(visit.ready ? "ready-not" : "ready")}</span></button></div>
    </section>`;
  }
}

/** Stands for a table that is being laid. @type {Screen} */
const COMING = { title: "", draw: () => nothing };
