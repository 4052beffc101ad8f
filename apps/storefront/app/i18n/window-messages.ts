import { locale, messages } from "messages/windows.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
