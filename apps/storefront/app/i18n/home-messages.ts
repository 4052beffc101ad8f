import { loadMessages } from "./load-messages.ts"

// Imported by the home page and the journal's routes, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("home")
