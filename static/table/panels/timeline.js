/**
 * The timeline: shows earlier steps of a game on the table, and starts new games from them.
 *
 * Each step is requested from the engine, which decides what the viewer may see. After the end of the game other
 * viewpoints can be chosen.
 *
 * @typedef {import("../../session/session.js").Session} Session
 * @typedef {import("../../ui/texts.js").Texts} Texts
 * @typedef {import("../../types.js").LogLine} LogLine
 * @typedef {import("../../types.js").PastView} PastView
 * @typedef {import("../../types.js").TurnStart} TurnStart
 * @typedef {number | "all" | null} Viewpoint seat number, "all" for open hands, or null for the viewer's own
 */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { newSeed } from "../../session/new-game-setup.js";
import { drawMessage } from "../../ui/draw-message.js";
import { icon, seatColor, seatShape } from "../../ui/icons.js";
import { loadStylesheet } from "../../ui/stylesheets.js";

/** Larger than any line number, to request a step without log lines: those are already loaded. */
const NO_LINES = 1_000_000;
/** Shortest time for which playback shows a step, in milliseconds. */
const LEAST = 120;
/** Number of turns from which on the lanes have no gaps between turns, which would take too much room. */
const BOUNDED = 60;
/** Width of a gap, as a fraction of the slider. */
const BOUND = 0.003;
/** Maximum number of cached views. */
const NEAR = 8;
/**
 * Keys that move through the history.
 *
 * @type {Record<string, "back" | "forward" | "first" | "last" | "earlier" | "later">}
 */
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  ArrowUp: "earlier",
  ArrowDown: "later",
  PageUp: "earlier",
  PageDown: "later",
  Home: "first",
  End: "last",
};

export class Timeline {
  /** Shown view; null in the present. @type {PastView | null} */
  past = null;
  /** Whole log from the current viewpoint. @type {LogLine[]} */
  #log = [];
  /** Number of steps in the game. */
  #steps = 0;
  /** First step of each turn. @type {TurnStart[]} */
  #turns = [];
  /**
   * Last known step before a gap and first one after it: steps from before a change of the rules may not be replayable.
   *
   * @type {[number, number] | null}
   */
  #unknown = null;
  /** Viewpoint from which past steps are shown. @type {Viewpoint} */
  #viewpoint = null;
  /** Step requested last. */
  #wanted = 0;
  /** Number of the latest request; earlier ones are dropped. */
  #asked = 0;
  /** Cached views by step. @type {Map<number, Promise<PastView | null>>} */
  #cache = new Map();
  /** Resolves when the running request is answered. @type {Promise<void>} */
  #answered = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Session} session
   * @param {object} listener
   * @param {() => void} listener.changed called when there is something new to draw
   * @param {(lines: LogLine[]) => void} listener.stepped called with the log lines of the step now shown
   * @param {(save: import("../../types.js").Save, turn: number) => void} listener.branched called with the new game
   * @param {(error: import("../../types.js").Message) => void} listener.refused
   * @param {(moment: import("../../types.js").Moment) => void} listener.shared called with the step to send to others
   */
  constructor(session, listener) {
    this.session = session;
    this.listener = listener;
  }

  /** Whether there is any history to show. */
  get offered() {
    return this.session.hasHistory;
  }

  get playing() {
    return this.#timer !== undefined;
  }

  /** Log lines up to the shown step. */
  get log() {
    const step = this.past?.step ?? 0;
    return this.#log.filter((line) => line.step <= step);
  }

