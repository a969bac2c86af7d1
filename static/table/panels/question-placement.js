/** Placement of the question to the player: it may cover its surroundings, but nothing that can be or is chosen. */

/**
 * CSS classes of the ways to grow, in order of preference: downwards; downwards, but held in the window until the page
 * is scrolled; upwards; or not at all but with a scrollbar.
 */
const WAYS = ["", "is-held", "is-up", "is-bound"];

/** Selector of what makes a question more than an empty place. */
const CONTENT = ".element, .auto-answer, .brass";

/** Selector of what can be or is chosen. */
const TARGETS = "[data-legal], .thing.is-chosen";

/**
 * Place the question where it covers nothing legal, and inside the window if possible. What it would cover for good
 * moves out from under it: the areas of the viewer's own seat scroll, and what follows the first screen goes lower.
 *
 * @param {Element} root
 */
export function placeQuestion(root) {
  const far = /** @type {HTMLElement | null} */ (root.querySelector(".far"));
  if (far) far.style.marginTop = "";
  const end = chooseWay(root);
  // A question without a choice, such as a result, may stay for long, so what is below gives way to it. One with a
  // choice soon goes, so nothing moves for it; nor does ever what can be chosen below.
  if (far && ![...root.querySelectorAll(TARGETS)].some((one) => one.closest(".table-question, .far")))
    far.style.marginTop = `${Math.max(0, end - far.getBoundingClientRect().top)}px`;
  const seat = /** @type {HTMLElement | null} */ (root.querySelector(".region-own .seat-areas"));
  const over = root.querySelector(".table-question:is(.is-up, .is-bound) > .table-question-body");
  if (!seat) return;
  const under = over ? overlapBelow(seat.getBoundingClientRect(), over.getBoundingClientRect()) : 0;
  if (under) seat.style.setProperty("--under", `${Math.ceil(under)}px`);
  else seat.style.removeProperty("--under");
}

/** Height of the lower part of a box that another one covers. @param {DOMRect} box @param {DOMRect} over */
const overlapBelow = (box, over) =>
  over.left < box.right && over.right > box.left && over.bottom >= box.bottom ? Math.max(0, box.bottom - over.top) : 0;

/**
 * Choose the way to grow, and set its class.
 *
 * @param {Element} root
 * @returns {number} how far down the question may reach once the page is scrolled
 */
function chooseWay(root) {
  const ask = root.querySelector(".table-question");
  const body = ask?.firstElementChild;
  if (!ask || !body) return 0;
  const put = (/** @type {string} */ way) => {
    ask.classList.remove(...WAYS.filter(Boolean));
    if (way) ask.classList.add(way);
    return body.getBoundingClientRect();
  };
  const down = put("");
  if (!body.querySelector(CONTENT)) return 0;
  const legal = [...root.querySelectorAll(TARGETS)]
    .filter((thing) => !ask.contains(thing))
    .map((thing) => thing.getBoundingClientRect());
  const deck = root.querySelector(".deck")?.getBoundingClientRect().top ?? 0;
  const isInWindow = ({ top = 0, bottom = 0 }) => bottom + scrollY <= innerHeight && top >= deck - scrollY;
  const isClear = ({ left = 0, top = 0, right = 0, bottom = 0 }) =>
    !legal.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  if (isInWindow(down) && isClear(down)) return down.bottom;
  const held = put("is-held");
  // While the page is scrolled, a held question passes everything from here down to where it would have grown.
  const passed = { left: down.left, top: held.top, right: down.right, bottom: down.bottom };
  const isHeld = getComputedStyle(body).position === "sticky" && held.height <= innerHeight - deck - scrollY;
  if (isHeld && isClear(passed)) return down.bottom;
  const up = put("is-up");
  if (isInWindow(up) && isClear(up)) return 0;
  if (isClear(down)) return put("").bottom;
  if (!isClear(up)) put("is-bound");
  return 0;
}
