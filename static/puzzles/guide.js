/**
 * The guide of a puzzle: a note over the table that states the task and gives hints. After the decision it shows the
 * chance of winning with each candidate action.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").PuzzleState} PuzzleState
 * @typedef {import("../types.js").PuzzleAnswer} PuzzleAnswer
 * @typedef {import("../ui/texts.js").Texts} Texts
 */
import { html, nothing } from "lit-html";
import { newSeed } from "../session/new-game-setup.js";
import * as saves from "../session/saved-games.js";
import { drawRings, GuideNote } from "../table/panels/guide-note.js";
import { toast } from "../ui/dialogs.js";
import { drawMessage } from "../ui/draw-message.js";
import { navigate } from "../ui/hash-navigation.js";
import { icon } from "../ui/icons.js";
import { announce } from "../ui/live-region.js";
import { nameOfOption } from "../ui/option-names.js";
import { drawDifficulty } from "./draw-difficulty.js";
import { keepResult, resultOf } from "./progress.js";

export class PuzzleGuide {
  /** Texts of the puzzles and of the game; null until loaded. @type {Texts | null} */
  texts = null;
  /** Text announced last to screen readers. */
  #announced = "";
  #note;

  /**
   * @param {import("./session.js").PuzzleSession} session
   * @param {number} number of the puzzle, counted from 1
   * @param {number} count number of the game's puzzles
   * @param {string | null} pace milliseconds per step if given in the address, else null
   */
  constructor(session, number, count, pace) {
    this.session = session;
    this.number = number;
    this.count = count;
    this.pace = pace;
    /** Stored result of an earlier attempt, or null. */
    this.earlier = resultOf(session.game, session.puzzle.id);
    this.#note = new GuideNote(session, true);
    session.addEventListener("change", () => this.#changed());
  }

  get game() {
    return this.session.game;
  }

  /** @returns {PuzzleState | undefined} */
  get #state() {
    return this.session.view?.puzzle;
  }

  /** Puzzle id and result, set as attributes of the table's root for tests and styles. */
  get rootState() {
    const now = this.#state;
    const over = now?.answer ? (now.answer.solved ? "solved" : "missed") : "";
    return { puzzle: now?.id ?? "", puzzleOver: over };
  }

  /** Task of the puzzle, for screen readers. */
  get announcement() {
    const { texts } = this;
    const now = this.#state;
    return now && texts
      ? `${this.#about(now, texts)} ${texts.plain(now.remembered ?? undefined)} ${texts.plain(this.session.status)}`
      : "";
  }

  #changed() {
    const now = this.#state;
    const { texts } = this;
    if (!now || !texts) return;
    const { answer } = now;
    if (answer) keepResult(this.game, now.id, answer.solved ? (now.hints ? "hinted" : "solved") : "missed");
    const result = answer && texts.ui(answer.solved ? "puzzle-solved" : "puzzle-missed");
    const news = answer
      ? `${result} ${this.#verdict(answer, texts)} ${texts.plain(comparisonWith(comparedOf(answer)))}`
      : this.#hints(now, texts).at(-1);
    if (news && news !== this.#announced) announce(news);
    this.#announced = news ?? "";
  }

