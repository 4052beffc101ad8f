import { readStaffLanguageBy } from "../../staff-language/staff-language.ts"
import { adminLanguage, startInOwnLanguage } from "../language.ts"
import { ENGLISH } from "./english.ts"
import { HUNGARIAN } from "./hungarian.ts"

// Medusa reads this file before it chooses a language.
startInOwnLanguage()
readStaffLanguageBy(adminLanguage)

/** Names of our pages in the menu, and better words for some of Medusa's own. */
export default {
  hu: { translation: HUNGARIAN },
  en: { translation: ENGLISH },
}
