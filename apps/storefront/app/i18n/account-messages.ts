import { locale, messages } from "messages/account.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
