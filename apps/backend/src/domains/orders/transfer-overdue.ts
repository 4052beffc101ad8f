import { addDays, addWorkingDays, budapestDay, startOfBudapestDay } from "@porteka/hungary"

/**
 * A payment of the last day appears in the bank's statement on the next working day, so the staff gets that day
 * to record it.
 */
const BOOKING_WORKING_DAYS = 1

/**
 * Unpaid bank-transfer orders placed before this moment are overdue: the deadline in the confirmation has
 * passed in Budapest, and a working day to record payments.
 * @param dueDays days to pay, not counting the day of the order
 */
export function overdueBefore(now: Date, dueDays: number): Date {
  const today = budapestDay(now)
  let ordered = addDays(today, -dueDays)
  while (addWorkingDays(addDays(ordered, dueDays), BOOKING_WORKING_DAYS) >= today)
    ordered = addDays(ordered, -1)
  return startOfBudapestDay(addDays(ordered, 1))
}
