/** Formatting and validation of the three fields. Pure functions. */

export type FieldName = "number" | "expiry" | "cvc"

/** Error codes of Stripe's script. */
export type FieldProblem =
  | "incomplete_number"
  | "invalid_number"
  | "incomplete_expiry"
  | "invalid_expiry_year_past"
  | "incomplete_cvc"

export interface TypedCard {
  number: string
  expiry: string
  cvc: string
}

const digits = (text: string) => text.replace(/\D/g, "")

const isAmex = (number: string) => /^3[47]/.test(number)

const numberLength = (number: string) => (isAmex(number) ? 15 : 16)

const cvcLength = (number: string) => (isAmex(digits(number)) ? 4 : 3)

/** The card's brand, as far as the first digits show it. */
export function brandOf(number: string): string {
  const typed = digits(number)
  if (typed.startsWith("4")) return "visa"
  if (/^(5[1-5]|2[2-7])/.test(typed)) return "mastercard"
  return isAmex(typed) ? "amex" : "unknown"
}

/** Groups of four digits; 4-6-5 for American Express. */
export function formatNumber(text: string): string {
  const typed = digits(text).slice(0, numberLength(digits(text)))
  const groups = isAmex(typed)
    ? [typed.slice(0, 4), typed.slice(4, 10), typed.slice(10)]
    : (typed.match(/.{1,4}/g) ?? [])
  return groups.filter((group) => group !== "").join(" ")
}

/**
 * `MM / YY`. A month that starts with 2 to 9 gets a leading zero. A four-digit year, as browsers fill it in,
 * is shortened.
 */
export function formatExpiry(text: string): string {
  const filled = /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$/.exec(text)
  if (filled) return `${filled[1]?.padStart(2, "0")} / ${filled[2]}`
  const typed = digits(text)
  const padded = /^[2-9]/.test(typed) ? `0${typed}` : typed
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded
}

export const formatCvc = (text: string, number: string) => digits(text).slice(0, cvcLength(number))

/** Month and year of a typed date; null while it is incomplete. */
export function readExpiry(expiry: string): { month: number; year: number } | null {
  const typed = digits(expiry)
  const month = Number(typed.slice(0, 2))
  if (typed.length !== 4 || month < 1 || month > 12) return null
  return { month, year: 2000 + Number(typed.slice(2)) }
}

/** The error of a field; null if there is none. */
export function problemOf(field: FieldName, card: TypedCard, now: Date): FieldProblem | null {
  switch (field) {
    case "number":
      return numberProblem(digits(card.number))
    case "expiry":
      return expiryProblem(card.expiry, now)
    case "cvc":
      return digits(card.cvc).length === cvcLength(card.number) ? null : "incomplete_cvc"
  }
}

function numberProblem(number: string): FieldProblem | null {
  if (number.length < numberLength(number)) return "incomplete_number"
  return passesLuhn(number) ? null : "invalid_number"
}

function expiryProblem(expiry: string, now: Date): FieldProblem | null {
  const date = readExpiry(expiry)
  if (date === null) return "incomplete_expiry"
  const past = date.year * 12 + date.month - 1 < now.getFullYear() * 12 + now.getMonth()
  return past ? "invalid_expiry_year_past" : null
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
