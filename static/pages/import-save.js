/**
 * Import of a save from a file or link: the engine checks it, then it is stored.
 *
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Save} Save
 * @typedef {import("../types.js").Shell} Shell
 * @typedef {{save: Save, name: string, notice?: Message}} CheckedSave `notice`: message
 *   about the part that could not be replayed
 */
import * as engine from "../runtime/engine.js";
import { forgetLoadedSession } from "../session/loaded-session.js";
import { MAX_SAVE_BYTES } from "../session/save-links.js";
import * as saves from "../session/saved-games.js";
import { toast } from "../ui/dialogs.js";
import { drawMessage } from "../ui/draw-message.js";
import { failureText } from "../ui/engine-failure-text.js";
import { settings } from "../ui/settings.js";
import { loadTexts } from "../ui/texts.js";

/**
 * Check a save in the engine.
 *
 * @param {Save | string} save
 * @param {Shell} shell
 * @returns {Promise<CheckedSave | {error: unknown}>} `error` can be drawn
 */
export async function checkSave(save, { texts }) {
  try {
    const isTooLong = typeof save === "string" && save.length > MAX_SAVE_BYTES;
    const answer = isTooLong ? null : await engine.call({ op: "check", save });
    if (!answer?.ok) return { error: answer?.error ? drawMessage(texts, answer.error) : texts.ui("import-failed") };
    const words = await loadTexts(settings.lang, answer.save.game);
    return { save: answer.save, name: words.plain({ id: "game-title" }), notice: answer.notice };
  } catch (error) {
    return { error: failureText(texts, error instanceof engine.EngineError ? error.code : "python") };
  }
}

/**
 * Store a checked save: as a new game, or as the continuation of a game that players send each other as links.
 *
 * @param {CheckedSave} checked
 * @param {Shell} shell
 * @returns {string} id of the stored game
 */
export function storeSave({ save, name }, { texts }) {
  if (!save.sent) return saves.add(name, { save });
  const { id, how, at } = saves.importSave(name, save);
  if (how === "longer") forgetLoadedSession(id);
  if (how === "older" || how === "parted") toast(texts.ui(`move-${how}`, { at }), undefined, true);
  return id;
}

/**
 * Check a save and store it.
 *
 * @param {string} text JSON of the save
 * @param {Shell} shell
 * @returns {Promise<{id: string} | {error: unknown}>}
 */
export async function importSave(text, shell) {
  const checked = await checkSave(text, shell);
  return "error" in checked ? checked : { id: storeSave(checked, shell) };
}
