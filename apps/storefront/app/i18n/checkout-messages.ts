import { loadMessages } from "./load-messages.ts"

// The checkout shows the cart, too. Imported by the routes that use these texts: their code waits for them, so public pages need not carry them.
// The server has all texts registered at start.
if (typeof document !== "undefined") await Promise.all([loadMessages("cart"), loadMessages("checkout")])
