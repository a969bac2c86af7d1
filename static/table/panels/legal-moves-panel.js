/**
 * The panel of legal moves beside the table, in words. Each line highlights its pieces and can be chosen.
 *
 * A move of several clicks is listed under its first element. With too many moves, only the next click of each is
 * listed; choosing it lists the rest.
 *
 * @typedef {import("../../types.js").Move} Move
 * @typedef {import("../../types.js").Area} Area
 * @typedef {import("../../types.js").SceneElement} SceneElement
 * @typedef {import("../../types.js").Message} Message
 * @typedef {import("../render/context.js").Context} Context
 *
 * @typedef {{path: string[], words: string[], hint?: Message, move: Move | null}} Line one line; no `move` where more clicks must follow
 * @typedef {{title: string, lines: Line[]}} Group
 */
import { html, nothing } from "lit-html";
import { drawMessage } from "../../ui/draw-message.js";
import { icon } from "../../ui/icons.js";
import { findElement, isArea } from "../render/scene-traversal.js";

/** Number of moves above which only the next click of each is listed. */
const MANY = 40;

/**
 * Name of an element as a line shows it, with badge and note unless its label already contains their words.
 *
 * @param {string} id
 * @param {Context} ctx
 */
function nameOf(id, { view, texts }) {
  const thing = findElement(view.scene, id);
  if (!thing) return id;
  const label = texts.plain(thing.label);
  const more = [thing.badge, thing.note]
    .map((one) => texts.plain(one))
    .filter((words) => words && !names(label, words));
  return [label, ...more].join(", ");
}

/**
 * Whether a label contains words. A number alone may count something else than the label, so it must be the whole label.
 *
 * @param {string} label
 * @param {string} words
 */
const names = (label, words) =>
  /\p{L}/u.test(words) ? label.toLowerCase().includes(words.toLowerCase()) : label === words;

/**
 * Heading of each element: the title of its area, or the name of the pile that contains it.
 *
 * @param {readonly (Area | SceneElement)[]} items
 * @param {Context} ctx
 * @param {string} title heading from the area around `items`
 * @param {Map<string, string>} found result by id of the element; filled and returned
 */
function headings(items, ctx, title, found) {
  for (const item of items) {
    if (isArea(item)) headings(item.items, ctx, item.title ? ctx.texts.plain(item.title) : title, found);
    else {
      found.set(item.id, title);
      for (const content of item.contents ?? []) found.set(content.id, ctx.texts.plain(item.label));
    }
  }
  return found;
}

/**
 * Lines of the panel in groups, in the order given by the game.
 *
 * @param {Context} ctx
 * @returns {Group[]}
 */
