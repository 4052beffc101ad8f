import type { PasswordProblem } from "@porteka/commerce-sdk"
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, shop } from "@porteka/shop"
import { AccountError } from "./account-error.ts"
import { COMMON_PASSWORDS } from "./common-passwords.ts"

const LONGEST_PERIOD = 4
const SHORTEST_NAME = 4
const ROWS = ["qwertyuiop", "qwertzuiopőú", "asdfghjkl", "asdfghjkléáű", "yxcvbnm", "zxcvbnm", "1234567890"]

/** What is wrong with a new password; null if nothing. There are no rules about kinds of characters. */
export function findPasswordProblem(password: string, email: string): PasswordProblem | null {
  const characters = [...password]
  if (characters.length < PASSWORD_MIN_CHARACTERS) return "too_short"
  if (characters.length > PASSWORD_MAX_CHARACTERS) return "too_long"
  const plain = password.normalize("NFKC").toLowerCase()
  if (isLike(plain, email.toLowerCase())) return "like_email"
  if (isCommon(plain) || isPeriodic(plain) || isRun(plain)) return "too_common"
  return null
}

/** @throws AccountError */
export function requireGoodPassword(password: string, email: string): void {
  const problem = findPasswordProblem(password, email)
  if (problem) throw new AccountError("weak_password", "The password is too weak", { problem })
}

/** A common password, alone or with a few digits and signs after it. */
function isCommon(plain: string): boolean {
  const base = plain.replace(/[\d\p{P}\p{S}\s]{0,6}$/u, "")
  return COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(base) || base === shop.name.toLowerCase()
}

/** "abcabcabcabc", "aaaaaaaaaa" */
function isPeriodic(plain: string): boolean {
  return Array.from({ length: LONGEST_PERIOD }, (_, index) => index + 1).some(
    (period) => plain === plain.slice(0, period).repeat(plain.length).slice(0, plain.length),
  )
}

/** "abcdefghij", "9876543210", "asdfghjklé" and similar sequences, also repeated. */
function isRun(plain: string): boolean {
  const rows = [...ROWS, "abcdefghijklmnopqrstuvwxyz", "01234567890"]
  const reversed = rows.map((row) => [...row].reverse().join(""))
  return [...rows, ...reversed].some((row) => row.repeat(3).includes(plain))
}

/** The address, or the part before its @ with a few characters around it. */
function isLike(plain: string, email: string): boolean {
  const name = email.split("@")[0] ?? ""
  if (plain === email) return true
  return name.length >= SHORTEST_NAME && plain.includes(name) && plain.length - name.length <= SHORTEST_NAME
}
