/**
 * Clicks on elements. A legal element advances the move, a disabled one shows the rule against it, and an inert one
 * shows its description.
 *
 * @typedef {import("../../types.js").Message} Message
 * @typedef {import("../../types.js").Move} Move
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "texts" | "shown" | "guide" | "coach" | "details" | "context">} Table
 */
import { askYesNo } from "../../ui/dialogs.js";
import { drawMessage } from "../../ui/draw-message.js";
import { clauseOf, hideRefusal, showRefusal } from "../panels/refusal.js";
import { showTooltip } from "../panels/tooltip.js";
import { askWhichTapped } from "../panels/which-element-was-tapped.js";
import { findElement } from "../render/scene-traversal.js";

/** Element on the page by its id in the scene. @param {string} id @returns {Element | null} */
const thing = (id) => document.querySelector(`[data-id="${CSS.escape(id)}"]`);

export class Clicks {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Handle a click on an element. @param {string} id */
  async click(id) {
    hideRefusal();
    const { table } = this;
    const { shown: view, session, details } = table;
    if (!view) return;
    const at = document.activeElement?.getAttribute("data-id") === id ? document.activeElement : thing(id);
    const element = findElement(view.scene, id);
    if (element?.inert || view.next.kind === "past") {
      if (element?.contents?.length) details.show(element);
      else if (at) showTooltip(at, details.tooltip(id), true);
      return;
    }
    const illegal = await session.click(id, this.#confirm);
    if (!illegal || table.guide?.intercept(illegal)) return;
    const refusal = view.next.kind === "over" ? { scope: "core", clause: "game.over" } : await session.refusal(illegal);
    if (session.view?.viewer !== view.viewer) return;
    if (element?.contents?.length) {
      // A disabled pile still opens; the rule against it stands below the contents.
      const clause = refusal ? await clauseOf(refusal, view.game, table.texts) : null;
      details.show(element, clause && { clause, reason: refusal?.reason });
      return;
    }
    const still = at?.isConnected ? at : thing(id);
    if (still && element?.about && refusal?.scope === "core" && refusal.clause === "choice.not-now")
      showTooltip(still, details.tooltip(id), true);
    else if (refusal && still) await showRefusal(still, refusal, view.game, table.texts, element ?? undefined);
  }

  /** Ask which of several elements a tap meant. @param {string[]} ids */
  askWhich(ids) {
    if (this.table.shown) askWhichTapped(ids, this.table.context());
  }

  /** Play a whole move, as chosen in the move list. @param {Move} move */
  play(move) {
    return this.table.session.play(move, this.#confirm);
  }

  /** Play the coach's advice. */
  async playHint() {
    const { session, coach } = this.table;
    const chosen = coach.advice?.chosen;
    if (chosen) return session.play({ chosen }, this.#confirm);
    const action = JSON.stringify(coach.advice?.action);
    const move = session.view?.moves.find((one) => JSON.stringify(one.action) === action);
    if (move) await this.play(move);
  }

  /** Ask the player to confirm a move. @param {Message} question */
  #confirm = (question) => {
    const { texts } = this.table;
    return askYesNo({
      question: drawMessage(texts, question),
      label: texts.plain(question),
      yes: texts.ui("yes"),
      no: texts.ui("no"),
    });
  };
}
