import { loadMessages } from "./load-messages.ts"

// Imported by the routes of legal and information pages, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("documents")
