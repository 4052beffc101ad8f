import {
  addDays,
  budapestDay,
  budapestTime,
  type CalendarDay,
  HOUR_MS,
  startOfBudapestDay,
} from "./calendar-day.ts"
import { addWorkingDays, type DayRange, workingDayFrom } from "./holidays.ts"

/** The first and the last day on which a parcel is expected. */
export type DeliveryWindow = DayRange

/** When a shop packs. */
export interface PackingTimes {
  /** Orders from this hour on count from the next day; 24: until midnight. */
  cutOffHour: number
  /** Its holidays. */
  closures: readonly DayRange[]
}

/** Working days, the least and the most: of the shop until it sends a parcel, then of the carrier. */
export interface DeliverySteps {
  shop: { from: number; to: number }
  carrier: { from: number; to: number }
}

/**
 * When an order is expected. The shop's days are counted first, without its holidays, then the carrier's.
 * @param begun the moment of the order, or of its payment
 */
export function deliveryWindow(
  begun: Date,
  { cutOffHour, closures }: PackingTimes,
  { shop, carrier }: DeliverySteps,
): DeliveryWindow {
  const day = budapestDay(begun)
  const isPackingDay = workingDayFrom(day, closures) === day
  const counted = isPackingDay && budapestTime(begun).hour >= cutOffHour ? addDays(day, 1) : day
  // What would be packed on the day of the order is packed on the first day on which the shop packs.
  const arrival = (shopDays: number, carrierDays: number) => {
    const sent = addWorkingDays(counted, shopDays, closures)
    return carrierDays === 0 ? sent : addWorkingDays(sent, carrierDays)
  }
  return { from: arrival(shop.from, carrier.from), to: arrival(shop.to, carrier.to) }
}

/**
 * The shop's holidays that delay an order of this moment.
 * @param shopDays working days until it is sent, at most
 * @param daysToPay calendar days in which a payment may come that it waits for
 */
export function delayingClosures(
  begun: Date,
  packing: PackingTimes,
  shopDays: number,
  daysToPay = 0,
): DayRange[] {
  const paid = atSameHour(begun, addDays(budapestDay(begun), daysToPay))
  const steps = { shop: { from: shopDays, to: shopDays }, carrier: { from: 0, to: 0 } }
  const { to: sent } = deliveryWindow(paid, packing, steps)
  return packing.closures.filter(({ from, to }) => to >= budapestDay(begun) && from <= sent)
}

/** The same hour of another day: 24-hour steps would end on another day if the clocks change meanwhile. */
const atSameHour = (moment: Date, day: CalendarDay): Date =>
  new Date(startOfBudapestDay(day).getTime() + budapestTime(moment).hour * HOUR_MS)

/** When a parcel is expected that was handed to the carrier at this moment. */
export function windowAfterShipment(
  sentAt: Date | string,
  carrier: DeliverySteps["carrier"],
): DeliveryWindow {
  const sent = budapestDay(sentAt)
  return { from: addWorkingDays(sent, carrier.from), to: addWorkingDays(sent, carrier.to) }
}

/**
 * The expected delivery for a product page. `untilHour`: the hour until which it applies today; null if the
 * hour makes no difference.
 */
export interface ExpectedToday extends DeliveryWindow {
  untilHour: number | null
}

/** When an order of this moment is expected. */
export function expectedToday(now: Date, packing: PackingTimes, steps: DeliverySteps): ExpectedToday {
  const { cutOffHour } = packing
  const window = deliveryWindow(now, packing, steps)
  const later = deliveryWindow(now, { ...packing, cutOffHour: 0 }, steps)
  const isEarly = cutOffHour < 24 && budapestTime(now).hour < cutOffHour
  const matters = later.from !== window.from || later.to !== window.to
  return { ...window, untilHour: isEarly && matters ? cutOffHour : null }
}

/** By how many working days the shop's holidays delay an order of this moment. */
export function holidayDelay(now: Date, packing: PackingTimes, steps: DeliverySteps): number {
  const { to } = deliveryWindow(now, packing, steps)
  let day = deliveryWindow(now, { ...packing, closures: [] }, steps).to
  let days = 0
  for (; day < to; days++) day = addWorkingDays(day, 1)
  return days
}
