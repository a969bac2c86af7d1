/**
 * Placement of notes: beside an element, or over the table with rings around the elements that the note is about. A
 * note keeps away from these elements first, then from legal elements, the buttons of the question and the viewer's own
 * cards, then from the rest of the table.
 *
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 *
 * @typedef {object} Surroundings
 * @property {readonly Box[]} legal legal elements
 * @property {readonly Box[]} read elements that are read along with the note
 * @property {readonly Box[]} lists lists beside the log, and other seats
 * @property {readonly Box[]} things other elements of the table
 */

/** Pixels between the note and whatever it must not cover. */
export const ROOM = 10;
/** Pixels between a ring and the element inside it. */
export const RING = 5;
/** Distance between the heights tried for the note, in pixels. */
const STEP = 24;
/** Square pixels of a covered legal element that are as bad as one pixel of distance from the element beside. */
const DISTANCE = 20;

/** Selector of legal elements, their hints, and the titles of the areas beside the log. */
const LEGAL = "[data-id][data-legal], .is-legal > .hint, .table-question .area-title";
/** Selector of what a player reads along with a note: the status line with its buttons, and the viewer's own cards. */
const READ = ".status, .status-line button, .region-hand .element, .region-own :is(.seat-head, .element)";
/** Selector of what is read along with a note in a question, while something can be chosen. */
const ASKED = ".table-question [data-id]";
/** Selector of lists and other seats. A note may speak of them without a ring, so it covers rather the log. */
const LISTS = ".region-side > .area, .region-others .seat";
/** Selector of the area beside the log, in which lists scroll. */
const SIDE = ".region-side";
/** Selector of what else a note should not cover. It may cover empty places and the log. */
const THINGS = ".thing:not(.is-empty, .outline, .region-side *), .board-view";
/** Selector of words that may stand across the edge of their element. */
const EDGE_WORDS = ".remark, .board .ground > .name";

/** Area shared by two boxes, in square pixels. @param {Box} a @param {Box} b */
export const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Part of an element's box inside the frame that it scrolls in, if any.
 *
 * @param {Element} element
 * @param {string} frames selector of parts of the table that scroll by themselves
 * @returns {Box}
 */
export function boxInside(element, frames) {
  const box = element.getBoundingClientRect();
  const frame = element.closest(frames)?.getBoundingClientRect() ?? box;
  return {
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  };
}

/** A box enlarged by `by` pixels on each side. @param {Box} box @param {number} by */
const enlarged = ({ left, top, right, bottom }, by) => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Part of the window below the page's top bar, less a margin. @returns {Box} */
export function visibleArea() {
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  return { left: ROOM, top: Math.max(0, bar) + ROOM, right: innerWidth - ROOM, bottom: innerHeight - ROOM };
}

/**
 * Element or area on the table by its id in the scene.
 *
 * @param {ParentNode} root
 * @param {string} id
 * @returns {Element | null}
 */
export function findTarget(root, id) {
  const name = CSS.escape(id);
  return root.querySelector(`[data-id="${name}"]`) ?? root.querySelector(`[data-area="${name}"]`);
}

/**
 * Box of a target, with the words on its edge: its remark or its name on a board. Its caption below it belongs to the
 * box if a ring around the target alone would hide it, such as the name of a die slot. Captions on boards are not
 * included: they may be much wider than their elements.
 *
 * @param {Element} target
 * @returns {Box}
 */
export function captionedBox(target) {
  const words = target.matches("[data-id]") ? [...target.querySelectorAll(EDGE_WORDS)] : [];
  const seen = words.map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
  const box = boundingBox([target.getBoundingClientRect(), ...seen]);
  const caption = target.parentElement?.matches(".items > *")
    ? target.parentElement.querySelector(":scope > .note")
    : null;
  if (!caption) return box;
  const text = document.createRange();
  text.selectNodeContents(caption);
  const below = text.getBoundingClientRect();
  return below.width > 0 && below.top < box.bottom + 2 * RING ? boundingBox([box, below]) : box;
}

/**
 * Whether the note is about as wide as the window, as on phones; it then stays at the bottom.
 *
 * @param {HTMLElement} note
 */
export const spansScreen = (note) => note.offsetWidth > innerWidth * 0.6;

/** Smallest box around several boxes. @param {readonly Box[]} boxes @returns {Box} */
export const boundingBox = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/**
 * Whether the page can be scrolled so that the note does not cover an element: above the note, or below it. The page
 * always scrolls far enough down, but not up beyond its beginning.
 *
 * @param {Box} element
 * @param {Box} note
 * @param {number} top upper edge of the visible area
 */
const canScrollClear = (element, note, top) =>
  element.bottom - element.top <= note.top - top || element.top + scrollY >= note.bottom;

