import type { Cart } from "@porteka/commerce-sdk/wire"

/** The codes a visitor has given: those in force, then those that wait for a delivery they can lower. */
export function promotionCodes(cart: Pick<Cart, "promotions" | "metadata">): string[] {
  const inForce = cart.promotions.flatMap(({ code }) => code ?? [])
  return [...new Set([...inForce, ...(cart.metadata?.waiting_codes ?? [])])]
}
