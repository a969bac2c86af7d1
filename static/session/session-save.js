/**
 * The save of a session's game, and its record in this browser's storage.
 *
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("./save-record-storage.js").SaveRecord} SaveRecord
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 * @typedef {import("./error-to-problem.js").Problem} Problem
 */
import * as saves from "./saved-games.js";

export class SessionSave {
  /** Save of the present state, even if it could not be stored. @type {Save | null} */
  save = null;
  /** @type {import("./save-record-storage.js").LocalFields} */
  #local = {};
  /** Whether a bot was hurried, or had a thinking time other than its rank's. */
  unrated = false;

  /** @param {string} id of the saved game */
  constructor(id) {
    this.id = id;
  }

  /**
   * Read the stored game in order to play on.
   *
   * @returns {EngineRequest | null} the request that loads the game, or begins it if it was only set up; null if it
   *   cannot be read
   */
  openingRequest() {
    const record = saves.readAndTrackVersion(this.id);
    this.save = record && "save" in record ? record.save : null;
    const { lastPosition, undone, sealed } = record && "save" in record ? record : /** @type {SaveRecord} */ ({});
    this.#local = { lastPosition: typeof lastPosition === "string" ? lastPosition : undefined, undone, sealed };
    return record && "setup" in record ? { op: "new", setup: record.setup } : this.loadRequest;
  }

  /** Request that loads the game in its present state; null if there is no save. @returns {EngineRequest | null} */
  get loadRequest() {
    const { lastPosition, undone, sealed } = this.#local;
    return this.save && { op: "load", save: this.save, last_position: lastPosition, undone, sealed };
  }

  /** Problem to report if the game cannot be read: it is damaged, or missing. @returns {Problem} */
  get unreadable() {
    return saves.exists(this.id) ? { kind: "refused", message: { id: "save-damaged" } } : { kind: "lost" };
  }

  /** Problem to report if another window has changed or deleted the game. @returns {Problem} */
  get foreignChange() {
    return { kind: saves.exists(this.id) ? "foreign" : "deleted" };
  }

  /** Number of entries in the save. */
  get length() {
    return this.save?.entries.length;
  }

  /**
   * Update the save from an answer of the engine.
   *
   * @param {Save & {from?: number}} part the save, with only the entries that follow the first `from` unchanged ones
   * @param {import("../types.js").EngineAnswer} answer the whole answer
   * @returns {number} number of unchanged entries
   */
  update({ from = 0, entries, ...save }, { last_position: lastPosition, undone, sealed }) {
    // The list is changed in place: copying it would take longer with every step.
    const all = from ? (this.save?.entries ?? []) : [];
    all.splice(from, all.length, ...entries);
    this.save = { ...save, entries: all };
    this.#local = { lastPosition, undone, sealed };
    return from;
  }

  /**
   * Store the save. It gets a new id if its id holds a different game, or a state that another window has played.
   *
   * @param {boolean} isOver whether the game is over
   * @param {number} commonPrefix number of first entries unchanged since it was last stored
   */
  store(isOver, commonPrefix) {
    const { save } = this;
    if (save) this.id = saves.update(this.id, save, isOver, commonPrefix, { ...this.#local, unrated: this.unrated });
  }

  /** Store the save as a new game, and leave the stored game unchanged. */
  fork() {
    const { save } = this;
    if (save) this.id = saves.add(saves.entry(this.id)?.name ?? "", { save, ...this.#local });
  }
}
