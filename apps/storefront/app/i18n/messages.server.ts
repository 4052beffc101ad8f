import { ALL_MESSAGES } from "virtual:all-messages"
import { LOCALES } from "./locales.ts"
import { registerMessages } from "./messages.ts"

for (const locale of LOCALES) registerMessages(locale, ALL_MESSAGES[locale])
