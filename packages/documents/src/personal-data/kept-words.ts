import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import { ENGLISH_KEPT_WORDS } from "./english-kept-words.ts"
import { HUNGARIAN_KEPT_WORDS, type KeptWords } from "./hungarian-kept-words.ts"

/** The words of the readable form of personal data: on the account's page and in the document. */
export const KEPT_WORDS: Readonly<Record<Locale, KeptWords>> = textsByLanguage<KeptWords>({
  hu: HUNGARIAN_KEPT_WORDS,
  en: ENGLISH_KEPT_WORDS,
})