export function groupMoves(ctx) {
  const { view, path, picks, legal } = ctx;
  const titles = headings(view.scene.areas, ctx, "", new Map());
  const open = view.moves.filter((move) => path.every((id, place) => move.path[place] === id));
  const whole = open.length <= MANY;
  /** @type {Map<string, Group>} */
  const groups = new Map();
  const add = (/** @type {string} */ key, /** @type {string} */ title, /** @type {Line} */ line) => {
    const group = groups.get(key) ?? { title, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  };
  for (const [id, move] of legal) {
    const name = nameOf(id, ctx);
    const title = titles.get(id) ?? "";
    if (move) add(`:${title}`, title, line([...path, id], [name], move));
    else if (!whole || picks.has(id) || id === view.pick?.confirm)
      add(`:${title}`, title, { path: [...path, id], words: [name], move: null });
    else {
      for (const one of open.filter((other) => other.path[path.length] === id)) {
        const rest = one.path.slice(path.length + 1).map((next) => nameOf(next, ctx));
        add(id, name, line(one.path, rest, one));
      }
    }
  }
  return [...groups.values()];
}

/** A line that plays a move. @param {string[]} path @param {string[]} words @param {Move} move @returns {Line} */
const line = (path, words, move) => (move.hint ? { path, words, hint: move.hint, move } : { path, words, move });

/**
 * The panel as HTML.
 *
 * @param {Context} ctx
 * @param {object} around
 * @param {Message | undefined} around.status text of the status line
 * @param {(line: Line) => void} around.choose
 * @param {(path: readonly string[]) => void} around.highlight highlights the elements of a line
 * @param {string | undefined} around.last id of the element clicked last
 * @param {() => void} around.back takes that click back
 * @param {() => void} around.close
 */
export function drawLegalMoves(ctx, { status, choose, highlight, last, back, close }) {
  const { texts, view } = ctx;
  const groups = groupMoves(ctx);
  return html`<aside class="side-panel" aria-label=${texts.ui("actions")}>
    <header>${icon("checklist")}<h2 tabindex="-1">${texts.ui("actions")}</h2>
      <button type="button" class="round" data-do="options-close" aria-label=${texts.ui("close")} title=${texts.ui("close")} @click=${close}>${icon("cancel")}</button></header>
    <div class="side-panel-body" @pointerleave=${() => highlight([])}>
      <p class="move-list-status">${groups.length ? drawMessage(texts, status) : texts.ui(view.next.kind === "over" ? "actions-over" : "actions-none")}</p>
      ${last !== undefined ? html`<button type="button" class="plain" @click=${back}>${icon("cancel")}<span>${texts.ui("cancel")}: ${nameOf(last, ctx)}</span></button>` : nothing}
      ${groups.map(
        ({ title, lines }) =>
          html`${title ? html`<h3>${title}</h3>` : nothing}<ul>${lines.map(
            (one) =>
              html`<li><button type="button" class="plain" data-legal @pointerenter=${() => highlight(one.path)} @focus=${() => highlight(one.path)} @blur=${() => highlight([])}
                @click=${() => choose(one)}>${one.words.map((word, place) => html`${place ? html`<span class="then" aria-hidden="true">›</span>` : nothing}<span>${word}</span>`)}${
                  one.move ? nothing : html`<span class="then" aria-hidden="true">…</span>`
                }${one.hint ? html`<small>${drawMessage(texts, one.hint)}</small>` : nothing}</button></li>`,
          )}</ul>`,
      )}
    </div>
  </aside>`;
}

/** Highlight the elements of a path on the table, and scroll to the last one. @param {readonly string[]} path ids; an empty path removes all highlights */
export function highlight(path) {
  for (const thing of document.querySelectorAll(".is-highlighted")) thing.classList.remove("is-highlighted");
  /** @type {Element | null} */
  let last = null;
  for (const id of path) {
    const place = document.querySelector(`.table [data-id="${CSS.escape(id)}"]`)?.closest(".element");
    place?.classList.add("is-highlighted");
    last = place ?? last;
  }
  if (last && hides(last)) last.scrollIntoView({ block: "start" });
}

/** Whether an element is off-screen or covered by the panel. @param {Element} thing */
function hides(thing) {
  const box = thing.getBoundingClientRect();
  const sheet = document.querySelector(".side-panel")?.getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight || (sheet !== undefined && overlaps(box, sheet));
}

/**
 * Whether two boxes overlap.
 *
 * @param {DOMRect} a
 * @param {{left: number, right: number, top: number, bottom: number}} b
 */
const overlaps = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Move the panel to the side of the table where it covers fewer legal elements. */
export function chooseSide() {
  const sheet = document.querySelector(".side-panel");
  if (!(sheet instanceof HTMLElement)) return;
  sheet.classList.remove("is-left");
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  const legal = [...document.querySelectorAll(".table [data-legal]")].map((thing) => thing.getBoundingClientRect());
  const covered = (/** @type {{left: number, right: number, top: number, bottom: number}} */ at) =>
    legal.filter((box) => overlaps(box, at)).length;
  const other = { left: innerWidth - right, right: innerWidth - left, top, bottom };
  sheet.classList.toggle("is-left", covered(other) < covered({ left, right, top, bottom }));
}
