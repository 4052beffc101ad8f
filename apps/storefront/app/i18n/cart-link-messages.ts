import { locale, messages } from "messages/cartLinks.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
