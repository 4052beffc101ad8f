/** In the data of a shipping option: the only carrier whose points it is for (ADR 0076). */
export const CARRIER_OF_OPTION = "points_of"

/** A price of a shipping option with its rules, as stored by Medusa's pricing module. */
export interface OptionPrice {
  amount: number
  rules: readonly { attribute: string; operator: string; value: string }[]
}

export interface PublicTerms {
  /** Gross, whole forints. */
  price: number
  /** From this order value on it is free; null if it never becomes free (or always is). */
  freeFrom: number | null
}

const PRODUCTS_VALUE = "item_total"
const FROM = ["gte", "gt"]

/**
 * The public terms of a delivery: prices for some customers only (with a rule about their group) are not
 * public, and the free-delivery limit is the lowest order value from which it is free. Null without a public
 * price.
 * @param regionId of the shop: its own prices have priority over those of the currency
 */
export function publicTerms(prices: readonly OptionPrice[], regionId: string): PublicTerms | null {
  const isPublic = ({ rules }: OptionPrice) =>
    rules.every(
      ({ attribute, operator, value }) =>
        (attribute === "region_id" && value === regionId) ||
        (attribute === PRODUCTS_VALUE && FROM.includes(operator)),
    )
  const known = prices.filter(isPublic)
  const ofRegion = known.filter(({ rules }) => rules.some(({ attribute }) => attribute === "region_id"))
  const base = [...ofRegion, ...known].find((price) => productsLimit(price) === null)
  if (!base) return null
  const limits = known.flatMap((price) => (price.amount === 0 ? (productsLimit(price) ?? []) : []))
  const freeFrom = base.amount === 0 || limits.length === 0 ? null : Math.min(...limits)
  return { price: base.amount, freeFrom }
}

/** The order value from which a price applies; null for one that always applies. */
function productsLimit({ rules }: OptionPrice): number | null {
  const rule = rules.find(({ attribute }) => attribute === PRODUCTS_VALUE)
  if (!rule) return null
  return Number(rule.value) + (rule.operator === "gt" ? 1 : 0)
}
