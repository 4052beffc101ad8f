import { loadMessages } from "./load-messages.ts"

// Dialogs are loaded when first opened and wait here for their messages; see late-texts.tsx.
if (typeof document !== "undefined") await loadMessages("overlays")
