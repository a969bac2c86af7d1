/**
 * What one step moves, event by event: who flies, turns and rolls when, and what is seen meanwhile.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Motion} Motion
 * @typedef {import("../types.js").MotionGroup} MotionGroup
 * @typedef {import("./positions.js").Found} Found
 * @typedef {import("./ghosts.js").Copy} Copy
 * @typedef {import("../ui/sound.js").SoundName} SoundName
 */
import { playSound, playTone } from "../ui/sound.js";
import * as ghosts from "./ghosts.js";
import { known, Places } from "./positions.js";

/** What is heard when a thing of a kind moves. @type {Record<string, SoundName>} */
const HEARD = { card: "card", pile: "card", die: "die", token: "token", figure: "figure" };
/** Kinds that say what can be done, or nothing of their own. */
const MUTE = new Set(["button", "slot", "text", "space"]);
/** A flight takes this part of the pace, and never less or more than so many milliseconds. */
const PART = 0.45;
const LEAST = 150;
const MOST = 700;
/** How much of a flight lies between the beginnings of two of one event, and between two events. */
const STAGGER = 0.18;
const GAP = 0.12;
/** How many of one event begin one after the other; all further ones begin with the last of these. */
const ROW = 8;
/** All that one step moves takes no longer, in milliseconds. */
const LONGEST = 4500;
/** How long a thing takes that only makes room, and a place that glows because it changed. */
const SLIDE = 180;
/** Where more than so many things lie elsewhere, it is the table that was laid anew, and nothing slides. */
const SLIDING = 24;
const GLOW = 900;
/** How long a number rolls from what it was to what it is. */
const COUNT = 450;
const EASE = "cubic-bezier(.3,.1,.25,1)";

