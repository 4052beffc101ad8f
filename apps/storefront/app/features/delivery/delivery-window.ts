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
  const counted = budapestTime(begun).hour >= cutOffHour ? addDays(day, 1) : day
  const closure = closures.find(({ from, to }) => counted >= from && counted <= to)
  const arrival = (shopDays: number, carrierDays: number) => {
    if (shopDays > 0)
      return addWorkingDays(addWorkingDays(closure?.to ?? counted, shopDays, closures), carrierDays)
    const sent = closure ? workingDayFrom(closure.to, closures) : counted
    return addWorkingDays(sent, carrierDays, carrierDays === 0 ? closures : [])
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
