import { loadMessages } from "./load-messages.ts"

// Imported by what shows the cart or tells about it, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("cart")
