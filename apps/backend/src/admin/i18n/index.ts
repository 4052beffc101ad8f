import { readStaffLanguageBy } from "../../staff-language/staff-language.ts"
import { adminLanguage, startInOwnLanguage } from "../language.ts"
import "../phone-forms.css"
import { reloadAfterDeployments } from "../reload-after-deployments.ts"
import { ENGLISH } from "./english.ts"
import { HUNGARIAN } from "./hungarian.ts"
import { HUNGARIAN_HEADINGS } from "./hungarian-headings.ts"
import { SHOP_WORDS } from "./hungarian-shop-words.ts"
import { withPaths } from "./with-paths.ts"

// Medusa reads this file before it chooses a language.
startInOwnLanguage()
readStaffLanguageBy(adminLanguage)
reloadAfterDeployments()

/** Names of our pages in the menu, and corrections of some of Medusa's own texts. */
export default {
  hu: { translation: withPaths(HUNGARIAN, { ...SHOP_WORDS, ...HUNGARIAN_HEADINGS }) },
  en: { translation: ENGLISH },
}
