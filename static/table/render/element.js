/**
 * Drawing of an element of the scene (card, pile, die and so on): a button, or a plain picture if it is never clicked.
 *
 * @typedef {import("../../types.js").SceneElement} SceneElement
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { drawMessage } from "../../ui/draw-message.js";
import { gameArtSymbol, icon, pips, seatColor, seatPieceColor, seatShape, symbolImage } from "../../ui/icons.js";
import { dependencies } from "./context.js";

/** Icons of marks; a mark shows a state of an element, such as `protected`. @type {Record<string, string>} */
const SIGNS = { protected: "checked-shield", loaded: "fire", warning: "hazard-sign", sealed: "check-mark" };

/**
 * Draw an element, reusing the previous result while neither the element nor anything it depends on has changed.
 *
 * @param {SceneElement} element
 * @param {Context} ctx
 * @param {string} [place] inline style with its position and perhaps its size
 */
export function drawCachedElement(element, ctx, place = "") {
  return guard([...dependencies(ctx, element.id), place, JSON.stringify(element)], () =>
    drawElement(element, ctx, place),
  );
}

/**
 * Draw an element with its badges, notes and hints.
 *
 * @param {SceneElement} element
 * @param {Context} ctx
 * @param {string} [place] inline style with its position and perhaps its size
 */
export function drawElement(element, ctx, place = "") {
  const { id, kind, marks = [], key } = element;
  const legal = ctx.legal.has(id);
  const move = ctx.legal.get(id);
  const picked = ctx.picks.get(id);
  const chosen = picked || ctx.path.includes(id);
  const coached = ctx.coached.has(id);
  const signs = marks.filter((mark) => SIGNS[mark]);
  const classes = [
    "thing",
    kind,
    `scale-${element.scale ?? "auto"}`,
    ...marks.map((mark) => `is-${mark}`),
    chosen ? "is-chosen" : "",
    ctx.changeable.has(id) && !legal ? "is-changeable" : "",
    element.back ? "has-back" : "",
    (element.count ?? 0) > 1 ? "has-many" : "",
    element.face?.icon || element.face?.art ? "has-icon" : "",
    element.face?.value !== undefined ? "has-value" : "",
    element.face?.word ? "has-word" : "",
    element.primary ? "is-primary" : "",
    element.face?.color || element.color ? "has-color" : element.seat !== undefined ? "is-owned" : "",
    element.face?.frame ? "has-frame" : "",
    marks.includes("fresh") ? `askew-${askew(key ?? id)}` : "",
  ].join(" ");
  const style = colors(element);
  const body = BODIES[kind]?.(element, ctx) ?? nothing;
  const sign =
    signs.length || picked
      ? html`<span class="signs">${signs.map((mark) => icon(SIGNS[mark] ?? "", `sign-${mark}`))}${picked ? icon("check-mark", "sign-chosen") : nothing}</span>`
      : nothing;
  const hint = showsMoveHintText(element, ctx)
    ? html`<span class="hint">${drawMessage(ctx.texts, move?.hint)}</span>`
    : nothing;
  const drawn = html`${body}${sign}${badges(element, ctx)}${kind === "button" ? hint : nothing}`;
  const inside = TEXT_KINDS.has(kind)
    ? drawn
    : html`<span class="visually-hidden">${accessibleName(element, ctx)}</span><span class="visual" aria-hidden="true">${drawn}</span>`;
  const news = ctx.news.has(id);
  // An element that is never clicked is still a button if a description can be opened.
  const mute = element.inert && !element.about;
  const shown = mute
    ? html`<div class=${classes} style=${style} data-id=${id} ?data-coach=${coached}>${inside}</div>`
    : html`<button type="button" class=${classes} style=${style} data-id=${id} ?data-legal=${legal} ?data-coach=${coached} aria-pressed=${chosen ? "true" : picked === false ? "false" : nothing}
        @click=${() => ctx.click(id)}>${inside}</button>`;
  const holderClasses = [
    `element element-${kind}`,
    element.scale ? `size-${element.scale}` : "",
    place.includes("width:") ? "is-sized" : "",
    element.note && kind !== "space" ? "has-note" : "",
    peekable(element) ? "has-contents" : "",
    showsCardText(element) ? "has-print" : "",
    element.face?.signs?.length ? "has-signs" : "",
    legal ? "is-legal" : "",
    coached ? "is-coached" : "",
  ].join(" ");
  return html`<div class=${holderClasses} style=${place} data-key=${key ?? nothing}>
    ${shown}${news ? html`<span class="news" aria-hidden="true"></span>` : nothing}${peek(element, ctx)}
    ${element.note && kind !== "space" ? html`<span class="note">${drawMessage(ctx.texts, element.note)}</span>` : nothing}${kind === "button" ? nothing : hint}
  </div>`;
}

