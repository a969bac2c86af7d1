/** Typography that no author writes: spaces at which a line must not break. */

/** Prepositions and conjunctions of one letter, which stand at no end of a line, by language. @type {Record<string, RegExp>} */
const ONE_LETTER_WORDS = { cs: /(?<![\p{L}\p{N}])([AIKOSUVZ]) (?=\S)/giu };
/** A number before a word, or before a placeholder of `Texts`. */
const BETWEEN_NUMBER_AND_WORD = /(\d) (?=[\p{L}\uE000])/gu;

/**
 * The text with no-break spaces after Czech words of one letter, and between a number and what it counts.
 *
 * @param {string} text
 * @param {string} lang
 */
export function withNoBreakSpaces(text, lang) {
  const words = ONE_LETTER_WORDS[lang];
  const bound = words ? text.replace(words, "$1\u00A0") : text;
  return bound.replace(BETWEEN_NUMBER_AND_WORD, "$1\u00A0");
}
