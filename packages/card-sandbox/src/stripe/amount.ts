import { integer, missingParam, type Params, requiredText } from "./params.ts"
import { invalidRequest, type StripeError } from "./stripe-error.ts"

/**
 * Minimum amounts in the smallest unit
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
const MINIMUM: Readonly<Record<string, number>> = { huf: 175_00, eur: 50, usd: 50 }
const MAXIMUM = 99_999_999_99

/** Reads a currency code of three letters. */
export function readCurrency(params: Params): string {
  const currency = requiredText(params, "currency").toLowerCase()
  if (!/^[a-z]{3}$/.test(currency))
    throw invalidRequest(`Invalid currency: ${currency}`, { param: "currency" })
  return currency
}

/** Reads an amount in the currency's smallest unit and checks Stripe's limits. */
export function readAmount(params: Params, currency: string): number {
  const amount = integer(params, "amount")
  if (amount === undefined) throw missingParam("amount")
  if (amount < 1)
    throw invalidRequest("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    })
  const minimum = MINIMUM[currency] ?? 1
  if (amount < minimum)
    throw outOfBounds("amount_too_small", `Amount must be at least ${minimum / 100} ${currency}`)
  if (amount > MAXIMUM)
    throw outOfBounds("amount_too_large", `Amount must be no more than ${MAXIMUM / 100} ${currency}`)
  return amount
}

const outOfBounds = (code: string, message: string): StripeError =>
  invalidRequest(message, { code, param: "amount" })
