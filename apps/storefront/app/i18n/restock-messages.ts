import { locale, messages } from "messages/restock.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