  /**
   * Sentences about the seat that the solver plays, its chance, and unusual options of the game.
   *
   * @param {PuzzleState} now
   * @param {Texts} texts
   */
  #about({ seat, turn, options, best_chance: chance }, texts) {
    const crew = String(Boolean(this.session.view?.cooperative));
    const named = options.flatMap(([id, value]) => nameOfOption(texts, id, value));
    const about = texts.ui("puzzle-about", { seat: { seat }, turn, chance, crew });
    return named.length ? `${about} ${texts.ui("puzzle-options", { options: named.join(", ") })}` : about;
  }

  /** Sentences of the hints given so far. @param {PuzzleState} now @param {Texts} texts */
  #hints({ theme, region, seat: own }, texts) {
    const said = theme ? [texts.ui("puzzle-hint-theme", { theme: { ...theme, continues: true } })] : [];
    if (!region) return said;
    const { title, place, seat } = region;
    if (title) return [...said, texts.ui("puzzle-hint-region", { region: title })];
    if (seat === null) return [...said, texts.ui("puzzle-hint-place", { place })];
    return [...said, texts.ui("puzzle-hint-place", seat === own ? { place: "own" } : { place, seat: { seat } })];
  }

  /**
   * Sentence that compares the chosen action with the best one, or the best one with the next best.
   *
   * @param {PuzzleAnswer} answer
   * @param {Texts} texts
   */
  #verdict({ solved, candidates: [best, second, ...others] }, texts) {
    const taken = solved ? second : [second, ...others].find((one) => one?.taken);
    const args = { best: (best && namesOf(best, texts)[0]) ?? "", chance: percent(best), other: percent(taken) };
    return texts.ui(solved ? "puzzle-solved-by" : "puzzle-missed-by", args);
  }

  /** Whether the guide answers a click itself, as it does once the puzzle is decided; before, the rules answer. */
  intercept() {
    return Boolean(this.#state?.answer);
  }

  /** @param {View} view @param {Texts} texts */
  draw(view, texts) {
    const now = view.puzzle;
    if (!now) return nothing;
    const { answer } = now;
    return html`${drawRings(pointsOf(now))}
      <aside class="tutorial-note puzzle-note paper-note" aria-label=${texts.ui("puzzle-note")}>
        <header><h2>${texts.ui("puzzle-title", { number: this.number, of: this.count })}</h2>
          ${drawDifficulty(now.difficulty, texts)}
          <a class="round" data-do="puzzle-list" href="#/puzzles/${this.game}" aria-label=${texts.ui("puzzle-list")} title=${texts.ui("puzzle-list")}>${icon("cancel")}</a></header>
        ${answer ? this.#drawAnswer(answer, texts) : this.#drawQuestion(now, texts)}
      </aside>`;
  }

  /**
   * The note before the decision: task, hints, and the button for the next hint.
   *
   * @param {PuzzleState} now
   * @param {Texts} texts
   */
  #drawQuestion(now, texts) {
    const left = now.of_hints - now.hints;
    return html`<p class="tutorial-text">${this.#about(now, texts)} <b>${texts.ui("puzzle-ask")}</b></p>
      ${now.remembered ? html`<p class="puzzle-aside" data-remembered>${drawMessage(texts, now.remembered)}</p>` : nothing}
      ${this.earlier ? html`<p class="puzzle-aside">${texts.ui(`puzzle-earlier-${this.earlier}`)}</p>` : nothing}
      ${this.#hints(now, texts).map((said) => html`<p class="tutorial-reply" data-hint tabindex="-1">${said}</p>`)}
      ${
        left
          ? html`<footer><button type="button" class="plain" data-do="puzzle-hint" ?disabled=${this.session.busy} @click=${() => void this.session.request({ op: "puzzle-hint" })}>${icon("lighthouse")}<span>${texts.ui(now.hints ? "puzzle-hint-more" : "puzzle-hint")}</span></button></footer>`
          : nothing
      }`;
  }

  /**
   * The note after the decision: result, reason, and chances of all candidates.
   *
   * @param {PuzzleAnswer} answer
   * @param {Texts} texts
   */
  #drawAnswer(answer, texts) {
    const { solved, together, candidates } = answer;
    const compared = comparedOf(answer);
    const next = this.number < this.count ? this.number + 1 : 0;
    const chances = texts.ui(together ? "puzzle-chances-crew" : "puzzle-chances");
    return html`<div class="puzzle-answer" data-scrolls role="region" aria-label=${texts.ui("puzzle-answer")}>
        <p class="puzzle-verdict" data-verdict tabindex="-1">${icon(solved ? "check-mark" : "cancel")}<b>${texts.ui(solved ? "puzzle-solved" : "puzzle-missed")}</b></p>
        <p>${this.#verdict(answer, texts)}</p>
        <h3>${chances}</h3>
        <ol class="puzzle-chances" aria-label=${chances}>${candidates.map(
          (one) =>
            html`<li class=${one.best ? "is-best" : ""}>${drawCandidate(one, one.best || one === compared, texts)}</li>`,
        )}</ol>
      </div>
      <footer>
        <button type="button" class="plain" data-do="puzzle-branch" @click=${() => void this.#branch(texts)}>${icon("tree-branch")}<span>${texts.ui("puzzle-branch")}</span></button>
        <a class="brass" data-do="puzzle-next" href=${next ? this.#address(next) : `#/puzzles/${this.game}`}>${texts.ui(next ? "puzzle-next" : "puzzle-list")}</a>
      </footer>`;
  }

  /** Address of another puzzle of the game. @param {number} number */
  #address(number) {
    return `#/puzzles/${this.game}/${number}${this.#query}`;
  }

  get #query() {
    return this.pace === null ? "" : `?pace=${this.pace}`;
  }

  /** Start a practice game from the position of the puzzle. @param {Texts} texts */
  async #branch(texts) {
    const answer = await this.session.sideQuery({ op: "branch", step: 0, seed: newSeed() });
    if (!answer?.save) return;
    const id = saves.add(texts.ui("puzzle-branch-name", { game: { id: "game-title" }, number: this.number }), {
      save: answer.save,
    });
    navigate(`#/game/${id}${this.#query}`);
    toast(texts.ui("puzzle-branch-begun"));
  }

  /** Extra items of the game menu. @returns {import("../table/panels/game-menu.js").Item[]} */
  menuItems() {
    return [{ sign: "checklist", text: "puzzle-list", act: () => navigate(`#/puzzles/${this.game}`) }];
  }

  /**
   * Place the note and the rings, and focus the text to read next; called after each drawing.
   *
   * @param {HTMLElement} root
   */
  afterDraw(root) {
    const now = this.#state;
    const note = /** @type {HTMLElement | null} */ (root.querySelector(".puzzle-note"));
    if (!now || !note) return;
    const focus = () => {
      // After the last hint its button is gone and the focus lost, so move the focus to the hint.
      const read = now.answer
        ? "[data-verdict]"
        : document.activeElement === document.body && "[data-hint]:last-of-type";
      const target = read && note.querySelector(read);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
    this.#note.arrange(root, note, pointsOf(now), `${now.hints}:${now.answer !== null}`, focus);
  }

  leave() {
    this.#note.leave();
  }
}

