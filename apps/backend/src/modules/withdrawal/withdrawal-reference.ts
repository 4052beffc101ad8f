import { budapestDay } from "@porteka/hungary"

const YEAR_DIGITS = 4
const NUMBER_DIGITS = 6

/** The reference of a case, `EL-2026-000123`: the year in Budapest time, and a number that is never reset. */
export function withdrawalReference(number: number, receivedAt: Date): string {
  return `EL-${budapestDay(receivedAt).slice(0, YEAR_DIGITS)}-${String(number).padStart(NUMBER_DIGITS, "0")}`
}
