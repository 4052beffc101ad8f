import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import { ENGLISH_WORDS } from "./english-words.ts"
import { HUNGARIAN_WORDS, type PersonalDataWords } from "./hungarian-words.ts"

/** The words of the readable form of personal data: on the account's page and in the document. */
export const PERSONAL_DATA_WORDS: Readonly<Record<Locale, PersonalDataWords>> =
  textsByLanguage<PersonalDataWords>({
    hu: HUNGARIAN_WORDS,
    en: ENGLISH_WORDS,
  })