/** @typedef {PuzzleAnswer["candidates"][number]} Candidate */

/** Names of actions of which the same is said: the labels of their parts. @param {Candidate} candidate @param {Texts} texts */
const namesOf = ({ names }, texts) => names.map((labels) => labels.map((label) => texts.plain(label)).join(" › "));

/** What a candidate is, behind its name: the best action, the one taken, or both. @param {Candidate} candidate @param {Texts} texts */
function markOf({ best, taken }, texts) {
  if (!best && !taken) return nothing;
  return html` <b>${texts.ui(best && taken ? "puzzle-is-both" : best ? "puzzle-is-best" : "puzzle-is-yours")}</b>`;
}

/**
 * Name and chance of a candidate, above why the best one is better, and what usually follows.
 *
 * @param {Candidate} candidate
 * @param {boolean} isOpen whether all is shown from the beginning
 * @param {Texts} texts
 */
function drawCandidate(candidate, isOpen, texts) {
  const { chance, follow_ups } = candidate;
  const worth = html`<span class="puzzle-name">${namesOf(candidate, texts).map((name, number) => html`${number ? "; " : nothing}<span>${name}</span>`)}${markOf(candidate, texts)}</span>
    <span class="puzzle-bar" style="--part:${chance / 10}%"><span>${texts.ui("puzzle-chance", { chance: percent(candidate) })}</span></span>`;
  const comparison = comparisonWith(candidate);
  if (!comparison && !follow_ups.length) return html`<div class="puzzle-worth">${worth}</div>`;
  return html`<details ?open=${isOpen}><summary class="puzzle-worth">${worth}</summary>
    ${comparison ? html`<p data-comparison>${drawMessage(texts, comparison)}</p>` : nothing}
    ${[false, true].map((later) =>
      drawFollowUps(
        follow_ups.filter((one) => one.later === later),
        texts,
      ),
    )}</details>`;
}

/**
 * What usually follows a candidate, this turn or later.
 *
 * @param {Candidate["follow_ups"]} followUps
 * @param {Texts} texts
 */
function drawFollowUps(followUps, texts) {
  const [first] = followUps;
  if (!first) return nothing;
  const when = texts.ui(first.later ? "puzzle-later" : "puzzle-this-turn");
  return html`<p class="puzzle-when">${when}</p>
    <ul class="puzzle-lines" aria-label=${texts.ui("puzzle-follows")}>${followUps.map(({ line, share, either }) => html`<li><span>${drawMessage(texts, line)}${either ? html` <small>${texts.ui("puzzle-either")}</small>` : nothing}</span> <span>${texts.ui("puzzle-chance", { chance: share })}</span></li>`)}</ul>`;
}

/** Candidate with which the best one is compared: the chosen one or, if solved, the next best. @param {PuzzleAnswer} answer */
function comparedOf({ candidates }) {
  const others = candidates.filter(({ best }) => !best);
  return others.find(({ taken }) => taken) ?? others[0];
}

/**
 * Sentence on why the best action is better than another one; none for the best one itself.
 *
 * @param {Candidate | undefined} other
 * @returns {import("../types.js").Message | undefined}
 */
function comparisonWith(other) {
  const [first, second] = other?.reasons ?? [];
  if (!first) return undefined;
  if (!second) return { id: "ui-puzzle-better", args: { first } };
  return { id: "ui-puzzle-better-two", args: { first, second } };
}

/** Chance of a candidate in per cent; the engine counts in thousandths. @param {Candidate | undefined} candidate */
const percent = (candidate) => Math.round((candidate?.chance ?? 0) / 10);

/**
 * Ids of the elements to ring: the region named by the hint, or after the decision the parts of the best action.
 *
 * @param {PuzzleState} now
 */
const pointsOf = ({ answer, region }) =>
  answer ? (answer.candidates.find(({ best }) => best)?.path ?? []) : region ? [region.id] : [];
