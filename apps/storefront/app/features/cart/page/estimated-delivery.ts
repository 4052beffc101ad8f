import { addWorkingDays, budapestDay, type CalendarDay } from "@porteka/hungary"
import { shopFront } from "@porteka/shop"

/** From when till when a parcel ordered now is expected. */
export interface DeliveryWindow {
  from: CalendarDay
  to: CalendarDay
}

/**
 * Working days of packing and of the way, counted from today.
 * @param code machine name of the way of delivery; null before one is chosen: then as by courier
 */
export function estimateDelivery(code: string | null, now: Date): DeliveryWindow {
  const { handlingWorkingDays: packing, courier, locker, pickup } = shopFront.delivery
  const { workingDays: way } = code === "locker" ? locker : code === "pickup" ? pickup : courier
  const today = budapestDay(now)
  return {
    from: addWorkingDays(today, packing.from + way.from),
    to: addWorkingDays(today, packing.to + way.to),
  }
}
