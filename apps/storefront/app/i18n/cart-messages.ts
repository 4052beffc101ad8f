import { locale, messages } from "messages/cart.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
