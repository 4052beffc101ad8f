import { locale, messages } from "messages/documents.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
