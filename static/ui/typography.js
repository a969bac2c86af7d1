/** Automatic typography: no-break spaces where a line must not be broken, and percentages. */

/** Patterns of one-letter words that must not end a line, by language. @type {Record<string, RegExp>} */
const ONE_LETTER_WORDS = { cs: /(?<![\p{L}\p{N}])([AIKOSUVZ]) (?=\S)/giu };
/** Pattern of the hyphen of the Czech particle "li", as in "je-li", which must stay on the line of its verb. */
const BEFORE_LI = /(\p{L}-)(?=li(?!\p{L}))/gu;
/** Pattern of a space between a number and a word, or a placeholder of `Texts`; a multiplication sign may follow it. */
const BETWEEN_NUMBER_AND_WORD = /(\d|×) (?=[\p{L}\uE000×])/gu;
/** Pattern of a space between a word and a number that ends a phrase, as in "row 3," or "(new: 1)". */
const BEFORE_LAST_NUMBER = /([\p{L}:]) (?=\d+(?:\/\d+)?(?:[,:;!?)]|\.(?! [\p{Ll}\uE000])|$| [^\p{L}\d\uE000]))/gu;

/**
 * Replace spaces with no-break spaces after one-letter words (Czech), between a number and the word after it, and before
 * a number that ends a phrase; and put a word joiner behind the hyphen of "-li" (Czech).
 *
 * @param {string} text
 * @param {string} lang
 */
export function withNoBreakSpaces(text, lang) {
  const words = ONE_LETTER_WORDS[lang];
  const bound = words ? text.replace(words, "$1\u00A0").replace(BEFORE_LI, "$1\u2060") : text;
  return bound.replace(BETWEEN_NUMBER_AND_WORD, "$1\u00A0").replace(BEFORE_LAST_NUMBER, "$1\u00A0");
}

/**
 * Percentage without decimals, with a space before the sign where the language has one.
 *
 * @param {number} share 1 for all
 * @param {string} lang
 */
export const percent = (share, lang) => share.toLocaleString(lang, { style: "percent" });
