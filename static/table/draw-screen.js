/**
 * The table's HTML: status line, layout and side panel, or the curtain when the screen passes from one person to
 * another.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {Pick<import("./screen.js").TableScreen, "session" | "shell" | "texts" | "guide" | "timeline" | "paced" | "front" | "coach" | "recap" | "firstTimeTips" | "sidePanel" | "commands" | "gameOver" | "lookBack" | "presenceBar" | "undoQuestion" | "beforeAfterDraw" | "context">} Table
 */
import { html, nothing } from "lit-html";
import { seatOfThinkingBot } from "../session/seat-controllers.js";
import { drawCurtain } from "../ui/curtain.js";
import { gameArtSymbol, icon, symbolImage } from "../ui/icons.js";
import { drawCoachButton } from "./panels/coach.js";
import { drawFailure, drawLoading } from "./panels/draw-loading-or-error.js";
import { drawAutoAnswerSetting } from "./render/auto-answer-setting.js";
import { drawLayout } from "./render/draw-layout.js";
import { drawNotice, drawStatus } from "./render/status.js";

/** The whole screen of a table. @param {Table} table */
export function drawScreen(table) {
  const { session, texts, guide } = table;
  const { view, problem } = session;
  const { past } = table.timeline;
  if (problem) return drawFailure(problem, session, texts, () => table.commands.export());
  if (!view) return drawLoading(table.shell, texts);
  const over = view.next.kind === "over";
  const ground = gameArtSymbol("ground", view.game);
  const curtain = view.next.kind === "curtain" && !view.peeking && !past;
  const marks = guide?.rootState;
  return html`<main class="table" id="main" tabindex="-1" data-game=${view.game} data-to-act=${view.to_act ?? ""} ?data-over=${over}
      ?data-past=${past ?? session.isReadOnly} ?data-bots-choosing=${view.sealed && seatOfThinkingBot(view) !== null} data-seats=${view.seats.length} data-revision=${session.revision} data-voyage-step=${marks?.step ?? nothing} ?data-voyage-over=${marks?.over} data-puzzle=${marks?.puzzle ?? nothing} data-puzzle-over=${marks?.puzzleOver || nothing} @focusin=${table.beforeAfterDraw.noteFocus}>
      ${ground ? symbolImage(ground, "ground-picture", view.game) : nothing}
      ${curtain ? drawCurtainOf(table, view) : drawTable(table)}
      ${guide?.draw(view, texts) ?? nothing}
    </main>
    ${curtain || over || past ? nothing : table.firstTimeTips.draw(texts)}
    ${curtain ? nothing : table.sidePanel.draw()}`;
}

/** The curtain, with a button for the next person. @param {Table} table @param {View} view */
function drawCurtainOf({ session, texts }, view) {
  return drawCurtain({
    seat: view.next.seat ?? 0,
    name: view.seats[view.next.seat ?? 0]?.name ?? "",
    texts,
    lift: () => void session.request({ op: "look", seat: view.next.seat }),
  });
}

/** The table itself, in the present or at a step of the timeline. @param {Table} table */
function drawTable(table) {
  const { session, texts, guide, timeline, lookBack } = table;
  const { past } = timeline;
  const ctx = table.context();
  return html`
      ${past ? timeline.draw(texts) : drawPresentStatus(table, ctx.view)}
      ${(session.notice || past ? null : table.undoQuestion.line()) ?? drawNotice(session, texts, () => table.commands.export())}
      ${table.presenceBar?.draw(texts) ?? nothing}
      ${drawLayout(ctx, {
        front: past?.viewer ?? table.front,
        log: past ? timeline.log : session.log,
        missed: past || guide ? null : table.recap.missed(timeline.offered ? () => void lookBack.replayMissed() : null),
        openStep: timeline.offered && !guide ? lookBack.openStep : null,
        acts: past
          ? nothing
          : html`${drawAutoAnswerSetting(ctx, (request) => session.request(request))}${drawScoringButton(table, ctx.view)}`,
        seatMenu: (seat) => table.commands.openSeatMenu(seat),
      })}`;
}

/** Status line for the present state of the game. @param {Table} table @param {View} view */
function drawPresentStatus({ session, texts, paced, coach, guide, recap, sidePanel }, view) {
  const recapButton = guide ? nothing : recap.drawButton(texts, () => void sidePanel.toggleRecap());
  return drawStatus(view, session, texts, paced, drawCoachButton(coach, texts), recapButton);
}

/**
 * Button that opens the final scoring, or the result of a crew, which scores nothing; nothing before the game is over.
 *
 * @param {Table} table
 * @param {View} view
 */
function drawScoringButton({ texts, gameOver }, view) {
  if (view.next.kind !== "over") return nothing;
  return html`<button type="button" class="brass" @click=${() => gameOver.show()}>${icon("laurels-trophy")}<span>${texts.ui(view.cooperative ? "outcome" : "reckoning")}</span></button>`;
}