/**
 * Whether to show the hint of an element's move; not if it repeats the element's note.
 *
 * @param {SceneElement} element
 * @param {Context} ctx
 */
export function showsMoveHintText({ id, note }, { moveHints, legal, texts }) {
  const hint = legal.get(id)?.hint;
  return moveHints && hint !== undefined && texts.plain(hint) !== texts.plain(note);
}

/** Whether a card has small print and lies face up. @param {SceneElement} element */
export const showsCardText = ({ kind, face, back, marks }) =>
  (kind === "card" || kind === "pile") && Boolean(face?.text) && !back && !marks?.includes("empty");

/** Caption of a number: what it counts; undefined if its icon says so. @param {SceneElement} element */
export const wordsUnderNumber = ({ face = {}, label }) => face.name ?? (face.icon ? undefined : label);

/** Kinds of elements that show their label as text. */
export const TEXT_KINDS = new Set(["text", "button"]);

/**
 * Whether the count is told. One open card speaks for itself; one face-down card or one piece of a supply might as well
 * be none.
 *
 * @param {SceneElement} element
 */
const isCounted = ({ kind, count, back, note }) => {
  const isSupply = Boolean(note) && (kind === "token" || kind === "figure");
  return count !== undefined && (count !== 1 || Boolean(back) || isSupply);
};

/**
 * Accessible name: the label, counts and notes, the state, and whether it can be chosen.
 *
 * @param {SceneElement} element
 * @param {Context} ctx
 */
export function accessibleName(element, { texts, legal, path, picks, news, coached }) {
  const label = texts.plain(element.label);
  const words = [label];
  if (element.count !== undefined && isCounted(element)) {
    const kind = ["card", "pile"].includes(element.kind) ? "card" : "piece";
    const count = texts.ui("count", { count: element.count, kind });
    if (!says(label, count)) words.push(count);
  }
  if (element.badge) words.push(texts.plain(element.badge));
  const note = texts.plain(element.note);
  if (!says(label, note)) words.push(note);
  for (const mark of element.marks ?? [])
    if (mark !== "empty" && mark !== "fresh") words.push(texts.ui(`mark-${mark}`));
  if ((picks.get(element.id) || path.includes(element.id)) && !element.marks?.includes("chosen"))
    words.push(texts.ui("mark-chosen"));
  if (news.has(element.id)) words.push(texts.ui("news"));
  if (coached.has(element.id)) words.push(texts.ui("hint-points"));
  const move = legal.get(element.id);
  if (move?.hint) words.push(texts.plain(move.hint));
  if (legal.has(element.id) && element.kind !== "button") words.push(texts.ui("can-choose"));
  return words.filter(Boolean).join(", ");
}

/** Whether a sentence contains the given words as whole words. @param {string} sentence @param {string} words */
const says = (sentence, words) => spaced(sentence).includes(spaced(words));

