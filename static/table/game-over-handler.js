/**
 * The end of a game: asks for achievements, notes the statistics of a game that was finished here, shows the scoring.
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
  /** Whether the game was still going on while this screen showed it. */
  #played = false;
  /** Achievements. @type {import("../types.js").Achievement[]} */
  #achievements = [];

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {View | null} view what is seen now */
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

  /** Note the result of a game of the day. @param {View} view @param {import("../types.js").Save} save */
  async #noteDay(view, save) {
    try {
      const { recordDay } = await import("../daily/at-table.js");
      await recordDay(view, save);
    } catch (error) {
      console.info("Kajuta: the game of the day:", error); // it is noted when the game is opened again
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
