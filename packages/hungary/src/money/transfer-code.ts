import { addDays, budapestTime, type CalendarDay, startOfBudapestDay } from "../dates/calendar-day.ts"

/** The data of a transfer in forints that the QR code contains. */
export interface Transfer {
  /** SWIFT code of the payee's bank, 8 or 11 characters. */
  bic: string | null
  /** The payee. */
  name: string
  iban: string
  /** Whole forints. */
  amount: number
  /** The banking app refuses the code after this day. */
  lastDay: CalendarDay
  /** The remittance text that the payer would type. */
  reference: string
}

/** Fields have 70 characters; limited to 70 bytes, they fit readers that count either. */
const MOST_BYTES = 70
const MOST_FORINTS = 999_999_999_999
const EMPTY_FIELDS = 7
const HOUR_MS = 3_600_000

/**
 * The content of a QR code that Hungarian banking apps read for an instant transfer: 17 lines according to
 * the MNB's guideline of 12 July 2019 ("HCT", version 001, UTF-8), the counterpart of EPC069-12 for forints.
 *
 * @returns null if an app could not read it: no BIC, no Hungarian IBAN, no amount in whole forints
 */
export function transferCode({ bic, name, iban, amount, lastDay, reference }: Transfer): string | null {
  const account = iban.replace(/\s/g, "")
  if (bic === null || !isHungarianBic(bic) || !/^HU\d{26}$/.test(account)) return null
  if (!Number.isInteger(amount) || amount < 1 || amount > MOST_FORINTS) return null
  const lines = [
    "HCT",
    "001",
    "1",
    bic.padEnd(11, "X"),
    field(name),
    account,
    `HUF${amount}`,
    endOfDay(lastDay),
    // The purpose is left empty.
    "",
    field(reference),
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

/** The last second of the day in Budapest time, with the offset from UTC: `20261130235959+1`. */
function endOfDay(day: CalendarDay): string {
  const moment = new Date(startOfBudapestDay(addDays(day, 1)).getTime() - 1000)
  const { year, month, day: date, hour, minute, second } = budapestTime(moment)
  const zone = (Date.UTC(year, month - 1, date, hour, minute, second) - moment.getTime()) / HOUR_MS
  return `${day.replaceAll("-", "")}${[hour, minute, second].join("")}+${zone}`
}
