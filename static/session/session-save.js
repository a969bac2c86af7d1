/**
 * The save of the game that a session plays, and where it is stored.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("./save-record-storage.js").SaveRecord} SaveRecord
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("./error-to-problem.js").Problem} Problem
 */
import * as saves from "./saved-games.js";

export class SessionSave {
  /** The game as it is now, whether or not it could be stored. @type {Save | null} */
  save = null;
  /** @type {import("./save-record-storage.js").LocalFields} */
  #local = {};
  /** Whether a bot was hurried or had another thinking time than its rank. */
  unrated = false;

  /** @param {string} id of the saved game */
  constructor(id) {
    this.id = id;
  }

  /**
   * Read the game, to play on.
   *
   * @returns {EngineRequest | null} the request that loads it, or begins it where it was only set up; null where it
   *   cannot be read
   */
  openingRequest() {
    const record = saves.readAndTrackVersion(this.id);
    this.save = record && "save" in record ? record.save : null;
    const { lastPosition, undone, sealed } = record && "save" in record ? record : /** @type {SaveRecord} */ ({});
    this.#local = { lastPosition: typeof lastPosition === "string" ? lastPosition : undefined, undone, sealed };
    return record && "setup" in record ? { op: "new", setup: record.setup } : this.loadRequest;
  }

  /** The request that loads the game as it is now; null where there is no save. @returns {EngineRequest | null} */
  get loadRequest() {
    const { lastPosition, undone, sealed } = this.#local;
    return this.save && { op: "load", save: this.save, last_position: lastPosition, undone, sealed };
  }

  /** Why there is no game to read. @returns {Problem} */
  get unreadable() {
    return saves.exists(this.id) ? { kind: "refused", message: { id: "save-damaged" } } : { kind: "lost" };
  }

  /** What another window has done to the game. @returns {Problem} */
  get foreignChange() {
    return { kind: saves.exists(this.id) ? "foreign" : "deleted" };
  }

  /** How many entries the save has. */
  get length() {
    return this.save?.entries.length;
  }

  /**
   * Take in the save of an answer.
   *
   * @param {Save & {from?: number}} part the save with its entries from number `from` on; those before are unchanged
   * @param {import("../types.js").EngineAnswer} answer that brought it
   * @returns {number} how many entries are unchanged
   */
  update({ from = 0, entries, ...save }, { last_position: lastPosition, undone, sealed }) {
    // The list grows in place: a copy would cost more with every step.
    const all = from ? (this.save?.entries ?? []) : [];
    all.splice(from, all.length, ...entries);
    this.save = { ...save, entries: all };
    this.#local = { lastPosition, undone, sealed };
    return from;
  }

  /**
   * Store the save. It gets another id where another game, or another window's, is stored under this one.
   *
   * @param {boolean} isOver
   * @param {number} commonPrefix how many entries are unchanged
   */
  store(isOver, commonPrefix) {
    const { save } = this;
    if (save) this.id = saves.update(this.id, save, isOver, commonPrefix, { ...this.#local, unrated: this.unrated });
  }

  /** Go on in a new game, and leave the stored one as it is. */
  fork() {
    const { save } = this;
    if (save) this.id = saves.add(saves.entry(this.id)?.name ?? "", { save, ...this.#local });
  }
}
