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
