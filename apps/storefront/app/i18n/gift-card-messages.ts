import { loadMessages } from "./load-messages.ts"

// The page of gift cards, and the fields of one that lies in the cart; see late-texts.tsx.
if (typeof document !== "undefined") await loadMessages("giftCard")
