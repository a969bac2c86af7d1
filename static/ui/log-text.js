/**
 * Export of a game's log as plain text.
 *
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {Pick<import("./texts.js").Texts, "plain" | "seats">} Texts
 */

/**
 * Log as plain text: title, names of the players, and one line for each event, with an empty line before each turn.
 *
 * @param {string} title
 * @param {readonly LogLine[]} lines
 * @param {Texts} texts
 */
export function logText(title, lines, texts) {
  const players = texts.seats.map(({ name }) => name).join(", ");
  const events = lines.map(({ message, tone }) => `${tone === "turn" ? "\n" : ""}${texts.plain(message).trim()}`);
  // Some programs cannot show no-break spaces.
  return `${[title, players, "", ...events]
    .join("\n")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("\u2060", "")}\n`;
}
