import { loadMessages } from "./load-messages.ts"

// Imported by the pages behind the cart's links in e-mails, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("cartLinks")
