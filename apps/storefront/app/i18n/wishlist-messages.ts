import { loadMessages } from "./load-messages.ts"

// Imported by the wishlist's route, like checkout-messages.ts.
if (typeof document !== "undefined") await loadMessages("wishlist")
