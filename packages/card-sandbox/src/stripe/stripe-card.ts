import { createHash } from "node:crypto"
import type { Card } from "../objects/card.ts"
import type { CardBehaviour } from "../objects/card-behaviour.ts"
import { integer, type Params, requiredText, text } from "./params.ts"
import { StripeError } from "./stripe-error.ts"
import { NOT_A_TEST_CARD, TEST_CARDS } from "./test-cards.ts"

export interface ReadCard {
  card: Card
  behaviour: CardBehaviour
}

/**
 * Reads the parameters of a card as Stripe does.
 * @throws StripeError with the code of the invalid field
 */
export function readCard(params: Params, now: Date): ReadCard {
  const number = requiredText(params, "number").replace(/[\s-]/g, "")
  if (!isCardNumber(number)) throw cardError("incorrect_number", "Your card number is incorrect.", "number")
  const expiry = readExpiry(params, now)
  const cvc = text(params, "cvc")
  if (cvc !== undefined && !new RegExp(`^\\d{${cvcLength(number)}}$`).test(cvc)) {
    throw cardError("invalid_cvc", "Your card's security code is invalid.", "cvc")
  }
  return {
    card: describe(number, expiry, cvc !== undefined),
    behaviour: TEST_CARDS[number] ?? NOT_A_TEST_CARD,
  }
}

function readExpiry(params: Params, now: Date) {
  const month = integer(params, "exp_month") ?? 0
  const shortYear = integer(params, "exp_year") ?? 0
  const year = shortYear < 100 ? 2000 + shortYear : shortYear
  if (month < 1 || month > 12) {
    throw cardError("invalid_expiry_month", "Your card's expiration month is invalid.", "exp_month")
  }
  const lastYear = now.getUTCFullYear() + 50
  if (year > lastYear || year * 12 + month - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth()) {
    throw cardError("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year")
  }
  return { exp_month: month, exp_year: year }
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: "card_error", code, message, param }, true)
}

/** Luhn checksum (ISO/IEC 7812-1) of 12 to 19 digits. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const HUNGARIAN_TEST_CARD = "4000003480000005"

function describe(number: string, expiry: { exp_month: number; exp_year: number }, hasCvc: boolean): Card {
  const brand = brandOf(number)
  return {
    brand,
    last4: number.slice(-4),
    ...expiry,
    country: number === HUNGARIAN_TEST_CARD ? "HU" : "US",
    funding: "credit",
    fingerprint: createHash("sha256").update(number).digest("base64url").slice(0, 16),
    networks: { available: [brand], preferred: null },
    three_d_secure_usage: { supported: true },
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: hasCvc ? "pass" : "unchecked",
    },
    wallet: null,
  }
}

function brandOf(number: string): Card["brand"] {
  if (number.startsWith("4")) return "visa"
  if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard"
  if (/^3[47]/.test(number)) return "amex"
  return number.startsWith("6") ? "discover" : "unknown"
}

const cvcLength = (number: string) => (brandOf(number) === "amex" ? 4 : 3)
