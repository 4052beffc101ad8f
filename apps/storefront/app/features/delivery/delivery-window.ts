import { addDays, addWorkingDays, budapestDay, budapestTime, type DayRange, workingDayFrom } from "@porteka/hungary"
import { deliverySteps, type Shop } from "@porteka/shop"

/** The first and the last day on which a parcel is expected. */
export type DeliveryWindow = DayRange

/**
 * When an order is expected. The shop's days are counted first, without its holidays, then the carrier's.
 * @param begun the moment of the order, or of its payment
 * @param code, makingDays as of `deliverySteps`
 */
export function deliveryWindow(
  begun: Date,
  delivery: Shop["delivery"],
  code: string | null,
  makingDays = 0,
): DeliveryWindow {
  const { cutOffHour, closures } = delivery
  const { shop, carrier } = deliverySteps(delivery, code, makingDays)
  const day = budapestDay(begun)
  const isPackingDay = workingDayFrom(day, closures) === day
  const counted = isPackingDay && budapestTime(begun).hour >= cutOffHour ? addDays(day, 1) : day
  // What is packed on the day of the order is packed on the first day on which somebody packs.
  const arrival = (shopDays: number, carrierDays: number) => {
    const sent = addWorkingDays(counted, shopDays, closures)
    return carrierDays === 0 ? sent : addWorkingDays(sent, carrierDays)
  }
  return { from: arrival(shop.from, carrier.from), to: arrival(shop.to, carrier.to) }
}

/** What a product page says; `untilHour`: how long it holds today, null if the hour makes no difference. */
export interface ExpectedToday extends DeliveryWindow {
  untilHour: number | null
}

/** When an order of this moment is expected; parameters as of `deliveryWindow`. */
export function expectedToday(
  now: Date,
  delivery: Shop["delivery"],
  code: string | null,
  makingDays = 0,
): ExpectedToday {
  const { cutOffHour } = delivery
  const window = deliveryWindow(now, delivery, code, makingDays)
  const later = deliveryWindow(now, { ...delivery, cutOffHour: 0 }, code, makingDays)
  const isEarly = cutOffHour < 24 && budapestTime(now).hour < cutOffHour
  const matters = later.from !== window.from || later.to !== window.to
  return { ...window, untilHour: isEarly && matters ? cutOffHour : null }
}

/** By how many working days the shop's holidays delay an order of this moment. */
export function holidayDelay(now: Date, delivery: Shop["delivery"]): number {
  const { to } = deliveryWindow(now, delivery, null)
  let day = deliveryWindow(now, { ...delivery, closures: [] }, null).to
  let days = 0
  for (; day < to; days++) day = addWorkingDays(day, 1)
  return days
}
