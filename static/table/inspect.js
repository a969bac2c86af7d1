/**
 * A look at what lies in or on a thing.
 *
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").Clause} Clause
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { paragraphs } from "../clause.js";
import { openDialog } from "../dialogs.js";
import { sentence } from "../icons.js";
import { things } from "./area.js";
import { drawElement } from "./element.js";
import { find } from "./zones.js";

/**
 * @param {SceneElement} element
 * @param {object} around
 * @param {import("../texts.js").Texts} around.texts
 * @param {() => Context | null} around.context what the table is drawn with at the moment
 * @param {Clause | null} around.why the clause that keeps the thing dark
 * @param {() => void} around.onClose
 */
export function showContents(element, { texts, context, why, onClose }) {
  return openDialog({
    title: texts.plain(element.label),
    close: texts.ui("close"),
    wide: (element.contents?.length ?? 0) > 4,
    name: "contents",
    body: (close) => {
      const table = context();
      if (!table) return nothing;
      const click = (/** @type {string} */ id) => {
        if (table.lit.has(id)) close();
        table.click(id);
      };
      const ctx = { ...table, click };
      const now = find(ctx.view.scene, element.id) ?? element;
      const { contents, about, ...alone } = now;
      return html`<div class="contents" data-game=${ctx.view.game}>
        ${now.face?.text || !contents?.length ? html`<div class="contents-one">${drawElement({ ...alone, scale: "l", inert: true, id: `${now.id}:large` }, ctx)}</div>` : nothing}
        ${about ? html`<p class="about-thing">${sentence(texts, about)}</p>` : nothing}
        ${contents?.length ? html`<section class="area kind-row" style="--n:${contents.length}"><div class="area-body"><div class="items">${things(contents, ctx)}</div></div></section>` : nothing}
        ${why ? html`<aside class="why" data-clause=${why.id}><h3>${why.title}</h3>${paragraphs(why.text)}</aside>` : nothing}
      </div>`;
    },
    onClose,
  });
}
