import { currencyDecimals } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"

/** How deep a body is searched: deeper than any call that saves prices. */
const MAX_DEPTH = 8

/**
 * Whether a body contains a price below zero or with a fraction of a forint. Medusa would save such a price,
 * and pages would show it rounded.
 */
export function hasBrokenPrice(body: unknown, depth = 0): boolean {
  if (typeof body !== "object" || body === null || depth > MAX_DEPTH) return false
  const { currency_code: currency, amount } = body as Record<string, unknown>
  if (typeof currency === "string" && typeof amount === "number" && !isPayable(amount, currency)) return true
  return Object.values(body).some((part) => hasBrokenPrice(part, depth + 1))
}

const isPayable = (amount: number, currency: string): boolean =>
  amount >= 0 && Number.isInteger(amount * 10 ** currencyDecimals(currency))

const AMOUNTS = new Set(["amount", "unit_price", "compare_at_unit_price", "custom_amount"])

/**
 * Whether a change of an order contains such an amount: a refund, a price of a line or a delivery. They have no currency of
 * their own, but that of the order.
 */
export function hasBrokenAmount(body: unknown, depth = 0): boolean {
  if (typeof body !== "object" || body === null || depth > MAX_DEPTH) return false
  return Object.entries(body).some(([key, value]) =>
    AMOUNTS.has(key)
      ? typeof value === "number" && !isPayable(value, CURRENCY)
      : key !== "metadata" && hasBrokenAmount(value, depth + 1),
  )
}
