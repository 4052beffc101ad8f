import { locale, messages } from "messages/shared.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
