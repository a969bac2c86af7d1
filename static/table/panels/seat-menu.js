/**
 * Menu of a seat: who plays it, peeking at its hand, automatic answers, conceding.
 *
 * @typedef {import("../../session/session.js").Session} Session
 * @typedef {import("../../ui/texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";
import { controllerChoices, isHumanOrGuest, replaceOutdatedController } from "../../session/seat-controllers.js";
import { askYesNo, openDialog } from "../../ui/dialogs.js";
import { icon } from "../../ui/icons.js";

/**
 * Open the menu of a seat.
 *
 * @param {Session} session
 * @param {Texts} texts
 * @param {number} seat
 */
export function showSeatMenu(session, texts, seat) {
  const { view } = session;
  const who = view?.seats[seat];
  if (!view || !who) return;
  const over = view.next.kind === "over";
  // Shared positions, tutorials and puzzles have no save, so nothing about their seats can be changed.
  const isUnsaved = !session.isRemote && !session.save;
  // In a daily game everyone plays against the same bots, so seats cannot be changed.
  const isSeenOnly = session.isRemote || isUnsaved || Boolean(session.save?.daily);
  const now = replaceOutdatedController(who.kind);
  const own = !session.isRemote || seat === view.viewer;
  const person = !isUnsaved && who.kind === (session.isRemote ? "guest" : "human") && own && !who.conceded;
  // A bot may take a guest's seat, but a person at the host's screen may not: they would see the guest's hand.
  const guests = who.kind === "guest" || view.stood_in?.includes(seat);
  const kinds = isSeenOnly ? [] : controllerChoices(now).filter((kind) => !guests || kind !== "human");
  const people = view.seats.filter((one) => one.kind === "human" && !one.conceded).length;
  const left = isUnsaved ? [] : view.standing.filter((one) => one.seat === seat && one.answer !== "ask");

  const look = async () => {
    const given = await askYesNo({
      question: html`${texts.ui("curtain-hand-over")} <b translate="no">${who.name}</b>`,
      label: texts.ui("look", { name: who.name }),
      yes: texts.ui("curtain-lift", { name: who.name }),
      no: texts.ui("cancel"),
    });
    if (given) void session.request({ op: "look", seat });
  };
  const concede = async () => {
    const sure = await askYesNo({
      question: texts.ui("concede-sure", { name: who.name }),
      label: texts.ui("concede"),
      yes: texts.ui("concede"),
      no: texts.ui("no"),
      danger: true,
    });
    if (sure) void session.request({ op: "concede", seat });
  };

  openDialog({
    title: who.name,
    close: texts.ui("close"),
    name: "seat",
    body: (close) => {
      const then = (/** @type {() => unknown} */ act) => () => {
        close();
        void act();
      };
      const request = (/** @type {import("../../types.js").EngineRequest} */ wanted) =>
        then(() => session.request(wanted));
      return html`
        ${
          who.conceded || over
            ? nothing
            : isSeenOnly
              ? html`<p>${texts.ui(`kind-${now}`)}</p>`
              : html`<fieldset class="picks"><legend>${texts.ui("seat-kind")}</legend>${kinds.map(
                  (kind) =>
                    html`<label class="pick ${kind === now ? "is-picked" : ""}"><input type="radio" name="kind" .checked=${kind === now} @change=${request({ op: "change-seat", seat, kind })}>${texts.ui(`kind-${kind}`)}</label>`,
                )}${isHumanOrGuest(now) ? nothing : html`<small class="kind-help">${texts.ui(`kind-${now}-help`)}</small>`}</fieldset>`
        }
        ${
          person && people > 1 && !session.isRemote && view.next.seat !== seat
            ? html`<button type="button" class="plain wide" @click=${then(look)}>${icon("sunken-eye")}<span>${texts.ui("look", { name: who.name })}</span></button>`
            : nothing
        }
        ${left.map(
          ({ window }) =>
            html`<button type="button" class="plain wide" @click=${request({ op: "auto-answer", seat, window, answer: "ask" })}>
              ${texts.ui("standing-reset", { window: texts.has(`window-${window}`) ? { id: `window-${window}` } : window })}</button>`,
        )}
        ${
          person && !over && session.isRemote
            ? html`<button type="button" class="plain wide" data-do="rest" @click=${request({ op: "leave-seat" })}>${icon("vintage-robot")}<span>${texts.ui("rest")}</span></button>`
            : nothing
        }
        ${
          person && !over
            ? html`<button type="button" class="plain wide is-danger" @click=${then(concede)}>${icon("flying-flag")}<span>${texts.ui("concede")}</span></button>`
            : nothing
        }`;
    },
  });
}
