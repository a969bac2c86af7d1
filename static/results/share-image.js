/**
 * Share image: the finished table painted on a canvas, with the result above it.
 *
 * It reads the browser's layout and paints boxes, texts and drawings in the same places. The content of a scrolling
 * element is scaled down so that all of it fits. Decorations from style sheets (textures, shadows, tilted edges) are
 * left out.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { withMinusSign } from "../ui/texts.js";

/** Sizes in pixels: margin of the image, height of a line of the result, height of a line about ties. */
const MARGIN = 24;
const LINE = 34;
const TIE_LINE = 22;
const FAMILY = "Alegreya, Georgia, serif";
const SMALL_FONT = `16px ${FAMILY}`;
/** Longest side of a canvas that all browsers can paint, in pixels. */
const MAX_SIDE = 8192;
const SVG = "http://www.w3.org/2000/svg";

/** Selector of controls and hidden texts, which are not painted. */
const NOT_PAINTED =
  ".region-actions, .table-question:not(:has(.region-hand [data-id])), .board-tools, .news, .visually-hidden";

/** Selector of the parts of the table that are painted: the first screen, and what follows below it on a phone. */
const PARTS = ".deck, .far";
/** Overflow that can come from rounding alone, in pixels. */
const ROUNDING = 2;

/**
 * Paint the share image.
 *
 * @param {Element} table
 * @param {View} view of a finished game
 * @param {Texts} texts
 * @param {string} title
 * @returns {Promise<Blob | null>} PNG; null if the browser cannot make it
 */
