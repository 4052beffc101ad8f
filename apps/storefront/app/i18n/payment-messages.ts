import { loadMessages } from "./load-messages.ts"

// Imported by routes that take a payment or show an order, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("payment")
