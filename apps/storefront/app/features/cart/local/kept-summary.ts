import { CURRENCY } from "@porteka/shop"
import type { CartSummary } from "../contract/cart-reply.ts"
import { cartBackup, localCart } from "./kept-cart.ts"

/** The cart for the header, as far as this browser knows it: what was in it, and what waits to be added. */
export function keptSummary(): CartSummary {
  const pieces = [...(cartBackup.get()?.items ?? []), ...localCart.get()]
  return { count: pieces.reduce((sum, { quantity }) => sum + quantity, 0), total: 0, currency: CURRENCY }
}
