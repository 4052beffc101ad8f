import { locale, messages } from "messages/unsent.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
