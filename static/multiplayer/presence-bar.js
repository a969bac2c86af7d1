/**
 * Presence bar above the table of a game with several screens: it shows players who are away and people who ask to
 * join.
 *
 * @typedef {import("../session/session.js").Session} Session
 * @typedef {import("../ui/texts.js").Texts} Texts
 * @typedef {import("./host.js").Host} Host
 * @typedef {import("./client-session.js").ClientSession} ClientSession
 */
import { html, nothing } from "lit-html";
import { askYesNo } from "../ui/dialogs.js";
import { icon, seatColor, seatShape } from "../ui/icons.js";
import { InvitePanel } from "./invite-panel.js";

/** Presence bar of the host: players who are away, people who ask to join, and invitations. */
export class HostPresenceBar {
  /** @param {Host} host @param {Session} session @param {() => void} redraw @param {AbortSignal} signal */
  constructor(host, session, redraw, signal) {
    this.host = host;
    this.session = session;
    this.invitePanel = new InvitePanel(host, redraw);
    host.addEventListener("change", redraw, { signal });
  }

  /** Draw the bar. @param {Texts} texts */
  draw(texts) {
    const { host, session } = this;
    const seats = session.view?.seats ?? [];
    const away = [...host.guestSeats].filter(
      ([seat, { connection }]) => (!connection || connection.silent) && seats[seat]?.kind === "guest",
    );
    const asking = [...host.guestSeats.values()].some(({ applicant }) => applicant);
    const gone = away.some(([, { connection }]) => !connection);
    const over = session.view?.next.kind === "over";
    return html`
      ${
        over || (!away.length && !asking)
          ? nothing
          : html`<section class="presence-bar" aria-label=${texts.ui("guests")}>
              ${away.map(
                ([seat]) => html`<p style="--owner:${seatColor(seat)}">${seatShape(seat)}
                  <span>${texts.ui("guest-away", { name: seats[seat]?.name ?? "" })}</span>
                  <button type="button" class="plain" data-do="stand-in" @click=${() => void this.#standIn(seat, texts)}>${icon("vintage-robot")}<span>${texts.ui("guest-stand-in")}</span></button></p>`,
              )}
              ${gone || asking ? html`<details ?open=${asking}><summary>${texts.ui("guest-invite")}</summary>${this.invitePanel.draw(texts)}</details>` : nothing}
            </section>`
      }`;
  }

  /** Move the guests to a rematch. @param {string} id of its saved game */
  rematch(id) {
    this.host.rematch(id);
  }

  /** Let a bot play for a guest, after a confirmation. @param {number} seat @param {Texts} texts */
  async #standIn(seat, texts) {
    const name = this.session.view?.seats[seat]?.name ?? "";
    const sure = await askYesNo({
      question: texts.ui("guest-stand-in-sure", { name }),
      label: texts.ui("guest-stand-in"),
      yes: texts.ui("guest-stand-in"),
      no: texts.ui("no"),
    });
    if (sure) void this.session.request({ op: "change-seat", seat, kind: "sailor" });
  }
}

/** Presence bar of a guest. It shows that a bot plays for the guest, or that the host is away. */
export class GuestConnectionBar {
  /** @param {ClientSession} client @param {Session} session */
  constructor(client, session) {
    this.client = client;
    this.session = session;
  }

  /** Draw the bar. @param {Texts} texts */
  draw(texts) {
    const { session, client } = this;
    const { view } = session;
    const gone = client.state !== "seated";
    const own = view && view.viewer !== null ? view.seats[view.viewer] : null;
    const resting = own && own.kind !== "guest" && !own.conceded && view?.next.kind !== "over";
    return html`${resting ? html`<section class="presence-bar"><p>${icon("vintage-robot")}<span>${texts.ui("guest-resting")}</span><button type="button" class="plain" data-do="back" @click=${() => void session.request({ op: "retake-seat" })}>${texts.ui("guest-back")}</button></p></section>` : nothing}
      ${gone || client.silent ? html`<section class="presence-bar" data-waiting><p role="alert">${icon("hourglass")}<span>${texts.ui("host-away")}</span>${gone ? html`<button type="button" class="plain" data-do="come-back" @click=${focusInvitationField}>${icon("paper-plane")}<span>${texts.ui("invitation-new")}</span></button>` : nothing}</p></section>` : nothing}`;
  }
}

/** Focus the field for a new invitation below the table. */
function focusInvitationField() {
  const field = /** @type {HTMLElement | null} */ (document.querySelector('[data-do="invitation"]'));
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
