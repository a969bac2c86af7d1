/**
 * Scrolling to what a note over the table is about.
 *
 * @typedef {import("./note-placement.js").Box} Box
 */
import { boundingBox, boxInside, captionedBox, RING, ROOM, spansScreen, visibleArea } from "./note-placement.js";

/** Pixels between the note and the target that was scrolled towards it. */
const MARGIN = 18;
/** Selector of what the player needs the place of the question for: buttons, or a set that they will confirm. */
const QUESTION = ".table-question .element, .pick-progress";
/** Number of times that the page is scrolled to targets that may be held in the window. */
const HELD_TRIES = 3;

/** Selector of parts of the table that scroll by themselves. */
const FRAMES = ".board-view, [data-scrolls], .region-own .seat-areas, .rest-view, .side-column > .table-question";

/**
 * Scroll the targets into the part of the window that the note leaves free.
 *
 * @param {readonly Element[]} targets
 * @param {HTMLElement} note
 * @param {object} [more]
 * @param {boolean} [more.onlyIfHidden] whether to stay where everything is visible already
 * @param {readonly Element[]} [more.mentioned] what else the note speaks of, most important first
 * @param {boolean} [more.asked] whether a question that can be answered counts although only what is hidden is shown
 */
export function scrollToTargets(targets, note, { onlyIfHidden = false, mentioned = [], asked = false } = {}) {
  for (const one of [...targets].reverse()) {
    if (one.closest(FRAMES)) one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }
  const first = targets.find((one) => one.matches("[data-legal]")) ?? targets[0];
  // A target in a question that is held in the window moves only once the page is scrolled far enough.
  for (let tries = HELD_TRIES, was = -1; first && tries && was !== scrollY; tries--) {
    was = scrollY;
    const question = questionBoxes();
    const boards = [...document.querySelectorAll(".board-view")].map((board) => board.getBoundingClientRect());
    const rest = onlyIfHidden ? [] : [boards, question];
    const all = onlyIfHidden && !asked ? [] : wanted(note, mentioned, question, rest);
    scrollToBoxes(targets.map(captionedBox), captionedBox(first), note, onlyIfHidden, all);
  }
}

/**
 * What should be visible beside the targets, most important first.
 *
 * @param {HTMLElement} note
 * @param {readonly Element[]} mentioned
 * @param {Box[]} question
 * @param {readonly (readonly Box[])[]} rest
 */
function wanted(note, mentioned, question, rest) {
  const areas = namedAreas(note).map((area) => area.getBoundingClientRect());
  const all = [...mentioned.map((one) => [captionedBox(one)]), areas];
  return isAnsweredNow(note) ? [...all, question, ...rest] : [...all, ...rest];
}

/** Whether the note leads to the buttons of the question. @param {HTMLElement} note */
const isAnsweredNow = (note) =>
  document.querySelector(".table-question [data-legal], .pick-progress") !== null ||
  [...document.querySelectorAll(".table-question .button")].some((one) => quotes(note, one));

/** Whether the note quotes the text of an element. @param {HTMLElement} note @param {Element | null} element */
function quotes(note, element) {
  const text = element?.textContent?.trim();
  return text ? [`“${text}”`, `„${text}“`].some((quoted) => note.textContent?.includes(quoted)) : false;
}

/** Areas whose titles the note quotes. @param {HTMLElement} note */
const namedAreas = (note) =>
  [...document.querySelectorAll(".area")].filter((area) => quotes(note, area.querySelector(":scope > .area-title")));

/**
 * Place of the buttons that a choice on the table is confirmed or completed with; empty if there are none. Buttons of a
 * set to choose are drawn only after the choice.
 *
 * @returns {Box[]}
 */
function questionBoxes() {
  const question = document.querySelector(".table-question");
  if (!question || !document.querySelector("[data-id][data-legal]") || !document.querySelector(QUESTION)) return [];
  const places = [...question.children, ...(question.matches(".is-held") ? [] : [question])];
  return places.map((one) => one.getBoundingClientRect()).filter((one) => one.height > 0);
}

/**
 * Scroll the legal elements into the part of the window that a note across the window leaves free, without scrolling
 * the board inside its frame.
 *
 * @param {ParentNode} root
 * @param {HTMLElement} note
 * @returns {Element[]} the elements that are now in that part: all of them, or the first where not all have room
 */
