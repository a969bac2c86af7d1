/**
 * The request to undo something that has revealed information: every other person has to agree.
 *
 * A dialog asks the people at this screen; closing it counts as no answer, and so not as consent. A line above the
 * table shows the state of the request.
 *
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "texts" | "closed">} Table
 */
import { html, nothing } from "lit-html";
import { openDialog } from "../../ui/dialogs.js";
import { seatShape } from "../../ui/icons.js";

export class UndoQuestion {
  #table;
  /** The open dialog. @type {ReturnType<typeof openDialog> | null} */
  #dialog = null;
  /** Number of the request whose dialog was closed without an answer. */
  #putAway = 0;
  /** Seats of the people at this screen who agree. @type {Set<number>} */
  #agreed = new Set();

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  /** The current request, if anybody at this screen has to answer it; else null. */
  get #open() {
    const question = this.#table.session.view?.question;
    return question?.asked.length ? question : null;
  }

  /** Open the dialog for a request to be answered here, and close it when there is none. */
  follow() {
    const question = this.#open;
    if (!question || this.#table.closed.aborted) this.#dialog?.close();
    else if (!this.#dialog && question.number !== this.#putAway) this.#ask();
  }

  #ask() {
    const { session, texts } = this.#table;
    const { viewer } = session.view ?? {};
    const number = this.#open?.number ?? 0;
    this.#agreed.clear();
    this.#dialog = openDialog({
      title: texts.ui("undo"),
      close: texts.ui("close"),
      name: "undo",
      body: () => this.#draw(),
      onClose: () => {
        this.#dialog = null;
        // If the dialog closed because the viewer changed, ask the next viewer too.
        if (session.view?.viewer === viewer) this.#putAway = number;
        this.follow();
      },
    });
  }

  #draw() {
    const { session, texts } = this.#table;
    const question = this.#open;
    const { seats = [] } = session.view ?? {};
    if (!question) return nothing;
    const people = session.isRemote ? 1 : seats.filter(({ kind, conceded }) => kind === "human" && !conceded).length;
    const listed = people > 1 ? question.asked : [];
    const toggle = (/** @type {number} */ seat) => () => {
      if (!this.#agreed.delete(seat)) this.#agreed.add(seat);
      this.#dialog?.draw();
    };
    const answer = (/** @type {boolean} */ yes) => () =>
      void session.request({ op: "answer-undo", question: question.number, yes });
    return html`<p>${texts.ui("undo-asked", { name: seats[question.seat]?.name ?? "" })}</p>
      ${listed.length ? html`<fieldset class="undo-voters"><legend>${texts.ui("undo-voters")}</legend>${listed.map((seat) => html`<label><input type="checkbox" data-voter=${seat} .checked=${this.#agreed.has(seat)} @change=${toggle(seat)}>${seatShape(seat)}<span translate="no">${seats[seat]?.name}</span></label>`)}</fieldset>` : nothing}
      <div class="choices"><button type="button" class="brass" data-do="agree" ?disabled=${!listed.every((seat) => this.#agreed.has(seat))} @click=${answer(true)}>${texts.ui("undo-agree")}</button><button type="button" class="plain" data-do="disagree" @click=${answer(false)}>${texts.ui("undo-disagree")}</button></div>`;
  }

  /** Line above the table: the current request, or how the last one failed; null for neither. */
  line() {
    const { session, texts } = this.#table;
    const { question, declined, seats = [] } = session.view ?? {};
    const nameOf = (/** @type {number | null} */ seat) =>
      seat === null ? texts.ui("host-screen") : (seats[seat]?.name ?? "");
    if (question) {
      return html`<p class="notice" role="status" data-question><span>${texts.ui("undo-waits", { name: nameOf(question.seat) })}</span>
        ${this.#open ? html`<button type="button" class="plain" data-do="answer-undo" @click=${() => this.#ask()}>${texts.ui("undo-answer")}</button>` : nothing}</p>`;
    }
    // A person at this screen who declined knows about it already.
    if (!declined || (declined.why === "no" && declined.by === null && !session.isRemote)) return null;
    return html`<p class="notice" role="status" data-declined>${texts.ui(`undo-declined-${declined.why}`, { name: nameOf(declined.by) })}</p>`;
  }
}