  /** Open the timeline. @param {number} [step] step to show; the last one by default */
  async open(step) {
    if (!this.offered || this.session.busy) return;
    this.session.autoplay.pause();
    await loadStylesheet("timeline.css");
    this.#viewpoint = null;
    await this.#loadHistory();
    await this.go(step ?? this.#steps);
    /** @type {HTMLElement | null} */ (document.querySelector("[data-timeline] input"))?.focus({ preventScroll: true });
  }

  /** Return to the present and resume the game. */
  close() {
    if (!this.past || this.session.isReadOnly) return;
    this.stop();
    this.#asked++;
    this.past = null;
    this.listener.changed();
    this.session.autoplay.resume();
    /** @type {HTMLElement | null} */ (document.querySelector('[data-do="timeline"]'))?.focus({ preventScroll: true });
  }

  /** Reload after a change of the game or of the viewer. */
  async follow() {
    if (!this.past) return;
    await this.#loadHistory();
    await this.go(Math.min(this.past?.step ?? 0, this.#steps));
  }

  /** Load the number of steps and the log from the current viewpoint. */
  async #loadHistory() {
    this.#cache = new Map();
    const way = await this.session.sideQuery({ op: "history" });
    if (!way?.ok) return;
    this.#steps = way.steps ?? 0;
    this.#turns = way.turns ?? [];
    this.#unknown = way.unknown ?? null;
    const whole = await this.session.sideQuery({ op: "past", step: this.#steps, viewpoint: this.#viewpoint, since: 0 });
    this.#log = whole?.past?.log ?? [];
  }

  /** Reload after new steps or an undo. */
  keepUp() {
    if (this.past && !this.session.isReadOnly && this.session.view?.step !== this.#steps) void this.follow();
  }

  /** Show a step. @param {number} step */
  go(step) {
    const mine = ++this.#asked;
    this.#wanted = this.#knownStep(Math.max(0, Math.min(this.#steps, step)));
    // A slider moves faster than the engine answers, so only the latest step is requested.
    const ask = () => (mine === this.#asked ? this.#show(mine) : undefined);
    this.#answered = this.#answered.then(ask, ask);
    return this.#answered;
  }

  /**
   * `step` itself, or if it lies in a gap of unknown steps, the known step on the far side of the gap.
   *
   * @param {number} step
   */
  #knownStep(step) {
    const [before, after] = this.#unknown ?? [step, step];
    if (step <= before || step >= after) return step;
    return step > (this.past?.step ?? before) ? after : before;
  }

  /** Load and show the requested step. @param {number} mine number of the request */
  async #show(mine) {
    const way = Math.sign(this.#wanted - (this.past?.step ?? 0)) || 1;
    const past = await this.#load(this.#wanted);
    if (mine !== this.#asked || !past) return;
    this.past = past;
    past.seats = this.session.nameSeats(past.seats);
    this.listener.changed();
    this.listener.stepped(this.#log.filter((line) => line.step === past.step));
    // Prefetch the next step in the same direction.
    const next = this.#knownStep(past.step + way);
    if (!this.session.isRemote && next >= 0 && next <= this.#steps) void this.#load(next);
  }

  /** View at a step; null if it cannot be loaded. Cached. @param {number} step */
  #load(step) {
    const near = this.#cache;
    const known = near.get(step);
    if (known) return known;
    const asked = this.session
      .sideQuery({ op: "past", step, viewpoint: this.#viewpoint, since: NO_LINES })
      .then((answer) => answer?.past ?? null);
    near.set(step, asked);
    asked.then(
      (past) => past ?? near.delete(step),
      () => near.delete(step),
    );
    for (const old of near.keys()) if (near.size > NEAR) near.delete(old);
    return asked;
  }

  /**
   * Move by a step or by a turn, or to either end.
   *
   * @param {"first" | "back" | "forward" | "last" | "earlier" | "later"} way
   */
  move(way) {
    this.stop();
    const at = this.#wanted;
    const begun = this.#turns.map((turn) => turn.step);
    const to = {
      first: 0,
      back: at - 1,
      forward: at + 1,
      last: this.#steps,
      earlier: begun.findLast((step) => step < at) ?? 0,
      later: begun.find((step) => step > at) ?? this.#steps,
    };
    return this.go(to[way]);
  }

  /** Start or stop playback. */
  toggle() {
    if (this.playing) {
      this.stop();
      this.listener.changed();
      return;
    }
    if (this.#wanted >= this.#steps) this.#wanted = -1;
    this.#next();
  }

  #next() {
    this.#timer = setTimeout(
      async () => {
        await this.go(this.#wanted + 1);
        if (!this.playing) return;
        if (this.past && this.#wanted < this.#steps) this.#next();
        else this.stop();
        this.listener.changed();
      },
      this.#wanted < 0 ? 0 : Math.max(LEAST, this.session.pace()),
    );
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Change the viewpoint. @param {Viewpoint} viewpoint */
  async #lookAs(viewpoint) {
    this.stop();
    this.#viewpoint = viewpoint;
    await this.#loadHistory();
    await this.go(this.#wanted);
  }

  /** Start a new game from the shown step. */
  async branch() {
    if (!this.past) return;
    this.stop();
    const answer = await this.session.sideQuery({ op: "branch", step: this.past.step, seed: newSeed() });
    if (answer?.save) this.listener.branched(answer.save, answer.turn ?? 0);
  }

  /** Send the shown step to others. */
  async share() {
    if (!this.past) return;
    this.stop();
    const answer = await this.session.sideQuery({ op: "moment", step: this.past.step });
    if (answer?.moment) this.listener.shared(answer.moment);
    else if (answer?.error) this.listener.refused(answer.error);
  }

  /** Whether the shown step can be sent: only the page that holds the game can do that. */
  get #canShare() {
    return !this.session.isRemote && !this.session.isReadOnly;
  }

  /**
   * Handle a key.
   *
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was handled
   */
  key(event) {
    if (!this.past || event.ctrlKey || event.metaKey || event.altKey) return false;
    const way = KEYS[event.key];
    const target = /** @type {HTMLElement} */ (event.target);
    const onButton = target.matches("button, a, select");
    if (way && !target.matches("select")) void this.move(way);
    else if (event.key === " " && !onButton) this.toggle();
    else return false;
    event.preventDefault();
    return true;
  }

  /** Turn that the shown step belongs to. */
  get #turn() {
    return this.#turns.findLast((turn) => turn.step <= (this.past?.step ?? 0));
  }

  /**
   * The timeline's bar, shown in place of the status line.
   *
   * @param {Texts} texts
   */
  draw(texts) {
    const { past } = this;
    if (!past) return nothing;
    const turn = this.#turn;
    const who = turn?.seat ?? null;
    const name = who === null ? "" : (past.seats[who]?.name ?? "");
    const at = texts.ui("past-at", { step: past.step, of: this.#steps, turn: past.turn });
    const button = (
      /** @type {string} */ sign,
      /** @type {string} */ what,
      /** @type {() => unknown} */ act,
      /** @type {boolean} */ off = false,
    ) =>
      html`<button type="button" class="round" data-do=${what} title=${texts.ui(`past-${what}`)} aria-label=${texts.ui(`past-${what}`)} ?disabled=${off} @click=${act}>${icon(sign)}</button>`;
    const start = past.step === 0;
    const end = past.step === this.#steps;
    return html`<section class="timeline" data-timeline data-step=${past.step} data-steps=${this.#steps} aria-label=${texts.ui("past")}>
      <p class="timeline-where" id="status" tabindex="-1">${icon("backward-time")}<b>${texts.ui("past-note")}</b>
        <span class="timeline-at">${who === null ? nothing : html`${drawMessage(texts, { id: "on-turn", args: { seat: { seat: who } } })} · `}${at}</span></p>
      <div class="timeline-controls">
        ${button("fast-backward-button", "first", () => this.move("first"), start)}
        ${button("previous-button", "earlier", () => this.move("earlier"), start)}
        ${button("plain-arrow", "back", () => this.move("back"), start)}
        ${button(this.playing ? "pause-button" : "play-button", this.playing ? "stop" : "play", () => this.toggle())}
        ${button("plain-arrow", "forward", () => this.move("forward"), end)}
        ${button("next-button", "later", () => this.move("later"), end)}
        ${button("fast-forward-button", "last", () => this.move("last"), end)}
      </div>
      <div class="timeline-line">
        ${guard([this.#turns, this.#steps], () => this.#lanes(past.seats.length))}
        <input type="range" min="0" max=${this.#steps} .value=${String(past.step)} aria-label=${texts.ui("past-step")}
          aria-valuetext=${name ? `${name}, ${at}` : at} @input=${(/** @type {Event} */ event) => {
            this.stop();
            void this.go(Number(/** @type {HTMLInputElement} */ (event.target).value));
          }}>
      </div>
      ${this.#unknown ? html`<p class="timeline-unknown">${texts.ui("past-unknown", { steps: this.#unknown[1] - this.#unknown[0] })}</p>` : nothing}
      <div class="timeline-tools">
        ${past.over ? this.#drawViewpoints(texts) : nothing}
        ${past.branch ? html`<button type="button" class="plain" data-do="branch" title=${texts.ui("branch")} @click=${() => void this.branch()}>${icon("tree-branch")}<span>${texts.ui("branch")}</span></button>` : nothing}
        ${this.#canShare ? html`<button type="button" class="plain" data-do="share" title=${texts.ui("moment-share")} aria-label=${texts.ui("moment-share")} @click=${() => void this.share()}>${icon("linked-rings")}<span>${texts.ui("moment-share-short")}</span></button>` : nothing}
        ${this.session.isReadOnly ? nothing : html`<button type="button" class="plain" data-do="present" title=${texts.ui("past-close")} @click=${() => this.close()}>${icon("cancel")}<span>${texts.ui("past-close")}</span></button>`}
      </div>
    </section>`;
  }

  /**
   * Lanes over the slider, one per seat. A lane begins with the seat's shape and has a stretch in the seat's color for each of its turns.
   *
   * @param {number} seats
   */
  #lanes(seats) {
    const ends = [...this.#turns.slice(1).map((turn) => turn.step), this.#steps];
    const bound = this.#turns.length < BOUNDED ? BOUND * this.#steps : 0;
    /** SVG paths by seat; null: turns of no seat. @type {Map<number | null, string>} */
    const lanes = new Map();
    for (const [place, { seat, step }] of this.#turns.entries()) {
      const long = Math.max(0, (ends[place] ?? step) - step - bound);
      const [top, high] = seat === null ? [0, seats] : [seat, 1];
      lanes.set(seat, `${lanes.get(seat) ?? ""}M${step} ${top}h${long}v${high}h${-long}z`);
    }
    const drawn = [...lanes].map(
      ([seat, d]) => svg`<path d=${d} style="fill:${seat === null ? "var(--line)" : seatColor(seat)}"></path>`,
    );
    return html`<div class="timeline-lanes" style="--lanes:${seats}" aria-hidden="true">
      <div class="timeline-seats">${Array.from({ length: seats }, (_, seat) => seatShape(seat))}</div>
      <svg class="timeline-turns" viewBox="0 0 ${this.#steps} ${seats}" preserveAspectRatio="none">${drawn}</svg>
    </div>`;
  }

  /** Select box for the viewpoint. @param {Texts} texts */
  #drawViewpoints(texts) {
    const seats = this.past?.seats ?? [];
    const seen = this.#viewpoint ?? this.session.view?.viewer ?? "";
    return html`<label class="timeline-viewpoint"><span class="visually-hidden">${texts.ui("past-eyes")}</span>${icon("sunken-eye")}<select data-do="eyes" @change=${(
      /** @type {Event} */ event,
    ) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      void this.#lookAs(value === "" ? null : value === "all" ? "all" : Number(value));
    }}>
      ${this.session.view?.viewer === null ? html`<option value="" ?selected=${seen === ""}>${texts.ui("past-eyes-none")}</option>` : nothing}
      ${seats.map((who, seat) => html`<option translate="no" value=${seat} ?selected=${seen === seat}>${who.name}</option>`)}
      <option value="all" ?selected=${seen === "all"}>${texts.ui("past-eyes-all")}</option>
    </select></label>`;
  }
}
