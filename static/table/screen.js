/**
 * The screen of a game: its table, its log, what a person can do with the sitting.
 *
 * @typedef {import("../types.js").RouteState} RouteState
 * @typedef {import("../types.js").SceneElement} SceneElement
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../app.js").Shell} Shell
 * @typedef {import("../app.js").Screen} Screen
 * @typedef {import("./context.js").Context} Context
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { paragraphs } from "../clause.js";
import { drawCurtain } from "../curtain.js";
import * as data from "../data.js";
import { ask, openDialog, toast } from "../dialogs.js";
import { drawEnd } from "../end.js";
import { icon, sentence, shape } from "../icons.js";
import * as keyboard from "../keyboard.js";
import { say } from "../live.js";
import { drawLog } from "../log.js";
import * as motion from "../motion.js";
import { prepare } from "../offline.js";
import { go, replace } from "../router.js";
import * as saves from "../saves.js";
import * as selection from "../selection.js";
import { PACES, settings } from "../settings.js";
import { download, link } from "../share.js";
import { Sitting } from "../sitting.js";
import { texts as textsOf } from "../texts.js";
import { drawArea, things } from "./area.js";
import { drawElement, inspectable } from "./element.js";
import { drawFailure, drawLoading } from "./obstacles.js";
import { onLongPress } from "./press.js";
import { clauseOf, hideRefusal, refusing, showRefusal } from "./refusal.js";
import { drawSeat } from "./seat.js";
import { find, hidden, isWide, parts, zones } from "./zones.js";

/** Where there is one column only, as in the style sheets. */
const narrow = matchMedia("(max-width: 900px)");

/** The game that lies on the engine's table; it stays there while other screens are shown. @type {Sitting | null} */
let current = null;
/** Whether the site was asked to keep itself for playing offline, once the first table was up. */
let prepared = false;

/**
 * @param {RouteState} route
 * @param {Shell} shell
 * @returns {Promise<Screen>}
 */
export async function open(route, shell) {
  const id = route.args[0] ?? "";
  const given = route.query.get("pace");
  const pace = () => (given === null ? PACES[settings.pace] : Math.max(0, Number(given) || 0));
  const sitting = current?.id === id ? current : new Sitting(id, pace);
  sitting.pace = pace;
  const screen = new TableScreen(sitting, shell, given);
  await screen.relang();
  if (current !== sitting) {
    current?.pause();
    current = sitting;
    void sitting.open().then(() => screen.begin());
  } else screen.begin();
  return screen;
}

class TableScreen {
  /** @type {import("../texts.js").Texts} */
  texts;
  /** @type {Map<string, boolean>} */
  #open = new Map();
  /** @type {Map<string, number>} */
  #zoom = new Map();
  /** The seat that is drawn in front. @type {number | null} */
  #front = null;
  /** Where the focus was last, to be found again after a drawing. @type {string | null} */
  #focus = null;
  #ended = false;
  #logShown = 0;
  /** What was said to be done last. */
  #spoken = "";
  #aborts = new AbortController();
  /** @type {HTMLElement | null} */
  #root = null;
  /** @type {ReturnType<typeof openDialog> | null} */
  #dialog = null;

