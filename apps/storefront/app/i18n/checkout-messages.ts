import { loadMessages } from "./load-messages.ts"

// The checkout shows the cart, too. Routes that need these messages import this file and wait for it, so that
// public pages do not load them. The server registers all messages at start.
if (typeof document !== "undefined") await Promise.all([loadMessages("cart"), loadMessages("checkout")])
