import { hasValidCheckSum } from "./check-digits.ts"

const BANK_DIGITS = 8
const FULL_DIGITS = 24

/**
 * Why an account number is refused.
 * - `format`: not 16 or 24 digits
 * - `check_digit`: the check digit of the bank's or the account's part is wrong, so a digit is mistyped
 */
export type BankAccountFault = "format" | "check_digit"

export type BankAccountResult = { ok: true; value: string } | { ok: false; fault: BankAccountFault }

/**
 * Parses a Hungarian account number (GIRO format) as typed: 16 or 24 digits, with or without hyphens or
 * spaces. The bank's eight digits and the rest each contain a check digit.
 *
 * @returns the number as `11732002-21032877` or `11732002-21032877-00000000`, or why it is invalid
 */
export function parseBankAccount(input: string): BankAccountResult {
  const digits = input.replace(/[\s\u2010-\u2015-]/g, "")
  if (!/^(\d{16}|\d{24})$/.test(digits) || /^0{8}/.test(digits)) return { ok: false, fault: "format" }
  const valid = hasValidCheckSum(digits.slice(0, BANK_DIGITS)) && hasValidCheckSum(digits.slice(BANK_DIGITS))
  if (!valid) return { ok: false, fault: "check_digit" }
  return { ok: true, value: digits.replace(/\d{8}(?=\d)/g, "$&-") }
}

/**
 * The IBAN of a valid Hungarian account number (ISO 13616), without spaces.
 *
 * @param account the result of `parseBankAccount`
 * @throws RangeError if it is not a valid account number
 */
export function bankAccountToIban(account: string): string {
  const parsed = parseBankAccount(account)
  if (!parsed.ok) throw new RangeError(`Not a Hungarian account number: ${account}`)
  const digits = parsed.value.replace(/-/g, "").padEnd(FULL_DIGITS, "0")
  const country = "1730"
  const check = 98n - (BigInt(`${digits}${country}00`) % 97n)
  return `HU${String(check).padStart(2, "0")}${digits}`
}
