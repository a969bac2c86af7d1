/**
 * The log of a game as plain text.
 *
 * @typedef {import("../types.js").LogLine} LogLine
 * @typedef {Pick<import("./texts.js").Texts, "plain" | "seats">} Texts
 */

/**
 * A heading with the names of the players, then a line for each event, and an empty one before each turn.
 *
 * @param {string} title
 * @param {readonly LogLine[]} lines
 * @param {Texts} texts
 */
export function logText(title, lines, texts) {
  const players = texts.seats.map(({ name }) => name).join(", ");
  const events = lines.map(({ message, tone }) => `${tone === "turn" ? "\n" : ""}${texts.plain(message).trim()}`);
  // Programs that show plain text may not know the spaces that do not break.
  return `${[title, players, "", ...events].join("\n").replaceAll(/[\u00a0\u202f]/g, " ")}\n`;
}
