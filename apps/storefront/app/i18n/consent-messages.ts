import { loadMessages } from "./load-messages.ts"

// The consent question is loaded after the page and waits here for its messages; see late-texts.tsx.
if (typeof document !== "undefined") await loadMessages("consent")