export function scrollToLegal(root, note) {
  if (!spansScreen(note)) return [];
  const legal = [...root.querySelectorAll("[data-id][data-legal]")].filter((one) => {
    const box = boxInFrame(one);
    return box.right > box.left && box.bottom > box.top;
  });
  const boxes = legal.map(boxInFrame);
  return boxes[0] && scrollToBoxes(boxes, boxes[0], note, false) ? legal : legal.slice(0, 1);
}

/** Part of an element's box inside the frame that it scrolls in. @param {Element} element */
const boxInFrame = (element) => boxInside(element, FRAMES);

/**
 * Scroll the page so that the boxes are in the part of the window that the note leaves free.
 *
 * @param {readonly Box[]} boxes
 * @param {Box} first the box to show if they are too far apart for one screen
 * @param {HTMLElement} note
 * @param {boolean} onlyIfHidden whether to stay where all boxes are visible already
 * @param {readonly (readonly Box[])[]} [more] boxes to show as well where the note spans the screen and there is room,
 *   most important first
 * @returns {boolean} whether all boxes have room on one screen
 */
function scrollToBoxes(boxes, first, note, onlyIfHidden, more = []) {
  const seen = visibleArea();
  const room = { ...seen, bottom: spansScreen(note) ? seen.bottom - note.offsetHeight - ROOM : seen.bottom };
  const hasRoom = (/** @type {Box} */ one) => one.bottom - one.top <= room.bottom - room.top - 2 * RING;
  const all = boundingBox(boxes);
  const fitting = hasRoom(all);
  if (!fitting && spansScreen(note) && fitsBetween(boxes, note.offsetHeight + 4 * ROOM, seen)) {
    const up = Math.max(0, all.bottom - seen.bottom + RING);
    const by = all.top - up < seen.top + RING ? all.top - seen.top - RING : up;
    scrollBy({ top: by, behavior: "instant" });
    return true;
  }
  let box = fitting ? all : first;
  for (const some of spansScreen(note) ? more : []) {
    const rest = boundingBox([box, ...some]);
    if (hasRoom(rest)) box = rest;
  }
  // Prefer the top of the page, where the status line is, if all targets are visible from there.
  const fits = (/** @type {number} */ by) => box.top - by >= room.top + RING && box.bottom - by <= room.bottom - RING;
  if (onlyIfHidden && fits(0)) return fitting;
  if (fits(-scrollY)) scrollTo({ top: 0, behavior: "instant" });
  if (fits(0)) return fitting;
  const spare = room.bottom - room.top - (box.bottom - box.top);
  const middle = box.top - room.top - Math.max(RING, spare / 2);
  // Scroll targets further down only as far as the note, so that as much as possible above them stays visible.
  const up = Math.min(box.bottom - room.bottom + MARGIN, box.top - room.top - RING);
  const by = box.bottom > room.bottom - RING ? up : middle;
  const most = box.top - room.top - RING;
  scrollBy({ top: withoutCutStatus(by, most), behavior: "instant" });
  return fitting;
}

/**
 * Whether all boxes can be seen at once with the note between two of them.
 *
 * @param {readonly Box[]} boxes
 * @param {number} height height that the note needs
 * @param {Box} seen
 */
function fitsBetween(boxes, height, seen) {
  const sorted = [...boxes].sort((a, b) => a.top - b.top);
  let end = sorted[0]?.bottom ?? 0;
  let gap = 0;
  for (const box of sorted) {
    gap = Math.max(gap, box.top - end);
    end = Math.max(end, box.bottom);
  }
  return gap >= height && end - (sorted[0]?.top ?? 0) <= seen.bottom - seen.top - 2 * RING;
}

/**
 * Scroll distance corrected so that the top bar does not cut through the status line: it hides the line whole, if
 * `most` allows.
 *
 * @param {number} by intended distance, in pixels
 * @param {number} most largest distance at which the bar covers no target, in pixels
 */
function withoutCutStatus(by, most) {
  const bar = visibleArea().top - ROOM;
  const line = document.querySelector(".status-line")?.getBoundingClientRect();
  if (!line || by <= 0 || line.top - by >= bar || line.bottom - by <= bar) return by;
  const gone = line.bottom - bar;
  return gone <= most ? gone : by;
}
