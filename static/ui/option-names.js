/**
 * Name of an option with its value, in a list of one or none: not every option has a name.
 *
 * @param {import("./texts.js").Texts} texts with the texts of the game
 * @param {string} id
 * @param {string} value
 * @returns {string[]}
 */
export function nameOfOption(texts, id, value) {
  const names = [`option-${id}`, `option-${id}-${value}`].filter((one) => texts.has(one));
  return names.length ? [names.map((one) => texts.plain({ id: one })).join(": ")] : [];
}