/** The centre of a place. @param {DOMRect} rect */
const middle = (rect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

export class Show {
  /** Where things lay, and how they looked. @type {Map<string, Copy & {thing: boolean}>} */
  #was = new Map();
  /** When each place or thing is seen as it is now. @type {Map<string, number>} */
  #seen = new Map();
  /** The ghosts by the keys of the things, with where each is at last, and when. @type {Map<string, {ghost: HTMLElement, at: DOMRect, base: DOMRect, lands: number}>} */
  #flying = new Map();
  /** Numbers and scores that change, as they were, by their selectors. @type {Map<string, Copy & {place: string}>} */
  #counts = new Map();
  /** Places that show what they showed until something has come to them. @type {Set<string>} */
  #held = new Set();
  /** Until when what lies on the table is not seen, for something flies, rolls or slides in its stead. @type {Map<HTMLElement, number>} */
  #veiled = new Map();
  /** How far the page was scrolled when all this was measured. */
  #scrolled = scrollY;
  /** How long one flight takes. */
  #flight = LEAST;
  #end = 0;

  /** All that moves. @type {Animation[]} */
  #all = [];

  /**
   * @param {HTMLElement} root
   * @param {View} earlier what is drawn
   * @param {View} now what will be drawn
   */
  constructor(root, earlier, now) {
    this.root = root;
    this.now = now;
    this.earlier = known(earlier.scene);
    const places = new Places(root, earlier.scene);
    for (const { motions } of now.motions) {
      for (const { what = "", from = "", to, along = [] } of motions) {
        this.#remember(`thing ${what}`, places.thing(what));
        for (const name of [from, to, ...along]) this.#remember(name, places.place(name));
      }
    }
    this.#count(earlier, now);
    /** Where things lay that may have to make room. @type {Map<string, {rect: DOMRect, area: string}>} */
    this.lay = new Map();
    for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".place[data-key]"))) {
      this.lay.set(thing.dataset.key ?? "", { rect: thing.getBoundingClientRect(), area: areaOf(thing) });
    }
  }

  /** Remembers the numbers that will change. @param {View} earlier @param {View} now */
  #count(earlier, now) {
    const remember = (/** @type {string} */ selector, /** @type {string} */ place) => {
      const node = /** @type {HTMLElement | null} */ (this.root.querySelector(selector));
      const rect = node?.getBoundingClientRect();
      if (node && rect?.width) this.#counts.set(selector, { ...ghosts.copy(node, rect, this.root), place });
    };
    const next = known(now.scene);
    for (const [id, { element }] of this.earlier) {
      const then = next.get(id)?.element;
      if (element.kind === "number" && then && number(then) !== number(element))
        remember(`[data-id="${CSS.escape(id)}"] .value`, id);
    }
    const scores = new Map(now.scene.areas.map(({ id, score }) => [id, score]));
    for (const { id, seat, score } of earlier.scene.areas) {
      if (score !== undefined && scores.get(id) !== score) remember(`[data-seat="${seat}"] .score`, `seat:${seat}`);
    }
  }

  /** @param {string} name @param {Found | null} found */
  #remember(name, found) {
    if (!found || this.#was.has(name)) return;
    const { node, rect, thing } = found;
    this.#was.set(name, { ...ghosts.copy(thing ? node : document.createElement("i"), rect, this.root), thing });
  }

  /**
   * Sets all of it going, once the table was drawn as it is now.
   *
   * @param {number} pace milliseconds that a step stays on the table
   * @returns {{animations: Animation[], long: number}} and after how many milliseconds the step has been seen
   */
  play(pace) {
    this.#flight = Math.max(LEAST, Math.min(MOST, pace * PART));
    this.places = new Places(this.root, this.now.scene);
    this.#follow(this.#scrolled - scrollY);
    this.#flight /= Math.max(1, this.#estimate() / LONGEST);
    let begin = 0;
    for (const group of this.now.motions) {
      this.#sound(group, begin);
      let end = begin;
      for (const [place, motion] of group.motions.entries()) {
        end = Math.max(end, this.#move(motion, begin + Math.min(place, ROW) * STAGGER * this.#flight));
      }
      begin = end > begin ? end + GAP * this.#flight : begin;
    }
    this.#end = begin;
    this.#hold();
    this.#slide();
    this.#glow();
    this.#tick();
    ghosts.enter();
    for (const [node, until] of this.#veiled) {
      node.dataset.aloft = "";
      this.#after(node, until, () => delete node.dataset.aloft);
    }
    return { animations: this.#all, long: this.#end };
  }

  /** What was measured before the page was scrolled lies elsewhere now. @param {number} down */
  #follow(down) {
    if (!down) return;
    for (const one of [...this.#was.values(), ...this.lay.values()]) {
      const { x, y, width, height } = one.rect;
      one.rect = new DOMRect(x, y + down, width, height);
    }
  }

  /** About how long all of it takes at the pace set, in milliseconds. */
  #estimate() {
    const lengths = this.now.motions
      .filter(({ motions }) => motions.length)
      .map(({ motions }) => Math.max(...motions.map(length)) + GAP + Math.min(motions.length - 1, ROW) * STAGGER);
    return lengths.reduce((all, one) => all + one, 0) * this.#flight;
  }

  /** @param {MotionGroup} group @param {number} at */
  #sound({ tone, motions }, at) {
    const names = new Set(motions.map((motion) => this.#heard(motion)));
    const sing = () => {
      playTone(tone);
      for (const name of names) if (name) playSound(name);
    };
    if (!at) sing();
    else {
      const clock = this.#run(this.root.animate([], { duration: at }));
      clock.finished.then(sing, () => {});
    }
  }

  /** @param {Motion} motion @returns {SoundName | undefined} */
  #heard({ verb, to, what = "", from = "" }) {
    if (verb === "roll") return "die";
    if (verb !== "fly" && verb !== "flip") return undefined;
    const node = this.places?.thing(what) ?? this.places?.place(to);
    const kinds = [node?.node, this.#was.get(`thing ${what}`)?.ghost, this.#was.get(from)?.ghost];
    for (const one of kinds) {
      const kind = Object.keys(HEARD).find((name) => one?.classList.contains(`place-${name}`));
      if (kind) return HEARD[kind];
    }
    return what ? "card" : "token";
  }

  /**
   * @param {Motion} motion
   * @param {number} at when it begins
   * @returns {number} when it has ended
   */
  #move(motion, at) {
    const long = length(motion) * this.#flight;
    if (motion.verb === "fly") return this.#fly(motion, at, long);
    const place = motion.to ? this.places?.place(motion.to) : this.#table();
    // What lies in a folded part of the table is not seen to turn.
    if (!place || (!place.thing && (motion.verb === "roll" || motion.verb === "flip"))) return at;
    if (motion.verb === "ripple") this.#waves(place.rect, at, long);
    else if (motion.verb === "glow") this.#ring(place.rect, at, long);
    else if (motion.verb === "shake") this.#shake(place.node, at, long);
    else if (motion.verb === "roll") this.#roll(place, at, long);
    else this.#flip(place, at, long);
    // A die that rolls and a thing that turns over show what they showed until then.
    this.#until(motion.to, motion.verb === "flip" ? at + long / 2 : at);
    return at + long;
  }

  /** @returns {Found | null} */
  #table() {
    const node = /** @type {HTMLElement | null} */ (this.root.querySelector(".zone-table"));
    return node && { node, rect: node.getBoundingClientRect(), thing: false };
  }

  /** @param {string} name @param {number} at */
  #until(name, at) {
    this.#seen.set(name, Math.max(at, this.#seen.get(name) ?? 0));
  }

  /**
   * @param {Motion} motion
   * @param {number} at
   * @param {number} long
   */
  #fly({ what = "", icon = "", from = "", to, along = [] }, at, long) {
    const { places } = this;
    const thing = places?.thing(what) ?? null;
    const old = what ? this.#was.get(`thing ${what}`) : undefined;
    const flown = what ? this.#flying.get(what) : undefined;
    const start = this.#was.get(from) ?? this.#now(from);
    const target = places?.place(to) ?? null;
    const begins = flown?.at ?? old?.rect ?? start?.rect;
    // A thing that is elsewhere at last flies on from here.
    const lands = thing && (!target || overlaps(target.rect, thing.rect)) ? thing : target;
    if (!begins || !lands) return at;
    const first = !flown;
    const made = flown ? null : this.#ghost({ what, icon, old, start, thing, target, begins });
    const base = flown?.base ?? /** @type {Copy} */ (made).rect;
    const ghost = flown?.ghost ?? ghosts.put(this.root, /** @type {Copy} */ (made));
    // One thing flies, not the pile that it comes from or goes to.
    for (const badge of ghost.querySelectorAll(".badge")) badge.remove();
    ghost.querySelector(".has-many")?.classList.remove("has-many");
    const stops = along.map((name) => places?.place(name)?.rect ?? this.#was.get(name)?.rect).filter((rect) => rect);
    const path = [begins, .../** @type {DOMRect[]} */ (stops), lands.rect];
    const sized = [flown ? true : (old?.thing ?? start?.thing ?? false), ...stops.map(() => false), lands.thing];
    const frames = path.map((rect, place) => ({ transform: shift(base, rect, sized[place] ?? false) }));
    this.#run(ghost.animate(frames, { delay: at, duration: long, easing: EASE, fill: first ? "both" : "forwards" }));
    if (first && !old) {
      // What nobody saw before is seen from its start on.
      this.#run(ghost.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: at }));
    }
    const back = start?.thing && start.ghost.classList.contains("place") && start.ghost.querySelector(".has-back");
    if (first && !old && back && thing && !thing.node.querySelector(".has-back")) this.#turn(ghost, start, at, long);
    if (what) this.#flying.set(what, { ghost, at: lands.rect, base, lands: at + long });
    else this.#gone(ghost, at + long);
    if (lands === thing) this.#until(`thing ${what}`, at + long);
    else this.#until(to, at + long);
    return at + long;
  }

  /**
   * What flies: the thing as it lies at last, or as it lay, a symbol, or a card's back.
   *
   * @param {object} of
   * @param {string} of.what
   * @param {string} of.icon
   * @param {Copy | undefined} of.old
   * @param {(Copy & {thing: boolean}) | null} of.start
   * @param {Found | null} of.thing
   * @param {Found | null} of.target
   * @param {DOMRect} of.begins
   * @returns {Copy}
   */
  #ghost({ what, icon, old, start, thing, target, begins }) {
    const { root } = this;
    if (thing) return ghosts.copy(thing.node, thing.rect, root);
    if (old) return old;
    if (icon) return ghosts.draw(icon, this.now.game, middle(begins));
    const node = target?.thing && what && target.node.querySelector(".front") ? target.node : null;
    if (node && target) return ghosts.copy(node, target.rect, root);
    for (const place of [start?.thing ? start.ghost : null, target?.node]) {
      const back = /** @type {HTMLElement | null | undefined} */ (place?.querySelector(".has-back"))?.closest(".place");
      if (back instanceof HTMLElement && back === start?.ghost) return twin(start);
      if (back instanceof HTMLElement) return ghosts.copy(back, back.getBoundingClientRect(), root);
    }
    return ghosts.draw("", this.now.game, middle(begins));
  }

  /** A place of the table as it is now, where it was not there before. @param {string} name */
  #now(name) {
    const found = this.places?.place(name);
    return found ? { ...ghosts.copy(found.node, found.rect, this.root), thing: found.thing } : null;
  }

  /** A card turns over as it flies. @param {HTMLElement} ghost @param {Copy} back @param {number} at @param {number} long */
  #turn(ghost, back, at, long) {
    const looks = ghost.querySelector(".thing");
    if (!looks) return;
    const cover = twin(back).ghost;
    cover.classList.add("flight-cover");
    for (const badge of cover.querySelectorAll(".badge")) badge.remove();
    cover.removeAttribute("style");
    ghost.append(cover);
    const timing = { delay: at, duration: long, fill: /** @type {const} */ ("both") };
    const away = [{ rotate: "y 0deg" }, { rotate: "y 90deg", offset: 0.5 }, { rotate: "y 90deg" }];
    const here = [{ rotate: "y -90deg" }, { rotate: "y -90deg", offset: 0.5 }, { rotate: "y 0deg" }];
    this.#run(cover.animate(away, timing));
    this.#run(looks.animate(here, timing));
  }

  /** What a place showed stays until something has come to it; a thing that flies is not there before it lands. */
  #hold() {
    for (const [name, until] of this.#seen) {
      const key = name.startsWith("thing ") ? name.slice(6) : "";
      const now = key ? this.places?.thing(key) : this.places?.place(name);
      if (!now?.thing || !until) continue;
      if (!key) {
        const old = this.#was.get(name);
        if (!old?.thing || !this.#differs(name)) continue;
        this.#gone(ghosts.put(this.root, twin(old), now.rect), until);
        this.#held.add(name);
      }
      this.#veil(now.node, until);
    }
    for (const [what, { ghost, lands }] of this.#flying) {
      this.#gone(ghost, this.#seen.get(`thing ${what}`) ?? lands);
    }
  }

  /** Whether an element looks otherwise than before. @param {string} id */
  #differs(id) {
    const looks = (/** @type {import("../types.js").SceneElement | undefined} */ one) =>
      JSON.stringify(one ? [one.kind, one.face, one.back, one.count, one.badge, one.seat, one.turn] : null);
    return looks(this.earlier.get(id)?.element) !== looks(this.places?.known.get(id)?.element);
  }

  /** Leaves a thing of the table unseen for a while; it can be clicked all the same. @param {HTMLElement} node @param {number} until */
  #veil(node, until) {
    this.#veiled.set(node, Math.max(until, this.#veiled.get(node) ?? 0));
  }

  /**
   * A ghost that moves in the stead of something on the table, which is not seen meanwhile.
   *
   * What the browser moves by itself it paints as a layer of its own, and all that lies above with it: within the table
   * that is half the table, and takes longer than a frame. The stage lies above all.
   *
   * @param {HTMLElement} node
   * @param {DOMRect} rect where it lies
   * @param {number} from when it begins to be seen
   * @param {number} until when the thing itself is seen
   */
  #instead(node, rect, from, until) {
    const ghost = ghosts.put(this.root, ghosts.copy(node, rect, this.root));
    if (from > 0) {
      ghost.style.visibility = "hidden";
      this.#after(ghost, from, () => {
        ghost.style.visibility = "";
      });
    }
    this.#gone(ghost, until);
    this.#veil(node, until);
    return ghost;
  }

  /** @param {HTMLElement} ghost @param {number} at when it is to be seen no more */
  #gone(ghost, at) {
    this.#after(ghost, at, () => {
      ghost.style.visibility = "hidden";
    });
  }

  /** @param {HTMLElement} node @param {number} at @param {() => void} act what happens then, or when all is brought to its end */
  #after(node, at, act) {
    if (at <= 0) act();
    else this.#run(node.animate([], { duration: at })).finished.then(act, act);
  }

  /** What only makes room slides, where it is still in its area. */
  #slide() {
    /** @type {{found: Found, from: string}[]} */
    const sliding = [];
    for (const [key, { rect, area }] of this.lay) {
      if (this.#flying.has(key)) continue;
      const found = this.places?.thing(key);
      if (!found || areaOf(found.node) !== area) continue;
      const [was, is] = [middle(rect), middle(found.rect)];
      if (Math.abs(was.x - is.x) + Math.abs(was.y - is.y) < 3) continue;
      sliding.push({ found, from: `translate(${was.x - is.x}px, ${was.y - is.y}px)` });
    }
    if (sliding.length > SLIDING) return;
    for (const { found, from } of sliding) {
      const ghost = this.#instead(found.node, found.rect, 0, SLIDE);
      this.#run(ghost.animate([{ transform: from }, { transform: "none" }], { duration: SLIDE, easing: EASE }));
    }
  }

  /** What looks otherwise and took no part in anything glows at last. */
  #glow() {
    const named = new Set(
      this.now.motions.flatMap(({ motions }) => motions.flatMap(({ from, to, what }) => [from, to, `key ${what}`])),
    );
    for (const [id, { element, areas }] of this.places?.known ?? []) {
      const old = this.earlier.get(id)?.element;
      if (MUTE.has(element.kind) || element.back || areas.some(({ place }) => place === "actions")) continue;
      if (named.has(id) || named.has(`key ${element.key}`) || areas.some((area) => named.has(area.id))) continue;
      const moved = element.key !== undefined && this.lay.has(element.key);
      if (old ? !this.#differs(id) || moved : moved) continue;
      const found = this.places?.place(id);
      if (found?.thing) this.#ring(found.rect, this.#end, GLOW);
    }
  }

  /** A number that has changed rolls: up where it grew, down where it shrank. */
  #tick() {
    for (const [selector, old] of this.#counts) {
      const node = /** @type {HTMLElement | null} */ (this.root.querySelector(selector));
      const rect = node?.getBoundingClientRect();
      if (!node || !rect?.width) continue;
      const delay = this.#seen.get(old.place) ?? this.#end;
      const far = count(node) < count(old.ghost) ? 0.7 : -0.7;
      const timing = { delay, duration: COUNT, easing: EASE, fill: /** @type {const} */ ("both") };
      const [here, off, below] = ["0 0", `0 ${far}em`, `0 ${-far}em`];
      if (!this.#held.has(old.place)) {
        const ghost = ghosts.put(this.root, old, rect);
        const away = [
          { translate: here, opacity: 1 },
          { translate: off, opacity: 0 },
        ];
        this.#run(ghost.animate(away, timing));
      }
      const comes = [
        { translate: below, opacity: 0 },
        { translate: here, opacity: 1 },
      ];
      this.#run(this.#instead(node, rect, 0, delay + COUNT).animate(comes, timing));
    }
  }

  /** @param {DOMRect} rect @param {number} at @param {number} long */
  #ring(rect, at, long) {
    const mark = ghosts.ring(this.root, rect, "ring");
    this.#run(
      mark.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { delay: at, duration: long }),
    );
  }

  /** @param {DOMRect} rect @param {number} at @param {number} long */
  #waves(rect, at, long) {
    for (const later of [0, 0.25]) {
      const mark = ghosts.ring(this.root, rect, "wave");
      const frames = [
        { opacity: 0.9, scale: "0.3" },
        { opacity: 0, scale: "1.5" },
      ];
      this.#run(mark.animate(frames, { delay: at + later * long, duration: (1 - later) * long, easing: "ease-out" }));
    }
  }

  /** @param {HTMLElement} node @param {number} at @param {number} long */
  #shake(node, at, long) {
    const frames = [0, -9, 8, -6, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }));
    this.#run(node.animate(frames, { delay: at, duration: long, easing: "ease-out" }));
  }

  /** @param {Found} die @param {number} at @param {number} long */
  #roll({ node, rect }, at, long) {
    const scales = ["1", "1.25", "1.05", "1"];
    const frames = [0, 200, 390, 360].map((degrees, step) => ({ rotate: `${degrees}deg`, scale: scales[step] ?? "1" }));
    const ghost = this.#instead(node, rect, at, at + long);
    this.#run(ghost.animate(frames, { delay: at, duration: long, easing: "ease-out" }));
  }

  /** @param {Found} thing @param {number} at @param {number} long */
  #flip({ node, rect }, at, long) {
    const frames = [{ rotate: "y 90deg" }, { rotate: "y 0deg" }];
    const ghost = this.#instead(node, rect, at + long / 2, at + long);
    this.#run(ghost.animate(frames, { delay: at + long / 2, duration: long / 2, easing: "ease-out" }));
  }

  /** @param {Animation} animation */
  #run(animation) {
    this.#all.push(animation);
    return animation;
  }
}

