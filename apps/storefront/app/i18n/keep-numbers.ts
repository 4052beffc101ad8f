const NO_BREAK_SPACE = "\u00a0"
/** Invisible, and no line begins after it. */
const WORD_JOINER = "\u2060"
/** As long as the name of a month: with a longer word, a phone with large letters would be too narrow for both. */
const LONGEST_WORD = 10

/** Keeps a number in one line with a short word before it, with its range and its ending: „10–18”, „december 1–3.”, „5-én”. */
export const keepNumbers = (text: string): string =>
  text
    .replace(/(\S+) (?=\d)/g, (both, word) => (word.length > LONGEST_WORD ? both : word + NO_BREAK_SPACE))
    .replace(/–(?=\d)/g, `–${WORD_JOINER}`)
    .replace(/(?<=\d)-(?=\p{L})/gu, `-${WORD_JOINER}`)
