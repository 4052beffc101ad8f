import { locale, messages } from "messages/searchHelp.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