/** What a number says. @param {import("../types.js").SceneElement} element */
const number = ({ face, count }) => face?.value ?? count;

/** The number that is written last in a thing. @param {Element} node */
const count = (node) => Number.parseInt(node.textContent?.match(/-?\d+\s*$/)?.[0] ?? "0", 10);

/** How many flights' time a motion takes. @param {Motion} motion */
function length({ verb, along = [] }) {
  if (verb === "fly") return Math.min(3, 1 + 0.45 * along.length);
  return verb === "glow" || verb === "ripple" ? 1.3 : 1.1;
}

/** The area that a thing lies in. @param {Element} thing */
const areaOf = (thing) => thing.closest("[data-area]")?.getAttribute("data-area") ?? "";

/** @param {DOMRect} around @param {DOMRect} inside */
function overlaps(around, inside) {
  const { x, y } = middle(inside);
  return x >= around.left - 4 && x <= around.right + 4 && y >= around.top - 4 && y <= around.bottom + 4;
}

/**
 * What brings a ghost from its own place over another.
 *
 * @param {DOMRect} base where the ghost is
 * @param {DOMRect} rect
 * @param {boolean} sized whether it is as large there as what lies there
 */
function shift(base, rect, sized) {
  const [from, to] = [middle(base), middle(rect)];
  const ratio = Math.min(rect.width / base.width, rect.height / base.height);
  const scale = sized ? Math.max(0.2, Math.min(4, ratio)) : Math.min(1, Math.max(0.35, ratio));
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`;
}

/** A second ghost of the same. @param {Copy} made @returns {Copy} */
function twin({ outermost, ghost, rect }) {
  const copied = /** @type {HTMLElement} */ (outermost.cloneNode(true));
  /** @type {HTMLElement} */
  let inner = copied;
  for (let at = outermost; at !== ghost; at = /** @type {HTMLElement} */ (at.firstElementChild)) {
    inner = /** @type {HTMLElement} */ (inner.firstElementChild);
  }
  return { outermost: copied, ghost: inner, rect };
}
