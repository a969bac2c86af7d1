/**
 * Placement of notes: beside an element, or over the table with rings around the elements that the note is about.
 *
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 */

/** Pixels between the note and whatever it must not cover. */
const ROOM = 10;
/** Pixels between a ring and the element inside it. */
const RING = 5;
/** Pixels between the note and the target that was scrolled towards it. */
const MARGIN = 18;
/** Distance between the heights tried for the note, in pixels. */
const STEP = 24;

/** Area shared by two boxes, in square pixels. @param {Box} a @param {Box} b */
export const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

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
 * Box of a target, with its caption below it if a ring around the target alone would hide it, such as the name of a die
 * slot. Captions on boards are not included: they may be much wider than their elements.
 *
 * @param {Element} target
 * @returns {Box}
 */
export function captionedBox(target) {
  const box = target.getBoundingClientRect();
  const caption = target.parentElement?.matches(".items > *")
    ? target.parentElement.querySelector(":scope > .note")
    : null;
  if (!caption) return box;
  const text = document.createRange();
  text.selectNodeContents(caption);
  const seen = text.getBoundingClientRect();
  return seen.width > 0 && seen.top < box.bottom + 2 * RING ? boundingBox([box, seen]) : box;
}

/**
 * Whether the note is about as wide as the window, as on phones; it then stays at the bottom.
 *
 * @param {HTMLElement} note
 */
const spansScreen = (note) => note.offsetWidth > innerWidth * 0.6;

/** Smallest box around several boxes. @param {readonly Box[]} boxes @returns {Box} */
const boundingBox = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/**
 * Scroll the targets into the part of the window that the note leaves free.
 *
 * @param {readonly Element[]} targets
 * @param {HTMLElement} note
 * @param {boolean} onlyIfHidden whether to stay where all targets are visible already
 */
export function scrollToTargets(targets, note, onlyIfHidden = false) {
  if (!targets.length) return;
  for (const one of [...targets].reverse()) {
    const frame = one.closest(".board-view, [data-scrolls], .rest-view, .side-column > .table-question");
    if (frame) one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }
  const seen = visibleArea();
  const room = { ...seen, bottom: spansScreen(note) ? seen.bottom - note.offsetHeight - ROOM : seen.bottom };
  let box = boundingBox(targets.map(captionedBox));
  // Targets too far apart for one screen: show the first legal one, or else simply the first.
  if (box.bottom - box.top > room.bottom - room.top) {
    const first = targets.find((one) => one.matches("[data-legal]")) ?? targets[0];
    box = first ? captionedBox(first) : box;
  }
  // Prefer the top of the page, where the status line is, if all targets are visible from there.
  const fits = (/** @type {number} */ by) => box.top - by >= room.top + RING && box.bottom - by <= room.bottom - RING;
  if (onlyIfHidden && fits(0)) return;
  if (fits(-scrollY)) scrollTo({ top: 0, behavior: "instant" });
  if (fits(0)) return;
  const spare = room.bottom - room.top - (box.bottom - box.top);
  const middle = box.top - room.top - Math.max(RING, spare / 2);
  // Scroll targets further down only as far as the note, so that as much as possible above them stays visible.
  const up = Math.min(box.bottom - room.bottom + MARGIN, box.top - room.top - RING);
  const by = box.bottom > room.bottom - RING ? up : middle;
  const most = box.top - room.top - RING;
  scrollBy({ top: withoutCutStatus(by, most), behavior: "instant" });
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
 * Place the note where it covers no target, and as little as possible of legal elements and of text to read.
 *
 * @param {HTMLElement} note
 * @param {readonly Box[]} targets
 * @param {readonly Box[]} legal
 * @param {readonly Box[]} read elements that are read along with the note
 * @param {readonly Box[]} things other elements of the table
 */
export function placeNote(note, targets, legal, read, things) {
  const { offsetWidth: width, offsetHeight: height } = note;
  const seen = visibleArea();
  const wide = spansScreen(note);
  const lefts = [seen.right - width, seen.left, (seen.left + seen.right - width) / 2];
  const tops = [seen.bottom - height, seen.top, (seen.top + seen.bottom - height) / 2];
  for (let top = seen.bottom - height; !wide && top > seen.top; top -= STEP) tops.push(top);
  for (const box of read) tops.push(box.bottom + ROOM, box.top - ROOM - height);
  for (const box of targets) {
    lefts.push(box.right + ROOM + RING, box.left - ROOM - RING - width);
    tops.push(box.bottom + ROOM + RING, box.top - ROOM - RING - height);
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
      const hidden = wide ? 0 : over(read) + over(things) / 6;
      // Among equal positions prefer the right, where the log is, so that the note does not jump about.
      const away = ((seen.right - box.right) / (seen.right - seen.left)) * width * height * 0.1;
      const cost = (covered + stuck) * 1000 + over(legal) * 3 + hidden + away;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  note.style.left = `${Math.round(best.left)}px`;
  note.style.top = `${Math.round(best.top)}px`;
}

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
 * Place one ring around each target.
 *
 * @param {HTMLElement} note
 * @param {readonly HTMLElement[]} rings
 * @param {readonly Element[]} targets
 * @returns {boolean} whether the note covers a target
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
    const { left, top, right, bottom } = enlarged(box, RING);
    const style = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`;
    if (made.style.cssText !== style) made.style.cssText = style;
    covers ||= overlap(own, box) > 0;
  });
  return covers;
}
