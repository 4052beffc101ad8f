import { type Cart, type CodeRefusal, cartValue } from "@porteka/commerce-sdk/wire"

type CartWithCodes = Pick<Cart, "promotions" | "kept_codes">

/** The visitor's codes: first those applied, then those that wait for a delivery they apply to or for a higher cart value. */
export function promotionCodes({ promotions, kept_codes: kept = [] }: CartWithCodes): string[] {
  const inForce = promotions.flatMap(({ code }) => code ?? [])
  const open = kept.filter(({ refused }) => !refused).map(({ code }) => code)
  return [...new Set([...inForce, ...open])]
}

/** Codes that counted, or waited for a delivery or a higher cart value, but cannot be used any more or for this cart. */
export function refusedCodes({ kept_codes: kept = [] }: Pick<Cart, "kept_codes">) {
  return kept.flatMap(({ code, refused }): { code: string; refused: CodeRefusal }[] =>
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
  { items, kept_codes: kept = [] }: Pick<Cart, "items" | "kept_codes">,
  code: string,
): MissingValue | null {
  const found = kept.find((one) => !one.refused && one.code.toUpperCase() === code.toUpperCase())
  const missing = found ? found.minimum - cartValue(items) : 0
  return found && missing > 0 ? { minimum: found.minimum, missing } : null
}
