import type { BankEntry } from "@porteka/commerce-sdk"
import { DAY_MS, foldAccents } from "@porteka/hungary"
import { referenceNumbers } from "./reference-numbers.ts"

/** Files state the day of booking or the value date, which may have a weekend between them. */
const MOST_DAYS_APART = 3
const GIRO_DIGITS = 24

type Told = Pick<BankEntry, "booked_on" | "payer" | "account" | "text">

/**
 * Whether two entries of the same amount, from different kinds of files, are probably the same movement: nothing that both tell differs, and
 * payer, account or remark agree.
 */
export function isTwin(one: Told, other: Told): boolean {
  const agreements = [sameAccount(one, other), samePayer(one, other), sameNumbers(one, other)]
  return !areDaysApart(one, other) && !agreements.includes(false) && agreements.includes(true)
}

/** Whether both tell the same; null if one of them tells nothing. */
type Agreement = boolean | null

function areDaysApart({ booked_on: one }: Told, { booked_on: other }: Told): boolean {
  if (!one || !other) return false
  return Math.abs(Date.parse(one) - Date.parse(other)) > MOST_DAYS_APART * DAY_MS
}

function sameAccount({ account: one }: Told, { account: other }: Told): Agreement {
  return one && other ? accountDigits(one) === accountDigits(other) : null
}

/** An IBAN and a Hungarian account number of 16 or 24 digits become the same. */
function accountDigits(account: string): string {
  const bare = account.replace(/[^0-9a-z]/gi, "").replace(/^hu\d\d/i, "")
  return /^\d{16}$/.test(bare) ? bare.padEnd(GIRO_DIGITS, "0") : bare
}

/** Banks cut long names. */
function samePayer({ payer: one }: Told, { payer: other }: Told): Agreement {
  const [a, b] = [foldName(one), foldName(other)]
  return a && b ? a.startsWith(b) || b.startsWith(a) : null
}

const foldName = (name: string) => foldAccents(name).replace(/[^a-z0-9]+/g, "")

/** A file may add references of its own to the remark, so that only single numbers can differ. */
function sameNumbers({ text: one }: Told, { text: other }: Told): Agreement {
  const [a, b] = [referenceNumbers(one).plain, referenceNumbers(other).plain]
  if (a.some((number) => b.includes(number))) return true
  return a.length === 1 && b.length === 1 ? false : null
}
