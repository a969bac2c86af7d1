/**
 * The host's lobby, shown in place of the table until the game begins: seats, guests who are ready, and the invite
 * panel.
 *
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {import("../types.js").Screen} Screen
 * @typedef {import("../ui/texts.js").Texts} Texts
 * @typedef {import("./host.js").Host} Host
 * @typedef {import("./guest-seats.js").GuestSeat} GuestSeat
 */
import { html, nothing } from "lit-html";
import { controllerChoices, hasSeveralPeople } from "../session/seat-controllers.js";
import { nameSeats } from "../session/seat-names.js";
import { redirect } from "../ui/hash-navigation.js";
import { icon, seatColor, seatShape } from "../ui/icons.js";
import { settings } from "../ui/settings.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { loadTexts } from "../ui/texts.js";
import { drawConsentMark, drawHintConsent } from "./hint-consent.js";
import { InvitePanel } from "./invite-panel.js";

/**
 * Open the lobby.
 *
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
  const invitePanel = new InvitePanel(host, () => shell.redraw());

  const begin = () => {
    host.begin();
    redirect(location.hash);
  };

  /**
   * Draw the row of a seat.
   *
   * @param {import("../types.js").Setup["seats"][number]} who
   * @param {number} seat
   * @param {number} count number of seats
   */
  const row = (who, seat, count) => {
    const guestSeat = host.guestSeats.get(seat);
    const changeSeat = (/** @type {Partial<typeof who>} */ changed) => {
      const { setup } = host;
      if (setup) {
        host.changeSetup({
          ...setup,
          seats: setup.seats.map((one, place) => (place === seat ? { ...one, ...changed } : one)),
        });
      }
    };
    return html`<li class="lobby-seat" style="--owner:${seatColor(seat)}" data-seat=${seat}>
      <span class="seat-row-shape">${seatShape(seat)}</span>
      <b class="lobby-name" translate="no">${who.name}</b>
      <label class="lobby-kind"><span class="visually-hidden">${texts.ui("seat-kind-of", { seat: seat + 1 })}</span>
        <select ?disabled=${guestSeat?.connection} @change=${(/** @type {Event} */ event) => changeSeat({ kind: /** @type {HTMLSelectElement} */ (event.target).value })}>
          ${controllerChoices(who.kind).map((controller) => html`<option value=${controller} .selected=${controller === who.kind}>${texts.ui(`kind-${controller}`)}</option>`)}
        </select></label>
      <span class="lobby-state">${guestSeat ? drawSeatState(guestSeat, texts) : nothing}${guestSeat?.hintConsent ? drawConsentMark(texts) : nothing}</span>
      ${seat + 1 < count ? html`<button type="button" class="round" aria-label=${texts.ui("lobby-swap-of", { seat: seat + 1, other: seat + 2 })} title=${texts.ui("lobby-swap")} @click=${() => host.swapSeats(seat)}>${icon("vertical-flip")}</button>` : html`<span></span>`}
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
          ${hasSeveralPeople(seats) ? drawHintConsent({ texts, consents: host.hintConsent, all: host.hintsAllowed, onChange: (consent) => host.setHintConsent(consent), plays: seats.some(({ kind }) => kind === "human") }) : nothing}
        </section>
        ${host.guestSeats.size ? invitePanel.draw(texts) : nothing}
        <div class="lobby-go">
          <p role="status">${texts.ui(host.everyoneHere ? (host.everyoneReady ? "lobby-complete" : "lobby-not-ready") : "lobby-waits")}</p>
          <button type="button" class="brass" data-start ?data-legal=${host.everyoneHere} ?disabled=${!host.everyoneHere} @click=${begin}>${icon("anchor")}<span>${texts.ui("weigh-anchor")}</span></button>
        </div>
      </main>`;
    },
  };
  return screen;
}

/** Draw the state of a guest's seat. @param {GuestSeat} guestSeat @param {Texts} texts */
function drawSeatState(guestSeat, texts) {
  if (guestSeat.connection?.silent) return html`${icon("hourglass")} ${texts.ui("place-away")}`;
  if (guestSeat.connection)
    return html`${icon("checked-shield")} ${texts.ui(guestSeat.ready ? "place-ready" : "place-here")}`;
  if (guestSeat.applicant) return texts.ui("place-asks");
  if (guestSeat.connecting) return texts.ui("place-connecting");
  return html`${icon("hourglass")} ${texts.ui(guestSeat.guest ? "place-away" : "place-empty")}`;
}
