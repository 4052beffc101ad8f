import { loadMessages } from "./load-messages.ts"

// Imported by the components that show the answer to a search, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("searchHelp")
