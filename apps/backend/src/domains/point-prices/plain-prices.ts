import { CURRENCY } from "@porteka/shop"
import type { OptionPrice } from "../../shop/public-terms.ts"

export interface StoredPrice {
  amount: number
  currency_code: string
  price_rules: OptionPrice["rules"] | null
}

/**
 * Whether a delivery has nothing but a price in forints, and 0 from a value of products on: a form that knows only these would
 * delete all others, such as the price of a group of customers.
 */
export function arePlain(prices: readonly StoredPrice[]): boolean {
  const limited = prices.filter(({ price_rules: rules }) => rules !== null && rules.length > 0)
  return (
    prices.every(({ currency_code: currency }) => currency.toLowerCase() === CURRENCY.toLowerCase()) &&
    prices.length === limited.length + 1 &&
    limited.length <= 1 &&
    limited.every(isFreeFrom)
  )
}

function isFreeFrom({ amount, price_rules: rules }: StoredPrice): boolean {
  const [rule, ...others] = rules ?? []
  return (
    Number(amount) === 0 && others.length === 0 && rule?.attribute === "item_total" && rule.operator === "gte"
  )
}
