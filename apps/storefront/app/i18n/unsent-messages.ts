import { loadMessages } from "./load-messages.ts"

// As in checkout-messages.ts: the route that imports this waits for its texts.
if (typeof document !== "undefined") await loadMessages("unsent")
