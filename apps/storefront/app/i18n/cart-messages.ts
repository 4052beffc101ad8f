import { loadMessages } from "./load-messages.ts"

// Imported by the routes that show a cart, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("cart")
