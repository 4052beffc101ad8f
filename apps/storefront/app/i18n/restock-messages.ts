import { loadMessages } from "./load-messages.ts"

// The form for a notice is loaded by itself, and waits here for its texts; see late-texts.tsx.
if (typeof document !== "undefined") await loadMessages("restock")
