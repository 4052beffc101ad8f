import { loadMessages } from "./load-messages.ts"

// The question for consent is loaded after the page, and waits here for its texts; see late-texts.tsx.
if (typeof document !== "undefined") await loadMessages("consent")
