import { addDays, budapestDay, type CalendarDay } from "../dates/calendar-day.ts"
import { workingDayFrom } from "../dates/holidays.ts"

/** 45/2014. (II. 26.) Korm. r. 20. § (2) and 23. § (1). */
export const WITHDRAWAL_DAYS = 14

/** `unknown`: not delivered yet or not known when; withdrawal is possible before delivery, too. */
export type WithdrawalStatus = "within" | "expired" | "unknown"

/**
 * The last day on which a consumer can withdraw: 14 calendar days after the day of delivery; when that is a
 * Saturday, Sunday or public holiday, the next working day (1182/71/EEC Art. 3). Of several parcels the last
 * one counts. To shoppers without delivery yet the period has not begun.
 *
 * @param delivered the day the last parcel was taken over, in Budapest
 */
export function withdrawalDeadline(delivered: CalendarDay): CalendarDay {
  return workingDayFrom(addDays(delivered, WITHDRAWAL_DAYS))
}

/**
 * Whether a declaration came in time. It only marks a case, it never refuses one.
 *
 * @param delivered the day the last parcel was taken over, or null
 * @param declaredAt when the declaration was sent
 */
export function withdrawalStatus(delivered: CalendarDay | null, declaredAt: Date | string): WithdrawalStatus {
  if (delivered === null) return "unknown"
  return budapestDay(declaredAt) <= withdrawalDeadline(delivered) ? "within" : "expired"
}

/** By when the money must be back: 14 days after the declaration arrived, not put off by weekends. */
export function refundDeadline(declared: CalendarDay): CalendarDay {
  return addDays(declared, WITHDRAWAL_DAYS)
}