  /**
   * @param {Sitting} sitting
   * @param {Shell} shell
   * @param {string | null} pace what the address says of it
   */
  constructor(sitting, shell, pace) {
    this.sitting = sitting;
    this.shell = shell;
    this.pace = pace;
    this.texts = shell.texts;
    const { signal } = this.#aborts;
    sitting.addEventListener("change", () => this.#changed(), { signal });
    sitting.addEventListener("said", (event) => this.#said(/** @type {CustomEvent<LogLine[]>} */ (event).detail), {
      signal,
    });
    sitting.addEventListener("moved", () => replace(this.#address(sitting.id)), { signal });
    saves.onForeignSave((id) => {
      if (!signal.aborted && id === sitting.id) sitting.foreign();
    });
    narrow.addEventListener("change", () => shell.redraw(), { signal });
    onLongPress((id) => this.#pressed(id), signal);
    motion.allowMotion(pace !== "0" && settings.pace !== "none");
  }

  get game() {
    return this.sitting.view?.game ?? saves.entry(this.sitting.id)?.game ?? "";
  }

  get title() {
    return this.texts.has("game-title") ? this.texts.plain({ id: "game-title" }) : "";
  }

  async relang() {
    const { game } = this;
    const list = await data.games();
    const known = list.some((one) => one.id === game) ? game : undefined;
    this.texts = await textsOf(settings.lang, known);
    this.texts.seats = this.sitting.view?.seats ?? [];
  }

  begin() {
    if (this.#aborts.signal.aborted) return;
    this.sitting.resume();
    this.#changed();
  }

  leave() {
    this.#aborts.abort();
    this.sitting.pause();
    motion.allowMotion(true);
    hideRefusal();
  }

  /** @param {string} id */
  #address(id) {
    return `#/game/${id}${this.pace === null ? "" : `?pace=${this.pace}`}`;
  }

  #changed() {
    hideRefusal();
    motion.allowMotion(this.pace !== "0" && settings.pace !== "none" && !this.sitting.hurry);
    const { view } = this.sitting;
    if (view) {
      this.texts.seats = view.seats;
      if (!prepared) void prepare();
      prepared = true;
    }
    if (view && view.viewer !== null) this.#front = view.viewer;
    if (view?.next.kind === "person") {
      const spoken = `${view.step}:${this.sitting.path.length}`;
      if (spoken !== this.#spoken) say(this.texts.plain(view.scene.status));
      this.#spoken = spoken;
    }
    this.shell.redraw();
    this.#dialog?.draw();
    if (view?.next.kind !== "over") this.#ended = false;
    else if (!this.#ended) {
      this.#ended = true;
      this.#showEnd();
    }
  }

  /** @param {LogLine[]} lines */
  #said(lines) {
    say(lines.map((line) => this.texts.plain(line.message)).join(" "));
    if (lines.some((line) => line.tone === "loss"))
      queueMicrotask(() => motion.shake(document.querySelector(".zone-table")));
  }

  // Drawing

  /** @returns {Context} */
  #context() {
    const { sitting } = this;
    const view = /** @type {import("../types.js").View} */ (sitting.view);
    return {
      view,
      texts: this.texts,
      lit: sitting.lit(),
      changeable: selection.changeable(view.moves, sitting.path),
      path: sitting.path,
      news: new Set(view.news.things),
      hints: settings.hints,
      click: (id) => void this.#click(id),
      inspect: (element) => this.#inspect(element),
      open: this.#open,
      fold: (id, opened) => {
        this.#open.set(id, opened);
        this.shell.redraw();
      },
      zoom: this.#zoom,
      setZoom: (id, zoom) => {
        this.#zoom.set(id, zoom);
        this.shell.redraw();
      },
    };
  }

  draw() {
    const { sitting, texts } = this;
    const { view, problem } = sitting;
    if (problem) return drawFailure(problem, sitting, texts, () => this.#export());
    if (!view) return drawLoading(this.shell, texts);
    const over = view.next.kind === "over";
    const curtain = view.next.kind === "curtain" && !view.peeking;
    return html`<main class="table" id="main" tabindex="-1" data-game=${view.game} data-to-act=${view.to_act ?? ""} ?data-over=${over}
      data-seats=${view.seats.length} data-moment=${sitting.moment} @focusin=${this.#noteFocus}>
      ${
        curtain
          ? drawCurtain({
              seat: view.next.seat ?? 0,
              name: view.seats[view.next.seat ?? 0]?.name ?? "",
              texts,
              lift: () => void sitting.request({ op: "look", seat: view.next.seat }),
            })
          : this.#drawTable()
      }
    </main>`;
  }

  #drawTable() {
    const { sitting, texts } = this;
    const ctx = this.#context();
    const { view } = ctx;
    const { scene } = view;
    const people = view.seats.findIndex((seat) => seat.kind === "human");
    const front = this.#front ?? (people >= 0 ? people : null);
    const places = zones(scene, view.seats.length, front);
    const menu = (/** @type {number} */ seat) => this.#seatMenu(seat);
    // Beside a board the seats stand in one column; an own seat with panels is too wide for that.
    const board = places.table.some(isWide);
    const beside = board && !places.own?.areas.some((area) => area.kind === "panel");
    const { lead, middle, tail } = parts(places.table);
    const draw = (/** @type {readonly import("../types.js").Area[]} */ areas) =>
      repeat(
        areas,
        (area) => area.id,
        (area) => drawArea(area, ctx),
      );
    // The parts stand in the page as they lie on the screen, which is also the order of the tab key.
    const own = places.own
      ? html`<div class="zone-own">${drawSeat(places.own.seat, places.own.areas, ctx, true, menu)}</div>`
      : nothing;
    const others = places.others.length
      ? html`<div class="zone zone-others">${repeat(
          places.others,
          ({ seat }) => seat,
          ({ seat, areas }) => drawSeat(seat, areas, ctx, false, menu),
        )}</div>`
      : nothing;
    const table = html`<div class="zone zone-table" data-rove>
      ${draw(middle)}
      ${board ? html`<div class="strip">${draw(lead)}${this.#drawHidden(ctx)}</div>` : this.#drawHidden(ctx)}
    </div>`;
    const strip = tail.length ? html`<div class="zone strip zone-strip" data-rove>${draw(tail)}</div>` : nothing;
    const hand = places.hand.length ? html`<div class="zone zone-hand" data-rove>${draw(places.hand)}</div>` : nothing;
    const actions = html`<div class="zone-actions ${places.actions.length ? "" : "is-bare"}" data-rove>
      ${draw(places.actions)}
      ${this.#drawStanding(ctx)}
      ${view.next.kind === "over" ? html`<button type="button" class="brass" @click=${() => this.#showEnd()}>${icon("laurels-trophy")}<span>${texts.ui("reckoning")}</span></button>` : nothing}
    </div>`;
    const deck = narrow.matches
      ? board
        ? beside
          ? html`${table}${strip}${hand}${own}${others}${actions}`
          : html`${table}${hand}${own}${strip}${others}${actions}`
        : html`${others}${table}${hand}${own}${actions}`
      : html`<div class="zone-seats">${others}${beside ? own : nothing}</div>
          <div class="felt"></div>
          ${table}${strip}
          <div class="zone-mine">${
            board ? html`${beside ? nothing : own}${hand}${actions}` : html`${actions}${hand}${own}`
          }</div>`;
    const bots = view.next.kind === "bot" || view.next.kind === "forced" || view.next.kind === "standing";
    return html`
      <div class="status-line">
        <p class="status" id="status" tabindex="-1">${sentence(texts, scene.status)}${
          scene.gain ? html` <strong class="gain">${scene.gain}</strong>` : nothing
        }</p>
        <div class="status-tools">
          ${view.practice ? html`<span class="mark">${texts.ui("practice")}</span>` : nothing}
          ${sitting.path.length ? html`<button type="button" class="plain" data-cancel @click=${() => sitting.cancel()}>${icon("cancel")}<span>${texts.ui("cancel")}</span></button>` : nothing}
          ${bots && (this.pace ?? settings.pace) !== "none" && this.pace !== "0" ? html`<button type="button" class="plain" @click=${() => sitting.skip()}>${icon("fast-forward-button")}<span>${texts.ui("skip")}</span></button>` : nothing}
          ${view.peeking ? html`<button type="button" class="plain" data-legal @click=${() => void sitting.request({ op: "look", seat: null })}>${icon("semi-closed-eye")}<span>${texts.ui("look-end")}</span></button>` : nothing}
        </div>
      </div>
      ${this.#drawNotice()}
      <div class="cabin" data-others=${places.others.length}>
        <div class="deck ${board ? "has-board" : ""} ${board && places.own && !beside ? "has-panel" : ""}">
          ${deck}
        </div>
        <div class="aside">
          ${places.side.length ? html`<div class="zone zone-side" data-rove>${draw(places.side)}</div>` : nothing}
          <div class="log-panel">
            <h2>${texts.ui("log")}</h2>
            <div class="log-view" tabindex="0" role="region" aria-label=${texts.ui("log")}>${drawLog(sitting.log, texts, view.news.line)}</div>
          </div>
        </div>
      </div>`;
  }

  #drawNotice() {
    const { notice } = this.sitting;
    if (notice) {
      return html`<p class="notice" role="alert">${sentence(this.texts, notice)}
        <button type="button" class="plain" @click=${() => this.sitting.dismiss()}>${this.texts.ui("close")}</button></p>`;
    }
    if (!saves.isFull()) return nothing;
    return html`<p class="notice" role="alert">${this.texts.ui("storage-full")}
      <button type="button" class="plain" @click=${() => this.#export()}>${this.texts.ui("export")}</button></p>`;
  }

  /** What is lit inside a pile comes out onto the table; what has no thing at all gets a button. @param {Context} ctx */
  #drawHidden(ctx) {
    const { things: inside, nameless } = hidden(ctx.view.scene, ctx.lit);
    if (!inside.length && !nameless.length) return nothing;
    return html`<section class="area kind-row tray" style="--n:${Math.max(1, inside.length)}" aria-label=${ctx.texts.ui("tray")}>
      <h2 class="area-title">${ctx.texts.ui("tray")}</h2>
      <div class="area-body"><div class="items">${things(inside, ctx)}${nameless.map(
        (id) =>
          html`<div class="place place-button"><button type="button" class="thing button" data-id=${id} data-legal @click=${() => ctx.click(id)}>${id}</button></div>`,
      )}</div></div>
    </section>`;
  }

  /** @param {Context} ctx */
  #drawStanding({ view, texts }) {
    const { window, next } = view;
    if (!window || next.kind !== "person" || next.seat === null) return nothing;
    const { seat } = next;
    const now = view.standing.find((one) => one.seat === seat && one.window === window.kind)?.answer ?? "ask";
    return html`<fieldset class="standing">
      <legend>${texts.ui("standing", { window: texts.has(`window-${window.kind}`) ? { id: `window-${window.kind}` } : "" })}</legend>
      ${["ask", "mine", "never"].map(
        (
          answer,
        ) => html`<label class="pick ${answer === now ? "is-picked" : ""}"><input type="radio" name="standing" .checked=${answer === now}
          @change=${() => void this.sitting.request({ op: "standing", seat, window: window.kind, answer })}>${texts.ui(`standing-${answer}`)}</label>`,
      )}
    </fieldset>`;
  }

  /** Called before each drawing; what it returns is called after. */
  beforeDraw() {
    const root = this.#root?.isConnected ? this.#root : null;
    const land = root ? motion.before(root) : () => {};
    const focused = document.activeElement;
    const had =
      root && focused && root.contains(focused) ? (focused.closest("[data-id]")?.getAttribute("data-id") ?? "") : null;
    if (had !== null) this.#focus = had;
    return () => {
      this.#root = document.querySelector("main.table");
      if (!this.#root) return;
      keyboard.rove(this.#root);
      land();
      this.#keepFocus(had !== null);
      if (this.sitting.log.length !== this.#logShown) {
        this.#logShown = this.sitting.log.length;
        const log = this.#root.querySelector(".log-view");
        if (log) log.scrollTop = log.scrollHeight;
      }
    };
  }

  /** @param {FocusEvent} event */
  #noteFocus = (event) => {
    this.#focus = /** @type {Element} */ (event.target).closest("[data-id]")?.getAttribute("data-id") ?? this.#focus;
  };

  /** @param {boolean} had whether the focus was on the table before */
  #keepFocus(had) {
    const root = this.#root;
    if (!root || document.querySelector("dialog[open]")) return;
    const now = document.activeElement;
    if (now && now !== document.body) return;
    if (!had && now === document.body && !root.querySelector(".curtain")) return;
    const same = this.#focus
      ? /** @type {HTMLElement | null} */ (root.querySelector(`button[data-id="${CSS.escape(this.#focus)}"]`))
      : null;
    const next =
      same ?? /** @type {HTMLElement | null} */ (root.querySelector("[data-legal]") ?? root.querySelector("#status"));
    if (next) keyboard.focus(next);
  }

  // What a person does

  /** @param {string} id */
  async #click(id) {
    hideRefusal();
    const { view } = this.sitting;
    if (!view) return;
    const at = document.activeElement?.getAttribute("data-id") === id ? document.activeElement : this.#thing(id);
    const dark = await this.sitting.click(id, (question) => this.#confirm(question));
    if (!dark) return;
    const element = find(view.scene, id);
    const refusal =
      view.next.kind === "over" ? { scope: "core", clause: "game.over" } : await this.sitting.refusal(dark);
    if (element?.contents?.length) {
      // A dark pile is opened; why it stays dark stands below what lies in it.
      this.#inspect(element, refusal ? await clauseOf(refusal, view.game, this.texts) : null);
      return;
    }
    const still = at?.isConnected ? at : this.#thing(id);
    if (refusal && still) await showRefusal(still, refusal, view.game, this.texts, element?.face?.text);
  }

  /** @param {string} id */
  #thing(id) {
    return document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** @param {Message} question */
  #confirm(question) {
    const { texts } = this;
    return ask({
      question: sentence(texts, question),
      label: texts.plain(question),
      yes: texts.ui("yes"),
      no: texts.ui("no"),
    });
  }

  /** Opens what was pressed long. @param {string} id */
  #pressed(id) {
    const thing = this.sitting.view ? find(this.sitting.view.scene, id) : null;
    if (!thing || !inspectable(thing)) return false;
    this.#inspect(thing);
    return true;
  }

  /**
   * Opens what lies in or on a thing.
   *
   * @param {SceneElement} element
   * @param {import("../types.js").Clause | null} [why] the clause that keeps it dark
   */
  #inspect(element, why = null) {
    const { texts } = this;
    const dialog = openDialog({
      title: texts.plain(element.label),
      close: texts.ui("close"),
      wide: (element.contents?.length ?? 0) > 4,
      name: "contents",
      body: (close) => {
        const { view } = this.sitting;
        if (!view) return nothing;
        const now = find(view.scene, element.id) ?? element;
        const ctx = this.#context();
        ctx.click = (id) => {
          if (ctx.lit.has(id)) close();
          void this.#click(id);
        };
        const { contents, ...alone } = now;
        return html`<div class="contents" data-game=${view.game}>
          ${now.face?.text || !contents?.length ? html`<div class="contents-one">${drawElement({ ...alone, scale: "l", inert: true, id: `${now.id}:large` }, ctx)}</div>` : nothing}
          ${contents?.length ? html`<section class="area kind-row" style="--n:${contents.length}"><div class="area-body"><div class="items">${things(contents, ctx)}</div></div></section>` : nothing}
          ${why ? html`<aside class="why" data-clause=${why.id}><h3>${why.title}</h3>${paragraphs(why.text)}</aside>` : nothing}
        </div>`;
      },
      onClose: () => {
        this.#dialog = null;
      },
    });
    this.#dialog = dialog;
  }

