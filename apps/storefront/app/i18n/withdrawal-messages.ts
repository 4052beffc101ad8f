import { locale, messages } from "messages/withdrawal.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
