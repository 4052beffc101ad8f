import { currencyDecimals } from "@porteka/hungary"

/** Deeper than the body of any call that saves prices. */
const MAX_DEPTH = 8

/** Whether a body contains a price below zero, or with parts of a forint: Medusa would save it, and each page round it. */
export function hasBrokenPrice(body: unknown, depth = 0): boolean {
  if (typeof body !== "object" || body === null || depth > MAX_DEPTH) return false
  const { currency_code: currency, amount } = body as Record<string, unknown>
  if (typeof currency === "string" && typeof amount === "number" && !isPayable(amount, currency)) return true
  return Object.values(body).some((part) => hasBrokenPrice(part, depth + 1))
}

const isPayable = (amount: number, currency: string): boolean =>
  amount >= 0 && Number.isInteger(amount * 10 ** currencyDecimals(currency))
