import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { roundCash } from "@porteka/hungary"

/**
 * The amount to collect with the first parcel of an order: rounded as cash, except at lockers, which take cards
 * only. Null if nothing is collected.
 */
export function cashOf({
  method,
  due,
  pickup_point: point,
}: Pick<DeskOrderDetails, "method" | "due" | "pickup_point">): number | null {
  if (method !== "cash_on_delivery" || due <= 0) return null
  return point?.kind === "locker" ? due : roundCash(due)
}
