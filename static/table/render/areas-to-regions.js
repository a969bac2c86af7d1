/**
 * Assignment of a scene's areas to regions of the screen, as seen from the seat in front.
 *
 * @typedef {import("../../types.js").Area} Area
 * @typedef {import("../../types.js").SceneElement} SceneElement
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").View} View
 */
import { isArea } from "./scene-traversal.js";

/**
 * Whether an item is or contains a board or a grid; these get the full height of the screen.
 *
 * @param {Area | SceneElement} item
 * @returns {boolean}
 */
export const holdsBoard = (item) =>
  isArea(item) && (item.kind === "board" || item.kind === "grid" || item.items.some(holdsBoard));

/**
 * Areas in the middle of the table: those before the first board (`lead`), the boards (`middle`), and those after it
 * (`tail`). Without a board all are `middle`.
 *
 * @param {readonly Area[]} areas
 */
export function splitAroundBoard(areas) {
  const first = areas.findIndex(holdsBoard);
  return {
    lead: first < 0 ? [] : areas.slice(0, first),
    middle: first < 0 ? areas : areas.filter(holdsBoard),
    tail: first < 0 ? [] : areas.slice(first).filter((area) => !holdsBoard(area)),
  };
}

/**
 * Areas by region: those of the front seat, those of the other seats in clockwise order, and the rest.
 *
 * @param {Scene} scene
 * @param {number} seats
 * @param {number | null} front
 */
export function layoutRegions(scene, seats, front) {
  /** @type {Map<number, Area[]>} */
  const bySeat = new Map();
  /** @type {Record<"table" | "moment" | "hand" | "actions" | "side", Area[]>} */
  const rest = { table: [], moment: [], hand: [], actions: [], side: [] };
  for (const area of scene.areas) {
    const place = area.place ?? "table";
    const { seat } = area;
    if (place === "hand" && seat !== undefined && seat !== front) {
      // Another seat's hand is drawn with that seat's other areas.
      if (area.items.length) bySeat.set(seat, [...(bySeat.get(seat) ?? []), area]);
    } else if (place === "actions" && !area.items.length) continue;
    else if (place === "seat" && area.kind === "fan" && seat === front) {
      // The front seat's hand has a region of its own.
      rest.hand.push(area);
    } else if (place === "seat") bySeat.set(area.seat ?? 0, [...(bySeat.get(area.seat ?? 0) ?? []), area]);
    else rest[place].push(area);
  }
  const order = [...bySeat.keys()].sort((a, b) => distance(a) - distance(b));
  /** Number of seats from the front seat to `seat`, clockwise. @param {number} seat */
  function distance(seat) {
    return (seat - (front ?? 0) + seats) % seats;
  }
  const own = front !== null ? bySeat.get(front) : undefined;
  return {
    ...rest,
    own: own && front !== null ? { seat: front, areas: own } : null,
    others: order.filter((seat) => seat !== front).map((seat) => ({ seat, areas: bySeat.get(seat) ?? [] })),
  };
}
