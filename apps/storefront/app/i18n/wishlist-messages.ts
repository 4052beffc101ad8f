import { locale, messages } from "messages/wishlist.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
