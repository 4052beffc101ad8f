import { locale, messages } from "messages/newsletter.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
