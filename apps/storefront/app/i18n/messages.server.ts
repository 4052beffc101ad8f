import { messages as en } from "./messages/en.ts"
import { messages as enCheckout } from "./messages/en-checkout.ts"
import { messages as hu } from "./messages/hu.ts"
import { messages as huCheckout } from "./messages/hu-checkout.ts"
import { registerMessages } from "./messages.ts"

registerMessages("hu", { ...hu, ...huCheckout })
registerMessages("en", { ...en, ...enCheckout })