  async undo() {
    const { view } = this.sitting;
    const { texts } = this;
    if (!view?.undo) {
      toast(texts.ui("undo-nothing"));
      return;
    }
    if (view.undo === "practice" && !view.practice) {
      const sure = await ask({
        question: texts.ui("undo-practice"),
        label: texts.ui("undo"),
        yes: texts.ui("undo"),
        no: texts.ui("no"),
      });
      if (!sure) return;
    }
    await this.sitting.request({ op: "undo" });
  }

  /** All that is legal now, as a list of buttons. */
  listActions() {
    const { texts, sitting } = this;
    openDialog({
      title: texts.ui("actions"),
      close: texts.ui("close"),
      name: "actions",
      body: (close) => {
        const { view } = sitting;
        if (!view?.moves.length) return html`<p>${texts.ui("actions-none")}</p>`;
        return html`<ul class="action-list">${view.moves.map(
          (move) =>
            html`<li><button type="button" class="plain" @click=${() => {
              close();
              void sitting.play(move, (question) => this.#confirm(question));
            }}>${this.#describe(move)}</button></li>`,
        )}</ul>`;
      },
    });
  }

  /** @param {Move} move */
  #describe(move) {
    const { view } = this.sitting;
    const { texts } = this;
    const steps = move.path.map((id) => {
      const thing = view && find(view.scene, id);
      return thing ? texts.plain(thing.label) : id;
    });
    return html`${steps.map((step, place) => html`${place ? html`<span class="then" aria-hidden="true">›</span>` : nothing}<span>${step}</span>`)}${
      move.hint ? html`<small>${sentence(texts, move.hint)}</small>` : nothing
    }`;
  }

  showLog() {
    const { texts } = this;
    openDialog({
      title: texts.ui("log"),
      close: texts.ui("close"),
      name: "log",
      body: () => drawLog(this.sitting.log, texts, this.sitting.view?.news.line ?? 0),
    });
    const view = document.querySelector(".dialog-log .dialog-body");
    if (view) view.scrollTop = view.scrollHeight;
  }

  #showEnd() {
    const { view } = this.sitting;
    const { texts } = this;
    if (!view?.outcome || document.querySelector(".dialog-end")) return;
    openDialog({
      title: texts.ui("end"),
      close: texts.ui("close"),
      wide: true,
      name: "end",
      body: (close) =>
        drawEnd({
          view,
          texts,
          cooperative: view.cooperative,
          close,
          rematch: () => {
            close();
            this.rematch();
          },
          menu: () => {
            close();
            go("#/");
          },
        }),
    });
  }

  /** The same game with the same seats once more, with other luck. */
  rematch() {
    const record = saves.record(this.sitting.id);
    if (!record) return;
    const { game, seats, options } = "save" in record ? record.save : record.setup;
    const now = this.sitting.view?.seats.map(({ name, kind }) => ({ name, kind })) ?? seats;
    const setup = { game, seats: now, options, seed: newSeed() };
    go(this.#address(saves.add(saves.entry(this.sitting.id)?.name ?? this.title, { setup })));
  }

  #export() {
    const record = saves.record(this.sitting.id);
    if (record && "save" in record) download(record.save, saves.entry(this.sitting.id)?.name ?? "kajuta");
  }

  async #copyLink() {
    const record = saves.record(this.sitting.id);
    if (!record || !("save" in record)) return;
    const address = await link(record.save);
    try {
      await navigator.clipboard.writeText(address);
      toast(this.texts.ui("link-copied"));
    } catch {
      openDialog({
        title: this.texts.ui("link"),
        close: this.texts.ui("close"),
        body: () => html`<textarea readonly rows="5" aria-label=${this.texts.ui("link")}>${address}</textarea>`,
      });
    }
  }

  /** What can be done with a seat. @param {number} seat */
  #seatMenu(seat) {
    const { texts, sitting } = this;
    const { view } = sitting;
    const who = view?.seats[seat];
    if (!view || !who) return;
    const people = view.seats.filter((one) => one.kind === "human" && !one.conceded).length;
    openDialog({
      title: who.name,
      close: texts.ui("close"),
      name: "seat",
      body: (close) => {
        const act = (/** @type {Record<string, unknown>} */ request) => () => {
          close();
          void sitting.request(request);
        };
        const person = who.kind === "human" && !who.conceded;
        return html`
          ${
            who.conceded || view.next.kind === "over"
              ? nothing
              : html`<fieldset class="picks"><legend>${texts.ui("seat-kind")}</legend>${[
                  "human",
                  "heuristic",
                  "random",
                ].map(
                  (kind) =>
                    html`<label class="pick ${kind === who.kind ? "is-picked" : ""}"><input type="radio" name="kind" .checked=${kind === who.kind} @change=${act({ op: "seat", seat, kind })}>${texts.ui(`kind-${kind}`)}</label>`,
                )}</fieldset>`
          }
          ${
            person && people > 1 && view.next.seat !== seat
              ? html`<button type="button" class="plain wide" @click=${async () => {
                  close();
                  const given = await ask({
                    question: html`${texts.ui("curtain-hand-over")} <b>${who.name}</b>`,
                    label: texts.ui("look", { name: who.name }),
                    yes: texts.ui("curtain-lift", { name: who.name }),
                    no: texts.ui("cancel"),
                  });
                  if (given) void sitting.request({ op: "look", seat });
                }}>${icon("sunken-eye")}<span>${texts.ui("look", { name: who.name })}</span></button>`
              : nothing
          }
          ${view.standing
            .filter((one) => one.seat === seat && one.answer !== "ask")
            .map(
              (
                one,
              ) => html`<button type="button" class="plain wide" @click=${act({ op: "standing", seat, window: one.window, answer: "ask" })}>
                ${texts.ui("standing-reset", { window: texts.has(`window-${one.window}`) ? { id: `window-${one.window}` } : one.window })}</button>`,
            )}
          ${
            person && view.next.kind !== "over"
              ? html`<button type="button" class="plain wide is-danger" @click=${async () => {
                  close();
                  const sure = await ask({
                    question: texts.ui("concede-sure", { name: who.name }),
                    label: texts.ui("concede"),
                    yes: texts.ui("concede"),
                    no: texts.ui("no"),
                    danger: true,
                  });
                  if (sure) void sitting.request({ op: "concede", seat });
                }}>${icon("flying-flag")}<span>${texts.ui("concede")}</span></button>`
              : nothing
          }`;
      },
    });
  }

  /** What can be done with the sitting. */
  showMenu() {
    const { texts } = this;
    openDialog({
      title: texts.ui("menu"),
      close: texts.ui("close"),
      name: "menu",
      body: (close) => {
        const item = (
          /** @type {string} */ sign,
          /** @type {string} */ text,
          /** @type {() => void} */ act,
          /** @type {string} */ key,
        ) =>
          html`<li><button type="button" class="plain wide" @click=${() => {
            close();
            act();
          }}>${icon(sign)}<span>${texts.ui(text)}</span>${key ? html`<kbd>${key}</kbd>` : nothing}</button></li>`;
        return html`<ul class="menu-list">
          ${item("checklist", "actions", () => this.listActions(), "a")}
          ${item("scroll-quill", "log", () => this.showLog(), "l")}
          ${item("rule-book", "rules", () => go(`#/rules/${this.game}`), "")}
          ${item("help", "help", () => this.help(), "?")}
          ${item("settings-knobs", "settings", () => go("#/settings"), "")}
          ${item("cloud-download", "export", () => this.#export(), "")}
          ${item("linked-rings", "link-copy", () => void this.#copyLink(), "")}
          ${item("crossed-swords", "rematch", () => this.rematch(), "")}
          ${item("exit-door", "to-menu", () => go("#/"), "")}
        </ul>
        <div class="seat-list">${this.sitting.view?.seats.map(
          (who, seat) =>
            html`<button type="button" class="plain" @click=${() => {
              close();
              this.#seatMenu(seat);
            }}>${shape(seat)}<span>${who.name}</span></button>`,
        )}</div>`;
      },
    });
  }

  help() {
    const { texts } = this;
    openDialog({
      title: texts.ui("help"),
      close: texts.ui("close"),
      name: "help",
      body: () => html`<p>${texts.ui("help-table")}</p>
        <dl class="keys">${["arrows", "enter", "n", "esc", "a", "u", "l", "i", "help"].map(
          (key) => html`<div><dt>${texts.ui(`key-${key}`)}</dt><dd>${texts.ui(`key-${key}.does`)}</dd></div>`,
        )}</dl>`,
    });
  }

  tools() {
    const { texts, sitting } = this;
    const { view } = sitting;
    const tool = (
      /** @type {string} */ sign,
      /** @type {string} */ text,
      /** @type {() => void} */ act,
      more = "",
      off = false,
    ) =>
      html`<button type="button" class="tool ${more}" title=${texts.ui(text)} aria-label=${texts.ui(text)} ?disabled=${off} @click=${act}>${icon(sign)}<span class="tool-text">${texts.ui(text)}</span></button>`;
    return html`${tool("rule-book", "rules", () => go(`#/rules/${this.game}`))}
      ${tool("anticlockwise-rotation", "undo", () => void this.undo(), "tool-undo", !view?.undo)}
      ${tool("scroll-quill", "log", () => this.showLog(), "tool-log")}
      ${tool("ship-wheel", "menu", () => this.showMenu())}`;
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    const root = this.#root;
    if (!root) return;
    if (event.key === "Escape" && (refusing() || this.sitting.path.length)) {
      if (refusing()) hideRefusal();
      else this.sitting.cancel();
    } else if (keyboard.typing(event)) return;
    else if (keyboard.arrow(root, event)) event.preventDefault();
    else if (event.key === "u") void this.undo();
    else if (event.key === "l") this.showLog();
    else if (event.key === "a") this.listActions();
    else if (event.key === "?") this.help();
    else if (event.key === "n") keyboard.nextLit(root, 1);
    else if (event.key === "N") keyboard.nextLit(root, -1);
    else if (event.key === "i") {
      const id = document.activeElement?.getAttribute("data-id");
      const thing = id && this.sitting.view ? find(this.sitting.view.scene, id) : null;
      if (thing) this.#inspect(thing);
    }
  }
}

/** A seed for a new game. */
export function newSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
