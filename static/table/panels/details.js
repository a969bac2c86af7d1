/**
 * Details of elements: their tooltips, and a dialog that explains an element and why it is disabled.
 *
 * @typedef {import("../../types.js").SceneElement} SceneElement
 * @typedef {import("./details-dialog.js").WhyIllegal} WhyIllegal
 * @typedef {import("./details-dialog.js").Explanations} Explanations
 * @typedef {Pick<import("../screen.js").TableScreen, "session" | "texts" | "game" | "shown" | "timeline" | "context">} Table
 */
import { explanationOf, loadedHandbook, loadHandbook } from "../../rules/handbook-lookup.js";
import * as selection from "../../session/selection.js";
import { loadStylesheet } from "../../ui/stylesheets.js";
import { TEXT_KINDS } from "../render/element.js";
import { elementsOf, findElement } from "../render/scene-traversal.js";
import { showDetails } from "./details-dialog.js";
import { clauseOf } from "./refusal.js";
import { hideTooltip } from "./tooltip.js";

export class Details {
  /** Open dialogs; one may cover another. @type {Set<ReturnType<typeof showDetails>>} */
  #open = new Set();

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Name and description of an element, for its tooltip; null where it has no tooltip. @param {string} id */
  tooltip(id) {
    const { shown, texts, game } = this.table;
    const thing = shown ? findElement(shown.scene, id) : null;
    if (!thing || TEXT_KINDS.has(thing.kind)) return null;
    const book = loadedHandbook(texts.lang, game);
    const known = thing.about ? null : explanationOf(book, thing);
    const about = book && known ? book.words.plain(known.says) : texts.plain(thing.about);
    return { name: texts.plain(thing.label), about };
  }

  /** Open the details of an element; false where no element has this id. @param {string} id */
  open(id) {
    const { shown } = this.table;
    const thing = shown ? findElement(shown.scene, id) : null;
    if (thing) this.show(thing);
    return thing !== null;
  }

  /**
   * Show the details of an element.
   *
   * @param {SceneElement} element
   * @param {WhyIllegal | null} [why] why it is disabled, if already known
   */
  show(element, why = null) {
    hideTooltip();
    loadStylesheet("handbook.css").catch(() => {}); // the dialog is readable without it
    const { table } = this;
    const look = showDetails(element, {
      texts: table.texts,
      context: () => (table.shown ? table.context() : null),
      why,
      learn: () => this.#learn(element, why),
      step: (way) => {
        const next = this.#neighbour(element.id, way);
        look.close();
        if (!next) return;
        this.show(next);
        const again = document.querySelector(`[data-do='thing-${way > 0 ? "after" : "before"}']`);
        /** @type {HTMLElement | null} */ (again)?.focus();
      },
      onClose: () => {
        this.#open.delete(look);
      },
    });
    this.#open.add(look);
  }

  /** Redraw the open dialogs. */
  draw() {
    for (const look of this.#open) look.draw();
  }

  /**
   * Load the explanations of an element: the handbook, the clause that covers the element, and why it is disabled.
   *
   * @param {SceneElement} element
   * @param {WhyIllegal | null} why
   * @returns {Promise<Explanations>}
   */
  async #learn(element, why) {
    const { texts, game } = this.table;
    const book = await loadHandbook(texts.lang, game);
    const clause = explanationOf(book, element)?.clause ?? "";
    const behind = clause ? await clauseOf({ scope: "game", clause }, game, texts) : null;
    return { book, behind, why: why ?? (await this.#whyIllegal(element)) };
  }

  /**
   * Clause that forbids choosing an element now; null where it is not disabled or its game has no such clause.
   *
   * @param {SceneElement} element
   */
  async #whyIllegal({ id, inert }) {
    const { session, texts, game, timeline } = this.table;
    const { view } = session;
    if (inert || timeline.past || view?.next.kind !== "person" || view.next.seat !== view.viewer) return null;
    const meant = selection.click(view, session, id);
    if (meant.kind !== "disabled") return null;
    const refusal = await session.refusal(meant.path);
    if (refusal?.scope !== "game") return null;
    const clause = await clauseOf(refusal, game, texts);
    return clause && { clause, reason: refusal.reason };
  }

  /**
   * The next (1) or previous (-1) element of the table in reading order; after the last comes the first.
   *
   * @param {string} id
   * @param {1 | -1} way
   */
  #neighbour(id, way) {
    const { shown } = this.table;
    const all = shown ? [...elementsOf(shown.scene.areas)] : [];
    const at = all.findIndex((one) => one.id === id || one.contents?.some((content) => content.id === id));
    return all.at((at + way) % all.length);
  }
}
