import { type Cart, type CodeRefusal, cartValue } from "@porteka/commerce-sdk/wire"

type CartWithCodes = Pick<Cart, "promotions" | "metadata" | "minimum_codes">

/** The visitor's codes: first those applied, then those that wait for a delivery they apply to or for a higher cart value. */
export function promotionCodes(cart: CartWithCodes): string[] {
  const inForce = cart.promotions.flatMap(({ code }) => code ?? [])
  const limited = (cart.minimum_codes ?? []).filter(({ refused }) => !refused).map(({ code }) => code)
  return [...new Set([...inForce, ...(cart.metadata?.waiting_codes ?? []), ...limited])]
}

/** Codes that waited for a higher cart value, but cannot be used any more or for this cart. */
export function refusedCodes({ minimum_codes: limited = [] }: Pick<Cart, "minimum_codes">) {
  return limited.flatMap(({ code, refused }): { code: string; refused: CodeRefusal }[] =>
    refused ? [{ code, refused }] : [],
  )
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
  const found = limited.find((one) => !one.refused && one.code.toUpperCase() === code.toUpperCase())
  const missing = found ? found.minimum - cartValue(items) : 0
  return found && missing > 0 ? { minimum: found.minimum, missing } : null
}
