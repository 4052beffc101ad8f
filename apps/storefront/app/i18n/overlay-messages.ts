import { loadMessages } from "./load-messages.ts"

// Windows over a page are loaded when first opened, and wait here for their texts; see late-texts.tsx.
if (typeof document !== "undefined") await loadMessages("overlays")
