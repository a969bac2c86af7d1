/**
 * Schedule of the animations of one step: when each motion begins, when each location shows its new state, and how
 * changes are shown that no motion covers.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Motion} Motion
 * @typedef {import("../types.js").MotionGroup} MotionGroup
 * @typedef {import("./drawn-element-locator.js").Located} Located
 * @typedef {import("../ui/sound.js").SoundName} SoundName
 */
import { playLogLineSound, playSound } from "../ui/sound.js";
import { Animator, EASING } from "./animate.js";
import { withDefaultFlights } from "./default-flights.js";
import { DrawnElementLocator, enclosingAreaId, writtenNumber } from "./drawn-element-locator.js";
import { Flights } from "./flights.js";
import { addToLayer, duplicateCopy, showPendingCopies } from "./flying-copies.js";
import { centre } from "./geometry.js";
import { BeforeStep } from "./measure-before-step.js";

/** Sound of a moving element, by the kind of element. @type {Record<string, SoundName>} */
const SOUND_OF_KIND = { card: "card", pile: "card", die: "die", token: "token", figure: "figure" };
/** Kinds of elements that never glow: they offer an action or have no state of their own. */
const NEVER_GLOWING = new Set(["button", "slot", "text", "space"]);
/** Duration of a flight as a share of the time per step, and its bounds in milliseconds. */
const FLIGHT_SHARE = 0.45;
const MIN_FLIGHT = 150;
const MAX_FLIGHT = 700;
/** Delay between two motions of one event, and pause between two events; the unit is the duration of one flight. */
const STAGGER = 0.18;
const PAUSE = 0.12;
/** Number of motions of one event that start one after the other; the rest start together with the last of these. */
const MAX_STAGGERED = 8;
/** Upper bound for all motions of a step together, in milliseconds. */
const MAX_DURATION = 4500;
/** Durations in milliseconds: of sliding aside, of a glow, and of a changing number. */
const SLIDE = 180;
const GLOW = 900;
const COUNT = 450;
/** Number of elements above which nothing slides: so many moves mean that the table was laid out anew. */
const MAX_SLIDING = 24;

export class StepPlan {
  /** Time at which each location shows its new state, by name. @type {Map<string, number>} */
  #locationShows = new Map();
  /** Time at which each element appears at its new place, by key. @type {Map<string, number>} */
  #elementShows = new Map();
  /** Names of locations that keep showing their old state until something has arrived. @type {Set<string>} */
  #held = new Set();
  /** Duration of one flight, in milliseconds. */
  #flight = MIN_FLIGHT;
  /** Time at which the last motion ends, in milliseconds. */
  #end = 0;

  /**
   * Measure the table before it is redrawn.
   *
   * @param {HTMLElement} root the table
   * @param {View} earlier the view that is drawn
   * @param {View} now the view that will be drawn
   */
  constructor(root, earlier, now) {
    this.root = root;
    this.now = { ...now, motions: withDefaultFlights(earlier.scene, now.scene, now.motions) };
    this.before = new BeforeStep(root, earlier, this.now);
    this.animator = new Animator(root);
  }