/** Words of a text separated by single spaces, with one at each end. @param {string} text */
const spaced = (text) => ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""} `;

/** CSS custom properties of an element: colours, rotation and count. @param {SceneElement} element */
function colors(element) {
  const color = element.face?.color ?? element.color;
  const c = color ? `--c:var(--${color});` : element.seat !== undefined ? `--c:${seatColor(element.seat)};` : "";
  return `${c}${element.seat !== undefined ? `--owner:${seatColor(element.seat)};--piece:${seatPieceColor(element.seat)};` : ""}${
    element.turn ? `--turn:${element.turn}deg;` : ""
  }${element.count ? `--count:${Math.min(element.count, 12)};` : ""}`;
}

/** Small random-looking tilt of a newly arrived element (0 to 3); the same for the same key. @param {string} key */
function askew(key) {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % 4;
}

/**
 * Badges on an element: count, remark, owner.
 *
 * @param {SceneElement} element
 * @param {Context} ctx
 */
function badges(element, ctx) {
  const count =
    isCounted(element) && !peekable(element) && element.kind !== "number"
      ? html`<span class="badge count" translate="no">${element.count}</span>`
      : nothing;
  const badge = element.badge
    ? html`<span class="badge remark">${drawMessage(ctx.texts, element.badge)}</span>`
    : nothing;
  // No owner mark on a figure, which has its owner's shape, or on a button, whose text names the seat.
  const owner =
    element.seat !== undefined && element.kind !== "figure" && element.kind !== "button"
      ? html`<span class="owner">${seatShape(element.seat)}</span>`
      : nothing;
  return html`${count}${badge}${owner}`;
}

/** Whether an element has contents, which a second button shows. @param {SceneElement} element */
const peekable = (element) => Boolean(element.contents?.length);

/**
 * Second button of an element with contents or small print; it opens the details.
 *
 * @param {SceneElement} element
 * @param {Context} ctx
 */
function peek(element, ctx) {
  if (!peekable(element)) {
    if (!element.face?.text || element.back) return nothing;
    return html`<button type="button" class="badge tell ${element.inert ? "" : "peek"}" tabindex=${element.inert ? nothing : "-1"} title=${ctx.texts.ui("read-card")}
      aria-label=${ctx.texts.ui("read-card-of", { what: element.label })} @click=${() => ctx.inspect(element)}><span aria-hidden="true">i</span></button>`;
  }
  const count = element.count ?? element.contents?.length ?? 0;
  return html`<button type="button" class="badge count peek" translate="no" tabindex="-1" title=${ctx.texts.ui("open-contents")}
    aria-label="${count}, ${ctx.texts.ui("open-contents-of", { what: element.label })}" @click=${() => ctx.inspect(element)}>${count}</button>`;
}

/**
 * The picture of an element: its art, or its icon in its frame.
 *
 * @param {Pick<SceneElement, "face">} element
 * @param {Context} ctx
 */
const picture = ({ face = {} }, { view: { game } }) =>
  face.art
    ? symbolImage(face.art, "art", game)
    : html`${face.frame ? icon(face.frame, "frame", game) : nothing}${face.icon ? icon(face.icon, face.frame ? "main is-framed" : "main", game) : nothing}`;

/** Whether a face shows an icon and no art. @param {SceneElement["face"]} face */
const signed = (face) => Boolean(face?.icon && !face.art);

/**
 * CSS class that underlines numbers which read as another number upside down, such as 6 and 9.
 *
 * @param {string | number} value
 */
const turnable = (value) => (/^[01689]*[69][01689]*$/.test(String(value)) ? "is-turnable" : "");

/**
 * Content of a card or a pile: its face or its back.
 *
 * @param {SceneElement} element
 * @param {Context} ctx
 */
function cardFace(element, ctx) {
  const { texts, view } = ctx;
  const { face = {}, back } = element;
  if (back) {
    const art = face.art ?? (face.icon ? "" : gameArtSymbol("back", view.game));
    return html`<span class="sheet back ${art ? "has-art" : ""}">${art ? symbolImage(art, "art", view.game) : icon(face.icon ?? "ship-wheel", "main", view.game)}</span>`;
  }
  if (!element.face || element.marks?.includes("empty")) {
    return html`<span class="sheet outline ${signed(face) ? "has-main" : ""}">${picture(element, ctx)}${face.value === undefined ? nothing : html`<span class="faint">${face.value}</span>`}</span>`;
  }
  const { value } = face;
  const worth = html`${face.unit ? icon(face.unit, "unit", view.game) : nothing}${value === undefined ? nothing : html`<span>${value}</span>`}`;
  const cornered = value !== undefined || Boolean(face.unit);
  const corner = `corner ${face.unit ? "has-unit" : ""} ${turnable(value ?? "")}`;
  const name = face.name ? texts.plain(face.name) : "";
  const longest = Math.max(0, ...name.split(" ").map((word) => word.length));
  return html`<span class="sheet front ${face.art ? "has-art" : ""} ${face.text ? "has-text" : ""} ${cornered ? "has-corner" : ""} ${face.signs?.length ? "has-edge" : ""}">
    ${picture(element, ctx)}
    ${
      cornered
        ? html`<span class=${corner}>${worth}</span>${
            face.foot
              ? html`<span class="corner low is-foot">${drawMessage(texts, face.foot)}</span>`
              : html`<span class="${corner} low" aria-hidden="true">${worth}</span>`
          }`
        : nothing
    }
    ${face.signs?.length ? html`<span class="edge">${face.signs.map((sign) => icon(sign, "", view.game))}</span>` : nothing}
    ${name ? html`<span class="name ${longest > 7 ? "long" : ""}">${name}</span>` : nothing}
    ${face.text ? html`<span class="print">${drawMessage(texts, face.text)}</span>` : nothing}
  </span>`;
}

/**
 * Content of tokens, figures and spaces: picture, value and name.
 *
 * @param {SceneElement} element
 * @param {Context} ctx
 */
function chip(element, ctx) {
  const { texts } = ctx;
  const { face = {} } = element;
  return html`${picture(element, ctx)}${face.value === undefined ? nothing : html`<span class="value" translate="no">${face.value}</span>`}${
    face.name ? html`<span class="name">${drawMessage(texts, face.name)}</span>` : nothing
  }`;
}

/**
 * Functions that draw the content of an element, by its kind.
 *
 * @type {Record<string, (element: SceneElement, ctx: Context) => unknown>}
 */
const BODIES = {
  card: cardFace,
  pile: cardFace,
  slot: (element, ctx) =>
    html`<span class="sheet outline ${signed(element.face) ? "has-main" : ""}">${picture(element, ctx)}${
      element.face?.value === undefined ? nothing : html`<span class="faint">${element.face.value}</span>`
    }${element.face?.name ? html`<span class="name">${drawMessage(ctx.texts, element.face.name)}</span>` : nothing}</span>`,
  die: ({ face = {} }, ctx) =>
    html`<span class="cube">${
      face.icon
        ? picture({ face }, ctx)
        : typeof face.value === "number" && face.value >= 1 && face.value <= 6
          ? pips(face.value)
          : html`<span class="value" translate="no">${face.value ?? ""}</span>`
    }</span>${face.name ? html`<span class="name">${drawMessage(ctx.texts, face.name)}</span>` : nothing}`,
  token: (element, ctx) =>
    html`<span class="disc ${element.face?.art ? "is-painted" : ""}">${chip(element, ctx)}</span>`,
  figure: (element, ctx) =>
    html`<span class="stand">${element.seat !== undefined ? seatShape(element.seat) : nothing}${chip(element, ctx)}</span>`,
  space: (element, ctx) =>
    html`<span class="ground ${element.face?.art ? "is-painted" : element.face?.icon || element.face?.frame ? "has-sign" : ""}">${chip(element, ctx)}${
      element.note ? html`<span class="note">${drawMessage(ctx.texts, element.note)}</span>` : nothing
    }</span>`,
  number: (element, ctx) => {
    const { face = {} } = element;
    const words = wordsUnderNumber(element);
    return html`${picture(element, ctx)}<span class="value" translate="no">${face.value ?? element.count ?? ""}</span>${
      words ? html`<span class="caption">${drawMessage(ctx.texts, words)}</span>` : nothing
    }${face.word ? html`<span class="caption is-spare">${drawMessage(ctx.texts, face.word)}</span>` : nothing}`;
  },
  text: (element, ctx) =>
    html`${picture(element, ctx)}<span class="words">${drawMessage(ctx.texts, element.label)}</span>`,
  button: (element, ctx) =>
    html`${picture(element, ctx)}<span class="words">${drawMessage(ctx.texts, element.face?.name ?? element.label)}</span>${
      element.face?.value === undefined
        ? nothing
        : html`<span class="value" translate="no">${element.face.value}</span>`
    }`,
};
