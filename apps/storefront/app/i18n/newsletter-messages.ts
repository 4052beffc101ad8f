import { loadMessages } from "./load-messages.ts"

// Imported by the newsletter's route, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("newsletter")
