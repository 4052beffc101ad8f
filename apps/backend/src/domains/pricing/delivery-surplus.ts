import type { DeliveryCode } from "@porteka/shop"
import type { Delivery } from "./deliveries.ts"
import { LOCKER_CODE } from "./delivery-option-codes.ts"
import type { PricedMethod } from "./priced-cart.ts"

/** Key in an order's metadata: its delivery surplus, in whole forints. */
export const DELIVERY_SURPLUS = "delivery_surplus"

/** SQL: that of the order `o`. Orders placed before it was recorded have none: everything goes back. */
export const SURPLUS_OF_ORDER = `coalesce((o.metadata->>'${DELIVERY_SURPLUS}')::numeric, 0)`

/** Of an order that was read. */
export const surplusOf = ({ metadata }: { metadata: Record<string, unknown> | null }): number =>
  Number(metadata?.[DELIVERY_SURPLUS] ?? 0)

/** Deliveries by a carrier; collecting in the shop is none. */
const CARRIED: readonly string[] = ["courier", LOCKER_CODE] satisfies DeliveryCode[]

type ChosenMethod = Pick<PricedMethod, "shipping_option_id"> & { adjustments?: readonly unknown[] }

/**
 * What the chosen delivery costs more than the cheapest one offered. After a withdrawal the shop need not refund it (45/2014. (II.
 * 26.) Korm. r. 23. § (2)). The fee for cash on delivery is not part of it. In doubt, and with a discount of the delivery, none.
 */
export function deliverySurplus(deliveries: readonly Delivery[], methods: readonly ChosenMethod[]): number {
  if (methods.some(({ adjustments }) => adjustments && adjustments.length > 0)) return 0
  const chosenIds = new Set(methods.map(({ shipping_option_id: id }) => id))
  const carried = deliveries.filter(({ type }) => CARRIED.includes(type.code))
  const chosen = carried.find(({ id }) => chosenIds.has(id))
  if (!chosen || carried.some(({ amount, is_tax_inclusive: isGross }) => amount === null || !isGross))
    return 0
  const cheapest = Math.min(...carried.map(({ amount }) => amount ?? 0))
  return Math.round((chosen.amount ?? 0) - cheapest)
}
