import { locale, messages } from "messages/home.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
