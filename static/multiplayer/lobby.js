/**
 * The host's lobby: who sits where and who is ready, an invitation for each seat of a guest, and the field that takes
 * their answers. It lies in the place of the table until the game begins, and beside it for those who come back.
 *
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 * @typedef {import("../ui/texts.js").Texts} Texts
 * @typedef {import("./host.js").Host} Host
 * @typedef {import("./host.js").Place} Place
 */
import { html, nothing } from "lit-html";
import { nameSeats } from "../session/names.js";
import { controllerChoices, isPerson } from "../session/setup.js";
import { icon, seatColor, seatShape } from "../ui/icons.js";
import { redirect } from "../ui/router.js";
import { settings } from "../ui/settings.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { loadTexts } from "../ui/texts.js";
import { drawCode, drawField } from "./code-exchange.js";
import * as rtc from "./webrtc.js";

/**
 * @param {Host} host
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(host, shell) {
  const setup = host.setup;
  let texts = await loadTexts(settings.lang, setup?.game);
  await loadStylesheet("multiplayer.css");
  const left = new AbortController();
  host.addEventListener("change", () => shell.redraw(), { signal: left.signal });
  const door = new Door(host, () => shell.redraw());

  const begin = () => {
    host.begin();
    redirect(location.hash);
  };

  /** @param {import("../types.js").Setup["seats"][number]} who @param {number} seat @param {number} count */
  const row = (who, seat, count) => {
    const place = host.places.get(seat);
    const give = (/** @type {Partial<typeof who>} */ changed) => {
      const { setup } = host;
      if (setup) {
        host.arrange({
          ...setup,
          seats: setup.seats.map((one, place) => (place === seat ? { ...one, ...changed } : one)),
        });
      }
    };
    return html`<li class="lobby-seat" style="--owner:${seatColor(seat)}" data-seat=${seat}>
      <span class="seat-row-shape">${seatShape(seat)}</span>
      <b class="lobby-name">${who.name}</b>
      <label class="lobby-kind"><span class="unseen">${texts.ui("seat-kind-of", { seat: seat + 1 })}</span>
        <select ?disabled=${place?.line} @change=${(/** @type {Event} */ event) => give({ kind: /** @type {HTMLSelectElement} */ (event.target).value })}>
          ${controllerChoices(who.kind).map((kind) => html`<option value=${kind} .selected=${kind === who.kind}>${texts.ui(`kind-${kind}`)}</option>`)}
        </select></label>
      <span class="lobby-state">${place ? stateOf(place, texts) : nothing}${place?.hints ? drawAgreed(texts) : nothing}</span>
      ${seat + 1 < count ? html`<button type="button" class="round" aria-label=${texts.ui("lobby-swap-of", { seat: seat + 1, other: seat + 2 })} title=${texts.ui("lobby-swap")} @click=${() => host.swap(seat)}>${icon("vertical-flip")}</button>` : html`<span></span>`}
    </li>`;
  };

  /** @type {Screen} */
  const screen = {
    title: texts.plain({ id: "game-title" }),
    onLanguageChange: async () => {
      texts = await loadTexts(settings.lang, host.setup?.game);
      screen.title = texts.plain({ id: "game-title" });
    },
    onLeave: () => left.abort(),
    draw: () => {
      const seats = nameSeats(host.setup?.seats ?? [], texts);
      return html`<main class="page lobby" id="main" tabindex="-1" data-lobby>
        <section><h2>${texts.ui("lobby")}</h2>
          <ol class="lobby-seats">${seats.map((who, seat) => row(who, seat, seats.length))}</ol>
          ${severalPlay(seats) ? drawHints({ texts, agrees: host.hints, all: host.agreed, agree: (yes) => host.agree(yes), asked: seats.some(({ kind }) => kind === "human") }) : nothing}
        </section>
        ${host.places.size ? drawDoor(host, door, texts) : nothing}
        <div class="lobby-go">
          <p role="status">${texts.ui(host.complete ? (allReady(host) ? "lobby-complete" : "lobby-not-ready") : "lobby-waits")}</p>
          <button type="button" class="brass" data-start ?data-legal=${host.complete} ?disabled=${!host.complete} @click=${begin}>${icon("anchor")}<span>${texts.ui("weigh-anchor")}</span></button>
        </div>
      </main>`;
    },
  };
  return screen;
}

/** Whether the coach needs anybody's consent. @param {readonly {kind: string}[]} seats */
export const severalPlay = (seats) => seats.filter(({ kind }) => isPerson(kind)).length > 1;

/** The sign of who agrees to hints. @param {Texts} texts */
export const drawAgreed = (texts) =>
  html` <span class="lobby-agreed" title=${texts.ui("place-hints")}>${icon("lighthouse")}<span class="unseen">${texts.ui("place-hints")}</span></span>`;

