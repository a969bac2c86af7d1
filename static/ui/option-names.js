/**
 * Name of an option with its value, in a list of one or none: not every option has a name.
 *
 * @param {import("./texts.js").Texts} texts with the texts of the game
 * @param {string} id
 * @param {string} value
 * @returns {string[]}
 */
export function nameOfOption(texts, id, value) {
  const named = [`option-${id}-${value}`, `option-${id}`].find((one) => texts.has(one));
  return named ? [texts.plain({ id: named })] : [];
}