  /**
   * Start all animations; call it once the table is redrawn.
   *
   * @param {number} pace milliseconds that a step stays on the table
   * @returns {{animations: Animation[], duration: number}} `duration`: milliseconds until the last motion ends
   */
  play(pace) {
    const { animator, before, now, root } = this;
    this.table = new DrawnElementLocator(root, now.scene);
    this.flights = new Flights(root, before, this.table, animator, now.game);
    before.scroll();
    this.#flight = Math.max(MIN_FLIGHT, Math.min(MAX_FLIGHT, pace * FLIGHT_SHARE));
    this.#flight /= Math.max(1, this.#estimate() / MAX_DURATION);
    let begin = 0;
    for (const group of now.motions) {
      this.#sound(group, begin);
      let end = begin;
      for (const [n, motion] of group.motions.entries()) {
        end = Math.max(end, this.#start(motion, begin + Math.min(n, MAX_STAGGERED) * STAGGER * this.#flight));
      }
      begin = end > begin ? end + PAUSE * this.#flight : begin;
    }
    this.#end = begin;
    this.#hold();
    this.#slide();
    this.#glow();
    this.#count();
    showPendingCopies();
    animator.applyHidden();
    return { animations: animator.animations, duration: this.#end };
  }

  /** Estimated duration of all motions, in milliseconds. */
  #estimate() {
    const lengths = this.now.motions
      .filter(({ motions }) => motions.length)
      .map(
        ({ motions }) =>
          Math.max(...motions.map(flightsOf)) + PAUSE + Math.min(motions.length - 1, MAX_STAGGERED) * STAGGER,
      );
    return lengths.reduce((all, one) => all + one, 0) * this.#flight;
  }

  /** Play the sounds of an event at time `at`. @param {MotionGroup} group @param {number} at */
  #sound({ tone, motions }, at) {
    const names = new Set(motions.map((motion) => this.#soundOf(motion)));
    this.animator.atUnlessCut(at, () => {
      playLogLineSound(tone);
      for (const name of names) if (name) playSound(name);
    });
  }

  /** Sound of a motion; undefined for a silent one. @param {Motion} motion @returns {SoundName | undefined} */
  #soundOf({ verb, to, what = "", from = "" }) {
    if (verb === "roll") return "die";
    if (verb !== "fly" && verb !== "flip") return undefined;
    const found = this.table?.byKey(what) ?? this.table?.byName(to);
    for (const node of [found?.node, this.before.byKey(what)?.node, this.before.byName(from)?.node]) {
      const kind = Object.keys(SOUND_OF_KIND).find((name) => node?.classList.contains(`element-${name}`));
      if (kind) return SOUND_OF_KIND[kind];
    }
    return what ? "card" : "token";
  }

  /**
   * Start one motion.
   *
   * @param {Motion} motion
   * @param {number} at
   * @returns {number} time at which it ends
   */
  #start(motion, at) {
    const { animator } = this;
    const { verb, to, what = "" } = motion;
    const duration = flightsOf(motion) * this.#flight;
    if (verb === "fly") {
      const asElement = this.flights?.fly(motion, at, duration) ?? null;
      if (asElement === null) return at;
      if (asElement) later(this.#elementShows, what, at + duration);
      else later(this.#locationShows, to, at + duration);
      return at + duration;
    }
    const found = to ? this.table?.byName(to) : this.table?.middle();
    // Turning over inside a folded part of the table would not be visible.
    if (!found || (!found.isElement && (verb === "roll" || verb === "flip"))) return at;
    if (verb === "ripple") animator.ripple(found.rect, at, duration);
    else if (verb === "glow") animator.glow(found.rect, at, duration);
    else if (verb === "shake") animator.shake(found.node, at, duration);
    else if (verb === "roll") animator.roll(found, at, duration);
    else animator.flip(found, at, duration);
    // A rolling die shows its new value from the start of the roll; a card shows its new side from half of the turn.
    later(this.#locationShows, to, verb === "flip" ? at + duration / 2 : at);
    return at + duration;
  }

  /** Show the old state of each location until something has arrived, and hide flying elements until they land. */
  #hold() {
    const { animator, before, flights, root, table } = this;
    for (const [name, until] of this.#locationShows) {
      const found = table?.byName(name);
      if (!found?.isElement || !until) continue;
      const old = before.byName(name);
      if (!old?.isElement || !this.#differs(name)) continue;
      animator.vanish(addToLayer(root, duplicateCopy(old), found.rect), until);
      this.#held.add(name);
      animator.hide(found.node, until);
    }
    for (const [key, until] of this.#elementShows) {
      const found = table?.byKey(key);
      if (found?.isElement && until) animator.hide(found.node, until);
    }
    for (const [key, { node, lands }] of flights?.flying ?? []) {
      animator.vanish(node, this.#elementShows.get(key) ?? lands);
    }
  }

  /** Whether an element looks different from before the step. @param {string} id */
  #differs(id) {
    const looks = (/** @type {import("../types.js").SceneElement | undefined} */ one) =>
      JSON.stringify(one ? [one.kind, one.face, one.back, one.count, one.badge, one.seat, one.turn] : null);
    return looks(this.before.elements.get(id)?.element) !== looks(this.table?.elements.get(id)?.element);
  }

  /** Slide elements that only made room: they lie in the same area as before. */
  #slide() {
    /** @type {{found: Located, offset: {x: number, y: number}}[]} */
    const sliding = [];
    for (const [key, { rect, area }] of this.before.layout) {
      if (this.flights?.flying.has(key)) continue;
      const found = this.table?.byKey(key);
      if (!found || enclosingAreaId(found.node) !== area) continue;
      const [was, is] = [centre(rect), centre(found.rect)];
      const offset = { x: was.x - is.x, y: was.y - is.y };
      if (Math.abs(offset.x) + Math.abs(offset.y) >= 3) sliding.push({ found, offset });
    }
    if (sliding.length > MAX_SLIDING) return;
    for (const { found, offset } of sliding) this.animator.slide(found, offset, SLIDE);
  }

  /** Make elements glow that changed without any motion naming them, after all motions. */
  #glow() {
    const motions = this.now.motions.flatMap((group) => group.motions);
    const names = new Set(motions.flatMap(({ from, to }) => [from, to]));
    const keys = new Set(motions.map(({ what }) => what));
    for (const [id, { element, areas }] of this.table?.elements ?? []) {
      const old = this.before.elements.get(id)?.element;
      const { back, key, kind } = element;
      if (NEVER_GLOWING.has(kind) || back || areas.some((area) => area.place === "actions")) continue;
      if (names.has(id) || keys.has(key) || areas.some((area) => names.has(area.id))) continue;
      const moved = key !== undefined && this.before.layout.has(key);
      if (old ? !this.#differs(id) || moved : moved) continue;
      const found = this.table?.byName(id);
      if (found?.isElement) this.animator.glow(found.rect, this.#end, GLOW);
    }
  }

  /** Roll changed numbers like a counter: upwards where they grew, downwards where they shrank. */
  #count() {
    const { animator, root } = this;
    for (const [selector, old] of this.before.numbers) {
      const node = /** @type {HTMLElement | null} */ (root.querySelector(selector));
      const rect = node?.getBoundingClientRect();
      if (!node || !rect?.width) continue;
      const delay = this.#locationShows.get(old.location) ?? this.#end;
      const distance = writtenNumber(node) < writtenNumber(old.node) ? 0.7 : -0.7;
      const timing = { delay, duration: COUNT, easing: EASING, fill: /** @type {const} */ ("both") };
      const [here, off, below] = ["0 0", `0 ${distance}em`, `0 ${-distance}em`];
      if (!this.#held.has(old.location)) {
        const leaves = [
          { translate: here, opacity: 1 },
          { translate: off, opacity: 0 },
        ];
        animator.animate(addToLayer(root, old, rect), leaves, timing);
      }
      const comes = [
        { translate: below, opacity: 0 },
        { translate: here, opacity: 1 },
      ];
      animator.animate(animator.standIn(node, rect, 0, delay + COUNT), comes, timing);
    }
  }
}

/**
 * Set a time unless a later one is already noted.
 *
 * @param {Map<string, number>} times
 * @param {string} name
 * @param {number} at
 */
function later(times, name, at) {
  times.set(name, Math.max(at, times.get(name) ?? 0));
}

/** Duration of a motion, in multiples of a flight's duration. @param {Motion} motion */
function flightsOf({ verb, along = [] }) {
  if (verb === "fly") return Math.min(3, 1 + 0.45 * along.length);
  return verb === "glow" || verb === "ripple" ? 1.3 : 1.1;
}
