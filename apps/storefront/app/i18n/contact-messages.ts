import { locale, messages } from "messages/contact.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
