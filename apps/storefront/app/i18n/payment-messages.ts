import { locale, messages } from "messages/payment.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
