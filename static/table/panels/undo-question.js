/**
 * The question whether somebody may take back what has revealed something: every other person has to agree. A dialog
 * asks those at this screen; closing it answers nothing, which is no agreement. A line above the table says the rest.
 *
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "texts" | "closed">} Table
 */
import { html, nothing } from "lit-html";
import { openDialog } from "../../ui/dialogs.js";
import { seatShape } from "../../ui/icons.js";

export class UndoQuestion {
  #table;
  /** The dialog that is open. @type {ReturnType<typeof openDialog> | null} */
  #dialog = null;
  /** Number of the question that was put away without an answer. */
  #putAway = 0;
  /** People at this screen who agree. @type {Set<number>} */
  #agreed = new Set();

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  /** The question, where somebody at this screen has to answer it. */
  get #open() {
    const question = this.#table.session.view?.question;
    return question?.asked.length ? question : null;
  }

  /** Ask what is to be answered here, and close the dialog when there is nothing more to answer. */
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
        // A dialog that went with its viewer is there again for the next one.
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

  /** What stands above the table: the question, or that nothing came of the last one; null for nothing. */
  line() {
    const { session, texts } = this.#table;
    const { question, declined, seats = [] } = session.view ?? {};
    const nameOf = (/** @type {number | null} */ seat) =>
      seat === null ? texts.ui("host-screen") : (seats[seat]?.name ?? "");
    if (question) {
      return html`<p class="notice" role="status" data-question><span>${texts.ui("undo-waits", { name: nameOf(question.seat) })}</span>
        ${this.#open ? html`<button type="button" class="plain" data-do="answer-undo" @click=${() => this.#ask()}>${texts.ui("undo-answer")}</button>` : nothing}</p>`;
    }
    // Whoever said no at this screen knows it.
    if (!declined || (declined.why === "no" && declined.by === null && !session.isRemote)) return null;
    return html`<p class="notice" role="status" data-declined>${texts.ui(`undo-declined-${declined.why}`, { name: nameOf(declined.by) })}</p>`;
  }
}
