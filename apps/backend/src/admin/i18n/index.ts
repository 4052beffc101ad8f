import { startInOwnLanguage } from "../language.ts"
import { ENGLISH } from "./english.ts"
import { HUNGARIAN } from "./hungarian.ts"

// Medusa reads this file before it chooses a language.
startInOwnLanguage()

/** Names of our pages in the menu, and better words for some of Medusa's own. */
export default {
  hu: { translation: HUNGARIAN },
  en: { translation: ENGLISH },
}
