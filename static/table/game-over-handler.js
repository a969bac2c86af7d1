/**
 * The end of a game at the table: loads the achievements, records the result in the statistics, shows the final
 * scoring.
 *
 * @typedef {import("../types.js").View} View
 * @typedef {Pick<import("./screen.js").TableScreen, "session" | "texts" | "guide" | "commands" | "closed">} Table
 */
import { showFinalScoring } from "../results/final-scoring.js";
import * as statistics from "../results/finished-game-records.js";
import * as saves from "../session/saved-games.js";
import { navigate } from "../ui/hash-navigation.js";
import { playEndSound } from "./turn-notification.js";

export class GameOverHandler {
  #over = false;
  /** Whether this screen has shown the game before its end, so that the result is news. */
  #played = false;
  /** Achievements shown with the scoring. @type {import("../types.js").Achievement[]} */
  #achievements = [];

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** React to the end of the game, and to an undo that takes it back. @param {View | null} view view shown now */
  follow(view) {
    if (view?.next.kind !== "over") {
      this.#over = false;
      if (view) this.#played = true;
    } else if (!this.#over) {
      this.#over = true;
      void this.#announce();
    }
  }

  async #announce() {
    const { session, guide, closed } = this.table;
    const { view, save, id } = session;
    const answer = session.isRemote ? null : await session.sideQuery({ op: "achievements" });
    if (closed.aborted || !view || session.view?.next.kind !== "over") return;
    this.#achievements = (answer?.feats ?? []).filter(({ seat }) => !view.cooperative || seat === 0);
    if (this.#played && save && !guide) statistics.recordGame(id, view, save, answer?.feats ?? [], saves.entry(id));
    if (save?.daily) await this.#noteDay(view, save);
    if (this.#played) playEndSound(view);
    this.show();
  }

  /** Record the result of a daily game. @param {View} view @param {import("../types.js").Save} save */
  async #noteDay(view, save) {
    try {
      const { recordDay } = await import("../daily/at-table.js");
      await recordDay(view, save);
    } catch (error) {
      console.info("Kajuta: the game of the day:", error); // the result is recorded when the game is opened again
    }
  }

  show() {
    const { session, texts, guide, commands } = this.table;
    const { view, isRemote } = session;
    const actions = {
      rematch: isRemote ? null : () => commands.rematch(),
      menu: () => navigate("#/"),
      ...(session.save?.daily ? { daily: () => navigate(`#/daily/${session.save?.daily?.day}`) } : {}),
      ...(isRemote || guide ? {} : { review: () => void commands.openReview() }),
      picture: () => void commands.shareImage(),
    };
    if (view) showFinalScoring(view, texts, actions, this.#achievements);
  }
}
