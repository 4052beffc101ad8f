const WORD_JOINER = "\u2060"

/** A hyphen after a short first part („e-mail”, „SMS-ben”, „14-day”) or an inserted value („{price}-tól”), or before „-e”. */
const INNER_HYPHEN = /(?<=[\s(„“>](?:e|E|Ft|\p{Lu}{2,4}|\d+)|\})-(?=\p{L})|(?<=\p{L})-(?=e(?![\p{L}-]))/gu

/**
 * Keeps such words in one line. The hyphen stays a hyphen, so that the page is searched and copied as it is written. A word
 * that begins a text begins a line and needs nothing: labels („E-mail-cím”) stay plain for voice control.
 */
export const keepWords = (text: string): string => text.replace(INNER_HYPHEN, `-${WORD_JOINER}`)
