import { loadMessages } from "./load-messages.ts"

// Imported by windows that open on request, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("windows")
