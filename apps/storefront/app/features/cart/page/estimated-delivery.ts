import { addWorkingDays, budapestDay, type CalendarDay } from "@porteka/hungary"
import type { Shop } from "@porteka/shop"

/** From when till when a parcel ordered now is expected. */
export interface DeliveryWindow {
  from: CalendarDay
  to: CalendarDay
}

/**
 * Working days of packing and of the way, counted from today.
 * @param code machine name of the way of delivery; null before one is chosen: then as by courier
 * @param makingDays working days until the slowest of the goods is made; 0 where all lie ready
 */
export function estimateDelivery(
  code: string | null,
  now: Date,
  { handlingWorkingDays: packing, courier, locker, pickup }: Shop["delivery"],
  makingDays = 0,
): DeliveryWindow {
  const { workingDays: way } = code === "locker" ? locker : code === "pickup" ? pickup : courier
  const today = budapestDay(now)
  return {
    from: addWorkingDays(today, makingDays + packing.from + way.from),
    to: addWorkingDays(today, makingDays + packing.to + way.to),
  }
}
