import { loadMessages } from "./load-messages.ts"

// The back-in-stock form is loaded separately and waits here for its messages; see late-texts.tsx.
if (typeof document !== "undefined") await loadMessages("restock")
