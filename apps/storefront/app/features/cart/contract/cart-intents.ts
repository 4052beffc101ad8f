import type { CartIntent } from "./cart-intent.ts"

const CART_INTENTS = [
  "add",
  "update",
  "options",
  "remove",
  "apply-promotion",
  "remove-promotion",
  "clear",
  "reset",
  "refresh",
  "replay",
] as const satisfies readonly CartIntent["intent"][]

/** The intent of a form, without the parser, which only the server needs; null if it is unknown. */
export function intentOf(form: FormData): CartIntent["intent"] | null {
  const named = form.get("intent")
  return CART_INTENTS.find((intent) => intent === named) ?? null
}
