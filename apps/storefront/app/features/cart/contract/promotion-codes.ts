import type { Cart } from "@porteka/commerce-sdk/wire"

/** The visitor's codes: first those applied, then those that wait for a delivery they apply to. */
export function promotionCodes(cart: Pick<Cart, "promotions" | "metadata">): string[] {
  const inForce = cart.promotions.flatMap(({ code }) => code ?? [])
  return [...new Set([...inForce, ...(cart.metadata?.waiting_codes ?? [])])]
}
