/** A part of a text. */
export interface TextPart {
  text: string
  emphasized: boolean
}

const EMPHASIS = /\*\*(?=\S)([^*]*[^\s*])\*\*/

/**
 * The parts of a text whose author has marked words with two asterisks on each side: `**búza**liszt, cukor`. Allergens in a
 * list of ingredients have to be emphasized (Regulation (EU) 1169/2011, Article 21).
 */
export const splitEmphasis = (text: string): TextPart[] =>
  text
    .split(EMPHASIS)
    // Every second part is what the expression has captured.
    .map((part, index) => ({ text: part, emphasized: index % 2 === 1 }))
    .filter((part) => part.text !== "")

/** The same text without the marks, for places that show plain text only. */
export const withoutEmphasis = (text: string): string =>
  splitEmphasis(text)
    .map((part) => part.text)
    .join("")
