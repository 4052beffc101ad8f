import { messages as en } from "./messages/en.ts"
import { messages as hu } from "./messages/hu.ts"
import { registerMessages } from "./messages.ts"

registerMessages("hu", hu)
registerMessages("en", en)
