import { locale, messages } from "messages/orders.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
