/**
 * Invite panel of a host: applicants, invitations, and the field for answers.
 *
 * @typedef {import("../ui/texts.js").Texts} Texts
 * @typedef {import("./guest-seats.js").GuestSeat} GuestSeat
 * @typedef {import("./host.js").Host} Host
 */
import { html, nothing } from "lit-html";
import { icon, seatColor, seatShape } from "../ui/icons.js";
import { drawCodeField, drawLinkWithQrCode } from "./code-widgets.js";
import * as webrtc from "./webrtc.js";

export class InvitePanel {
  /** Reason why the last answer was not accepted. @type {string | null} */
  #problem = null;

  /** @param {Host} host @param {() => void} redraw */
  constructor(host, redraw) {
    this.host = host;
    this.redraw = redraw;
  }

  /** Accept an answer, or show why it is not accepted. @param {string} text link or code */
  async #accept(text) {
    this.#problem = await this.host.acceptAnswer(text);
    this.redraw();
  }

  /** Draw the panel. @param {Texts} texts */
  draw(texts) {
    const { host } = this;
    const guestSeats = [...host.guestSeats].sort(([one], [other]) => one - other);
    const waiting = guestSeats.filter(([, { connection }]) => !connection);
    return html`
    ${guestSeats.map(([seat, { applicant, guest }]) =>
      applicant
        ? html`<div class="invite-applicant" role="alert" style="--owner:${seatColor(seat)}">
            <p>${seatShape(seat)} ${texts.ui(guest ? "ask-in-again" : "ask-in", { name: applicant.name, named: applicant.name ? "yes" : "no", seat: seat + 1, guest: guest?.name ?? "" })}</p>
            <div class="choices">
              <button type="button" class="brass" data-do="accept" data-legal @click=${() => host.admit(seat)}>${texts.ui("ask-accept")}</button>
              <button type="button" class="plain" data-do="decline" @click=${() => host.decline(seat)}>${texts.ui("ask-decline")}</button>
            </div></div>`
        : nothing,
    )}
    ${
      waiting.length
        ? html`<section class="invite-panel"><h2>${texts.ui("invitations")}</h2>
            <p class="page-note">${texts.ui(webrtc.isSupported() ? "invitations-help" : "invitations-nearby")}</p>
            <div class="invitations">${waiting.map(([seat, guestSeat]) => drawInvitation(host, seat, guestSeat, texts))}</div>
            ${
              webrtc.isSupported()
                ? drawCodeField({
                    texts,
                    label: texts.ui("answer-field"),
                    handle: "answer",
                    error: this.#problem ? texts.ui(`answer-${this.#problem}`) : null,
                    take: (text) => void this.#accept(text),
                  })
                : nothing
            }
            <p class="page-note">${texts.ui("codes-show")}</p>
          </section>`
        : nothing
    }
    ${host.refusedMessages.length ? html`<details class="invite-refused"><summary>${texts.ui("refused-sent", { count: host.refusedMessages.length })}</summary><ul>${host.refusedMessages.map(({ seat, why }) => html`<li>${seatShape(seat)} ${why}</li>`)}</ul></details>` : nothing}`;
  }
}

/**
 * Draw the invitation to a seat.
 *
 * @param {Host} host
 * @param {number} seat
 * @param {GuestSeat} guestSeat
 * @param {Texts} texts
 */
function drawInvitation(host, seat, guestSeat, texts) {
  const link = guestSeat.invitation?.link;
  const title = texts.ui("invitation-for", { seat: seat + 1 });
  return html`<article class="invitation" style="--owner:${seatColor(seat)}">
    <h3>${seatShape(seat)} ${title}</h3>
    ${
      link
        ? drawLinkWithQrCode({
            link,
            texts,
            title: texts.ui("invitation-title"),
            text: html`<output class="code-text" translate="no" tabindex="0" data-invitation data-seat=${seat} aria-label=${title}>${link}</output>`,
          })
        : html`<p role="status">${texts.ui("invitation-coming")}</p>`
    }
    <button type="button" class="plain" data-do="invite" @click=${() => host.invite(seat)}>${icon("anticlockwise-rotation")}<span>${texts.ui("invitation-new")}</span></button>
  </article>`;
}
