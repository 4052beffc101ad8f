import { addDays, addWorkingDays, budapestDay, startOfBudapestDay } from "@porteka/hungary"

/** Money of the last day is in the bank's list on the next working day at the latest; that day is left to enter it. */
const BOOKING_WORKING_DAYS = 1

/**
 * Orders by bank transfer that were placed before this moment and are not paid are overdue: the day the confirmation
 * names has passed in Budapest, and a working day to enter what came on it.
 *
 * @param dueDays how many days the shopper has, the day of the order not counted
 */
export function overdueBefore(now: Date, dueDays: number): Date {
  const today = budapestDay(now)
  let ordered = addDays(today, -dueDays)
  while (addWorkingDays(addDays(ordered, dueDays), BOOKING_WORKING_DAYS) >= today)
    ordered = addDays(ordered, -1)
  return startOfBudapestDay(addDays(ordered, 1))
}
