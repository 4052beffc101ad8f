import { addWorkingDays, budapestDay, type CalendarDay } from "@porteka/hungary"
import { deliveryDays, type Shop } from "@porteka/shop"

/** From when till when a parcel ordered now is expected. */
export interface DeliveryWindow {
  from: CalendarDay
  to: CalendarDay
}

/** Working days counted from today; `code` and `makingDays` as of `deliveryDays`. */
export function estimateDelivery(
  code: string | null,
  now: Date,
  delivery: Shop["delivery"],
  makingDays = 0,
): DeliveryWindow {
  const days = deliveryDays(delivery, code, makingDays)
  const today = budapestDay(now)
  return { from: addWorkingDays(today, days.from), to: addWorkingDays(today, days.to) }
}
