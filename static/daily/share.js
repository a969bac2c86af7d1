/** Share the result of a day as text. It contains date, release and result, but nothing that gives the game away. */
import { html } from "lit-html";
import { SITE_ROOT } from "../build-info.js";
import { openDialog, toast } from "../ui/dialogs.js";
import { dayInWords } from "./calendar.js";
import { hasWon } from "./results.js";

/**
 * Result in words.
 *
 * @param {import("./results.js").DayResult} result
 * @param {import("../ui/texts.js").Texts} texts
 */
export function resultInWords(result, texts) {
  if (result.gaveUp) return texts.ui("daily-gave-up");
  const how = texts.ui(hasWon(result) ? "daily-won" : "daily-lost");
  const { place, of, score } = result;
  if (result.together) return how;
  return `${how}: ${texts.ui("daily-place", { place, of, points: texts.ui("daily-points", { score }) })}`;
}

/**
 * Releases with which a result was played, in words.
 *
 * @param {import("./results.js").DayResult} result
 * @param {import("../ui/texts.js").Texts} texts
 */
export const releaseInWords = ({ release, later }, texts) =>
  later ? texts.ui("daily-releases", { release, later }) : texts.ui("daily-release", { release });

/**
 * Text to share.
 *
 * @param {string} day
 * @param {import("./results.js").DayResult} result
 * @param {string} title of the game
 * @param {import("../ui/texts.js").Texts} texts
 */
export function textToShare(day, result, title, texts) {
  return [
    `Kajuta – ${texts.ui("daily")} – ${dayInWords(day, texts.lang, { dateStyle: "long" })}`,
    `${title}. ${resultInWords(result, texts)}`,
    releaseInWords(result, texts),
    `${SITE_ROOT.href}#/daily/${day}`,
  ].join("\n");
}

/**
 * Share a text with the device's share sheet, mostly on phones. Without one, copy the text, or else show it.
 *
 * @param {string} text
 * @param {import("../ui/texts.js").Texts} texts
 */
export async function shareResult(text, texts) {
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ text })) {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast(texts.ui("daily-copied"));
  } catch {
    openDialog({
      title: texts.ui("daily-share"),
      close: texts.ui("close"),
      body: () => html`<textarea readonly rows="5" aria-label=${texts.ui("daily-share")}>${text}</textarea>`,
    });
  }
}
