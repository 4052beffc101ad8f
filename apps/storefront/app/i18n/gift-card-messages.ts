import { locale, messages } from "messages/giftCard.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
