/** Hebrew and Arabic letters. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.source
const WORD = `[^\\s]*${FROM_RIGHT}[^\\s]*`

const BETWEEN = new RegExp(`(${WORD}) +(?=${WORD})`, "g")
const AFTER = new RegExp(`(${WORD}) +(?=\\S)`, "g")

/**
 * Prepares a line for pdfkit, which draws word after word from left to right and turns each Hebrew or Arabic word by itself, with the
 * space after it. Such words in a row become one "word" by no-break spaces, so that the first stands on the right; and what follows
 * them gets a space of its own.
 */
export const inReadingOrder = (line: string): string =>
  line.replace(BETWEEN, "$1\u00a0").replace(AFTER, "$1 \u00a0")
