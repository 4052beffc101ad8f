import { budapestDay } from "@porteka/hungary"

const YEAR_DIGITS = 4
const NUMBER_DIGITS = 6

/** The letters of a kind of case: elállás (withdrawal), panasz (complaint), üzenet (message of the contact page). */
export type CaseLetters = "EL" | "PA" | "UZ"

/** The case number, `EL-2026-000123`: the year in Budapest, and a number that is not reset each year. */
export function caseReference(letters: CaseLetters, number: number, receivedAt: Date): string {
  const year = budapestDay(receivedAt).slice(0, YEAR_DIGITS)
  return `${letters}-${year}-${String(number).padStart(NUMBER_DIGITS, "0")}`
}
