import { loadMessages } from "./load-messages.ts"

// For the gift card page and the fields of a gift card in the cart; see late-texts.tsx.
if (typeof document !== "undefined") await loadMessages("giftCard")
