/**
 * Placement of notes: beside an element, or over the table with rings around what they point at.
 *
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 */

/** Pixels between the note and whatever it must not cover. */
const ROOM = 10;
/** Pixels between a ring and what it surrounds. */
const RING = 5;
/** Pixels between the note and what was scrolled up to it. */
const MARGIN = 18;
/** Pixels between two heights at which the note is tried. */
const STEP = 24;

/** Area that two boxes share, in square pixels. @param {Box} a @param {Box} b */
export const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** @param {Box} box @param {number} by */
const enlarged = ({ left, top, right, bottom }, by) => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The part of the window below the bar. @returns {Box} */
export function visibleArea() {
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  return { left: ROOM, top: Math.max(0, bar) + ROOM, right: innerWidth - ROOM, bottom: innerHeight - ROOM };
}

/**
 * The element or area with an id on the table.
 *
 * @param {ParentNode} root
 * @param {string} id
 * @returns {Element | null}
 */
export function findTarget(root, id) {
  const name = CSS.escape(id);
  return root.querySelector(`[data-id="${name}"]`) ?? root.querySelector(`[data-area="${name}"]`);
}

/** Whether the note is about as wide as the screen (phones): it then keeps to the bottom. @param {HTMLElement} note */
const spansScreen = (note) => note.offsetWidth > innerWidth * 0.6;

/** The smallest box around several. @param {readonly Box[]} boxes @returns {Box} */
const boundingBox = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/**
 * Scroll what is pointed at into the room that the note leaves.
 *
 * @param {readonly Element[]} targets
 * @param {HTMLElement} note
 */
export function scrollToTargets(targets, note) {
  if (!targets.length) return;
  for (const one of [...targets].reverse()) {
    const frame = one.closest(".board-view, [data-scrolls], .rest-view, .side-column > .table-question");
    if (frame) one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }
  const seen = visibleArea();
  const room = { ...seen, bottom: spansScreen(note) ? seen.bottom - note.offsetHeight - ROOM : seen.bottom };
  let box = boundingBox(targets.map((one) => one.getBoundingClientRect()));
  // What lies too far apart for one screen: what is to be clicked counts, or else what is pointed at first.
  if (box.bottom - box.top > room.bottom - room.top) {
    const first = targets.find((one) => one.matches("[data-legal]")) ?? targets[0];
    box = first?.getBoundingClientRect() ?? box;
  }
  // The page's beginning, with the sentence of the turn, where all is seen from there.
  const fits = (/** @type {number} */ by) => box.top - by >= room.top + RING && box.bottom - by <= room.bottom - RING;
  if (fits(-scrollY)) scrollTo({ top: 0, behavior: "instant" });
  if (fits(0)) return;
  const spare = room.bottom - room.top - (box.bottom - box.top);
  const middle = box.top - room.top - Math.max(RING, spare / 2);
  // Things further down come up to the note and no higher: what stands above them is seen with them.
  const up = Math.min(box.bottom - room.bottom + MARGIN, box.top - room.top - RING);
  const by = box.bottom > room.bottom - RING ? up : middle;
  const most = box.top - room.top - RING;
  scrollBy({ top: withoutCutStatus(by, most), behavior: "instant" });
}

/**
 * Scroll distance at which the bar does not cut the status line: far enough to hide it, where `most` allows that.
 *
 * @param {number} by
 * @param {number} most pixels; beyond them the bar would cover what is pointed at
 */
function withoutCutStatus(by, most) {
  const bar = visibleArea().top - ROOM;
  const line = document.querySelector(".status-line")?.getBoundingClientRect();
  if (!line || by <= 0 || line.top - by >= bar || line.bottom - by <= bar) return by;
  const gone = line.bottom - bar;
  return gone <= most ? gone : by;
}

/**
 * Place the note where it covers no target, and as little as possible of what is legal or read.
 *
 * @param {HTMLElement} note
 * @param {readonly Box[]} targets
 * @param {readonly Box[]} legal
 * @param {readonly Box[]} read
 * @param {readonly Box[]} things whatever else lies on the table
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
      const hidden = wide ? 0 : over(read) + over(things) / 6;
      // All else being equal it keeps to the right, where the log is, and does not wander about.
      const away = ((seen.right - box.right) / (seen.right - seen.left)) * width * height * 0.1;
      const cost = covered * 1000 + over(legal) * 3 + hidden + away;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  note.style.left = `${Math.round(best.left)}px`;
  note.style.top = `${Math.round(best.top)}px`;
}

/**
 * Place a note below an element where there is room, above it elsewhere, always within the window.
 *
 * @param {HTMLElement} note
 * @param {DOMRect} at of the element
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
 * Draw a ring around each target.
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
    const box = targets[place]?.getBoundingClientRect();
    const shown = box && box.width > 0;
    made.hidden = !shown;
    if (!shown) return;
    const { left, top, right, bottom } = enlarged(box, RING);
    const style = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`;
    if (made.style.cssText !== style) made.style.cssText = style;
    covers ||= overlap(own, box) > 0;
  });
  return covers;
}
