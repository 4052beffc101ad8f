import { createHmac, timingSafeEqual } from "node:crypto"
import { VERIFICATION_CODE_DIGITS } from "@porteka/shop"

interface Numbered {
  id: string
  serial: number
}

const NUMBER_BYTES = 6

/** The digits of a code: they can only be computed with the secret. */
export function codeOf({ id, serial }: Numbered, secret: string): string {
  const mac = createHmac("sha256", secret).update(`account-code ${id} ${serial}`).digest()
  const number = mac.readUIntBE(0, NUMBER_BYTES) % 10 ** VERIFICATION_CODE_DIGITS
  return String(number).padStart(VERIFICATION_CODE_DIGITS, "0")
}

/** Whether the typed text is the code; spaces and hyphens between the digits are ignored. */
export function isCodeOf(numbered: Numbered, typed: string, secret: string): boolean {
  const digits = typed.replace(/[\s-]/g, "")
  const code = codeOf(numbered, secret)
  const isShaped = /^[0-9]+$/.test(digits) && digits.length === code.length
  return isShaped && timingSafeEqual(Buffer.from(digits), Buffer.from(code))
}
