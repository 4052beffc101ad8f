import { loadMessages } from "./load-messages.ts"

// Like checkout-messages.ts: the route that imports this waits for its messages.
if (typeof document !== "undefined") await loadMessages("withdrawal")
