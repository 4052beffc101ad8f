import { addDays, budapestTime, type CalendarDay, startOfBudapestDay } from "../dates/calendar-day.ts"

/** A transfer in forints, as the code lets a bank's app fill in its form. */
export interface Transfer {
  /** SWIFT code of the payee's bank, 8 or 11 characters. */
  bic: string | null
  /** Who gets the money. */
  name: string
  iban: string
  /** Whole forints. */
  amount: number
  /** The app refuses the code after this day. */
  lastDay: CalendarDay
  /** What the payer would type as the remittance text. */
  reference: string
}

/** Fields hold 70 characters; counted as bytes they fit whichever of both a reader counts. */
const MOST_BYTES = 70
const MOST_FORINTS = 999_999_999_999
const EMPTY_FIELDS = 7
const HOUR_MS = 3_600_000

/**
 * The text of a QR code that Hungarian bank apps read for an instant transfer: 17 lines after the MNB's guideline of
 * 12 July 2019 ("HCT", version 001, UTF-8), the forint's counterpart of EPC069-12.
 *
 * @returns null when an app could not read it: no BIC, no Hungarian IBAN, no amount in whole forints
 */
export function transferCode({ bic, name, iban, amount, lastDay, reference }: Transfer): string | null {
  const account = iban.replace(/\s/g, "")
  if (bic === null || !isHungarianBic(bic) || !/^HU\d{26}$/.test(account)) return null
  if (!Number.isInteger(amount) || amount < 1 || amount > MOST_FORINTS) return null
  const lines = [
    ...["HCT", "001", "1"],
    ...[bic.padEnd(11, "X"), field(name), account],
    ...[`HUF${amount}`, endOfDay(lastDay)],
    // The purpose is left open.
    ...["", field(reference)],
    ...Array<string>(EMPTY_FIELDS).fill(""),
  ]
  return lines.map((line) => `${line}\n`).join("")
}

/** Whether it is the SWIFT code of a bank in Hungary (ISO 9362). */
export const isHungarianBic = (text: string): boolean => /^[A-Z]{4}HU[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)

function field(text: string): string {
  const line = text.replace(/\s+/g, " ").trim()
  const { read } = new TextEncoder().encodeInto(line, new Uint8Array(MOST_BYTES))
  return line.slice(0, read).trim()
}

/** Its last second by the clock of Budapest, and that clock's hours before UTC: `20261130235959+1`. */
function endOfDay(day: CalendarDay): string {
  const moment = new Date(startOfBudapestDay(addDays(day, 1)).getTime() - 1000)
  const { year, month, day: date, hour, minute, second } = budapestTime(moment)
  const zone = (Date.UTC(year, month - 1, date, hour, minute, second) - moment.getTime()) / HOUR_MS
  return `${day.replaceAll("-", "")}${[hour, minute, second].join("")}+${zone}`
}