/**
 * What a note over the table should not cover, apart from its targets.
 *
 * @param {ParentNode} root
 * @param {readonly Element[]} [mentioned] what the note speaks of without a ring
 * @returns {Surroundings}
 */
export function surroundings(root, mentioned = []) {
  const boxes = (/** @type {string} */ what) => [...root.querySelectorAll(what)].map((one) => boxInside(one, SIDE));
  const read = root.querySelector("[data-id][data-legal]") ? `${READ}, ${ASKED}` : READ;
  return {
    legal: boxes(LEGAL),
    read: [...boxes(read), ...mentioned.map(captionedBox)],
    lists: boxes(LISTS),
    things: boxes(THINGS),
  };
}

/**
 * Place the note where it covers no target, and as little as possible of legal elements and of text to read.
 *
 * @param {HTMLElement} note
 * @param {readonly Box[]} targets
 * @param {Surroundings} around
 * @param {Box | null} [beside] an element that the note should be near
 */
export function placeNote(note, targets, { legal, read, lists, things }, beside = null) {
  const { offsetWidth: width, offsetHeight: height } = note;
  const seen = visibleArea();
  // A note as wide as a phone's window stays at the bottom, unless it belongs beside an element.
  const wide = spansScreen(note) && !beside;
  const lefts = [seen.right - width, seen.left, (seen.left + seen.right - width) / 2];
  const tops = [seen.bottom - height, seen.top, (seen.top + seen.bottom - height) / 2];
  for (let top = seen.bottom - height; !wide && top > seen.top; top -= STEP) tops.push(top);
  for (const box of [...read, ...lists]) tops.push(box.bottom + ROOM, box.top - ROOM - height);
  for (const box of targets) {
    lefts.push(box.right + ROOM + RING, box.left - ROOM - RING - width);
    tops.push(box.bottom + ROOM + RING, box.top - ROOM - RING - height);
  }
  if (beside) {
    const middle = (beside.left + beside.right - width) / 2;
    lefts.push(Math.max(seen.left, Math.min(middle, seen.right - width)));
  }
  let best = { left: lefts[0] ?? 0, top: tops[0] ?? 0, cost: Number.POSITIVE_INFINITY };
  for (const left of lefts) {
    for (const top of tops) {
      if (left < seen.left - 1 || top < seen.top - 1 || left + width > seen.right + 1 || top + height > seen.bottom + 1)
        continue;
      const box = { left, top, right: left + width, bottom: top + height };
      const over = (/** @type {readonly Box[]} */ boxes) => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
      const covered = targets.reduce((sum, one) => sum + overlap(box, enlarged(one, ROOM)), 0);
      const stuck = over(legal.filter((one) => !canScrollClear(one, box, seen.top)));
      const hidden = wide ? 0 : over(read) + over(lists) / 3 + over(things) / 6;
      // Among equal positions prefer the right, where the log is, so that the note does not jump about.
      const away = beside
        ? distance(box, beside) * DISTANCE
        : ((seen.right - box.right) / (seen.right - seen.left)) * width * height * 0.1;
      const cost = (covered + stuck) * 1000 + over(legal) * 3 + hidden + away;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  note.style.left = `${Math.round(best.left)}px`;
  note.style.top = `${Math.round(best.top)}px`;
}

/** Distance between the centres of two boxes, in pixels. @param {Box} a @param {Box} b */
const distance = (a, b) => Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom) / 2;

/**
 * Place a note below an element, or above it where there is no room below; always inside the window.
 *
 * @param {HTMLElement} note
 * @param {DOMRect} at rectangle of the element
 */
export function placeBeside(note, at) {
  const { width, height } = note.getBoundingClientRect();
  const room = 8;
  const left = Math.max(room, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - room));
  const below = at.bottom + room;
  const top =
    below + height <= innerHeight
      ? below
      : Math.max(room, Math.min(at.top - room - height, innerHeight - height - room));
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
}

/**
 * Place one ring around each target. The ring of an area in which something is lit is not drawn: the lit things are
 * shown already, and a ring around all of them would include what must not be chosen.
 *
 * @param {HTMLElement} note
 * @param {readonly HTMLElement[]} rings
 * @param {readonly Element[]} targets
 * @returns {boolean} whether the note covers or touches a target
 */
export function placeRings(note, rings, targets) {
  const own = note.getBoundingClientRect();
  let covers = false;
  rings.forEach((made, place) => {
    const target = targets[place];
    const box = target && captionedBox(target);
    const shown = box && box.right > box.left;
    made.hidden = !shown;
    if (!shown) return;
    made.classList.toggle(
      "is-around-lit",
      target.matches("[data-area]") && target.querySelector("[data-legal]") !== null,
    );
    const { left, top, right, bottom } = enlarged(box, RING);
    const style = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`;
    if (made.style.cssText !== style) made.style.cssText = style;
    covers ||= overlap(own, enlarged(box, ROOM)) > 0;
  });
  return covers;
}
