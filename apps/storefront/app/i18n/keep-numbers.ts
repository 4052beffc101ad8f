const NO_BREAK_SPACE = "\u00a0"
/** Invisible, and no line begins after it. */
const WORD_JOINER = "\u2060"

/** Keeps a number in one line with the word before it and with its range: „10–18”, „december 1–3.” */
export const keepNumbers = (text: string): string =>
  text.replace(/ (?=\d)/g, NO_BREAK_SPACE).replace(/–(?=\d)/g, `–${WORD_JOINER}`)