export async function paintTableWithResult(table, view, texts, title) {
  const parts = [...table.querySelectorAll(PARTS)];
  const frame = around(parts.flatMap(boxes).filter((box) => box.width && box.height));
  const width = Math.max(frame.width, 360) + 2 * MARGIN;
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  const ties = tieLines(brush, view, texts, width - 2 * MARGIN);
  const head = MARGIN + LINE * (2 + view.seats.length) + TIE_LINE * ties.length;
  const height = frame.height + head + 2 * MARGIN;
  const scale = Math.min(2, MAX_SIDE / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  brush.scale(scale, scale);
  const page = getComputedStyle(document.documentElement);
  brush.fillStyle = page.backgroundColor;
  brush.fillRect(0, 0, width, height);
  drawHead(brush, view, texts, title, page.color, ties);
  brush.translate(MARGIN + (width - 2 * MARGIN - frame.width) / 2 - frame.left, head + MARGIN - frame.top);
  for (const part of parts) await paint(part, brush);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Boxes of a part; if it has none of its own, those of its children. @param {Element} part @returns {DOMRect[]} */
const boxes = (part) =>
  getComputedStyle(part).display === "contents" ? [...part.children].flatMap(boxes) : [part.getBoundingClientRect()];

/** Smallest box that contains all given boxes. @param {DOMRect[]} all */
function around(all) {
  const left = Math.min(...all.map((box) => box.left));
  const top = Math.min(...all.map((box) => box.top));
  const right = Math.max(...all.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...all.map((box) => box.bottom)) - top);
}

/**
 * Paint title and result above the table.
 *
 * @param {CanvasRenderingContext2D} brush
 * @param {View} view
 * @param {Texts} texts
 * @param {string} title
 * @param {string} ink colour of the text
 * @param {string[]} ties lines about tie-breakers
 */
function drawHead(brush, view, texts, title, ink, ties) {
  const { outcome, seats } = view;
  const style = getComputedStyle(document.documentElement);
  brush.textBaseline = "middle";
  brush.fillStyle = ink;
  brush.font = `700 28px ${FAMILY}`;
  brush.fillText(title, MARGIN, MARGIN + LINE / 2);
  brush.font = SMALL_FONT;
  const date = new Intl.DateTimeFormat(texts.lang, { dateStyle: "long" }).format(Date.now());
  const reason = outcome ? texts.plain(outcome.reason) : "";
  brush.fillText([date, reason].filter(Boolean).join(" · "), MARGIN, MARGIN + LINE * 1.5);
  const order = seats.map((_, seat) => seat).sort((a, b) => (outcome?.places[a] ?? 9) - (outcome?.places[b] ?? 9));
  order.forEach((seat, line) => {
    const y = MARGIN + LINE * (2.5 + line);
    const place = outcome?.places[seat] ?? 0;
    brush.fillStyle = style.getPropertyValue(`--seat-${(seat % 8) + 1}`).trim() || ink;
    brush.font = `${place === 1 ? 700 : 400} 20px ${FAMILY}`;
    const rank = view.cooperative ? "" : `${place}. `;
    const score = outcome?.lines[seat]?.length ? `  ${withMinusSign(outcome.scores[seat] ?? 0)}` : "";
    const conceded = seats[seat]?.conceded ? ` · ${texts.ui("end-conceded")}` : "";
    brush.fillText(`${rank}${seats[seat]?.name ?? ""}${score}${conceded}`, MARGIN, y);
  });
  brush.fillStyle = ink;
  brush.font = SMALL_FONT;
  ties.forEach((tie, line) => {
    brush.fillText(tie, MARGIN, MARGIN + LINE * (2 + seats.length) + TIE_LINE * (line + 0.5));
  });
}

/**
 * Text about tie-breakers, divided into lines of at most `width` pixels.
 *
 * @param {CanvasRenderingContext2D} brush
 * @param {View} view
 * @param {Texts} texts
 * @param {number} width
 */
function tieLines(brush, { outcome }, texts, width) {
  brush.font = SMALL_FONT;
  /** @type {string[]} */
  const lines = [];
  for (const tie of outcome?.ties ?? []) {
    let line = "";
    for (const word of texts.plain(tie).split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && brush.measureText(longer).width > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

/** Whether a CSS colour is not fully transparent. @param {string} color */
const isVisible = (color) => color !== "" && color !== "transparent" && !/[,/]\s*0\)$/.test(color);

/** Colours in a CSS gradient. @param {string} image the gradient @returns {string[]} */
const colorsIn = (image) =>
  image.includes("gradient") ? (image.match(/(?:rgba?|color|oklch|oklab)\([^()]*\)/g) ?? []) : [];

/**
 * Paint an element and its descendants, in document order.
 *
 * @param {Element} element
 * @param {CanvasRenderingContext2D} brush
 */
async function paint(element, brush) {
  const style = getComputedStyle(element);
  if (
    element.matches(NOT_PAINTED) ||
    style.display === "none" ||
    style.visibility === "hidden" ||
    style.opacity === "0"
  )
    return;
  const box = element.getBoundingClientRect();
  if (style.display !== "contents" && (box.width < 2 || box.height < 2)) return;
  brush.save();
  brush.globalAlpha *= Number(style.opacity) || 1;
  if (element instanceof SVGSVGElement) await paintDrawing(element, style, box, brush);
  else {
    if (style.display !== "contents") paintBox(style, box, brush);
    if (/auto|scroll/.test(style.overflow)) scaleToFit(element, box, brush);
    for (const child of element.childNodes) {
      if (child instanceof Element) await paint(child, brush);
      else if (child instanceof Text) paintWords(child, style, brush);
    }
  }
  brush.restore();
}

/**
 * Scale down the content of a scrolling element, so that all of it is painted inside the element's box.
 *
 * @param {Element} element
 * @param {DOMRect} box
 * @param {CanvasRenderingContext2D} brush
 */
function scaleToFit(element, box, brush) {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight, scrollLeft, scrollTop } = element;
  if (scrollWidth <= clientWidth + ROUNDING && scrollHeight <= clientHeight + ROUNDING) return;
  const scale = Math.min(clientWidth / scrollWidth, clientHeight / scrollHeight);
  brush.translate(box.left + (clientWidth - scale * scrollWidth) / 2, box.top);
  brush.scale(scale, scale);
  brush.translate(scrollLeft - box.left, scrollTop - box.top);
}

/**
 * Paint background and border of an element.
 *
 * @param {CSSStyleDeclaration} style
 * @param {DOMRect} box
 * @param {CanvasRenderingContext2D} brush
 */
function paintBox(style, box, brush) {
  const radius = style.borderTopLeftRadius.endsWith("%")
    ? (Number.parseFloat(style.borderTopLeftRadius) / 100) * Math.min(box.width, box.height)
    : Number.parseFloat(style.borderTopLeftRadius) || 0;
  brush.beginPath();
  brush.roundRect(box.left, box.top, box.width, box.height, Math.min(radius, box.width / 2, box.height / 2));
  if (isVisible(style.backgroundColor)) {
    brush.fillStyle = style.backgroundColor;
    brush.fill();
  }
  const colors = colorsIn(style.backgroundImage);
  if (colors.length) {
    const blend = brush.createLinearGradient(0, box.top, 0, box.bottom);
    for (const [place, color] of colors.entries())
      blend.addColorStop(colors.length > 1 ? place / (colors.length - 1) : 0, color);
    brush.fillStyle = blend;
    brush.fill();
  }
  const line = Number.parseFloat(style.borderTopWidth);
  if (line && style.borderTopStyle !== "none" && isVisible(style.borderTopColor)) {
    brush.strokeStyle = style.borderTopColor;
    brush.lineWidth = line;
    brush.setLineDash(style.borderTopStyle === "dashed" ? [4, 4] : []);
    brush.stroke();
  }
  if (style.overflow !== "visible") brush.clip();
}

/**
 * Paint a text node.
 *
 * @param {Text} text
 * @param {CSSStyleDeclaration} style
 * @param {CanvasRenderingContext2D} brush
 */
function paintWords(text, style, brush) {
  const words = text.data.matchAll(/\S+/g);
  brush.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  brush.fillStyle = style.color;
  brush.textBaseline = "middle";
  const range = document.createRange();
  for (const { 0: word, index } of words) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const box = range.getBoundingClientRect();
    if (box.width > 1) brush.fillText(word, box.left, box.top + box.height / 2, box.width + 2);
  }
}

/**
 * Paint an SVG drawing.
 *
 * @param {SVGSVGElement} drawing
 * @param {CSSStyleDeclaration} style
 * @param {DOMRect} box
 * @param {CanvasRenderingContext2D} brush
 */
async function paintDrawing(drawing, style, box, brush) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const parts = [...drawing.querySelectorAll("*")];
  const copies = [...copy.querySelectorAll("*")];
  for (const [place, part] of parts.entries()) {
    const made = copies[place];
    if (!made) continue;
    const look = getComputedStyle(part);
    for (const name of ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "color"])
      made.setAttribute(name, look.getPropertyValue(name));
    if (part instanceof SVGUseElement) inlineSymbol(made, part.getAttribute("href") ?? "");
  }
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  copy.setAttribute("style", `color:${style.color};fill:${style.fill}`);
  const markup = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, name) => style.getPropertyValue(name).trim() || "none");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  try {
    await image.decode();
    brush.drawImage(image, box.left, box.top, box.width, box.height);
  } catch {
    // A drawing that cannot be loaded as an image is left out.
  }
}

/**
 * Replace an SVG `use` by the symbol of a sprite to which it refers.
 *
 * @param {Element} use
 * @param {string} href
 */
function inlineSymbol(use, href) {
  const symbol = document.getElementById(href.slice(1));
  if (!symbol) return;
  const inner = document.createElementNS(SVG, "svg");
  for (const name of ["viewBox", "preserveAspectRatio"]) {
    const value = symbol.getAttribute(name);
    if (value) inner.setAttribute(name, value);
  }
  for (const name of ["x", "y", "width", "height", "color", "opacity"]) {
    const value = use.getAttribute(name);
    if (value) inner.setAttribute(name, value);
  }
  inner.append(...[...symbol.childNodes].map((node) => document.importNode(node, true)));
  use.replaceWith(inner);
}
