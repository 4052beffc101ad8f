import { messages as cart } from "messages/cart.js"
import { messages as checkout, locale } from "messages/checkout.js"
import { registerMessages } from "./messages.ts"

// The checkout shows the cart, too. Routes that need these messages import this file, so that public pages do not load them.
registerMessages(locale, { ...cart, ...checkout })