/**
 * Whether the coach may be asked: for that everybody has to agree.
 *
 * @param {object} what
 * @param {Texts} what.texts
 * @param {boolean} what.asked whether anybody at this screen plays
 * @param {boolean} what.agrees whether they agree
 * @param {boolean} what.all whether everybody does
 * @param {(agrees: boolean) => void} what.agree
 */
export function drawHints({ texts, asked, agrees, all, agree }) {
  const changed = (/** @type {Event} */ event) => agree(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<div class="lobby-hints">
    ${asked ? html`<label><input type="checkbox" data-do="hints" .checked=${agrees} @change=${changed}><span>${texts.ui("lobby-hints")}</span></label>` : nothing}
    <p class="page-note" role="status">${texts.ui(all ? "lobby-hints-all" : "lobby-hints-help")}</p>
  </div>`;
}

/** @param {Host} host */
const allReady = (host) => [...host.places.values()].every(({ ready }) => ready);

/** What the field for answers said last. */
export class Door {
  /** @type {string | null} */
  wrong = null;

  /** @param {Host} host @param {() => void} redraw */
  constructor(host, redraw) {
    this.host = host;
    this.redraw = redraw;
  }

  /** @param {string} text */
  async take(text) {
    this.wrong = await this.host.answer(text);
    this.redraw();
  }
}

/** @param {Place} place @param {Texts} texts */
function stateOf(place, texts) {
  if (place.line?.silent) return html`${icon("hourglass")} ${texts.ui("place-away")}`;
  if (place.line) return html`${icon("checked-shield")} ${texts.ui(place.ready ? "place-ready" : "place-here")}`;
  if (place.asking) return texts.ui("place-asks");
  if (place.connecting) return texts.ui("place-connecting");
  return html`${icon("hourglass")} ${texts.ui(place.guest ? "place-away" : "place-empty")}`;
}

/**
 * Who asks to come in, the invitations, and the field for answers.
 *
 * @param {Host} host
 * @param {Door} door
 * @param {Texts} texts
 */
export function drawDoor(host, door, texts) {
  const places = [...host.places].sort(([one], [other]) => one - other);
  const waiting = places.filter(([, place]) => !place.line);
  return html`
    ${places.map(([seat, { asking, guest }]) =>
      asking
        ? html`<div class="lobby-ask" role="alert" style="--owner:${seatColor(seat)}">
            <p>${seatShape(seat)} ${texts.ui(guest ? "ask-in-again" : "ask-in", { name: asking.name || texts.ui("somebody"), seat: seat + 1, guest: guest?.name ?? "" })}</p>
            <div class="choices">
              <button type="button" class="brass" data-do="accept" data-legal @click=${() => host.accept(seat)}>${texts.ui("ask-accept")}</button>
              <button type="button" class="plain" data-do="decline" @click=${() => host.decline(seat)}>${texts.ui("ask-decline")}</button>
            </div></div>`
        : nothing,
    )}
    ${
      waiting.length
        ? html`<section class="lobby-door"><h2>${texts.ui("invitations")}</h2>
            <p class="page-note">${texts.ui(rtc.possible() ? "invitations-help" : "invitations-nearby")}</p>
            <div class="invitations">${waiting.map(([seat, place]) => invitation(host, seat, place, texts))}</div>
            ${
              rtc.possible()
                ? drawField({
                    texts,
                    label: texts.ui("answer-field"),
                    handle: "answer",
                    wrong: door.wrong ? texts.ui(`answer-${door.wrong}`) : null,
                    take: (text) => void door.take(text),
                  })
                : nothing
            }
            <p class="page-note">${texts.ui("codes-show")}</p>
          </section>`
        : nothing
    }
    ${host.refused.length ? html`<details class="lobby-refused"><summary>${texts.ui("refused-sent", { count: host.refused.length })}</summary><ul>${host.refused.map(({ seat, why }) => html`<li>${seatShape(seat)} ${why}</li>`)}</ul></details>` : nothing}`;
}

/** @param {Host} host @param {number} seat @param {Place} place @param {Texts} texts */
function invitation(host, seat, place, texts) {
  const link = place.invited?.link;
  const title = texts.ui("invitation-for", { seat: seat + 1 });
  return html`<article class="invitation" style="--owner:${seatColor(seat)}">
    <h3>${seatShape(seat)} ${title}</h3>
    ${
      link
        ? drawCode({
            link,
            texts,
            title: texts.ui("invitation-title"),
            text: html`<output class="code-text" tabindex="0" data-invitation data-seat=${seat} aria-label=${title}>${link}</output>`,
          })
        : html`<p role="status">${texts.ui("invitation-coming")}</p>`
    }
    <button type="button" class="plain" data-do="invite" @click=${() => void host.invite(seat)}>${icon("anticlockwise-rotation")}<span>${texts.ui("invitation-new")}</span></button>
  </article>`;
}
