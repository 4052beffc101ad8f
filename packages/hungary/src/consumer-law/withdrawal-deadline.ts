import { addDays, budapestDay, type CalendarDay } from "../dates/calendar-day.ts"
import { workingDayFrom } from "../dates/holidays.ts"

/** 45/2014. (II. 26.) Korm. r. 20. § (2) and 23. § (1). */
export const WITHDRAWAL_DAYS = 14

/** `unknown`: not delivered yet, or the date is not known; withdrawal is possible before delivery, too. */
export type WithdrawalStatus = "within" | "expired" | "unknown"

/**
 * The last day on which a consumer can withdraw: 14 calendar days after the day of delivery; if that is a
 * Saturday, Sunday or public holiday, the next working day (1182/71/EEC Art. 3). With several parcels the
 * last one counts. Before delivery the period has not started.
 *
 * @param delivered the day on which the last parcel was received, in Budapest time
 */
export function withdrawalDeadline(delivered: CalendarDay): CalendarDay {
  return workingDayFrom(addDays(delivered, WITHDRAWAL_DAYS))
}

/**
 * Whether a declaration was sent in time. The result only marks a case and never refuses it.
 *
 * @param delivered the day on which the last parcel was received, or null
 * @param declaredAt when the declaration was sent
 */
export function withdrawalStatus(delivered: CalendarDay | null, declaredAt: Date | string): WithdrawalStatus {
  if (delivered === null) return "unknown"
  return budapestDay(declaredAt) <= withdrawalDeadline(delivered) ? "within" : "expired"
}

/**
 * The last day on which the consumer has to send the products back: 14 days after the declaration (45/2014. (II. 26.)
 * Korm. r. 24. § (1)), not extended by weekends.
 */
export function sendBackDeadline(declared: CalendarDay): CalendarDay {
  return addDays(declared, WITHDRAWAL_DAYS)
}

/** The last day of the refund: 14 days after the declaration arrived, not extended by weekends. */
export function refundDeadline(declared: CalendarDay): CalendarDay {
  return addDays(declared, WITHDRAWAL_DAYS)
}
