import { foldAccents } from "@porteka/hungary"
import { type Locale, rulesByLanguage } from "@porteka/shop/languages"

/** What a text says that a product is not, or does not have: „festék és illatanyag nélkül”, "without added scent". */
const DENIED = rulesByLanguage({
  hu: /(?:\p{L}+ (?:és|vagy) )?\p{L}+ nélkül|(?<!\p{L})(?:nem|sem) \p{L}+/giu,
  en: /\b(?:no|not|nor|neither|without)(?: (?:a|an|any|added|from|of|for))* \p{L}+(?: (?:and|or)(?: no)? \p{L}+)?/giu,
})

/** The text without the words that it denies: a candle without scent is no scented candle. */
export function withoutDenied(text: string, locale: Locale): string {
  return text.replace(DENIED[locale], " ")
}

/** The words before or after a word that a query refuses: „nem fekete”, „fül nélkül”, "not glass". */
const REFUSING = rulesByLanguage({
  hu: { before: /^(?:nem|ne|sem|kiveve)$/, after: /^nelkuli?$/ },
  en: { before: /^(?:not|no|non|without|except)$/, after: /^(?!)/ },
})

/**
 * Separates the words that a query refuses from the others.
 * @param isFiller a word that may stand in between: "not made of glass"
 */
export function takeRefused(
  words: readonly string[],
  locale: Locale,
  isFiller: (word: string) => boolean,
): { rest: string[]; refused: string[] } {
  const { before, after } = REFUSING[locale]
  const folded = words.map(foldAccents)
  const rest: string[] = []
  const refused: string[] = []
  for (let position = 0; position < words.length; position++) {
    if (after.test(folded[position + 1] ?? "")) {
      refused.push(words[position++] as string)
    } else if (before.test(folded[position] as string)) {
      do position++
      while (position < words.length - 1 && isFiller(words[position] as string))
      if (position < words.length) refused.push(words[position] as string)
    } else rest.push(words[position] as string)
  }
  return { rest, refused }
}
