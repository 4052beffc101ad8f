import { type Cart, cartValue } from "@porteka/commerce-sdk/wire"

/** The visitor's codes: first those applied, then those that wait for a delivery they apply to or for a higher cart value. */
export function promotionCodes(cart: Pick<Cart, "promotions" | "metadata" | "minimum_codes">): string[] {
  const inForce = cart.promotions.flatMap(({ code }) => code ?? [])
  const limited = (cart.minimum_codes ?? []).map(({ code }) => code)
  return [...new Set([...inForce, ...(cart.metadata?.waiting_codes ?? []), ...limited])]
}

/** Gross whole forints. */
export interface MissingValue {
  /** The code counts from this value of the products on. */
  minimum: number
  missing: number
}

/** How much the cart's value lacks for one of its codes, in any case; null: nothing. */
export function missingFor(
  { items, minimum_codes: limited = [] }: Pick<Cart, "items" | "minimum_codes">,
  code: string,
): MissingValue | null {
  const found = limited.find((one) => one.code.toUpperCase() === code.toUpperCase())
  const missing = found ? found.minimum - cartValue(items) : 0
  return found && missing > 0 ? { minimum: found.minimum, missing } : null
}
