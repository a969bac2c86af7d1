/**
 * Dialog with the details of an element: description, state, contents, and the clause that explains it.
 *
 * @typedef {import("../../types.js").SceneElement} SceneElement
 * @typedef {import("../../types.js").Clause} Clause
 * @typedef {import("../../types.js").Message} Message
 * @typedef {import("../../rules/handbook-lookup.js").Book} Book
 * @typedef {import("../render/context.js").Context} Context
 * @typedef {import("../../ui/texts.js").Texts} Texts
 *
 * @typedef {{clause: Clause, reason?: Message | undefined}} WhyIllegal clause that forbids an element, and why
 * @typedef {{book: Book | null, behind: Clause | null, why: WhyIllegal | null}} Explanations texts that are loaded after the dialog has opened
 */
import { html, nothing } from "lit-html";
import { drawClauseText } from "../../rules/draw-clause.js";
import { explanationOf } from "../../rules/handbook-lookup.js";
import { drawSymbolRow } from "../../rules/symbol-row.js";
import { openDialog } from "../../ui/dialogs.js";
import { drawMessage } from "../../ui/draw-message.js";
import { icon } from "../../ui/icons.js";
import { drawElements } from "../render/area.js";
import { accessibleName, drawElement, TEXT_KINDS } from "../render/element.js";
import { findElement } from "../render/scene-traversal.js";

/**
 * Description of an element: its own, else that of the handbook; null for none.
 *
 * @param {SceneElement} thing
 * @param {Book | null} book
 * @param {Texts} texts
 */
export function explanation(thing, book, texts) {
  if (thing.about) return drawMessage(texts, thing.about);
  const known = explanationOf(book, thing);
  return book && known ? drawMessage(book.words, known.says) : null;
}

/**
 * Open the dialog.
 *
 * @param {SceneElement} element
 * @param {object} around
 * @param {Texts} around.texts
 * @param {() => Context | null} around.context current drawing context; null while the table shows nothing
 * @param {WhyIllegal | null} around.why why the element is disabled, if already known
 * @param {() => Promise<Explanations>} around.learn loads the explanations
 * @param {(way: 1 | -1) => void} around.step shows the next (1) or previous (-1) element of the table
 * @param {() => void} around.onClose
 */
export function showDetails(element, { texts, context, why, learn, step, onClose }) {
  /** @type {Explanations} */
  let known = { book: null, behind: null, why };
  let gone = false;
  const look = openDialog({
    title: texts.plain(element.label),
    close: texts.ui("close"),
    wide: (element.contents?.length ?? 0) > 4,
    name: "contents",
    body: (close) => {
      const table = context();
      if (!table) return nothing;
      const click = (/** @type {string} */ id) => {
        if (table.legal.has(id)) close();
        table.click(id);
      };
      const ctx = { ...table, click };
      const now = findElement(ctx.view.scene, element.id) ?? element;
      const { contents, about, ...alone } = now;
      const words = accessibleName(now, ctx).slice(texts.plain(now.label).length).replace(/^, /, "");
      const large = { ...alone, scale: /** @type {"l"} */ ("l"), inert: true, id: `${now.id}:large` };
      const seen =
        !TEXT_KINDS.has(now.kind) && now.kind !== "space" && (now.face || now.back || now.seat !== undefined);
      return html`<div class="contents" data-game=${ctx.view.game} data-explains=${now.id} ?data-known=${known.book}>
        ${seen && (now.face?.text || !contents?.length) ? html`<div class="contents-one">${drawElement(large, ctx)}</div>` : nothing}
        ${words ? html`<p class="thing-state">${words}</p>` : nothing}
        <p class="about-thing">${explanation(now, known.book, texts) ?? nothing}</p>
        ${known.why?.reason ? html`<p class="thing-reason">${drawMessage(texts, known.why.reason)}</p>` : nothing}
        ${contents?.length ? html`<section class="area kind-row" style="--n:${contents.length}"><div class="area-body"><div class="items">${drawElements(contents, ctx)}</div></div></section>` : nothing}
        ${known.why ? drawClause(known.why.clause, known.book, ctx, "why") : nothing}
        ${known.behind && known.behind.id !== known.why?.clause.id ? drawClause(known.behind, known.book, ctx, "behind") : nothing}
        <div class="thing-steps">
          <button type="button" class="plain" data-do="thing-before" @click=${() => step(-1)}>${icon("previous-button")}<span>${texts.ui("thing-before")}</span></button>
          <button type="button" class="plain" data-do="thing-after" @click=${() => step(1)}>${icon("next-button")}<span>${texts.ui("thing-after")}</span></button>
        </div>
      </div>`;
    },
    onClose: () => {
      gone = true;
      onClose();
    },
  });
  void learn().then((found) => {
    known = found;
    if (!gone) look.draw();
  });
  return look;
}

/**
 * Section with a clause, and a link to the rules.
 *
 * @param {Clause} clause
 * @param {Book | null} book
 * @param {Context} ctx
 * @param {"why" | "behind"} name "why": it forbids choosing the element; "behind": it explains the element
 */
const drawClause = (clause, book, { texts, view }, name) =>
  html`<section class="why is-${name}" data-clause=${clause.id}>
    <h3>${name === "why" ? html`<span class="why-lead">${texts.ui("refusal")}:</span> ` : nothing}${clause.title}${drawSymbolRow(book?.shows[clause.id], view.game)}</h3>
    ${drawClauseText(clause.text)}
    <a href="#/rules/${view.game}/${clause.id}">${texts.ui("refusal-rules")}</a>
  </section>`;
