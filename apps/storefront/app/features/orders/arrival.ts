import type { Order } from "@porteka/commerce-sdk/wire"
import { addWorkingDays, budapestDay, type CalendarDay } from "@porteka/hungary"
import { deliveryDays, type Shop, type WorkingDays } from "@porteka/shop"
import type { OrderTimeline } from "./page/order-steps.ts"

/**
 * When an order is expected: between two dates, or a number of working days after its payment has arrived.
 */
export type Arrival =
  | { kind: "between"; from: CalendarDay; to: CalendarDay }
  | ({ kind: "after_payment" } & WorkingDays)

interface Facts {
  /** Machine name of the delivery method. */
  code: string | null
  isTransfer: boolean
  /** Whether a payment must arrive before anything is sent. */
  isDue: boolean
  now: Date
}

/**
 * The expected arrival of an order, from the shop's current delivery times.
 * @returns null if it has arrived, is ready for pickup, was cancelled, or is later than expected
 */
export function arrivalOf(
  { making_days: makingDays }: Pick<Order, "making_days">,
  { createdAt, paidAt, packedAt, deliveredAt, canceledAt }: OrderTimeline,
  { delivery }: Pick<Shop, "delivery">,
  { code, isTransfer, isDue, now }: Facts,
): Arrival | null {
  if (makingDays === undefined || canceledAt || deliveredAt || (code === "pickup" && packedAt)) return null
  const days = deliveryDays(delivery, code, makingDays)
  if (isTransfer && isDue && !paidAt) return { kind: "after_payment", ...days }
  const begun = budapestDay((isTransfer && paidAt) || createdAt)
  const to = addWorkingDays(begun, days.to)
  if (to < budapestDay(now)) return null
  return { kind: "between", from: addWorkingDays(begun, days.from), to }
}
