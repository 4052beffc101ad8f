import { locale, messages } from "messages/complaint.js"
import { registerMessages } from "./messages.ts"

registerMessages(locale, messages)
