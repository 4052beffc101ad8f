import type { Order } from "@porteka/commerce-sdk/wire"
import {
  budapestDay,
  type DayRange,
  type DeliveryWindow,
  delayingClosures,
  deliveryWindow,
  windowAfterShipment,
} from "@porteka/hungary"
import { deliveryDays, deliverySteps, type Shop, type WorkingDays } from "@porteka/shop"
import type { OrderTimeline } from "./order-steps.ts"

/**
 * When an order is expected: between two dates, or a number of working days after its payment has arrived, without the
 * shop's holidays.
 */
export type Arrival =
  | ({ kind: "between" } & DeliveryWindow)
  | ({ kind: "after_payment"; closures: DayRange[] } & WorkingDays)

interface Facts {
  /** Machine name of the delivery method. */
  code: string | null
  isTransfer: boolean
  /** Whether a payment must arrive before anything is sent. */
  isDue: boolean
  now: Date
}

/**
 * The expected arrival of an order, from the shop's current delivery times; once it is sent, from that day.
 * @returns null if it has arrived, is ready for pickup, was canceled, or is later than expected
 */
export function arrivalOf(
  { making_days: makingDays }: Pick<Order, "making_days">,
  { createdAt, paidAt, packedAt, shippedAt, deliveredAt, canceledAt }: OrderTimeline,
  { delivery, bank }: Pick<Shop, "delivery" | "bank">,
  { code, isTransfer, isDue, now }: Facts,
): Arrival | null {
  if (makingDays === undefined || canceledAt || deliveredAt || (code === "pickup" && packedAt)) return null
  const steps = deliverySteps(delivery, code, makingDays)
  if (isTransfer && isDue && !paidAt) {
    const closures = delayingClosures(new Date(createdAt), delivery, steps.shop.to, bank.transferDueDays)
    return {
      kind: "after_payment",
      ...deliveryDays(delivery, code, makingDays),
      closures: closures.filter(({ to }) => to >= budapestDay(now)),
    }
  }
  const begun = new Date((isTransfer && paidAt) || createdAt)
  // As in the e-mail about the shipment.
  const window = shippedAt
    ? windowAfterShipment(shippedAt, steps.carrier)
    : deliveryWindow(begun, delivery, steps)
  return window.to < budapestDay(now) ? null : { kind: "between", ...window }
}
