import type { PaymentMethod } from "@porteka/commerce-sdk"
import { roundCash } from "@porteka/hungary"

/**
 * The amount to hand over in cash if it differs from the total (2008. III. tv.: rounded to 5 forints). Null
 * for other payment methods, at parcel lockers, which take cards only, and if nothing is rounded.
 */
export function cashToPay(total: number, method: PaymentMethod, atLocker: boolean): number | null {
  if (method !== "cash_on_delivery" || atLocker) return null
  const cash = roundCash(total)
  return cash === total ? null : cash
}
